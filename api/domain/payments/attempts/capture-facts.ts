import type { RequestContext } from '../../../context';
import type { PayPalCapture, PayPalOrder } from '../../../platform/providers/paypal-answers';
import { UserError } from '../../user-error';
import type { PaymentEntity } from './payment.entity';
import { paymentMessages } from './payment-messages';
import { settle } from './settlement.service';
import type { Paid } from './settlement.service';

/** Returns every capture of a PayPal order, with the code of its purchase unit. */
export const capturesOf = (paypalOrder: PayPalOrder): PayPalCapture[] =>
  paypalOrder.purchase_units.flatMap((unit) =>
    (unit.payments?.captures ?? []).map((capture) => ({ ...capture, custom_id: capture.custom_id ?? unit.custom_id })),
  );

/** Statuses of a capture that PayPal has decided on (Orders v2). */
const moved = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const notMoved = ['DECLINED', 'FAILED'];

/** Whether money of a capture has moved, even if it was refunded since then. */
export const hasMoved = ({ status }: Pick<PayPalCapture, 'status'>): boolean => moved.includes(status);

/**
 * Returns the capture that PayPal has accepted but not decided on, PENDING or with a status that is not known here. A
 * second payment now would charge the payer twice.
 */
export const reviewedCapture = (paypalOrder: PayPalOrder) =>
  capturesOf(paypalOrder).find(({ status }) => !moved.includes(status) && !notMoved.includes(status));
export const isUnderReview = (paypalOrder: PayPalOrder) => reviewedCapture(paypalOrder) !== undefined;

/** Returns the capture of an order that PayPal has finished without any money moving. */
export const failedCapture = (paypalOrder: PayPalOrder) =>
  capturesOf(paypalOrder).find(({ status }) => notMoved.includes(status));

/** Whether money of an order has moved of which the answer shows nothing. */
export const hidesCapture = (paypalOrder: PayPalOrder): boolean =>
  paypalOrder.status === 'COMPLETED' && capturesOf(paypalOrder).length === 0;

/**
 * Settles the order when PayPal holds a completed capture. A capture that was refunded since then was completed before;
 * the refund's own event handles the refund.
 * @returns the paid order and whether this call has settled it, or null.
 * @throws UserError PAYMENT_FAILED on a payment mismatch.
 */
export async function settleCompleted(
  ctx: RequestContext,
  payment: PaymentEntity,
  paypalOrder: PayPalOrder,
): Promise<Paid | null> {
  const capture = capturesOf(paypalOrder).find(hasMoved);
  if (!capture) return null;
  return settleCapture(ctx, payment, capture, paypalOrder.payer?.email_address ?? null);
}

/** @throws UserError PAYMENT_FAILED on a payment mismatch. */
export async function settleCapture(
  ctx: RequestContext,
  payment: PaymentEntity,
  capture: PayPalCapture,
  payerEmail: string | null,
): Promise<Paid> {
  const { order, isNew, mismatch } = await settle(ctx, payment, {
    capture: { ...capture, status: 'COMPLETED' },
    payerEmail,
  });
  if (mismatch) throw new UserError('PAYMENT_FAILED', paymentMessages.mismatch[order.kind]);
  return { order, isNew };
}
