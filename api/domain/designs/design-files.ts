import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestContext } from '../../context';
import { StorageAway } from '../../platform/storage/away';
import type { DesignEntity } from './design.entity';
import type { FinishedPicture } from './picture';

/** Where a design's files are. */
export type DesignFiles = Pick<DesignEntity, 'imageKey' | 'thumbnailKey' | 'originalKey'>;

/** All files of designs are below it. */
export const designFolder = 'designs/';

/** How long a storage that is away is asked again. */
export interface Patience {
  /** Milliseconds since 1970. */
  until: number;
  /** Ends the waiting. */
  signal: AbortSignal;
}

const firstPauseMs = 500;
const longestPauseMs = 10_000;

/** A finished picture that could not be stored. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
}

/** Repeats it, with growing pauses, while the storage is away. @throws NotStored */
async function patiently(patience: Patience | undefined, store: () => Promise<void>): Promise<void> {
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await store();
    } catch (error) {
      const isOver = !patience || patience.signal.aborted || Date.now() + pause > patience.until;
      if (!(error instanceof StorageAway) || isOver)
        throw new NotStored('The files of a design could not be stored', { cause: error });
      await sleep(pause, undefined, { signal: patience.signal, ref: false }).catch(() => undefined);
    }
  }
}

/**
 * Stores what is given out, and the AI service's own bytes with their marks of origin.
 * @param patience the picture is paid for: a storage that is away is asked again
 * @throws NotStored
 */
export async function storeDesignFiles(
  ctx: Pick<RequestContext, 'storage'>,
  id: string,
  picture: FinishedPicture,
  original: Buffer,
  patience?: Patience,
): Promise<DesignFiles> {
  const folder = `${designFolder}${id}`;
  const files = {
    originalKey: `${folder}/original.${picture.original.ending}`,
    imageKey: `${folder}/image.png`,
    thumbnailKey: `${folder}/thumbnail.webp`,
  };
  const put = (key: string, body: Buffer, mime: string) => patiently(patience, () => ctx.storage.put(key, body, mime));
  await put(files.originalKey, original, picture.original.mime);
  await put(files.imageKey, picture.png, 'image/png');
  await put(files.thumbnailKey, picture.thumbnail, 'image/webp');
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
