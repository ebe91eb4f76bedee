import type { ComposedPost } from '../../../../../studio/posts/compose';
import type { PostDocument } from '../../../../../studio/posts/document';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import type { PostSize } from '../../../../../studio/posts/sizes';
import type { PayloadError } from '../../../lib/errors';
import type { ChangePost, PostStore } from '../post/use-post';
import type { StudioPostFragment } from '../studio.generated';
import type { BrowserType } from '../type/browser-type';

export type Panel = 'words' | 'look' | 'sizes' | 'brand' | 'caption' | 'more';

/** What the panels show and change. */
export interface StudioPanelsProps {
  /** Id of the design. */
  id: string;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  post: PostDocument;
  /** Has the newest post; `post` follows it while one types. */
  store: PostStore;
  size: PostSize;
  sample: PictureSample;
  pictureUrl: string;
  prints: StudioPostFragment['prints'];
  type: BrowserType | null;
  composed: ComposedPost | null;
  errors: readonly PayloadError[];
  change: ChangePost;
  flush: () => Promise<boolean>;
}
