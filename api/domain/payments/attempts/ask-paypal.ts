import type { RequestContext } from '../../../context';
import type { PayPalOrder } from '../../../platform/providers/paypal-answers';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import type { PaymentEntity } from './payment.entity';
import { accountOf } from '../paypal-setup/paypal-accounts.service';

/**
 * Returns PayPal's current state of an attempt's order, read with the account that created it; null when PayPal does
 * not know the order (any more).
 */
export async function askPayPal(ctx: RequestContext, payment: PaymentEntity): Promise<PayPalOrder | null> {
  const account = await accountOf(ctx, payment);
  if (!account || !payment.providerOrderId) throw new ProviderSilence('No account to ask PayPal with');
  try {
    return await ctx.paypal.getOrder(account, payment.providerOrderId);
  } catch (error) {
    if (error instanceof PayPalRefusal && error.status === 404) return null;
    if (error instanceof PayPalRefusal) throw new ProviderSilence(error.message, { cause: error });
    throw error;
  }
}
