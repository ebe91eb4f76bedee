import { useSyncExternalStore } from 'react';
import type { ComposedPost } from '../../../../../studio/posts/compose';
import { PostPicture } from './post-picture';
import type { ComposedStore } from './use-composed';

interface NewestPictureProps {
  newest: ComposedStore;
  /** The post that the components around it show. */
  shown: ComposedPost;
  pictureUrl: string;
}

/** Returns the newest composed post of the size that is shown. */
export function useNewest(newest: ComposedStore, shown: ComposedPost): ComposedPost {
  const composed = useSyncExternalStore(newest.subscribe, newest.get, newest.get);
  return composed !== null && composed.size === shown.size ? composed : shown;
}

/** Shows the newest composed post, before what surrounds it is rendered anew. */
export function NewestPicture({ newest, shown, pictureUrl }: NewestPictureProps) {
  return <PostPicture composed={useNewest(newest, shown)} pictureUrl={pictureUrl} />;
}
