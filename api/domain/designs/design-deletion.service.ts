import { In, LessThan } from 'typeorm';
import { restorableMinutes } from '../../../contract/limits';
import type { RequestContext } from '../../context';
import type { DesignStatus } from '../../graphql/generated/schema';
import { publishAll } from '../../platform/events/events';
import { enqueue } from '../../platform/jobs/jobs';
import { resultByIds } from '../bulk';
import type { BulkResult } from '../bulk';
import { UserError, notFound, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { among, selectedIds } from './selected-designs';
import { keysOf } from './design-files';
import { DesignEntity } from './design.entity';
import { printKeysOf } from './studio/print.service';
import { databaseTime } from '../../platform/database/database-time';

const restorableMs = restorableMinutes * 60_000;
/** Delay of the purge, in case another replica's clock still counts a design as restorable. */
const graceMs = 60_000;
const purgedAtOnce = 200;

const unfinished: DesignStatus[] = ['QUEUED', 'RUNNING'];

/** Returns until when a design deleted at this time can be restored. */
const lastMoment = (deletedAt: Date) => new Date(deletedAt.getTime() + restorableMs);

/**
 * Returns the chosen designs of the caller that exist or can be restored, locked in the order of
 * their ids.
 */
async function lockChosen(tx: RequestContext, ids: readonly string[]): Promise<DesignEntity[]> {
  const { userId } = signedIn(tx);
  const found = await tx.db.find(DesignEntity, {
    where: { ...among(ids), userId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return found.filter(({ deletedAt }) => deletedAt === null || lastMoment(deletedAt) > new Date());
}

/** Deletes or restores designs and publishes the change to every tab of their owners. */
async function setDeleted(tx: RequestContext, designs: readonly DesignEntity[], deletedAt: Date | null): Promise<void> {
  if (designs.length === 0) return;
  await tx.db.update(DesignEntity, { id: In(designs.map(({ id }) => id)) }, { deletedAt });
  await publishAll(
    tx.db,
    designs.map(({ id, userId: owner }) => ({ type: 'design', id, owner })),
  );
}

const refusals = {
  missing: { code: 'NOT_FOUND', message: 'This design does not exist.' },
  unfinished: { code: 'INVALID_STATE', message: 'Cancel this design before you delete it.' },
} as const;

/** `restorableUntil`: until when all of the deleted designs can be restored; null without any. */
type DeletedDesigns = BulkResult & { deletedIds: string[]; restorableUntil: Date | null };

/**
 * Deletes finished designs of the caller: hidden at once, and removed permanently later. Designs that can't be deleted
 * stay unchanged.
 * @throws UserError INVALID_INPUT, TOO_MANY_REQUESTS; AccessError NOT_FOUND when none exists.
 */
export async function deleteDesigns(ctx: RequestContext, given: readonly string[]): Promise<DeletedDesigns> {
  const ids = selectedIds(given);
  const { userId } = signedIn(ctx);
  const wait = await ctx.limits.wait(['designDeletionPerDay'], userId);
  if (wait > 0) throw tooManyRequests('You have deleted many designs today.', wait);
  const { deleted, ...result } = await deleteOwn(ctx, given, ids);
  // each deletion counts: to delete and restore the same designs in turns costs as much as to delete others
  if (deleted > 0) await ctx.limits.take('designDeletionPerDay', userId, deleted);
  return result;
}

/** Deletes the designs in one transaction. @returns the result, and how many were not deleted before */
function deleteOwn(
  ctx: RequestContext,
  given: readonly string[],
  ids: readonly string[],
): Promise<DeletedDesigns & { deleted: number }> {
  return ctx.transaction(async (tx) => {
    const found = await lockChosen(tx, ids);
    if (found.length === 0) throw notFound('Design');
    const ended = found.filter(({ state }) => !unfinished.includes(state));
    const now = new Date();
    const fresh = ended.filter(({ deletedAt }) => deletedAt === null);
    await setDeleted(tx, fresh, now);
    // a client repeats a call whose answer was lost: designs deleted by the first call are restorable for less time
    const first = Math.min(...ended.map(({ deletedAt }) => (deletedAt ?? now).getTime()));
    const states = new Map(found.map(({ id, state }) => [id, state]));
    const result = resultByIds(given, (id) => {
      const state = states.get(id);
      if (!state) return refusals.missing;
      return unfinished.includes(state) ? refusals.unfinished : null;
    });
    return {
      ...result,
      deleted: fresh.length,
      deletedIds: ended.map(({ id }) => id),
      restorableUntil: ended.length > 0 ? lastMoment(new Date(first)) : null,
    };
  });
}

/**
 * Restores designs of the caller that were deleted recently.
 * @throws UserError INVALID_INPUT, NOT_FOUND when none of them can be restored.
 */
export async function restoreDesigns(
  ctx: RequestContext,
  given: readonly string[],
): Promise<BulkResult & { designs: DesignEntity[] }> {
  const ids = selectedIds(given);
  return ctx.transaction(async (tx) => {
    const found = await lockChosen(tx, ids);
    if (found.length === 0) throw new UserError('NOT_FOUND', 'What was deleted can no longer be brought back.');
    await setDeleted(
      tx,
      found.filter(({ deletedAt }) => deletedAt !== null),
      null,
    );
    const designs = found.map((design) => Object.assign(design, { deletedAt: null }));
    const restored = new Set(designs.map(({ id }) => id));
    return { ...resultByIds(given, (id) => (restored.has(id) ? null : refusals.missing)), designs };
  });
}

/** Removes designs permanently after the restore time: first the rows, then the files by a job. Run by a job. */
export async function purgeDesigns(ctx: RequestContext, at?: number): Promise<void> {
  const now = at ?? (await databaseTime(ctx.pool)).getTime();
  const before = new Date(now - restorableMs - graceMs);
  for (let purged = purgedAtOnce; purged === purgedAtOnce;)
    purged = await ctx.transaction(async (tx) => {
      // skips rows that a restore has locked at this moment
      const gone = await tx.db.find(DesignEntity, {
        where: { deletedAt: LessThan(before) },
        order: { deletedAt: 'ASC' },
        take: purgedAtOnce,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (gone.length === 0) return 0;
      const ids = gone.map(({ id }) => id);
      const prints = await printKeysOf(tx, ids);
      await tx.db.delete(DesignEntity, { id: In(ids) });
      await enqueue(tx.db, 'drop_files', { designKeys: [...keysOf(gone), ...prints], uploads: [] });
      return gone.length;
    });
}
