import { Like, MoreThanOrEqual, Not } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { PayPalDispute } from '../../../platform/providers/paypal';
import { extendPremium } from '../../accounts/membership.service';
import { releaseCredits, takeBackCredits } from '../../credits/order-credits.service';
import type { OrderEntity } from '../../orders/order.entity';
import { moveOrder } from '../../orders/order-steps';
import { creditTarget } from '../credit-target';
import { DisputeEntity } from './dispute.entity';
import type { DisputeState } from './dispute.entity';
import type { PaymentEntity } from '../attempts/payment.entity';
import { lockPayment } from '../attempts/payment-steps';
import type { LockedPayment } from '../attempts/payment-steps';
import { RefundEntity } from '../refunds/refund.entity';
import { bookRefund, withdrawOrderPremium } from '../refunds/refund-booking.service';

/** PayPal's outcome codes that leave the payer with their money (Disputes v1, `dispute_outcome`). */
const lostOutcomes = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

/** How a dispute stands. One that is resolved without a word about the payer's favour leaves the money here. */
export function disputeState({ status, dispute_outcome: outcome }: PayPalDispute): DisputeState {
  if (outcome?.outcome_code && lostOutcomes.has(outcome.outcome_code)) return 'LOST';
  return status === 'RESOLVED' || (outcome?.outcome_code && outcome.outcome_code !== 'NONE') ? 'WON' : 'OPEN';
}

/**
 * Brings a payment's dispute to where PayPal has it, whichever event told of it and in whatever order:
 * opened, what is unspent is taken and the membership rests; won, all of it comes back; lost, the order is
 * refunded by what PayPal gave the payer.
 * @returns what it came to, for the event's record.
 */
export async function syncDispute(ctx: RequestContext, of: PaymentEntity, dispute: PayPalDispute): Promise<string> {
  const now = disputeState(dispute);
  await ctx.transaction(async (tx) => {
    const { order, payment } = await lockPayment(tx, of);
    const known = await tx.db.findOneBy(DisputeEntity, {
      providerDisputeId: dispute.dispute_id,
      paymentId: payment.id,
    });
    if (known && known.state !== 'OPEN') return;
    const row = known ?? (await insertDispute(tx, payment, dispute));
    // a capture that did not pay the order has no part in its credits
    if (!known && order.paymentStatus === 'PAID' && payment.state === 'SETTLED') await hold(tx, order, row);
    if (now === 'OPEN') return;
    await tx.db.update(
      DisputeEntity,
      { id: row.id },
      { state: now, outcome: dispute.dispute_outcome?.outcome_code ?? dispute.status, endedAt: new Date() },
    );
    if (now === 'LOST') await bookLoss(tx, { order, payment }, row, dispute);
    await release(tx, order, payment, row);
  });
  return `dispute is ${now.toLowerCase()}`;
}

async function insertDispute(
  tx: RequestContext,
  payment: PaymentEntity,
  dispute: PayPalDispute,
): Promise<DisputeEntity> {
  const { identifiers } = await tx.db.insert(DisputeEntity, {
    paymentId: payment.id,
    providerDisputeId: dispute.dispute_id,
    state: 'OPEN',
    reason: dispute.reason ?? null,
  });
  return tx.db.findOneByOrFail(DisputeEntity, { id: identifiers[0]?.['id'] as string });
}

const holdOf = (order: OrderEntity, row: DisputeEntity) => ({
  userId: order.userId,
  orderId: order.id,
  subject: { type: 'DISPUTE' as const, id: row.id },
});

async function hold(tx: RequestContext, order: OrderEntity, row: DisputeEntity): Promise<void> {
  await moveOrder(tx, order, { paymentStatus: 'DISPUTED', reason: `PayPal dispute ${row.providerDisputeId}` });
  await takeBackCredits(tx, holdOf(order, row), await creditTarget(tx, order));
  await withdrawOrderPremium(tx, order);
}

/** Of what remains paid: nothing of it is in dispute any more. */
async function release(
  tx: RequestContext,
  order: OrderEntity,
  payment: PaymentEntity,
  row: DisputeEntity,
): Promise<void> {
  if (order.paymentStatus !== 'DISPUTED' || payment.state !== 'SETTLED') return;
  if (await tx.db.existsBy(DisputeEntity, { paymentId: payment.id, state: 'OPEN' })) return;
  await moveOrder(tx, order, { paymentStatus: 'PAID', reason: `PayPal dispute ${row.providerDisputeId} has ended` });
  await releaseCredits(tx, holdOf(order, row), await creditTarget(tx, order));
  if (order.membershipUntil) await extendPremium(tx, order.userId, order.membershipUntil);
}

/** Money the payer has again by decision: all that was left of it, unless PayPal names a part. */
async function bookLoss(
  tx: RequestContext,
  locked: LockedPayment,
  row: DisputeEntity,
  dispute: PayPalDispute,
): Promise<void> {
  const { order, payment } = locked;
  const isOfOrder = payment.state === 'SETTLED' || payment.state === 'REFUNDED';
  const left = isOfOrder ? Number(order.total) - Number(order.refunded) : Number(payment.amount);
  const amount = Math.min(left, Number(dispute.dispute_outcome?.amount_refunded?.value ?? left)).toFixed(2);
  if (Number(amount) <= 0) return;
  // PayPal may have told of the money before it told of the decision
  const isBooked = await tx.db.existsBy(RefundEntity, {
    paymentId: payment.id,
    amount,
    state: 'COMPLETED',
    // what another dispute has lost is other money
    providerRefundId: Not(Like('dispute-%')),
    createdAt: MoreThanOrEqual(row.createdAt),
  });
  if (isBooked) return;
  await bookRefund(tx, locked, {
    providerRefundId: `dispute-${row.id}`,
    amount,
    state: 'COMPLETED',
    reason: `PayPal dispute ${dispute.dispute_id} was decided for the payer`,
  });
}
