import type { RequestContext } from '../../context';
import { publishAll } from '../../platform/events/events';
import { walkList } from '../../platform/lists/walk';
import { keysOf } from './design-files';
import { DesignEntity } from './design.entity';
import { designList } from './design.list';
import { endWithoutSuccess } from './design.service';
import { deletePhotosOf } from './photos/photo.service';
import { printKeysOf } from './studio/print.service';

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

/** Returns the ids of all designs of an account, deleted ones included. */
export const designIdsOf = async (ctx: RequestContext, userId: string): Promise<string[]> =>
  (await ctx.db.find(DesignEntity, { select: { id: true }, where: { userId } })).map(({ id }) => id);
