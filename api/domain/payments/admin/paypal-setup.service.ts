import type { RequestContext } from '../../../context';
import type { PayPalSettingsInput } from '../../../graphql/generated/schema';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import {
  provePayPal,
  resetPayPalSettings,
  savePayPalSettings,
  testPayPal,
} from '../../settings/admin/settings-editing.service';
import type { ProposedPayPal, Tried } from '../../settings/admin/settings-editing.service';
import { UserError } from '../../user-error';
import { proveWebhook, registerWebhook, webhookProblem } from '../paypal-setup/paypal-webhooks.service';
import type { Registered } from '../paypal-setup/paypal-webhooks.service';

const nothingSaved = 'PayPal did not answer, so nothing was saved. What you typed is still here. Please try again.';

/**
 * Verifies live credentials and a webhook id with PayPal before they are saved.
 * @throws UserError INVALID_INPUT, PROVIDER_ERROR.
 */
async function prove(ctx: RequestContext, proposed: ProposedPayPal): Promise<void> {
  const { account, mode, enablePayPal, isSame, webhookId } = proposed;
  const isLive = mode === 'LIVE' && (enablePayPal || !isSame);
  if (isLive || webhookId) await provePayPal(ctx, account, nothingSaved);
  if (!webhookId) return;
  await proveWebhook(ctx, account, webhookId).catch((error: unknown) => {
    if (!(error instanceof PayPalRefusal || error instanceof ProviderSilence)) throw error;
    throw new UserError('PROVIDER_ERROR', nothingSaved);
  });
}

/**
 * Saves the payment settings and registers the webhook of these credentials. Live settings are saved only when PayPal
 * accepts their credentials.
 * @throws UserError INVALID_INPUT, CONFLICT, PROVIDER_ERROR.
 */
export async function savePayPalSetup(
  ctx: RequestContext,
  input: PayPalSettingsInput,
  version: number | null | undefined,
): Promise<Registered> {
  const { enablePayPal, isSame, webhookId } = await savePayPalSettings(ctx, input, version, (proposed) =>
    prove(ctx, proposed),
  );
  // payments are being switched off: PayPal need not be reachable for that
  if (!enablePayPal && isSame && !webhookId) return { problem: null, verified: null };
  return registerWebhook(ctx, webhookId);
}

/**
 * Restores the defaults, with the environment's credentials, and registers their webhook.
 * @throws UserError CONFLICT.
 */
export async function resetPayPalSetup(ctx: RequestContext, version: number | null | undefined): Promise<Registered> {
  await resetPayPalSettings(ctx, version);
  return registerWebhook(ctx, null);
}

/**
 * Checks with PayPal whether it accepts the credentials, and where it sends their events.
 * @returns what prevents PayPal's events from arriving, or null.
 * @throws UserError INVALID_INPUT, PROVIDER_ERROR.
 */
export async function testPayPalSetup(ctx: RequestContext, tried: Tried): Promise<string | null> {
  const account = await testPayPal(ctx, tried);
  return webhookProblem(ctx, account).catch((error: unknown) => {
    if (!(error instanceof PayPalRefusal || error instanceof ProviderSilence)) throw error;
    throw new UserError('PROVIDER_ERROR', 'PayPal did not say where it sends events. Please try again.');
  });
}
