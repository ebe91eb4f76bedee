import { z } from 'zod';
import { aiSettingsInput } from '../../../contract/ai-settings';
import type { RequestContext } from '../../context';
import { forgetSettingRows, readSettingRow } from './setting-rows';
import { costText, tenThousandthsOf } from '../../../contract/money';

/** Values that an Admin has set; each missing part is the environment's. */
const storedSchema = aiSettingsInput.partial();

/** Costs that an earlier release stored with the seller's data; they count until the models are saved. */
const earlierSchema = z
  .object({ modelCosts: z.array(z.object({ model: z.string(), cost: z.string().nullish() })).catch([]) })
  .catch({ modelCosts: [] });

export interface AiConfiguration {
  /** In the order in which they are tried. */
  imageModels: { model: string; cost: string | null }[];
  /** In the order in which they are tried. */
  textModels: string[];
  /** Of one text call on average; null while it is unknown. */
  textCallCost: string | null;
  /** Of the whole shop; null for as many as the workers can. */
  designsAtOnce: number | null;
  designsAtOncePerAccount: number;
  /** Within 24 hours; null for no limit. */
  designsPerDayPerAccount: number | null;
  /** 0 while the defaults apply. */
  version: number;
}

interface Stored extends AiConfiguration {
  earlierCosts: ReadonlyMap<string, string>;
}

const readStored = async (ctx: RequestContext): Promise<Stored> => {
  const row = await readSettingRow(ctx, 'ai');
  const stored = storedSchema.parse(row?.body ?? {});
  const earlierCosts = new Map(
    earlierSchema
      .parse((await readSettingRow(ctx, 'shop'))?.body ?? {})
      .modelCosts.flatMap(({ model, cost }) => (cost ? [[model, cost]] : [])),
  );
  const { gemini, designs } = ctx.config;
  return {
    imageModels:
      stored.imageModels?.map(({ model, cost }) => ({ model, cost: cost || null })) ??
      gemini.imageModels.map((model) => ({ model, cost: earlierCosts.get(model) ?? null })),
    textModels: stored.textModels ?? gemini.textModels,
    textCallCost: stored.textCallCost || null,
    designsAtOnce: stored.designsAtOnce ?? null,
    designsAtOncePerAccount: stored.designsAtOncePerAccount ?? designs.runningPerAccount,
    designsPerDayPerAccount: stored.designsPerDayPerAccount ?? null,
    version: row?.version ?? 0,
    earlierCosts,
  };
};

/** Returns the models of the AI service and the limits of designs; read once per request or job. */
export const readAiSettings = (ctx: RequestContext): Promise<AiConfiguration> => ctx.once(readStored);

/** Drops the settings cached for this request, after a change. */
export function forgetAiSettings(ctx: RequestContext): void {
  forgetSettingRows(ctx);
  ctx.forget(readStored);
}

/** Returns the names of the models that make pictures, in the order in which they are tried. */
export const readImageModels = async (ctx: RequestContext): Promise<string[]> =>
  (await readAiSettings(ctx)).imageModels.map(({ model }) => model);

/** Returns the names of all models, those that make pictures first. */
export const readModels = async (ctx: RequestContext): Promise<string[]> => [
  ...(await readImageModels(ctx)),
  ...(await readAiSettings(ctx)).textModels,
];

/** Returns what a call of this model costs, in the shop's currency; null while it is unknown. */
export async function modelCost(ctx: RequestContext, model: string): Promise<string | null> {
  const { imageModels, textModels, textCallCost, earlierCosts } = await ctx.once(readStored);
  const listed = imageModels.find((entry) => entry.model === model);
  if (!listed && textModels.includes(model)) return textCallCost;
  return listed ? listed.cost : (earlierCosts.get(model) ?? null);
}

/** Adds costs, with four places; null for none, and when one of them is not known. */
export function sumOfCosts(costs: readonly (string | null)[]): string | null {
  if (costs.length === 0 || costs.includes(null)) return null;
  return costText(costs.reduce((sum, cost) => sum + tenThousandthsOf(cost ?? 0), 0));
}

/** Returns what the AI service charges for pictures of these models together; null as for `sumOfCosts`. */
export const costOf = async (ctx: RequestContext, models: readonly string[]): Promise<string | null> =>
  sumOfCosts(await Promise.all(models.map((model) => modelCost(ctx, model))));
