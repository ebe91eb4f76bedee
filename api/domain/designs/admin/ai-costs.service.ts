import { costText, tenThousandthsOf } from '../../../../contract/money';
import { dayIn } from '../../../../contract/time-zone';
import type { RequestContext } from '../../../context';
import type { AiCosts, AiPurpose, DateRange } from '../../../graphql/generated/schema';
import { callsByPurpose } from '../../ai/ai-calls';
import type { CallsByPurpose } from '../../ai/ai-calls';
import { readShopSettings } from '../../settings/shop-settings';
import { boundsOf } from './design-failures.service';

/**
 * Returns what calls of the AI service cost by purpose, in the days of the range.
 * @throws BadListRequest for an invalid range
 */
export async function aiCosts(ctx: RequestContext, range: DateRange): Promise<AiCosts> {
  const { from, until } = boundsOf(range);
  const { timeZone } = await readShopSettings(ctx);
  const lastDay = dayIn(timeZone, new Date(until.getTime() - 1));
  const rows = await callsByPurpose(ctx, dayIn(timeZone, from), lastDay);
  const callsFor = (purpose: AiPurpose) => rows.find((row) => row.purpose === purpose)?.calls ?? 0;
  const painted = callsFor('PAINTING');
  return {
    purposes: rows.map((row) => ({ ...row, costPerCall: costPerCallOf(row) })),
    repainted: painted > 0 ? Math.min(1, callsFor('REPAINTING') / painted) : null,
  };
}

const costPerCallOf = ({ cost, calls, uncosted }: CallsByPurpose): string | null =>
  cost !== null && uncosted === 0 && calls > 0 ? costText(tenThousandthsOf(cost) / calls) : null;
