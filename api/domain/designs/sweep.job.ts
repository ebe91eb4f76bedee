import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { sweepOrphanedFiles } from '../files/orphaned-files.service';
import { DesignEntity } from './design.entity';
import { photosAmong } from './photos/photo.service';
import { deleteFiles } from '../../platform/storage/storage';
import { backgroundsInUse, designFolder, keysOf } from './design-files';
import { printKeysOf } from './studio/print.service';

const idIn = (key: string) => /^designs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]+$/.exec(key)?.[1];

/** Deletes files of designs that no row refers to any more: of failed and cancelled ones, and of deleted accounts. */
export const sweepDesignFiles = (ctx: RequestContext, now?: number): Promise<void> =>
  sweepOrphanedFiles(ctx, { folder: designFolder, orphansAmong: (keys) => orphansAmong(ctx, keys) }, now);

/** Deletes files of designs whose rows are gone; one that a row refers to again, or another one too, stays. Run by a job. */
export async function dropFilesOfDesigns(ctx: RequestContext, keys: readonly string[]): Promise<void> {
  const { used } = await usesOf(ctx, keys);
  await deleteFiles(
    ctx.storage,
    keys.filter((key) => !used.has(key)),
  );
}

async function orphansAmong(ctx: RequestContext, keys: string[]): Promise<string[]> {
  const { used, unfinished } = await usesOf(ctx, keys);
  return keys.filter((key) => {
    const id = idIn(key);
    return id !== undefined && !used.has(key) && !unfinished.has(id);
  });
}

/** Returns which of these files a row refers to, and the ids of unfinished designs, whose files have no row yet. */
async function usesOf(
  ctx: RequestContext,
  keys: readonly string[],
): Promise<{ used: Set<string>; unfinished: Set<string> }> {
  const ids = [...new Set(keys.flatMap((key) => idIn(key) ?? []))];
  const designs = await ctx.db.findBy(DesignEntity, { id: In(ids) });
  const unfinished = designs.filter(({ state }) => state === 'QUEUED' || state === 'RUNNING');
  const used = [
    ...(await printKeysOf(ctx, ids)),
    ...(await backgroundsInUse(ctx, keys)),
    ...(await photosAmong(ctx, keys)),
    ...keysOf(designs),
  ];
  return { used: new Set(used), unfinished: new Set(unfinished.map(({ id }) => id)) };
}
