import type { RequestContext } from '../../../context';
import { PayPalAccountEntity } from './paypal-account.entity';
import type { KnownAccount } from './paypal-accounts.service';

/**
 * Returns PayPal's id of the merchant who is paid by orders of an account. PayPal states it only with an order, so one
 * is created for this purpose, once for each account; it can't be paid, and PayPal drops it.
 */
export async function ownMerchant(ctx: RequestContext, account: KnownAccount): Promise<string | null> {
  const row = await ctx.db.findOneByOrFail(PayPalAccountEntity, { id: account.id });
  if (row.merchantId) return row.merchantId;
  const page = ctx.config.appUrl;
  const { id } = await ctx.paypal.createOrder(account, `merchant-${account.id}`, {
    total: '1.00',
    itemTotal: '1.00',
    handling: '0.00',
    currency: 'USD',
    description: 'Question for the merchant id',
    brandName: 'Merchant id',
    customId: 'merchant',
    invoiceId: `merchant-${account.id}`,
    returnUrl: page,
    cancelUrl: page,
  });
  const [unit] = (await ctx.paypal.getOrder(account, id)).purchase_units;
  const merchantId = unit?.payee?.merchant_id ?? null;
  if (merchantId) await ctx.db.update(PayPalAccountEntity, { id: account.id }, { merchantId });
  else ctx.logger.error({ account: account.id }, 'PayPal does not say who is paid by orders of this account');
  return merchantId;
}
