import type { DesignEntity } from './design.entity';
import { platformNames, postTypeNames } from './prompt';

/** Returns the file name platform-posttype-timestamp.png, for example instagram-instagram-post-1767225600000.png. */
export const downloadName = (design: Pick<DesignEntity, 'platform' | 'postType' | 'finishedAt' | 'createdAt'>) =>
  `${platformNames[design.platform]}-${postTypeNames[design.postType]}-${(design.finishedAt ?? design.createdAt).getTime()}.png`;
