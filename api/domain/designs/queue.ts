import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../context';
import { recordTransition } from '../../platform/database/state-machine';
import { publish } from '../../platform/events/events';
import { enqueue } from '../../platform/jobs/jobs';
import { readAiSettings } from '../settings/ai-settings';
import type { AiConfiguration } from '../settings/ai-settings';
import { UserError } from '../user-error';
import { DesignEntity } from './design.entity';
import { designMachine } from './design.states';
import { leaseEnd } from './lease';
import type { Claim } from './lease';

/** Maximum number of accounts checked before a worker stops looking: all designs of one may be cancelled at this moment. */
const mostAccounts = 20;

/**
 * Selects the next account: of the accounts below their limit, the one with the fewest running designs, then the one
 * served longest ago. A long queue of one account delays no other account. The account's row is locked to enforce the
 * limit; rows locked by another worker are skipped while there are others.
 */
const nextAccount = (wait: boolean) => `
select user_id from design_queues
where queued > 0 and running < $1 and not user_id = any($2)
order by running, last_started_at nulls first, user_id
limit 1 for update${wait ? '' : ' skip locked'}`;

/** Returns the account's oldest queued design, locked. One that another transaction has locked is being cancelled. */
const oldestQueued = (tx: RequestContext, userId: string): Promise<DesignEntity | null> =>
  tx.db.findOne(DesignEntity, {
    where: { userId, state: 'QUEUED' },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });

/** Wakes a worker with the transaction; it claims the next design in queue order. */
export const wakeWorker = (tx: EntityManager) => enqueue(tx, 'generate_design', {}, { maxAttempts: 1 });

/** Wakes as many workers as there are queued designs, up to a hundred: workers woken before may no longer run. */
export async function wakeWorkers(ctx: RequestContext): Promise<void> {
  const [{ count = 0 } = {}]: { count?: number }[] = await ctx.db.query(
    `select count(*)::integer as count from (select 1 from designs where state = 'QUEUED' limit 100) waiting`,
  );
  for (let index = 0; index < count; index += 1)
    await enqueue(ctx.db, 'generate_design', {}, { maxAttempts: 1, key: `wake-${index}` });
}

/**
 * Claims the next design that the limits of the settings allow, or `only` this one regardless of the limits. Null when
 * there is none.
 */
export async function claimDesign(ctx: RequestContext, only?: string): Promise<DesignEntity | null> {
  const limits = await readAiSettings(ctx);
  return ctx.transaction(async (tx) => {
    if (!only && (await isShopBusy(tx, limits))) return null;
    const design = only
      ? await tx.db.findOne(DesignEntity, { where: { id: only }, lock: { mode: 'pessimistic_write' } })
      : await nextDesign(tx, limits);
    return design?.state === 'QUEUED' ? takeDesign(tx, design) : null;
  });
}

/**
 * Returns whether the shop makes as many designs as it may. Under a limit, claims run one at a time, so that they count
 * each other; the worker that finishes a design claims the next one.
 */
async function isShopBusy(tx: RequestContext, { designsAtOnce }: AiConfiguration): Promise<boolean> {
  if (designsAtOnce === null) return false;
  await tx.db.query(`select pg_advisory_xact_lock(hashtext('designs at once'))`);
  const [row]: { running: number }[] = await tx.db.query(
    `select count(*)::integer as running from designs where state = 'RUNNING'`,
  );
  return (row?.running ?? 0) >= designsAtOnce;
}

async function nextDesign(
  tx: RequestContext,
  { designsAtOncePerAccount: most }: AiConfiguration,
): Promise<DesignEntity | null> {
  const seen: string[] = [];
  const next = async (wait: boolean): Promise<string | undefined> => {
    const [row]: { user_id: string }[] = await tx.db.query(nextAccount(wait), [most, seen]);
    return row?.user_id;
  };
  while (seen.length < mostAccounts) {
    const account = (await next(false)) ?? (await next(true));
    if (!account) return null;
    const design = await oldestQueued(tx, account);
    if (design) return design;
    seen.push(account);
  }
  return null;
}

async function takeDesign(tx: RequestContext, design: DesignEntity): Promise<DesignEntity> {
  const { id, userId } = design;
  await recordTransition(tx.db, designMachine, 'QUEUED', 'RUNNING', {
    subject: id,
    actor: null,
    reason: 'A worker took it',
  });
  const taken = { state: 'RUNNING' as const, attempts: design.attempts + 1, startedAt: new Date() };
  await tx.db.update(DesignEntity, { id }, { ...taken, leaseUntil: leaseEnd() });
  await publish(tx.db, { type: 'design', id, owner: userId });
  return Object.assign(design, taken);
}

/**
 * Requeues a running design for another worker: its credit stays reserved.
 * @param cost what was charged for it until now; null for nothing, or when it is unknown
 * @returns false when it is no longer running, or another worker's.
 */
export async function requeue(ctx: RequestContext, { id, attempts }: Claim, cost: string | null): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const design = await tx.db.findOne(DesignEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (design?.state !== 'RUNNING' || design.attempts !== attempts) return false;
    await recordTransition(tx.db, designMachine, 'RUNNING', 'QUEUED', {
      subject: id,
      actor: null,
      reason: 'Its process was stopped',
    });
    await tx.db.update(DesignEntity, { id }, { state: 'QUEUED', step: null, startedAt: null, leaseUntil: null, cost });
    await publish(tx.db, { type: 'design', id, owner: design.userId });
    await wakeWorker(tx.db);
    return true;
  });
}

/**
 * Returns a design that this transaction has queued.
 * @throws UserError LIMIT_REACHED when its account has more queued designs than it may.
 */
export async function readQueued(tx: RequestContext, id: string): Promise<DesignEntity> {
  const { queuedPerAccount } = tx.config.designs;
  const { entities, raw } = await tx.db
    .createQueryBuilder(DesignEntity, 'design')
    .addSelect(
      (count) =>
        count
          .select('count(*)::integer')
          .from(DesignEntity, 'other')
          .where(`other.user_id = design.user_id and other.state = 'QUEUED'`),
      'waiting',
    )
    .where({ id })
    .getRawAndEntities<{ waiting: number }>();
  const [design] = entities;
  if (!design) throw new Error(`The design ${id} was not queued`);
  if ((raw[0]?.waiting ?? 0) > queuedPerAccount)
    throw new UserError(
      'LIMIT_REACHED',
      `${queuedPerAccount} of your designs are waiting already. Please let some of them finish first.`,
    );
  return design;
}
