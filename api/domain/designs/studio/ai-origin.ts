import type { RequestContext } from '../../../context';
import { isTestAccount } from '../../accounts/test-account.service';
import type { DesignEntity } from '../design.entity';

/**
 * Returns whether a model made a part of a post: its background, or words that it suggested for the picture. A photo with
 * the customer's own words is marked as nothing but what it is.
 */
export function isMadeWithAi({
  pictureSource,
  suggestions,
}: Pick<DesignEntity, 'pictureSource' | 'suggestions'>): boolean {
  if (pictureSource === 'PAINTED') return true;
  return (
    suggestions !== null && [suggestions.second, suggestions.button, suggestions.badge].some((text) => text !== '')
  );
}

/** Returns the marks of a post's prints: of its origin, and the watermark of test mode. */
export async function marksOf(
  ctx: RequestContext,
  design: DesignEntity,
): Promise<{ isMadeWithAi: boolean; isTest: boolean }> {
  const isTest = await isTestAccount(ctx, design.userId);
  return { isMadeWithAi: !isTest && isMadeWithAi(design), isTest };
}
