import type { PostDocument } from '../../../../../studio/posts/document';
import { valuesOf, withValues } from './post-keys';

export interface Merged {
  post: PostDocument;
  /** Keys that both have changed, to different values. The merged post has mine. */
  disputed: string[];
}

/** Writes the fields of an object in one order: a preset of colours has another one than a stored post. */
const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** Returns the keys in which two posts differ. */
export function changedKeys(from: PostDocument, to: PostDocument): string[] {
  const [before, after] = [valuesOf(from), valuesOf(to)];
  return [...after.keys()].filter((key) => !isSame(before.get(key), after.get(key)));
}

/**
 * Returns the post from which the customer's and the stored one differ. A save whose answer was lost may have been stored:
 * then it is that one, and not the change of another window.
 * @param known the last post that the server is known to have had
 * @param unanswered posts that were sent since, without an answer
 */
export const commonPost = (known: PostDocument, unanswered: readonly PostDocument[], stored: PostDocument) =>
  unanswered.find((sent) => changedKeys(sent, stored).length === 0) ?? known;

/** Joins two posts that were both changed from the same one, key by key. */
export function mergePosts(base: PostDocument, mine: PostDocument, theirs: PostDocument): Merged {
  const own = valuesOf(mine);
  const other = valuesOf(theirs);
  const byOther = new Set(changedKeys(base, theirs));
  const changed = changedKeys(base, mine);
  return {
    post: withValues(theirs, new Map(changed.map((key) => [key, own.get(key)]))),
    disputed: changed.filter((key) => byOther.has(key) && !isSame(own.get(key), other.get(key))),
  };
}

/** Returns the post with another one's values of these keys. */
export function takeKeys(post: PostDocument, from: PostDocument, keys: readonly string[]): PostDocument {
  const values = valuesOf(from);
  return withValues(post, new Map(keys.map((key) => [key, values.get(key)])));
}
