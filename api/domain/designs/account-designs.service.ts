import { In, LessThan, Not } from 'typeorm';
import type { RequestContext } from '../../context';
import { publishAll } from '../../platform/events/events';
import { walkList } from '../../platform/lists/walk';
import { keysOf } from './design-files';
import { DesignEntity } from './design.entity';
import { designList } from './design.list';
import { endWithoutSuccess } from './design.service';
import { DesignPhotoEntity } from './photos/design-photo.entity';
import { deletePhotosOf, filesOfPhotos } from './photos/photo.service';
import { printKeysOf } from './studio/print.service';

/** Rows that were deleted, and the keys of their files. */
interface Deleted {
  count: number;
  keys: string[];
}

/** Returns every design of an account, oldest first, without deleted ones. */
export const designsOf = (ctx: RequestContext, owner: string): AsyncGenerator<DesignEntity> =>
  walkList(ctx, designList, { owner, sort: { field: 'CREATED_AT', direction: 'ASC' } });

/**
 * Deletes every design and photo of an account permanently, in the caller's transaction; unfinished ones are cancelled first.
 * @returns the keys of their files, to be deleted after the commit
 */
export async function deleteDesignsOf(tx: RequestContext, userId: string): Promise<string[]> {
  for (const { id } of await tx.db.find(DesignEntity, {
    select: { id: true },
    where: [
      { userId, state: 'QUEUED' },
      { userId, state: 'RUNNING' },
    ],
  }))
    await endWithoutSuccess(tx, id, { to: 'CANCELLED', sentence: 'Its account was deleted' });
  const designs = await tx.db.find(DesignEntity, {
    select: { id: true, imageKey: true, thumbnailKey: true, originalKey: true },
    where: { userId },
  });
  const prints = await printKeysOf(
    tx,
    designs.map(({ id }) => id),
  );
  await tx.db.delete(DesignEntity, { userId });
  await publishAll(
    tx.db,
    designs.map(({ id }) => ({ type: 'design', id, owner: userId })),
  );
  return [...keysOf(designs), ...prints, ...(await deletePhotosOf(tx, userId))];
}

/**
 * Deletes the designs and photos that an account made before a moment, in the caller's transaction; unfinished designs stay.
 * @returns how many, and the keys of their files, to be deleted after the commit
 */
export async function deleteOldDesignsOf(tx: RequestContext, userId: string, before: Date): Promise<Deleted> {
  const created = { userId, createdAt: LessThan(before) };
  const designs = await tx.db.find(DesignEntity, {
    select: { id: true, imageKey: true, thumbnailKey: true, originalKey: true },
    where: { ...created, state: Not(In(['QUEUED', 'RUNNING'])) },
    lock: { mode: 'pessimistic_write' },
  });
  const photos = await tx.db.findBy(DesignPhotoEntity, created);
  const ids = designs.map(({ id }) => id);
  const prints = await printKeysOf(tx, ids);
  await tx.db.delete(DesignEntity, { id: In(ids) });
  await tx.db.delete(DesignPhotoEntity, { id: In(photos.map(({ id }) => id)) });
  const ofPhotos = filesOfPhotos(photos.map(({ fileKey }) => fileKey));
  return { count: designs.length + photos.length, keys: [...keysOf(designs), ...prints, ...ofPhotos] };
}

/** Returns the ids of all designs of an account, deleted ones included. */
export const designIdsOf = async (ctx: RequestContext, userId: string): Promise<string[]> =>
  (await ctx.db.find(DesignEntity, { select: { id: true }, where: { userId } })).map(({ id }) => id);
