import type { RequestContext } from '../../context';
import { DesignEntity } from './design.entity';

/** How long a design belongs to a worker that does not renew its lease: its customer waits for that after a crash. */
const leaseMs = 30_000;
/** Short enough for several tries while a lease lasts. */
const beatMs = 5_000;

/**
 * A worker's claim of a design. `attempts` increases with each claim, so it is the fencing token: a worker that lost its
 * lease changes nothing of what a later one does.
 */
export type Claim = Pick<DesignEntity, 'id' | 'attempts'>;

/** SQL expression of a lease that begins now, by the database's clock. */
export const leaseEnd =
  (ms = leaseMs) =>
  () =>
    `now() + interval '${ms} milliseconds'`;

/** Extends a lease. @returns whether the worker still has the design */
export async function renewLease(ctx: RequestContext, { id, attempts }: Claim, ms = leaseMs): Promise<boolean> {
  const mine = { id, attempts, state: 'RUNNING' as const };
  const { affected } = await ctx.db.update(DesignEntity, mine, { leaseUntil: leaseEnd(ms) });
  return affected === 1;
}

/**
 * Renews the lease of a claimed design until it is stopped, at most for `mostMs`: work that hangs for longer is ended like
 * that of a killed process. A database that does not answer is asked again at the next beat.
 * @param lost called once when the worker no longer has the design
 */
export function startRenewing(
  ctx: RequestContext,
  claim: Claim,
  mostMs: number,
  lost: () => void,
  everyMs = beatMs,
): { stop: () => void } {
  const until = Date.now() + mostMs;
  const beat = async () => {
    if (Date.now() > until) return stop();
    if (await renewLease(ctx, claim)) return;
    stop();
    lost();
  };
  const timer = setInterval(() => void beat().catch(() => undefined), everyMs);
  timer.unref();
  const stop = () => clearInterval(timer);
  return { stop };
}
