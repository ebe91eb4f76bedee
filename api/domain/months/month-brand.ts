import type { Brand } from '../../../studio/posts/brand';
import type { RequestContext } from '../../context';
import { brandContent, brandsOf } from '../brands/brand.service';
import { textsOfBrand } from '../designs/studio/design-brand';
import { refuseMissingLetters } from '../files/missing-letters';
import type { MonthPlanEntity } from './month-plan.entity';

/** Returns the brand of a month as it is now; null for none. */
export async function brandOfMonth(
  ctx: RequestContext,
  { userId, brandId }: Pick<MonthPlanEntity, 'userId' | 'brandId'>,
): Promise<Brand | null> {
  if (brandId === null) return null;
  const brand = (await brandsOf(ctx, userId)).find(({ id }) => id === brandId);
  return brand ? brandContent(brand) : null;
}

/**
 * Refuses to make posts with letters that no font has, in their own texts or in what the brand of their month adds.
 * @throws UserError INVALID_INPUT naming the letters and the field, TOO_MANY_REQUESTS
 */
export async function refuseMissingLettersIn(
  ctx: RequestContext,
  plan: MonthPlanEntity,
  texts: Parameters<typeof refuseMissingLetters>[1],
): Promise<void> {
  const brand = await brandOfMonth(ctx, plan);
  await refuseMissingLetters(ctx, [...texts, ...(brand ? textsOfBrand(brand) : [])]);
}
