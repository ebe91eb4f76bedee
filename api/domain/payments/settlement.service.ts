import type { RequestContext } from '../../context';
import { publish } from '../../platform/events/events';
import { queueMail } from '../../platform/mail/mail';
import { recordTransition } from '../../platform/database/state-machine';
import type { PayPalCapture } from '../../platform/providers/paypal';
import { grantPurchasedCredits } from '../credits/credit.service';
import { OrderEntity } from '../orders/order.entity';
import { orderMachine, paymentMachine } from '../orders/order.states';
import { PaymentEntity } from './payment.entity';
import { attemptMachine } from './payment.states';
import { receiptMail } from './receipt';

/** What PayPal says about a capture, and who paid. */
export interface CaptureFacts {
  capture: PayPalCapture;
  payerEmail: string | null;
}

/** A completed capture that is not for this order, amount or currency: never settled, always looked at. */
export class CaptureMismatch extends Error {
  override readonly name = 'CaptureMismatch';
}

const dayMs = 24 * 60 * 60 * 1000;

function assertMatches(order: OrderEntity, capture: PayPalCapture): void {
  const differs = [
    capture.status !== 'COMPLETED' && `status ${capture.status}`,
    Number(capture.amount.value) !== Number(order.total) && `amount ${capture.amount.value}`,
    capture.amount.currency_code !== order.currency && `currency ${capture.amount.currency_code}`,
    capture.custom_id !== order.orderCode && `custom_id ${capture.custom_id}`,
  ].filter(Boolean);
  if (differs.length > 0) throw new CaptureMismatch(`Capture ${capture.id} does not fit order ${order.orderCode}: ${differs.join(', ')}`);
}

/**
 * The one place where an order becomes paid: order Paid and Completed, membership, credits and receipt,
 * in one transaction under the order's lock. Running it again changes nothing.
 * @returns the order as it stands afterwards.
 * @throws CaptureMismatch when the capture is not this order's.
 */
export async function settle(ctx: RequestContext, paymentId: string, { capture, payerEmail }: CaptureFacts): Promise<OrderEntity> {
  return ctx.transaction(async (tx) => {
    const { orderId } = await tx.db.findOneByOrFail(PaymentEntity, { id: paymentId });
    const order = await tx.db.findOneOrFail(OrderEntity, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
    const payment = await tx.db.findOneOrFail(PaymentEntity, { where: { id: paymentId }, lock: { mode: 'pessimistic_write' } });
    if (payment.state === 'SETTLED' || payment.state === 'REFUNDED') return order;
    assertMatches(order, capture);

    const reason = `PayPal capture ${capture.id}`;
    const note = { actor: tx.viewer?.id ?? null, reason };
    const paidAt = capture.create_time ? new Date(capture.create_time) : new Date();
    const membershipUntil = new Date(order.createdAt.getTime() + order.validityDays * dayMs);
    const transactionId = capture.id;

    await recordTransition(tx.db, attemptMachine, payment.state, 'SETTLED', { subject: payment.id, ...note });
    await tx.db.update(PaymentEntity, { id: payment.id }, { state: 'SETTLED', captureId: transactionId, payerEmail, capturedAt: paidAt, error: null, claimedUntil: null });
    await recordTransition(tx.db, paymentMachine, order.paymentStatus, 'PAID', { subject: order.id, ...note });
    await recordTransition(tx.db, orderMachine, order.orderStatus, 'COMPLETED', { subject: order.id, ...note });
    await tx.db.update(OrderEntity, { id: order.id }, { paymentStatus: 'PAID', orderStatus: 'COMPLETED', paidAt, transactionId, payerEmail, membershipUntil });
    // nobody loses days by buying: the later of what they have and what the order gives
    await tx.db.query(
      `update users set membership = 'PREMIUM',
         membership_until = case when membership = 'PREMIUM' and membership_until > $2 then membership_until else $2 end
       where id = $1`,
      [order.userId, membershipUntil],
    );
    await grantPurchasedCredits(tx, order.userId, order.id, order.credit);
    await publish(tx.db, { type: 'account', id: order.userId });
    await queueMail(tx.db, receiptMail({ ...order, paidAt, transactionId, membershipUntil }, tx.config.appUrl));
    tx.metrics.payments.inc({ outcome: 'settled' });
    return tx.db.findOneByOrFail(OrderEntity, { id: order.id });
  });
}
