import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestContext } from '../../context';
import { StorageAway } from '../../platform/storage/away';
import type { DesignEntity } from './design.entity';
import type { FinishedPicture } from './picture';

/** Storage keys of a design's files. */
export type DesignFiles = Pick<DesignEntity, 'imageKey' | 'thumbnailKey' | 'originalKey'>;

/** Folder of all files of designs. */
export const designFolder = 'designs/';

/** How long an unavailable storage is retried. */
export interface Patience {
  /** Milliseconds since 1970. */
  until: number;
  /** Ends the retries. */
  signal: AbortSignal;
}

const firstPauseMs = 500;
const longestPauseMs = 10_000;

/** A finished picture that could not be stored. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
}

/** Whether a picture was not stored because the storage is away: it can be stored later. */
export const isStorageAway = (error: unknown): boolean =>
  error instanceof NotStored && error.cause instanceof StorageAway;

/** Repeats a store operation with growing pauses while the storage is unavailable. @throws NotStored */
async function storeWithRetries(patience: Patience | undefined, store: () => Promise<void>): Promise<void> {
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
 * Stores the files that are served, and the AI service's original bytes, with their marks of origin.
 * @param patience retry limit for an unavailable storage, because the picture is already paid for
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
  const put = (key: string, body: Buffer, mime: string) =>
    storeWithRetries(patience, () => ctx.storage.put(key, body, mime));
  await put(files.originalKey, original, picture.original.mime);
  await put(files.imageKey, picture.png, 'image/png');
  await put(files.thumbnailKey, picture.thumbnail, 'image/webp');
  return files;
}

/** Deletes a design's files; missing files are ignored. */
export async function dropDesignFiles(ctx: Pick<RequestContext, 'storage'>, design: DesignFiles): Promise<void> {
  for (const key of keysOf([design])) await ctx.storage.delete(key);
}

/**
 * Returns which of these files are the background of a stored design. A background without a design never gets one again:
 * a copy locks its source, which therefore exists whenever the copy is not visible yet.
 */
export async function backgroundsInUse(ctx: RequestContext, keys: readonly string[]): Promise<Set<string>> {
  const rows: { key: string }[] = await ctx.db.query(
    'select distinct original_key as key from designs where original_key = any($1)',
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Returns the storage keys of the files of these designs. */
export const keysOf = (designs: readonly DesignFiles[]): string[] =>
  designs.flatMap(({ imageKey, thumbnailKey, originalKey }) =>
    [imageKey, thumbnailKey, originalKey].filter((key): key is string => key !== null),
  );
