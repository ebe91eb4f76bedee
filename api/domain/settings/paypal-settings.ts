import { z } from 'zod';
import type { RequestContext } from '../../context';
import type { Currency } from '../../graphql/generated/schema';
import { decrypt } from '../../platform/secrets/secrets';
import { SettingEntity } from './setting.entity';

export const buttonStylesSchema = z.object({
  layout: z.enum(['vertical', 'horizontal']).default('vertical'),
  color: z.enum(['gold', 'blue', 'silver', 'white', 'black']).default('blue'),
  shape: z.enum(['rect', 'pill']).default('rect'),
  label: z.enum(['paypal', 'checkout', 'buynow', 'pay']).default('pay'),
});

/** Values that an Admin has set; each missing part comes from the environment. */
const storedSchema = z.object({
  clientId: z.string().optional(),
  clientSecretCipher: z.string().optional(),
  mode: z.enum(['SANDBOX', 'LIVE']).optional(),
  currency: z.enum(['USD', 'EUR', 'GBP', 'CAD']).default('USD'),
  enablePayPal: z.boolean().default(true),
  // a fresh shop has the same label as after a reset; styles stored without a label use 'pay'
  buttonStyles: buttonStylesSchema.default(() => buttonStylesSchema.parse({ label: 'paypal' })),
});

export const currencySchema = z.enum(['USD', 'EUR', 'GBP', 'CAD']);

export interface PayPalConfiguration {
  /** 0 while only the environment configures it. */
  version: number;
  clientId: string;
  isSecretSet: boolean;
  /** Decrypts the secret, on demand only: public data does not depend on it. */
  clientSecret: () => string;
  mode: 'SANDBOX' | 'LIVE';
  currency: Currency;
  enablePayPal: boolean;
  scriptUrl: string;
  buttonStyles: z.infer<typeof buttonStylesSchema>;
}

const readStored = async (ctx: RequestContext) => {
  const row = await ctx.db.findOneBy(SettingEntity, { key: 'paypal' });
  return { ...storedSchema.parse(row?.body ?? {}), version: row?.version ?? 0 };
};

/** Returns the active payment settings. The secret in it never leaves the server. */
export async function readPayPalSettings(ctx: RequestContext): Promise<PayPalConfiguration> {
  const stored = await ctx.once(readStored);
  const { paypal } = ctx.config;
  const mode = stored.mode ?? paypal.mode;
  return {
    version: stored.version,
    clientId: stored.clientId ?? paypal.clientId,
    isSecretSet: Boolean(stored.clientSecretCipher ?? paypal.clientSecret),
    clientSecret: () =>
      stored.clientSecretCipher ? decrypt(ctx.config.encryptionKey, stored.clientSecretCipher) : paypal.clientSecret,
    mode,
    currency: stored.currency,
    enablePayPal: stored.enablePayPal,
    scriptUrl: paypal.scriptUrl(mode),
    buttonStyles: stored.buttonStyles,
  };
}

/** Returns the active mode, without decrypting anything. */
export const readPayPalMode = async (ctx: RequestContext): Promise<PayPalConfiguration['mode']> =>
  (await ctx.once(readStored)).mode ?? ctx.config.paypal.mode;

/** Drops the settings cached for this request, after a change. */
export const forgetPayPalSettings = (ctx: RequestContext): void => ctx.forget(readStored);
