import { amountOf, centsOf } from '../../../../contract/money';
import type { RequestContext } from '../../../context';
import { queueMail } from '../../../platform/mail/mail';
import type { PayPalCapture } from '../../../platform/providers/paypal-answers';
import type { OrderEntity } from '../../orders/order.entity';
import { restoreOrder } from '../../orders/deleted-orders';
import { moveOrder } from '../../orders/order-steps';
import { UserError } from '../../user-error';
import { issueInvoice } from '../invoices/invoice.service';
import { fulfil } from './fulfilment';
import { PaymentEntity } from './payment.entity';
import { paymentMessages } from './payment-messages';
import { lockPayment, movePayment } from './payment-steps';
import type { LockedPayment } from './payment-steps';
import { readSender, receiptMail } from '../receipt';
import { returnableUntil } from '../refunds/return-period';

/** PayPal's data about a capture, and the payer. */
export interface CaptureFacts {
  capture: PayPalCapture;
  payerEmail: string | null;
}

/** An order that is paid. `isNew`: by this call; false when it was paid earlier, or by a call in the same moment. */
export interface Paid {
  order: OrderEntity;
  isNew: boolean;
}

/** Result of a settlement. With a `mismatch`: a completed capture that grants nothing and needs people's attention. */
export interface Settlement extends Paid {
  mismatch: string | null;
}

/** `payments.error` of an attempt with a payment mismatch. */
export const mismatchError = 'MISFIT';
/** `payments.error` after the money of a payment mismatch was refunded. */
export const mismatchRefundedError = 'MISFIT_REFUNDED';

/** Whether the account of an order is deleted: its orders have no address any more. */
export const isOfDeletedAccount = ({ customerEmail }: Pick<OrderEntity, 'customerEmail'>): boolean => !customerEmail;

function differences(order: OrderEntity, capture: PayPalCapture): string {
  return [
    capture.status !== 'COMPLETED' && `status ${capture.status}`,
    centsOf(capture.amount.value) !== centsOf(order.total) && `amount ${capture.amount.value}`,
    capture.amount.currency_code !== order.currency && `currency ${capture.amount.currency_code}`,
    capture.custom_id !== order.orderCode && `custom_id ${capture.custom_id}`,
    !['PENDING', 'PROCESSING', 'CANCELLED'].includes(order.paymentStatus) && `the order is ${order.paymentStatus}`,
    isOfDeletedAccount(order) && 'the account is deleted',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether the reason of an attempt's transition names a payment mismatch. */
export const namesMismatch = (reason: string): boolean =>
  /^(status|amount|currency|custom_id|the order is|the account is) /.test(reason);

/**
 * Marks an order as paid: order Paid and Completed, membership, credits and receipt, in one transaction under the
 * order's lock. Only this module does so; repeating it changes nothing. A capture that does not match this
 * order's amount, currency or code, or that arrives after its account was deleted, grants nothing: it is stored with the
 * attempt and reported to people once. A deleted order is restored in both cases.
 */
export async function settle(
  ctx: RequestContext,
  payment: Pick<PaymentEntity, 'id' | 'orderId'>,
  facts: CaptureFacts,
): Promise<Settlement> {
  const settlement = await ctx.transaction<Settlement>(async (tx) => {
    const { order, payment: locked } = await lockPayment(tx, payment);
    if (locked.state === 'SETTLED' || locked.state === 'REFUNDED') return { order, mismatch: null, isNew: false };
    const mismatch = differences(order, facts.capture);
    if (mismatch) return { order, mismatch, isNew: await recordMismatch(tx, order, locked, facts, mismatch) };
    return { order: await grant(tx, order, locked, facts), mismatch: null, isNew: true };
  });
  const { order, mismatch, isNew } = settlement;
  if (isNew) ctx.metrics.payments.inc({ outcome: mismatch ? 'mismatch' : 'settled' });
  if (isNew && !mismatch)
    ctx.logger.info(
      {
        order: order.id,
        orderCode: order.orderCode,
        payment: payment.id,
        capture: facts.capture.id,
        total: order.total,
        currency: order.currency,
      },
      'an order was paid',
    );
  if (isNew && mismatch)
    ctx.logger.error(
      { order: order.id, payment: payment.id, capture: facts.capture.id, mismatch },
      'a PayPal capture does not fit its order',
    );
  return settlement;
}

/**
 * Marks a locked order as paid by a locked payment mismatch, because an Admin accepts the amount. Price and total become
 * what PayPal captured, so that receipt, invoice and later refunds are true.
 * @throws UserError INVALID_STATE when more than the amount differs.
 */
export async function settleAccepted(
  tx: RequestContext,
  { order, payment }: LockedPayment,
  facts: CaptureFacts,
  why: string,
): Promise<OrderEntity> {
  const accepted = acceptedAmounts(order, facts.capture);
  const others = differences({ ...order, ...accepted }, facts.capture);
  if (others) throw new UserError('INVALID_STATE', acceptMessages.more(others));
  const reason = `Accepted by an Admin, PayPal capture ${facts.capture.id}: ${why}`;
  return grant(tx, order, payment, facts, reason, accepted);
}

/** Messages for an Admin who accepts a payment mismatch. */
const acceptMessages = {
  more: (what: string) =>
    `More than the amount differs from the order (${what}), so this payment can't pay for it. Please refund it.`,
};

/** Returns the amounts of an order whose total is what was captured: the fee stays where the capture covers it. */
function acceptedAmounts(order: OrderEntity, { amount }: PayPalCapture): Pick<OrderEntity, 'price' | 'fee' | 'total'> {
  const [captured, fee] = [centsOf(amount.value), centsOf(order.fee)];
  const capturedFee = captured > fee ? fee : 0;
  return { price: amountOf(captured - capturedFee), fee: amountOf(capturedFee), total: amountOf(captured) };
}

async function grant(
  tx: RequestContext,
  order: OrderEntity,
  payment: PaymentEntity,
  { capture, payerEmail }: CaptureFacts,
  reason = `PayPal capture ${capture.id}`,
  accepted: Partial<OrderEntity> = {},
): Promise<OrderEntity> {
  const paidAt = capture.create_time ? new Date(capture.create_time) : new Date();
  if (order.deletedAt) await restoreOrder(tx, order, reason);
  await movePayment(tx, payment, 'SETTLED', reason, {
    captureId: capture.id,
    payerEmail,
    capturedAt: paidAt,
    error: null,
    claimedUntil: null,
    refusedAt: null,
  });
  const paid = await fulfil(tx, order, { paidAt, transactionId: capture.id, payerEmail, reason, accepted });
  await queueMail(tx, receiptMail(await readSender(tx), paid, await returnableUntil(tx, paid)));
  await issueInvoice(tx, paid);
  return paid;
}

/**
 * Records a payment mismatch: money has moved, but not as ordered. The order can't be paid again before people have
 * looked.
 * @returns whether it is new.
 */
async function recordMismatch(
  tx: RequestContext,
  order: OrderEntity,
  payment: PaymentEntity,
  { capture, payerEmail }: CaptureFacts,
  mismatch: string,
): Promise<boolean> {
  // recorded already, or recorded and refunded since: another event of its capture may arrive after the refund
  if (payment.error === mismatchError || payment.error === mismatchRefundedError) return false;
  const isOthers = await tx.db.existsBy(PaymentEntity, { captureId: capture.id });
  await movePayment(tx, payment, 'FAILED', mismatch, {
    error: mismatchError,
    capturedAmount: capture.amount.value,
    capturedCurrency: capture.amount.currency_code,
    payerEmail: isOfDeletedAccount(order) ? null : payerEmail,
    claimedUntil: null,
    ...(isOthers ? {} : { captureId: capture.id }),
  });
  if (order.deletedAt) await restoreOrder(tx, order, `Capture ${capture.id}: ${mismatch}`);
  const step = {
    reason: `Capture ${capture.id}: ${mismatch}`,
    values: { paymentProblem: paymentMessages.mismatch[order.kind] },
  };
  if (order.paymentStatus === 'PENDING' || order.paymentStatus === 'PROCESSING')
    await moveOrder(tx, order, { paymentStatus: 'PROCESSING', ...step });
  // the earlier statement that nothing was charged is no longer true
  else if (order.paymentStatus === 'CANCELLED') await moveOrder(tx, order, step);
  return true;
}
