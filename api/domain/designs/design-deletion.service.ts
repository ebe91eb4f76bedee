import { In, LessThan } from 'typeorm';
import { restorableMinutes } from '../../../contract/designs';
import type { RequestContext } from '../../context';
import type { DesignStatus } from '../../graphql/generated/schema';
import { publishAll } from '../../platform/events/events';
import { enqueue } from '../../platform/jobs/jobs';
import { UserError, notFound } from '../user-error';
import { isAdmin, signedIn } from '../viewer';
import { among, chosenIds } from './chosen-designs';
import { keysOf } from './design-files';
import { DesignEntity } from './design.entity';

const restorableMs = restorableMinutes * 60_000;
/** Nothing is purged while a clock of another replica may still take it for restorable. */
const graceMs = 60_000;
const purgedAtOnce = 200;

const inTheMaking: DesignStatus[] = ['QUEUED', 'RUNNING'];

/** Until when a design that was deleted at a moment can be had back. */
const lastMoment = (deletedAt: Date) => new Date(deletedAt.getTime() + restorableMs);

/** The chosen designs of the caller (any, for an Admin) that are there or can be had back, locked by their ids' order. */
async function lockChosen(tx: RequestContext, ids: readonly string[]): Promise<DesignEntity[]> {
  const { id: userId } = signedIn(tx);
  const found = await tx.db.find(DesignEntity, {
    where: { ...among(ids), ...(!isAdmin(tx) && { userId }) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return found.filter(({ deletedAt }) => deletedAt === null || lastMoment(deletedAt) > new Date());
}

/** Takes designs away, or brings them back, and says so to every tab of their owners. */
async function setDeleted(tx: RequestContext, designs: readonly DesignEntity[], deletedAt: Date | null): Promise<void> {
  if (designs.length === 0) return;
  await tx.db.update(DesignEntity, { id: In(designs.map(({ id }) => id)) }, { deletedAt });
  await publishAll(
    tx.db,
    designs.map(({ id, userId: owner }) => ({ type: 'design', id, owner })),
  );
}

/**
 * Deletes designs of the caller that have ended: out of sight at once, and gone for good later. Those that can't be
 * deleted are left as they are.
 * @returns which are deleted now, and until when all of them can be had back
 * @throws UserError INVALID_INPUT, INVALID_STATE when all are in the making; AccessError NOT_FOUND when none is there.
 */
export async function deleteDesigns(
  ctx: RequestContext,
  given: readonly string[],
): Promise<{ deletedIds: string[]; restorableUntil: Date }> {
  const ids = chosenIds(given);
  return ctx.transaction(async (tx) => {
    const found = await lockChosen(tx, ids);
    if (found.length === 0) throw notFound('Design');
    const ended = found.filter(({ state }) => !inTheMaking.includes(state));
    if (ended.length === 0) throw new UserError('INVALID_STATE', 'Cancel this design before you delete it.');
    const now = new Date();
    await setDeleted(
      tx,
      ended.filter(({ deletedAt }) => deletedAt === null),
      now,
    );
    // an answer that was lost is asked for again: what it has deleted already is restorable for less long
    const first = Math.min(...ended.map(({ deletedAt }) => (deletedAt ?? now).getTime()));
    return { deletedIds: ended.map(({ id }) => id), restorableUntil: lastMoment(new Date(first)) };
  });
}

/**
 * Brings designs of the caller back that were deleted a moment ago.
 * @returns those that are there again
 * @throws UserError INVALID_INPUT, NOT_FOUND when none of them can be had back.
 */
export async function restoreDesigns(ctx: RequestContext, given: readonly string[]): Promise<DesignEntity[]> {
  const ids = chosenIds(given);
  return ctx.transaction(async (tx) => {
    const found = await lockChosen(tx, ids);
    if (found.length === 0) throw new UserError('NOT_FOUND', 'What was deleted can no longer be brought back.');
    await setDeleted(
      tx,
      found.filter(({ deletedAt }) => deletedAt !== null),
      null,
    );
    return found.map((design) => Object.assign(design, { deletedAt: null }));
  });
}

/** Removes for good what was deleted long enough ago, rows first and files by a job after them. Run by a job. */
export async function purgeDesigns(ctx: RequestContext, now = Date.now()): Promise<void> {
  const before = new Date(now - restorableMs - graceMs);
  for (let purged = purgedAtOnce; purged === purgedAtOnce;)
    purged = await ctx.transaction(async (tx) => {
      // one that is being brought back at this moment is left to whoever does so
      const gone = await tx.db.find(DesignEntity, {
        where: { deletedAt: LessThan(before) },
        order: { deletedAt: 'ASC' },
        take: purgedAtOnce,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (gone.length === 0) return 0;
      await tx.db.delete(DesignEntity, { id: In(gone.map(({ id }) => id)) });
      await enqueue(tx.db, 'drop_files', { designKeys: keysOf(gone), uploads: [] });
      return gone.length;
    });
}
