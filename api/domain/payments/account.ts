import type { RequestContext } from '../../context';
import type { PayPalAccount } from '../../platform/providers/paypal';
import { readPayPalSettings } from '../settings/paypal-settings';

/** The shop's PayPal account; null when payments are switched off or not set up. */
export async function payPalAccount(ctx: RequestContext): Promise<PayPalAccount | null> {
  const settings = await readPayPalSettings(ctx);
  if (!settings.enablePayPal || !settings.clientId || !settings.clientSecret) return null;
  return { apiUrl: ctx.config.paypal.apiUrl(settings.mode), clientId: settings.clientId, clientSecret: settings.clientSecret };
}
