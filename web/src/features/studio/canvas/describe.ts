import type { ComposedPost } from '../../../../../studio/posts/compose';
import { ownOf, type PostDocument, type Slot } from '../../../../../studio/posts/document';
import { layoutOf } from '../../../../../studio/posts/layouts/index';
import { POST_SIZE_NAMES, type PostSize } from '../../../../../studio/posts/sizes';
import { textsOf } from '../../../../../studio/posts/words-block';
import { sizeName, slotName } from '../post/post-keys';

export type BySize = ReadonlyMap<string, ComposedPost>;

/** Describes a size of a post for people who do not see it. */
export function describePost(post: PostDocument, size: PostSize): string {
  const layout = layoutOf(ownOf(post, size)?.layout ?? post.layout)?.name ?? '';
  const words = Object.entries(textsOf(post, size)).map(([slot, text]) => `${slotName(slot as Slot)}: ${text}.`);
  return [`${sizeName(size)} post in the layout ${layout}.`, ...words].join(' ');
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Returns the sizes in which a text is smaller than one reads on a phone. */
const smallSizes = (bySize: BySize, slot: Slot) =>
  POST_SIZE_NAMES.filter((size) => bySize.get(size)?.small.includes(slot));

/** Says how the headline stands, such as 'Headline: 3 lines, fits all sizes'. */
export function describeFit(bySize: BySize, size: PostSize): string {
  const lines = (bySize.get(size)?.words ?? [])
    .filter(({ slot }) => slot === 'headline')
    .reduce((sum, word) => sum + word.lines.length, 0);
  if (lines === 0) return '';
  const small = smallSizes(bySize, 'headline').map(sizeName);
  const fit = small.length === 0 ? 'fits all sizes' : `too small to read in ${listed(small)}`;
  return `Headline: ${lines} ${lines === 1 ? 'line' : 'lines'}, ${fit}`;
}

/** Says which texts of a size are hard to read; null when all are fine. */
export function describeProblem(composed: ComposedPost | undefined): string | null {
  if (!composed) return null;
  const place = sizeName(composed.size);
  if (composed.broken.length > 0 && composed.missing.length === 0)
    return `In ${place}, ${listed(composed.broken.map((slot) => slotName(slot).toLowerCase()))} can’t be set letter for letter. Please reword it.`;
  if (composed.small.length === 0) return null;
  const names = listed(composed.small.map((slot) => slotName(slot).toLowerCase()));
  const [verb, them] = composed.small.length > 1 ? ['are', 'them'] : ['is', 'it'];
  const help = composed.small.includes('headline')
    ? `Shorten ${them}, or give this size a headline of its own.`
    : `Shorten ${them}, or hide ${them} in this size.`;
  return `In ${place}, the ${names} ${verb} too small to read on a phone. ${help}`;
}

export const hasProblem = (composed: ComposedPost | undefined): boolean => describeProblem(composed) !== null;
