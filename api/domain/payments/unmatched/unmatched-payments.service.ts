import { In } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { PayPalCapture, PayPalOrder } from '../../../platform/providers/paypal-answers';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { erasedText } from '../../../platform/database/history-erasure';
import { freshUser } from '../../accounts/user.service';
import { OrderEntity } from '../../orders/order.entity';
import { UserError } from '../../user-error';
import { PaymentEntity } from '../attempts/payment.entity';
import { reconcile } from '../attempts/reconcile.service';
import { adopt } from '../attempts/reported-payment.service';
import { knownAccounts } from '../paypal-setup/paypal-accounts.service';
import type { KnownAccount } from '../paypal-setup/paypal-accounts.service';
import { UnmatchedPaymentEntity } from './unmatched-payment.entity';

const unlessUnknown = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PayPalRefusal && (error.status === 404 || error.status === 403)) return null;
    throw error;
  }
};

interface Found {
  account: KnownAccount;
  capture: PayPalCapture;
}

/** Looks for a capture under each account that payments were started with. @throws ProviderSilence, PayPalRefusal */
async function findCapture(ctx: RequestContext, captureIds: readonly string[]): Promise<Found | null> {
  for (const account of await knownAccounts(ctx))
    for (const id of captureIds) {
      const capture = await unlessUnknown(ctx.paypal.getCapture(account, id));
      if (capture) return { account, capture };
    }
  return null;
}

/**
 * Records the capture of an event that no attempt here explains. PayPal is asked for it, and only its answer is
 * believed. The order that it names is paid by it, if it is here and unpaid; otherwise an Admin decides.
 * @param captureIds what the event may name as its capture
 * @returns the outcome of the event
 * @throws ProviderSilence, PayPalRefusal when PayPal does not answer or refuses
 */
export async function recordUnmatchedPayment(ctx: RequestContext, captureIds: readonly string[]): Promise<string> {
  const found = await findCapture(ctx, captureIds);
  if (!found) return 'unknown subject';
  const { account, capture } = found;
  if (await ctx.db.existsBy(PaymentEntity, { captureId: capture.id })) return 'known by now';
  if (capture.status === 'REFUNDED') return recordRefund(ctx, capture);
  if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED')
    return `an unknown capture is ${capture.status}`;
  const orderId = capture.supplementary_data?.related_ids?.order_id;
  const paypalOrder = orderId ? await unlessUnknown(ctx.paypal.getOrder(account, orderId)) : null;
  if (paypalOrder && (await payNamedOrder(ctx, account, paypalOrder))) return 'paid the order it names';
  return list(ctx, found, orderId ?? null, paypalOrder);
}

/** Pays the order that a payment names, when it lacks only the attempt. @returns whether an attempt is recorded now */
async function payNamedOrder(ctx: RequestContext, account: KnownAccount, paypalOrder: PayPalOrder): Promise<boolean> {
  const orderCode = paypalOrder.purchase_units[0]?.custom_id;
  const order = orderCode ? await ctx.db.findOneBy(OrderEntity, { orderCode }) : null;
  if (!order) return false;
  try {
    await reconcile(ctx, await adopt(ctx, order, account, paypalOrder));
  } catch (error) {
    // a payment mismatch is recorded with the attempt; an order that can't take the attempt leaves none
    if (!(error instanceof UserError)) throw error;
  }
  return ctx.db.existsBy(PaymentEntity, { providerOrderId: paypalOrder.id });
}

async function list(
  ctx: RequestContext,
  { account, capture }: Found,
  providerOrderId: string | null,
  paypalOrder: PayPalOrder | null,
): Promise<string> {
  const unit = paypalOrder?.purchase_units[0];
  const inserted = await ctx.db
    .createQueryBuilder()
    .insert()
    .into(UnmatchedPaymentEntity)
    .values({
      captureId: capture.id,
      accountId: account.id,
      providerOrderId,
      payerEmail: paypalOrder?.payer?.email_address?.toLowerCase() ?? null,
      amount: capture.amount.value,
      currency: capture.amount.currency_code,
      orderCode: capture.custom_id ?? unit?.custom_id ?? null,
      invoiceId: capture.invoice_id ?? unit?.invoice_id ?? null,
      capturedAt: capture.create_time ? new Date(capture.create_time) : new Date(),
    })
    .orIgnore()
    .returning('id')
    .execute();
  if ((inserted.raw as unknown[]).length === 0) return 'listed before as a payment without an order';
  ctx.metrics.payments.inc({ outcome: 'unmatched' });
  ctx.logger.error(
    { capture: capture.id, amount: capture.amount.value, currency: capture.amount.currency_code },
    'PayPal holds a payment that no order here explains: an Admin grants or refunds it',
  );
  return 'listed as a payment without an order';
}

/** A payment that was refunded at PayPal, by its dashboard or from here, needs no decision any more. */
async function recordRefund(ctx: RequestContext, capture: PayPalCapture): Promise<string> {
  const { affected } = await ctx.db.update(
    UnmatchedPaymentEntity,
    { captureId: capture.id, state: In(['OPEN', 'REFUNDING', 'DISMISSED']) },
    { state: 'REFUNDED', nextCheckAt: null, decidedAt: () => 'coalesce(decided_at, now())' },
  );
  return affected ? 'refunded' : 'an unknown capture is REFUNDED';
}

/** Erases the payers of payments that were decided three months ago; amount and decision remain. */
export async function forgetUnmatchedPayers(ctx: RequestContext): Promise<void> {
  await ctx.db.query(
    `update unmatched_payments set payer_email = null
     where payer_email is not null and decided_at < now() - interval '90 days' and state <> 'OPEN'`,
  );
}

const ofOrders = `exists (select from orders where orders.user_id = $1
  and (orders.id = payment.order_id or orders.order_code = payment.order_code or orders.payment_code = payment.invoice_id))`;

/** Returns the ids of unmatched payments of an account's orders. */
export const unmatchedIdsOf = async (ctx: RequestContext, userId: string): Promise<string[]> => {
  const rows: { id: string }[] = await ctx.db.query(`select id from unmatched_payments payment where ${ofOrders}`, [
    userId,
  ]);
  return rows.map(({ id }) => id);
};

/** Returns unmatched payments of an account's orders, oldest first. */
export const unmatchedOf = (ctx: RequestContext, userId: string): Promise<UnmatchedPaymentEntity[]> =>
  ctx.db
    .createQueryBuilder(UnmatchedPaymentEntity, 'payment')
    .where(ofOrders.replaceAll('$1', ':userId'), { userId })
    .orderBy('payment.id')
    .getMany();

/** Erases an account that is being deleted from unmatched payments of its orders, and from decided ones by its address. */
export async function forgetUnmatchedPayer(tx: RequestContext, userId: string): Promise<void> {
  const user = await freshUser(tx, userId);
  await tx.db.query(
    `update unmatched_payments payment set payer_email = null,
       reason = case when reason is not null and ${ofOrders} then $2 else reason end
     where ${ofOrders} or (lower(payer_email) = lower($3) and state in ('GRANTED', 'REFUNDED', 'DISMISSED'))`,
    // an address without a proof may be another person's
    [userId, erasedText, user?.emailVerifiedAt ? user.email : null],
  );
}
