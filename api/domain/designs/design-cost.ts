import type { RequestContext } from '../../context';
import { costText, tenThousandthsOf } from '../../../contract/money';
import { modelCost } from '../settings/ai-settings';

/** Adds costs, with four places; null for none, and when one of them is not known. */
export function sumOfCosts(costs: readonly (string | null)[]): string | null {
  if (costs.length === 0 || costs.includes(null)) return null;
  return costText(costs.reduce((sum, cost) => sum + tenThousandthsOf(cost ?? 0), 0));
}

/** Returns what the AI service charges for pictures of these models together; null as for `sumOfCosts`. */
export const costOf = async (ctx: RequestContext, models: readonly string[]): Promise<string | null> =>
  sumOfCosts(await Promise.all(models.map((model) => modelCost(ctx, model))));
