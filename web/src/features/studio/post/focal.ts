import { focalOf, ownOf, type PostDocument } from '../../../../../studio/posts/document';
import type { PostSize } from '../../../../../studio/posts/sizes';
import { withOwn } from './post-keys';

export interface Focal {
  x: number;
  y: number;
}

/** Returns whether a size shows a part of the picture of its own. */
export const hasOwnFocal = (post: PostDocument, size: PostSize): boolean => Boolean(ownOf(post, size)?.focal);

/** Returns the post with another part of the picture in sight: of this size alone if it has its own, else of all. */
export function withFocal(post: PostDocument, size: PostSize, change: (focal: Focal) => Focal): PostDocument {
  const focal = change(focalOf(post, size));
  if (hasOwnFocal(post, size)) return withOwn(post, size, { focal });
  return { ...post, picture: { ...post.picture, focalX: focal.x, focalY: focal.y } };
}
