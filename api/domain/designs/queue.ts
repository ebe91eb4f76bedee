import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../context';
import { recordTransition } from '../../platform/database/state-machine';
import { publish } from '../../platform/events/events';
import { enqueue } from '../../platform/jobs/jobs';
import { DesignEntity } from './design.entity';
import { designMachine } from './design.states';

/** Arbitrary but fixed: one worker at a time chooses, so that what it counted is still so when it has chosen. */
const choosingLock = 7306422;

/**
 * Whose turn it is: of the accounts with room for one more, the one with the fewest designs in the making, then the
 * one that was served longest ago, and of its designs the oldest. A long queue of one account holds up nobody else.
 */
const nextInTurn = `
select waiting.id
from (select distinct on (user_id) user_id, id from designs where state = 'QUEUED' order by user_id, id) waiting
cross join lateral (select count(*) as count from designs where user_id = waiting.user_id and state = 'RUNNING') running
cross join lateral (select max(started_at) as at from designs where user_id = waiting.user_id) turn
where running.count < $1
order by running.count, turn.at nulls first, waiting.id
limit 1`;

/** Wakes a worker, with the transaction: it looks for a design whose turn it is. */
export const wakeWorker = (tx: EntityManager) => enqueue(tx, 'generate_design', {}, { maxAttempts: 1 });

/** Wakes as many workers as designs wait, up to a hundred: those who were woken before may be gone. */
export async function wakeWorkers(ctx: RequestContext): Promise<void> {
  const [{ count = 0 } = {}]: { count?: number }[] = await ctx.db.query(
    `select count(*)::integer as count from (select 1 from designs where state = 'QUEUED' limit 100) waiting`,
  );
  for (let index = 0; index < count; index += 1)
    await enqueue(ctx.db, 'generate_design', {}, { maxAttempts: 1, key: `wake-${index}` });
}

/** Takes the design whose turn it is, or `only` this one, for `leaseMs`. Null when there is none to take. */
export async function claimDesign(ctx: RequestContext, leaseMs: number, only?: string): Promise<DesignEntity | null> {
  return ctx.transaction(async (tx) => {
    if (!only) await tx.db.query('select pg_advisory_xact_lock($1)', [choosingLock]);
    // its owner may cancel the chosen one at this very moment: then it is the next one's turn
    for (;;) {
      const chosen = only ?? (await idOfNext(tx));
      if (!chosen) return null;
      const design = await tx.db.findOne(DesignEntity, { where: { id: chosen }, lock: { mode: 'pessimistic_write' } });
      if (design?.state === 'QUEUED') return takeDesign(tx, design, leaseMs);
      if (only) return null;
    }
  });
}

async function idOfNext(tx: RequestContext): Promise<string | undefined> {
  const rows: { id: string }[] = await tx.db.query(nextInTurn, [tx.config.designs.runningPerAccount]);
  return rows[0]?.id;
}

async function takeDesign(
  tx: RequestContext,
  { id, userId, attempts }: DesignEntity,
  leaseMs: number,
): Promise<DesignEntity> {
  await recordTransition(tx.db, designMachine, 'QUEUED', 'RUNNING', {
    subject: id,
    actor: null,
    reason: 'A worker took it',
  });
  await tx.db.update(
    DesignEntity,
    { id },
    { state: 'RUNNING', attempts: attempts + 1, startedAt: new Date(), leaseUntil: new Date(Date.now() + leaseMs) },
  );
  await publish(tx.db, { type: 'design', id, owner: userId });
  return tx.db.findOneByOrFail(DesignEntity, { id });
}

/**
 * Puts a design in the making back, for another worker: its credit stays reserved.
 * @returns false when it is no longer in the making.
 */
export async function putBack(ctx: RequestContext, id: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const design = await tx.db.findOne(DesignEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (design?.state !== 'RUNNING') return false;
    await recordTransition(tx.db, designMachine, 'RUNNING', 'QUEUED', {
      subject: id,
      actor: null,
      reason: 'Its process was told to stop',
    });
    await tx.db.update(DesignEntity, { id }, { state: 'QUEUED', startedAt: null, leaseUntil: null });
    await publish(tx.db, { type: 'design', id, owner: design.userId });
    await wakeWorker(tx.db);
    return true;
  });
}
