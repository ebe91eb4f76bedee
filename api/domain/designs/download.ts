import type { PostSize } from '../../graphql/generated/schema';
import type { DesignEntity } from './design.entity';
import { platformNames, postTypeNames } from './prompt';

type Named = Pick<DesignEntity, 'platform' | 'postType' | 'finishedAt' | 'createdAt'>;

const stem = ({ platform, postType, finishedAt, createdAt }: Named) =>
  `${platformNames[platform]}-${postTypeNames[postType]}-${(finishedAt ?? createdAt).getTime()}`;

/** Returns the file name platform-posttype-timestamp.png, for example instagram-instagram-post-1767225600000.png. */
export const downloadName = (design: Named) => `${stem(design)}.png`;

/** Returns the file name of one size of a post, for example instagram-instagram-post-1767225600000-story.jpg. */
export const printName = (design: Named, size: PostSize, ending: string) =>
  `${stem(design)}-${size.toLowerCase()}.${ending}`;
