import { dayIn } from '../../../contract/time-zone';
import type { RequestContext } from '../../context';
import type { AiPurpose } from '../../graphql/generated/schema';
import { modelCost } from '../settings/ai-settings';
import { readShopSettings } from '../settings/shop-settings';

/** Age in days at which counts are deleted. */
const DELETED_AFTER_DAYS = 800;

/**
 * Counts a call of the AI service: charged, or failed after all retries. A failure to count it is logged and must not end
 * the work.
 */
export async function countAiCall(
  ctx: RequestContext,
  { purpose, model, failed = false }: { purpose: AiPurpose; model: string; failed?: boolean },
): Promise<void> {
  try {
    const cost = failed ? null : await modelCost(ctx, model);
    const { timeZone } = await readShopSettings(ctx);
    ctx.metrics.aiCalls.inc({ purpose, outcome: failed ? 'failed' : 'charged' });
    await ctx.dataSource.query(
      `insert into ai_calls (day, purpose, model, calls, failed, uncosted, cost) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (day, purpose, model) do update set calls = ai_calls.calls + excluded.calls,
         failed = ai_calls.failed + excluded.failed, uncosted = ai_calls.uncosted + excluded.uncosted,
         cost = ai_calls.cost + excluded.cost`,
      [
        dayIn(timeZone, new Date()),
        purpose,
        model,
        failed ? 0 : 1,
        failed ? 1 : 0,
        !failed && cost === null ? 1 : 0,
        cost ?? '0',
      ],
    );
  } catch (error) {
    ctx.logger.warn({ err: error, purpose, model }, 'a call of the AI service was not counted');
  }
}

/** Deletes the counts of calls that are older than the figures show. */
export async function sweepAiCalls(ctx: RequestContext): Promise<void> {
  await ctx.db.query(`delete from ai_calls where day < current_date - ${DELETED_AFTER_DAYS}`);
}

/** Calls for one purpose in a range of days. */
export interface CallsByPurpose {
  purpose: AiPurpose;
  calls: number;
  failed: number;
  uncosted: number;
  /** Null while the cost of no call is known. */
  cost: string | null;
}

/** Returns the calls of a range of days by purpose, the most expensive first. Both days are in the shop's time zone. */
export const callsByPurpose = (ctx: RequestContext, first: string, last: string): Promise<CallsByPurpose[]> =>
  ctx.db.query(
    `select purpose, sum(calls)::int as calls, sum(failed)::int as failed, sum(uncosted)::int as uncosted,
       case when sum(calls) > sum(uncosted) then sum(cost)::text end as cost
     from ai_calls where day between $1 and $2 group by purpose order by sum(cost) desc, sum(calls) desc, purpose`,
    [first, last],
  );
