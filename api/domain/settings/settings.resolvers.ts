import type { Resolvers } from '../../graphql/generated/resolvers';
import { payload } from '../payload';
import { listAiKeys } from './ai-keys.service';
import { readPayPalSettings } from './paypal-settings';
import { resetPayPalSettings, savePayPalSettings, saveShopSettings, testPayPal } from './settings-editing.service';
import { readShopSettings } from './shop-settings';

/** The settings as they stand after a change. */
const saved = (work: () => Promise<string | null | void>) =>
  payload(
    async () => {
      return { notice: (await work()) ?? null, settings: {} };
    },
    { notice: null, settings: null },
  );

export const settingsResolvers: Resolvers = {
  Query: { settings: () => ({}), aiKeys: (_root, _args, ctx) => listAiKeys(ctx) },
  Mutation: {
    savePayPalSettings: (_root, { input, from }, ctx) => saved(() => savePayPalSettings(ctx, input, from)),
    resetPayPalSettings: (_root, { from }, ctx) => saved(() => resetPayPalSettings(ctx, from)),
    saveShopSettings: (_root, { input, from }, ctx) => saved(() => saveShopSettings(ctx, input, from)),
    testPayPal: (_root, tried, ctx) =>
      payload(
        async () => {
          return { webhookProblem: await testPayPal(ctx, tried), works: true };
        },
        { webhookProblem: null, works: false },
      ),
  },
  Settings: {
    paypal: (_root, _args, ctx) => readPayPalSettings(ctx),
    shop: (_root, _args, ctx) => readShopSettings(ctx),
  },
  PayPalSettings: { secretSet: (settings) => settings.clientSecret !== '' },
  AiKey: {
    maskedKey: (key) => `${key.hintStart}…${key.hintEnd}`,
    isActive: (key) => key.active,
    missingModels: ({ models }, _args, { config: { gemini } }) =>
      models && [...gemini.imageModels, ...gemini.textModels].filter((model) => !models.includes(model)),
  },
};
