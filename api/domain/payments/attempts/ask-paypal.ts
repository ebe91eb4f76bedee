import type { RequestContext } from '../../../context';
import type { PayPalOrder } from '../../../platform/providers/paypal-answers';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import type { PaymentEntity } from './payment.entity';
import { hidesCapture } from './capture-facts';
import { accountOf } from '../paypal-setup/paypal-accounts.service';

/**
 * Returns PayPal's current state of an attempt's order, read with the account that created it; null when PayPal does
 * not know the order (any more).
 * @throws ProviderSilence also while PayPal does not show what it has captured.
 */
export async function askPayPal(ctx: RequestContext, payment: PaymentEntity): Promise<PayPalOrder | null> {
  const account = await accountOf(ctx, payment);
  if (!account || !payment.providerOrderId) throw new ProviderSilence('No account to ask PayPal with');
  try {
    const paypalOrder = await ctx.paypal.getOrder(account, payment.providerOrderId);
    if (hidesCapture(paypalOrder)) throw new ProviderSilence('PayPal does not show the capture of a completed order');
    return paypalOrder;
  } catch (error) {
    if (error instanceof PayPalRefusal && error.status === 404) return null;
    if (error instanceof PayPalRefusal) throw new ProviderSilence(error.message, { cause: error });
    throw error;
  }
}
