import type { RequestContext } from '../../context';
import { withdrawPremium } from '../accounts/membership.service';
import { takeBackCredits } from '../credits/order-credits.service';
import type { OrderEntity } from '../orders/order.entity';
import { moveOrder } from '../orders/order-steps';
import { premiumFromPaidOrders } from '../orders/order.service';
import { PaymentEntity } from './payment.entity';
import { lockPayment, movePayment } from './payment-steps';
import type { LockedPayment } from './payment-steps';
import { RefundEntity } from './refund.entity';
import type { RefundState } from './refund.entity';
import { misfitError } from './settlement.service';

/** What PayPal says about money given back. */
export interface RefundFacts {
  providerRefundId: string;
  amount: string;
  state: RefundState;
  /** Such as the event that told of it. */
  reason: string;
}

/** Credits of an order that a refunded amount reaches to, rounded in the customer's favour. */
export const creditsRefunded = ({ credit, total }: Pick<OrderEntity, 'credit' | 'total'>, refunded: number): number =>
  Math.floor((credit * Math.round(refunded * 100)) / Math.round(Number(total) * 100));

/**
 * Records money given back at PayPal, once, and takes back what it paid for: unspent credits in proportion,
 * and the membership when all of it is back. A refund that was pending is completed, one that failed takes nothing.
 * @returns what it came to, for the event's record.
 */
export const recordRefund = (
  ctx: RequestContext,
  of: Pick<PaymentEntity, 'id' | 'orderId'>,
  facts: RefundFacts,
): Promise<string> => ctx.transaction(async (tx) => bookRefund(tx, await lockPayment(tx, of), facts));

/** The same for an attempt that is locked already. */
export async function bookRefund(
  tx: RequestContext,
  { order, payment }: LockedPayment,
  facts: RefundFacts,
): Promise<string> {
  const known = await knownRefund(tx, payment, facts);
  if (known && (known.state === facts.state || known.state === 'COMPLETED')) return 'known already';
  const id = known?.id ?? (await insertRefund(tx, payment, facts));
  if (known) await tx.db.update(RefundEntity, { id }, { state: facts.state });
  if (facts.state !== 'COMPLETED') return `refund is ${facts.state.toLowerCase()}`;
  if (payment.error === misfitError) return releaseMisfit(tx, order, payment);
  const creditsBack = await applyRefund(tx, order, payment, id, facts);
  await tx.db.update(RefundEntity, { id }, { creditsBack });
  return order.paymentStatus === 'REFUNDED' ? 'refunded' : 'refunded in part';
}

/** By its own id; or the row a lost dispute has written before PayPal told of the money. */
async function knownRefund(
  tx: RequestContext,
  payment: PaymentEntity,
  { providerRefundId, amount }: RefundFacts,
): Promise<RefundEntity | null> {
  const known = await tx.db.findOneBy(RefundEntity, { providerRefundId });
  if (known) return known;
  const [byDispute]: { id: string }[] = await tx.db.query(
    `select id from refunds where payment_id = $1 and provider_refund_id like 'dispute-%' and amount = $2 order by created_at limit 1`,
    [payment.id, amount],
  );
  if (!byDispute) return null;
  await tx.db.update(RefundEntity, { id: byDispute.id }, { providerRefundId });
  return tx.db.findOneByOrFail(RefundEntity, { id: byDispute.id });
}

async function insertRefund(
  tx: RequestContext,
  payment: PaymentEntity,
  { providerRefundId, amount, state, reason }: RefundFacts,
): Promise<string> {
  const { identifiers } = await tx.db.insert(RefundEntity, {
    paymentId: payment.id,
    providerRefundId,
    amount,
    state,
    reason,
  });
  return identifiers[0]?.['id'] as string;
}

async function applyRefund(
  tx: RequestContext,
  order: OrderEntity,
  payment: PaymentEntity,
  refundId: string,
  { amount, reason }: RefundFacts,
): Promise<number> {
  const refunded = Math.min(Number(order.total), Number(order.refunded) + Number(amount));
  const values = { refunded: refunded.toFixed(2) };
  const isWhole = refunded >= Number(order.total);
  if (isWhole && payment.state === 'SETTLED') await movePayment(tx, payment, 'REFUNDED', reason);
  await moveOrder(tx, order, {
    ...(isWhole && order.paymentStatus !== 'REFUNDED' ? { paymentStatus: 'REFUNDED' as const } : {}),
    reason,
    values,
  });
  const taken = await takeBackCredits(
    tx,
    { userId: order.userId, orderId: order.id, subject: { type: 'REFUND', id: refundId } },
    creditsRefunded(order, refunded),
  );
  if (isWhole) await withdrawOrderPremium(tx, order);
  return taken;
}

/** The membership is worked out anew from the orders that remain paid. */
export async function withdrawOrderPremium(tx: RequestContext, order: OrderEntity): Promise<void> {
  if (order.membershipUntil)
    await withdrawPremium(tx, order.userId, order.membershipUntil, await premiumFromPaidOrders(tx, order.userId));
}

/** The money that did not fit went back: the order can be paid as it should. */
async function releaseMisfit(tx: RequestContext, order: OrderEntity, payment: PaymentEntity): Promise<string> {
  await tx.db.update(PaymentEntity, { id: payment.id }, { error: 'MISFIT_REFUNDED' });
  if (order.paymentStatus === 'PROCESSING')
    await moveOrder(tx, order, {
      paymentStatus: 'PENDING',
      reason: 'The payment that did not fit was refunded',
      values: { paymentProblem: null },
    });
  return 'misfit refunded';
}
