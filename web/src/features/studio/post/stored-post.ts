import { readDocument, type PostDocument } from '../../../../../studio/posts/document';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import type { PostContentInput } from '../../../gql/schema';
import type { StudioPostFragment } from '../studio.generated';

/** Returns a value without the names of its types, which the form does not know. */
function withoutTypeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypeNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, held]) => (key === '__typename' ? [] : [[key, withoutTypeNames(held)]])),
  );
}

/** Returns the post of an answer as the form that the composer reads. */
export const postOf = ({ content }: Pick<StudioPostFragment, 'content'>): PostDocument =>
  readDocument(withoutTypeNames(content));

/** Returns a post as it is sent. */
export const contentOf = (post: PostDocument): PostContentInput => post;

/** Returns what layouts know of the picture. */
export const sampleOf = ({
  pictureRatio: ratio,
  pictureSample,
}: Pick<StudioPostFragment, 'pictureRatio' | 'pictureSample'>): PictureSample => ({
  ratio,
  cells: Uint8Array.from(atob(pictureSample), (character) => character.charCodeAt(0)),
});
