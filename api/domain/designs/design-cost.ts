import type { RequestContext } from '../../context';

/** Costs have four places. */
const unit = 10_000;

/** Returns what the AI service charges for a picture of a model, in the shop's currency; null while nobody has set it. */
const modelCost = (_ctx: RequestContext, _model: string): Promise<string | null> => Promise.resolve(null);

/**
 * Returns what the AI service charges for pictures of these models together, with four places; null when it charged
 * nothing, or when the cost of one of the models is not known.
 */
export async function costOf(ctx: RequestContext, models: readonly string[]): Promise<string | null> {
  const costs = await Promise.all(models.map((model) => modelCost(ctx, model)));
  if (costs.length === 0 || costs.includes(null)) return null;
  return (costs.reduce((sum, cost) => sum + Math.round(Number(cost) * unit), 0) / unit).toFixed(4);
}
