import type { z } from 'zod';
import type { aiSettingsForm } from '../../../../../../contract/ai-settings';
import type { AiSettingsInput } from '../../../../gql/schema';
import type { StoredAiSettingsFragment } from './keys.generated';

export type ModelsValues = z.input<typeof aiSettingsForm>;

/** Returns the stored settings as form values; the lists of a form hold objects. */
export const modelsValues = (stored: StoredAiSettingsFragment): ModelsValues => ({
  imageModels: stored.imageModels.map(({ model, cost }) => ({ model, cost: cost ?? '' })),
  textModels: stored.textModels.map((model) => ({ model })),
  textCallCost: stored.textCallCost ?? '',
  designsAtOnce: stored.designsAtOnce ?? null,
  designsAtOncePerAccount: stored.designsAtOncePerAccount,
  designsPerDayPerAccount: stored.designsPerDayPerAccount ?? null,
});

/** Returns the form values as API input. */
export const modelsInput = ({ imageModels, textModels, textCallCost, ...limits }: ModelsValues): AiSettingsInput => ({
  ...limits,
  imageModels: imageModels.map(({ model, cost }) => ({ model, cost: cost || null })),
  textModels: textModels.map(({ model }) => model),
  textCallCost: textCallCost || null,
});
