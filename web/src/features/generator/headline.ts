import { stripTypename } from '@apollo/client/utilities';
import { altTextWith } from '../../../../studio/posts/alt-text';
import type { PostContentInput } from '../../gql/schema';
import type { EditedPostFragment } from './headline.generated';

/** Returns the headline that the first size shows: its own, or the post's. */
export const headlineOf = ({ content, firstSize }: EditedPostFragment): string =>
  content.perSize.find(({ size }) => size === firstSize)?.headline ?? content.words.headline.text;

/** Returns whether the first size shows a headline at all. */
export const showsHeadline = ({ content, firstSize }: EditedPostFragment): boolean =>
  !content.words.headline.hidden &&
  !content.perSize.some(({ size, hidden }) => size === firstSize && hidden.includes('HEADLINE'));

/** Returns a post with another headline, where the first size shows it from. */
export function withHeadline({ content, firstSize }: EditedPostFragment, headline: string): PostContentInput {
  const { words, perSize, caption, ...rest } = stripTypename(content);
  const isOwn = perSize.some(({ size, headline: own }) => size === firstSize && own !== null);
  return {
    ...rest,
    caption: isOwn ? caption : { ...caption, altText: altTextWith(content, headline) },
    words: isOwn ? words : { ...words, headline: { ...words.headline, text: headline } },
    perSize: isOwn ? perSize.map((one) => (one.size === firstSize ? { ...one, headline } : one)) : perSize,
  };
}

/** Returns whether two versions of a post differ in nothing but the headline. */
export const differInHeadlineOnly = (one: EditedPostFragment, other: EditedPostFragment): boolean =>
  JSON.stringify(withHeadline(one, '')) === JSON.stringify(withHeadline(other, ''));
