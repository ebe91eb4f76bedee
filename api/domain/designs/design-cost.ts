import type { RequestContext } from '../../context';

/** Costs have four places. */
const unit = 10_000;

/** Returns what the AI service charges for a picture of a model, in the shop's currency; null while nobody has set it. */
const modelCost = (_ctx: RequestContext, _model: string): Promise<string | null> => Promise.resolve(null);

/** Adds costs, with four places; null for none, and when one of them is not known. */
export function sumOfCosts(costs: readonly (string | null)[]): string | null {
  if (costs.length === 0 || costs.includes(null)) return null;
  return (costs.reduce((sum, cost) => sum + Math.round(Number(cost) * unit), 0) / unit).toFixed(4);
}

/** Returns what the AI service charges for pictures of these models together; null as for `sumOfCosts`. */
export const costOf = async (ctx: RequestContext, models: readonly string[]): Promise<string | null> =>
  sumOfCosts(await Promise.all(models.map((model) => modelCost(ctx, model))));
