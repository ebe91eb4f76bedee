import type { RequestContext } from '../../context';
import type { DesignEntity } from './design.entity';
import type { FinishedPicture } from './picture';

/** Where a design's files are. */
export type DesignFiles = Pick<DesignEntity, 'imageKey' | 'thumbnailKey' | 'originalKey'>;

/** All files of designs are below it. */
export const designFolder = 'designs/';

/** Stores what is given out, and the AI service's own bytes with their marks of origin. */
export async function storeDesignFiles(
  ctx: Pick<RequestContext, 'storage'>,
  id: string,
  picture: FinishedPicture,
  original: Buffer,
): Promise<DesignFiles> {
  const folder = `${designFolder}${id}`;
  const files = {
    originalKey: `${folder}/original.${picture.original.ending}`,
    imageKey: `${folder}/image.png`,
    thumbnailKey: `${folder}/thumbnail.webp`,
  };
  await ctx.storage.put(files.originalKey, original, picture.original.mime);
  await ctx.storage.put(files.imageKey, picture.png, 'image/png');
  await ctx.storage.put(files.thumbnailKey, picture.thumbnail, 'image/webp');
  return files;
}

/** Deletes a design's files; those that are not there are no matter. */
export async function dropDesignFiles(ctx: Pick<RequestContext, 'storage'>, design: DesignFiles): Promise<void> {
  for (const key of keysOf([design])) await ctx.storage.delete(key);
}

/** Where the files of these designs are. */
export const keysOf = (designs: readonly DesignFiles[]): string[] =>
  designs.flatMap(({ imageKey, thumbnailKey, originalKey }) =>
    [imageKey, thumbnailKey, originalKey].filter((key): key is string => key !== null),
  );
