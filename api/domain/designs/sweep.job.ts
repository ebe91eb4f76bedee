import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { sweepOrphanedFiles } from '../files/orphaned-files.service';
import { DesignEntity } from './design.entity';
import { photosAmong } from './photos/photo.service';
import { backgroundsInUse, designFolder } from './design-files';
import { printKeysOf } from './studio/print.service';

const idIn = (key: string) => /^designs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]+$/.exec(key)?.[1];

/** Deletes files of designs that no row refers to any more: of failed and cancelled ones, and of deleted accounts. */
export const sweepDesignFiles = (ctx: RequestContext, now?: number): Promise<void> =>
  sweepOrphanedFiles(ctx, { folder: designFolder, orphansAmong: (keys) => orphansAmong(ctx, keys) }, now);

async function orphansAmong(ctx: RequestContext, keys: string[]): Promise<string[]> {
  const ids = [...new Set(keys.flatMap((key) => idIn(key) ?? []))];
  const prints = new Set(await printKeysOf(ctx, ids));
  const used = new Set([...(await backgroundsInUse(ctx, keys)), ...(await photosAmong(ctx, keys))]);
  const designs = new Map((await ctx.db.findBy(DesignEntity, { id: In(ids) })).map((design) => [design.id, design]));
  return keys.filter((key) => {
    const id = idIn(key);
    if (!id || used.has(key)) return false;
    const design = designs.get(id);
    if (!design) return true;
    const isUnfinished = design.state === 'QUEUED' || design.state === 'RUNNING';
    return !isUnfinished && !prints.has(key) && ![design.imageKey, design.thumbnailKey].includes(key);
  });
}
