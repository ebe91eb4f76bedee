import { centsOf } from '../../../../contract/money';
import { z } from 'zod';
import { payPalCredential, payPalWebhookId } from '../../../../contract/paypal-settings';
import { shopSettingsInput } from '../../../../contract/shop-settings';
import type { RequestContext } from '../../../context';
import type { PayPalMode, PayPalSettingsInput, ShopSettingsInput } from '../../../graphql/generated/schema';
import type { PayPalAccount } from '../../../platform/providers/paypal-tokens';
import { enqueue } from '../../../platform/jobs/jobs';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import { encrypt } from '../../../platform/secrets/secrets';
import { requireProof } from '../../admin-proof';
import { requireDrawable } from '../../drawable-text';
import { checked } from '../../input';
import { UserError, tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';
import { buttonStylesSchema, currencySchema, forgetPayPalSettings, readPayPalSettings } from '../paypal-settings';
import { forgetShopSettings, readShopSettings } from '../shop-settings';
import { saveSetting, isMask } from './save-setting';
import { openedAtOf, openingKey } from '../opening';

const paypalInput = z.object({
  clientId: payPalCredential,
  clientSecret: payPalCredential.nullish(),
  mode: z.enum(['SANDBOX', 'LIVE']),
  currency: currencySchema,
  enablePayPal: z.boolean(),
  buttonStyles: buttonStylesSchema,
  webhookId: payPalWebhookId.nullish(),
});

/** Removes a secret from the audit record, which only states whether it is set. */
const withoutSecret = (body: object) => {
  const { clientSecretCipher, ...rest } = body as { clientSecretCipher?: string };
  return { ...rest, secretSet: Boolean(clientSecretCipher) };
};

const demoOnly =
  'This is a demo, which cannot take real payments. Set NODE_ENV=production and the secrets of your shop first.';

/** The members that an input names: the stored ones stay in the place of the others. */
const named = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));

/** Payment settings to be saved. */
export interface ProposedPayPal {
  account: PayPalAccount;
  mode: PayPalMode;
  enablePayPal: boolean;
  /** Whether the client id, secret and mode equal the active ones. */
  isSame: boolean;
  webhookId: string | null;
}

/**
 * Saves the payment settings. A client id without its secret is refused: no payment could be started with it.
 * @param prove Called before anything is saved; nothing changes when it throws.
 * @throws UserError INVALID_INPUT, CONFLICT, INVALID_STATE for live payments in a process that is not production;
 * PROOF_REQUIRED for other credentials or another mode.
 */
export async function savePayPalSettings(
  ctx: RequestContext,
  input: PayPalSettingsInput,
  version: number | null | undefined,
  prove: (proposed: ProposedPayPal) => Promise<void>,
): Promise<ProposedPayPal> {
  const before = await readPayPalSettings(ctx);
  const { clientId: id, mode: storedMode, currency, enablePayPal: isEnabled, buttonStyles } = before;
  const stored = { clientId: id, mode: storedMode, currency, enablePayPal: isEnabled, buttonStyles };
  const { clientSecret, webhookId, ...rest } = checked(paypalInput, {
    ...stored,
    ...named(input),
    buttonStyles: { ...buttonStyles, ...named(input.buttonStyles ?? {}) },
    clientSecret: isMask(input.clientSecret) ? null : input.clientSecret,
  });
  if (rest.mode === 'LIVE' && !ctx.config.production) throw new UserError('INVALID_STATE', demoOnly, ['mode']);
  if (!clientSecret && rest.clientId !== '' && rest.clientId !== before.clientId)
    throw new UserError('INVALID_INPUT', 'Please enter the secret of this client id as well.', ['clientSecret']);
  const { clientId, mode, enablePayPal } = rest;
  const proposed = {
    account: {
      apiUrl: ctx.config.paypal.apiUrl(mode),
      clientId,
      clientSecret: clientSecret || (clientId ? before.clientSecret() : ''),
    },
    mode,
    enablePayPal,
    isSame: clientId === before.clientId && mode === before.mode && !clientSecret,
    webhookId: webhookId || null,
  };
  if (!proposed.isSame) requireProof(ctx);
  await prove(proposed);
  const cipher = clientSecret ? { clientSecretCipher: encrypt(ctx.config.encryptionKey, clientSecret) } : {};
  // also without a version: what was proven is the client id and secret of this one
  await saveSetting(
    ctx,
    'paypal',
    version ?? before.version,
    (body) => ({ ...body, ...rest, ...cipher }),
    withoutSecret,
  );
  forgetPayPalSettings(ctx);
  return proposed;
}

/** Values after a reset (specification, admin area, section 9); USD, and enabled, are the defaults of the schema. */
const defaults = { buttonStyles: { layout: 'vertical', color: 'blue', shape: 'rect', label: 'paypal' } };

/**
 * Resets the payment settings to their defaults. Credentials and mode belong together: both are the environment's then.
 * @throws UserError CONFLICT.
 */
export async function resetPayPalSettings(ctx: RequestContext, version: number | null | undefined): Promise<void> {
  requireProof(ctx);
  await saveSetting(ctx, 'paypal', version, () => defaults, withoutSecret);
  forgetPayPalSettings(ctx);
}

/**
 * Saves the seller's data, the return period of packages and the time zone. What is omitted stays.
 * @throws UserError INVALID_INPUT, CONFLICT; PROOF_REQUIRED to raise the amount that is refunded without a proof.
 */
export const saveShopSettings = async (
  ctx: RequestContext,
  input: ShopSettingsInput,
  version: number,
): Promise<void> => {
  const { timeZone, invoicePrefix, vatRate, brands, docs, ...rest } = checked(shopSettingsInput, input);
  const { sellerName, sellerAddress, taxId, taxLine } = rest;
  await requireDrawable({ sellerName, sellerAddress, taxId, taxLine });
  const given = {
    ...rest,
    ...(timeZone && { timeZone }),
    ...(invoicePrefix != null && { invoicePrefix }),
    // null is a rate of its own: no VAT
    ...(vatRate !== undefined && { vatRate }),
    ...(brands && { brands }),
    ...(docs != null && { docs }),
  };
  const before = await readShopSettings(ctx);
  if (centsOf(rest.refundProofAbove) > centsOf(before.refundProofAbove)) requireProof(ctx);
  const isMoved = timeZone && timeZone !== before.timeZone;
  await saveSetting(ctx, 'shop', version, (stored) => ({ ...stored, ...given }));
  forgetShopSettings(ctx);
  // the figures of all days are rolled up in the new time zone
  if (isMoved) await enqueue(ctx.db, 'roll_up_figures', {}, { key: 'roll_up_figures' });
};

/** Credentials to test; missing ones are taken from the active settings. */
export interface Tried {
  clientId?: string | null;
  clientSecret?: string | null;
  mode?: PayPalMode | null;
}

/**
 * Tests the given credentials, or the active ones, with PayPal.
 * @returns the account that they belong to
 * @throws UserError INVALID_INPUT without credentials, PROVIDER_ERROR with the meaning of PayPal's answer.
 */
export async function testPayPal(ctx: RequestContext, { clientId, clientSecret, mode }: Tried): Promise<PayPalAccount> {
  const wait = await ctx.limits.take('paypalTestPerAccount', signedIn(ctx).userId);
  if (wait > 0) throw tooManyRequests('Too many tests at once.', wait);
  const stored = await readPayPalSettings(ctx);
  const account = {
    apiUrl: ctx.config.paypal.apiUrl(mode ?? stored.mode),
    clientId: clientId?.trim() || stored.clientId,
    clientSecret:
      clientSecret?.trim() || (clientId && clientId.trim() !== stored.clientId ? '' : stored.clientSecret()),
  };
  await provePayPal(ctx, account, 'PayPal did not answer. Please try again.');
  return account;
}

/**
 * Requests a token from PayPal with these credentials.
 * @param silence Message for when PayPal does not answer.
 * @throws UserError INVALID_INPUT without credentials, PROVIDER_ERROR with the meaning of PayPal's answer.
 */
export async function provePayPal(ctx: RequestContext, account: PayPalAccount, silence: string): Promise<void> {
  if (!account.clientId) throw new UserError('INVALID_INPUT', 'Please enter a client id.', ['clientId']);
  if (!account.clientSecret) throw new UserError('INVALID_INPUT', 'Please enter the secret.', ['clientSecret']);
  try {
    await ctx.paypal.proveCredentials(account);
  } catch (error) {
    if (error instanceof ProviderSilence) throw new UserError('PROVIDER_ERROR', silence);
    if (!(error instanceof PayPalRefusal)) throw error;
    if (error.status === 401)
      throw new UserError(
        'PROVIDER_ERROR',
        'PayPal does not know this client id with this secret. Does it belong to the other mode?',
        ['clientSecret'],
      );
    throw new UserError('PROVIDER_ERROR', 'PayPal could not check these credentials. Please try again.');
  }
}

/**
 * Records that the shop is open. Visitors see no difference.
 * @throws UserError INVALID_STATE when it is open already.
 */
export const openShop = (ctx: RequestContext): Promise<void> =>
  saveSetting(ctx, openingKey, null, (before) => {
    if (openedAtOf(before)) throw new UserError('INVALID_STATE', 'The shop is open already.');
    return { openedAt: new Date().toISOString() };
  });
