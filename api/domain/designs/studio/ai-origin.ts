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
