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

/** What is stored when an Admin has set it; each missing part comes from the environment. */
const storedSchema = z.object({
  clientId: z.string().optional(),
  clientSecretCipher: z.string().optional(),
  mode: z.enum(['SANDBOX', 'LIVE']).optional(),
  currency: z.enum(['USD', 'EUR', 'GBP', 'CAD']).default('USD'),
  enablePayPal: z.boolean().default(true),
  // a fresh shop has the label that a reset leaves; styles that were stored without one keep 'pay'
  buttonStyles: buttonStylesSchema.default(() => buttonStylesSchema.parse({ label: 'paypal' })),
});

export const currencySchema = z.enum(['USD', 'EUR', 'GBP', 'CAD']);

export interface PayPalConfiguration {
  /** 0 while nothing but the environment says. */
  version: number;
  clientId: string;
  isSecretSet: boolean;
  /** Decrypted by whoever pays with it, and by nobody else: what visitors see does not depend on it. */
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

/** The payment settings in force. The secret in it never leaves the server. */
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

/** The mode in force, without decrypting anything. */
export const readPayPalMode = async (ctx: RequestContext): Promise<PayPalConfiguration['mode']> =>
  (await ctx.once(readStored)).mode ?? ctx.config.paypal.mode;

/** After a change: the rest of the request sees what stands now. */
export const forgetPayPalSettings = (ctx: RequestContext): void => ctx.forget(readStored);
