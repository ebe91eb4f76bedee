import { costText, tenThousandthsOf } from '../../../../contract/money';
import { dayIn } from '../../../../contract/time-zone';
import type { RequestContext } from '../../../context';
import type { AiCosts, AiPurpose, DateRange } from '../../../graphql/generated/schema';
import { readShopSettings } from '../../settings/shop-settings';
import { boundsOf } from './design-failures.service';

interface Row {
  purpose: AiPurpose;
  calls: number;
  failed: number;
  uncosted: number;
  cost: string | null;
}

/**
 * Returns what calls of the AI service cost by purpose, in the days of the range.
 * @throws BadListRequest for an invalid range
 */
export async function aiCosts(ctx: RequestContext, range: DateRange): Promise<AiCosts> {
  const { from, until } = boundsOf(range);
  const { timeZone } = await readShopSettings(ctx);
  const rows: Row[] = await ctx.db.query(
    `select purpose, sum(calls)::int as calls, sum(failed)::int as failed, sum(uncosted)::int as uncosted,
       case when sum(calls) > sum(uncosted) then sum(cost)::text end as cost
     from ai_calls where day between $1 and $2 group by purpose order by sum(cost) desc, sum(calls) desc, purpose`,
    [dayIn(timeZone, from), dayIn(timeZone, new Date(until.getTime() - 1))],
  );
  const callsFor = (purpose: AiPurpose) => rows.find((row) => row.purpose === purpose)?.calls ?? 0;
  const painted = callsFor('PAINTING');
  return {
    purposes: rows.map((row) => ({ ...row, costPerCall: costPerCallOf(row) })),
    repainted: painted > 0 ? Math.min(1, callsFor('REPAINTING') / painted) : null,
  };
}

const costPerCallOf = ({ cost, calls, uncosted }: Row): string | null =>
  cost !== null && uncosted === 0 && calls > 0 ? costText(tenThousandthsOf(cost) / calls) : null;
