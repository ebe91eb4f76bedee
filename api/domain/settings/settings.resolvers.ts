import type { Resolvers } from '../../graphql/generated/resolvers';
import { payload } from '../payload';
import { deleteAiKey, addAiKey, setAiKeyActive, updateAiKey } from './admin/ai-key-editing.service';
import { testAiKey } from './admin/ai-key-test.service';
import { resetAiSettings, saveAiSettings } from './admin/ai-settings-editing.service';
import { maskOf, hasLeftEnvironment, activeAiKeys, listAiKeys } from './ai-keys.service';
import { problemOf } from './ai-key-problem';
import { readAiSettings, readModels } from './ai-settings';
import { readAppearance } from './appearance';
import { readPayPalSettings } from './paypal-settings';
import { addressOf } from '../../platform/mail/mail-server';
import { saveMailSettings } from './admin/mail-settings-editing.service';
import { readStoredMail } from './mail-settings';
import { readOpenedAt } from './opening';
import { saveAppearance } from './admin/appearance-editing.service';
import { adminsNeedTwoStep } from './two-step-demand';
import { saveShopSettings, openShop } from './admin/settings-editing.service';
import { readShopSettings } from './shop-settings';

const nothing = { notice: null, verified: null, settings: null };
const noKey = { aiKey: null, activeKeys: null };

export const settingsResolvers: Resolvers = {
  Query: {
    settings: () => ({}),
    aiKeys: (_root, _args, ctx) => listAiKeys(ctx),
    activeAiKeys: (_root, _args, ctx) => activeAiKeys(ctx),
  },
  Mutation: {
    saveShopSettings: (_root, { input, version }, ctx) =>
      payload(async () => {
        await saveShopSettings(ctx, input, version);
        return { notice: null, verified: null, settings: {} };
      }, nothing),
    saveAppearance: (_root, { input, version }, ctx) =>
      payload(async () => {
        await saveAppearance(ctx, input, version);
        return { notice: null, verified: null, settings: {} };
      }, nothing),
    saveMailSettings: (_root, { input, version }, ctx) =>
      payload(async () => {
        await saveMailSettings(ctx, input, version);
        return { notice: null, verified: null, settings: {} };
      }, nothing),
    openShop: (_root, _args, ctx) =>
      payload(async () => {
        await openShop(ctx);
        return { notice: null, verified: null, settings: {} };
      }, nothing),
    saveAiSettings: (_root, { input, version }, ctx) =>
      payload(async () => {
        await saveAiSettings(ctx, input, version);
        return { notice: null, verified: null, settings: {} };
      }, nothing),
    resetAiSettings: (_root, { version }, ctx) =>
      payload(async () => {
        await resetAiSettings(ctx, version);
        return { notice: null, verified: null, settings: {} };
      }, nothing),
    addAiKey: (_root, { input }, ctx) => payload(() => addAiKey(ctx, input), noKey),
    updateAiKey: (_root, { input }, ctx) => payload(() => updateAiKey(ctx, input), noKey),
    setAiKeyActive: (_root, { id, isActive }, ctx) => payload(() => setAiKeyActive(ctx, id, isActive), noKey),
    deleteAiKey: (_root, { id }, ctx) =>
      payload(async () => ({ deletedId: id, ...(await deleteAiKey(ctx, id)) }), {
        deletedId: null,
        aiKey: null,
        activeKeys: null,
      }),
    testAiKey: (_root, { id }, ctx) => payload(() => testAiKey(ctx, id), { aiKey: null, works: false, result: null }),
  },
  Settings: {
    paypal: (_root, _args, ctx) => readPayPalSettings(ctx),
    shop: (_root, _args, ctx) => readShopSettings(ctx),
    ai: (_root, _args, ctx) => readAiSettings(ctx),
    appearance: (_root, _args, ctx) => readAppearance(ctx),
    mail: (_root, _args, ctx) => readStoredMail(ctx),
  },
  FooterSection: {
    shopName: async (_footer, _args, ctx) => (await readAppearance(ctx)).shopName,
  },
  ShopSettings: {
    adminsNeedTwoStep: (_shop, _args, ctx) => adminsNeedTwoStep(ctx),
    openedAt: (_shop, _args, ctx) => readOpenedAt(ctx),
  },
  MailSettings: {
    passwordSet: ({ passwordCipher }) => passwordCipher !== '',
    serverOfEnvironment: (_mail, _args, { config }) => (config.mail.smtpUrl ? addressOf(config.mail.smtpUrl) : null),
    senderOfEnvironment: (_mail, _args, { config }) => (config.mail.isFromSet ? config.mail.from : null),
  },
  PayPalSettings: { secretSet: (settings) => settings.isSecretSet },
  ActiveAiKey: { maskedKey: (key) => maskOf(key) },
  AiKey: {
    maskedKey: (key) => maskOf(key),
    isActive: (key) => key.active,
    hasLeftEnvironment: (key) => hasLeftEnvironment(key),
    models: async ({ models }, _args, ctx) => models && (await readModels(ctx)).filter((name) => models.includes(name)),
    missingModels: async ({ models }, _args, ctx) =>
      models && (await readModels(ctx)).filter((name) => !models.includes(name)),
    lastProblem: (key) => problemOf(key),
  },
};
