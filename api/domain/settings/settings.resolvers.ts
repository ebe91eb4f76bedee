import type { Resolvers } from '../../graphql/generated/schema';
import { listAiKeys } from './ai-keys.service';
import { readPayPalSettings } from './paypal-settings';

/** Stands behind `settings`: each part is read by its own field. */
export type SettingsRoot = Record<never, never>;

export const settingsResolvers: Resolvers = {
  Query: { settings: () => ({}), aiKeys: (_root, _args, ctx) => listAiKeys(ctx) },
  Settings: { paypal: (_root, _args, ctx) => readPayPalSettings(ctx) },
  PayPalSettings: { secretSet: (settings) => settings.clientSecret !== '' },
  AiKey: {
    maskedKey: (key) => `${key.hintStart}…${key.hintEnd}`,
    isActive: (key) => key.active,
    missingModels: ({ models }, _args, { config: { gemini } }) =>
      models && [...gemini.imageModels, ...gemini.textModels].filter((model) => !models.includes(model)),
  },
};
