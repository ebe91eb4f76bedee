import type { RequestContext } from '../../context';
import type { PayPalSettingsInput } from '../../graphql/generated/schema';
import { PayPalRefusal } from '../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../platform/providers/provider-fetch';
import { resetPayPalSettings, savePayPalSettings, testPayPal } from '../settings/settings-editing.service';
import type { Tried } from '../settings/settings-editing.service';
import { UserError } from '../user-error';
import { hasWebhook, registerWebhook, webhookProblem } from './paypal-webhooks.service';

type From = number | null | undefined;

/**
 * Saves how payments are taken, and has PayPal send the events of these credentials here.
 * @returns what keeps PayPal's events from arriving, or null.
 * @throws UserError INVALID_INPUT, CONFLICT.
 */
export async function savePayPalSetup(
  ctx: RequestContext,
  input: PayPalSettingsInput,
  from: From,
): Promise<string | null> {
  const { isSame, webhookId } = await savePayPalSettings(ctx, input, from);
  return isSame && !webhookId && (await hasWebhook(ctx)) ? null : registerWebhook(ctx, webhookId);
}

/** The same for the defaults, with the environment's credentials. @throws UserError CONFLICT. */
export async function resetPayPalSetup(ctx: RequestContext, from: From): Promise<string | null> {
  await resetPayPalSettings(ctx, from);
  return (await hasWebhook(ctx)) ? null : registerWebhook(ctx, null);
}

/**
 * Asks PayPal whether it takes credentials, and where it sends their events.
 * @returns what keeps PayPal's events from arriving, or null.
 * @throws UserError INVALID_INPUT, PROVIDER_ERROR.
 */
export async function testPayPalSetup(ctx: RequestContext, tried: Tried): Promise<string | null> {
  const account = await testPayPal(ctx, tried);
  return webhookProblem(ctx, account).catch((error: unknown) => {
    if (!(error instanceof PayPalRefusal || error instanceof ProviderSilence)) throw error;
    throw new UserError('PROVIDER_ERROR', 'PayPal did not say where it sends events. Please try again.');
  });
}
