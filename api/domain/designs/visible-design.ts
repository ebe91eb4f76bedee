import type { RequestContext } from '../../context';
import { notFound } from '../user-error';
import { signedIn } from '../viewer';
import { isRevealed } from './admin/design-reveal.service';
import type { DesignEntity } from './design.entity';
import { findDesign } from './design.service';

/**
 * Returns a design whose picture the caller may see: their own, or one that they have revealed.
 * @throws AccessError NOT_FOUND.
 */
export async function findVisibleDesign(ctx: RequestContext, id: string): Promise<DesignEntity> {
  const design = await findDesign(ctx, id);
  if (design.userId !== signedIn(ctx).userId && !(await isRevealed(ctx, design))) throw notFound('Design');
  return design;
}
