import type { Resolvers } from '../../graphql/generated/schema';
import { readPayPalSettings } from './paypal-settings';

/** Stands behind `settings`: each part is read by its own field. */
export type SettingsRoot = Record<never, never>;

export const settingsResolvers: Resolvers = {
  Query: { settings: () => ({}) },
  Settings: { paypal: (_root, _args, ctx) => readPayPalSettings(ctx) },
  PayPalSettings: { secretSet: (settings) => settings.clientSecret !== '' },
  AiKey: {
    maskedKey: (key) => `${key.hintStart}…${key.hintEnd}`,
    isActive: (key) => key.active,
  },
};
