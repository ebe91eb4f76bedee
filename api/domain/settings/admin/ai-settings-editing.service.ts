import { aiSettingsInput } from '../../../../contract/ai-settings';
import type { RequestContext } from '../../../context';
import type { AiSettingsInput } from '../../../graphql/generated/schema';
import { enqueue } from '../../../platform/jobs/jobs';
import { checked } from '../../input';
import { forgetAiSettings } from '../ai-settings';
import { saveSetting } from './save-setting';

/**
 * Saves the models of the AI service and the limits of designs. Every process reads them with its next request or
 * design.
 * @throws UserError INVALID_INPUT, CONFLICT.
 */
export async function saveAiSettings(ctx: RequestContext, input: AiSettingsInput, version: number): Promise<void> {
  const { imageModels, textCallCost, designsAtOnce, designsPerDayPerAccount, ...rest } = checked(
    aiSettingsInput,
    input,
  );
  await saveSetting(ctx, 'ai', version, () => ({
    ...rest,
    imageModels: imageModels.map(({ model, cost }) => ({ model, cost: cost || null })),
    textCallCost: textCallCost || null,
    designsAtOnce: designsAtOnce ?? null,
    designsPerDayPerAccount: designsPerDayPerAccount ?? null,
  }));
  await afterChange(ctx);
}

/**
 * Resets the models of the AI service, their costs and the limits of designs to the values of the environment.
 * @throws UserError CONFLICT.
 */
export async function resetAiSettings(ctx: RequestContext, version: number): Promise<void> {
  await saveSetting(ctx, 'ai', version, () => ({}));
  await afterChange(ctx);
}

async function afterChange(ctx: RequestContext): Promise<void> {
  forgetAiSettings(ctx);
  // designs that wait at a limit may start now; keys may not reach a new model
  await enqueue(ctx.db, 'reap_designs', {}, { key: 'reap_designs' });
  await enqueue(ctx.db, 'ask_ai_models', {}, { key: 'ask_ai_models' });
}
