import type { Resolvers } from '../../graphql/generated/resolvers';
import { adminsNeedTwoStep } from '../accounts/two-step/two-step-demand';
import { payload } from '../payload';
import { readAppearance } from './appearance';
import { listAiKeys } from './ai-keys.service';
import { readPayPalSettings } from './paypal-settings';
import { saveAppearance } from './admin/appearance-editing.service';
import { setAdminsNeedTwoStep } from './admin/admin-security.service';
import { saveShopSettings } from './admin/settings-editing.service';
import { costsOfModels, readShopSettings } from './shop-settings';

export const settingsResolvers: Resolvers = {
  Query: { settings: () => ({}), aiKeys: (_root, _args, ctx) => listAiKeys(ctx) },
  Mutation: {
    saveShopSettings: (_root, { input, version }, ctx) =>
      payload(
        async () => {
          await saveShopSettings(ctx, input, version);
          return { notice: null, verified: null, settings: {} };
        },
        { notice: null, verified: null, settings: null },
      ),
    saveAppearance: (_root, { input, version }, ctx) =>
      payload(
        async () => {
          await saveAppearance(ctx, input, version);
          return { notice: null, verified: null, settings: {} };
        },
        { notice: null, verified: null, settings: null },
      ),
    setAdminsNeedTwoStep: (_root, { isNeeded }, ctx) =>
      payload(
        async () => {
          await setAdminsNeedTwoStep(ctx, isNeeded);
          return { notice: null, verified: null, settings: {} };
        },
        { notice: null, verified: null, settings: null },
      ),
  },
  Settings: {
    paypal: (_root, _args, ctx) => readPayPalSettings(ctx),
    shop: (_root, _args, ctx) => readShopSettings(ctx),
    appearance: (_root, _args, ctx) => readAppearance(ctx),
  },
  ShopSettings: {
    adminsNeedTwoStep: (_shop, _args, ctx) => adminsNeedTwoStep(ctx),
    modelCosts: (settings, _args, ctx) => costsOfModels(ctx, settings),
  },
  PayPalSettings: { secretSet: (settings) => settings.isSecretSet },
  AiKey: {
    maskedKey: (key) => `${key.hintStart}…${key.hintEnd}`,
    isActive: (key) => key.active,
    missingModels: ({ models }, _args, { config: { gemini } }) =>
      models && [...gemini.imageModels, ...gemini.textModels].filter((model) => !models.includes(model)),
  },
};
