import { centsOf, sumOf } from '../../../../contract/money';
import type { RequestContext } from '../../../context';
import type { OrderEntity } from '../../orders/order.entity';
import { loadOrder } from '../../orders/order.service';
import { forgottenError, unansweredError } from '../attempts/capture-outcomes';
import type { PaymentEntity } from '../attempts/payment.entity';
import { isOfDeletedAccount, mismatchError, mismatchRefundedError } from '../attempts/settlement.service';
import type { RefundEntity } from '../refunds/refund.entity';
import { disputesOf, paymentsOf, refundsOf } from '../purchase-history';
import { holdReasonOf } from './provider-messages';

/** Returns why PayPal holds a payment of an order, as a sentence; null when none is under review. */
export async function holdReason(ctx: RequestContext, orderId: string): Promise<string | null> {
  const held = (await paymentsOf(ctx, orderId)).find(({ state }) => state === 'REVIEW');
  return held ? holdReasonOf(held.error) : null;
}

/** States of an attempt that stand in `payments.error` and are no codes of PayPal. */
const ownErrors: readonly (string | null)[] = [mismatchError, mismatchRefundedError, unansweredError, forgottenError];

/** Returns PayPal's code of why an attempt was refused or is held. */
export const problemOf = ({ error }: PaymentEntity): string | null => (ownErrors.includes(error) ? null : error);

interface Standing {
  order: OrderEntity | null;
  refunds: RefundEntity[];
  isDisputed: boolean;
}

async function standingOf(ctx: RequestContext, { id, orderId }: PaymentEntity): Promise<Standing> {
  const [order, refunds, disputes] = await Promise.all([
    loadOrder(ctx, orderId),
    refundsOf(ctx, orderId),
    disputesOf(ctx, orderId),
  ]);
  return {
    order,
    refunds: refunds.filter(({ paymentId, state }) => paymentId === id && state !== 'FAILED'),
    isDisputed: disputes.some(({ paymentId, state }) => paymentId === id && state !== 'WON'),
  };
}

/** Whether an Admin can settle the order by this payment mismatch, as far as the database knows. */
export async function isSettleable(ctx: RequestContext, payment: PaymentEntity): Promise<boolean> {
  if (payment.error !== mismatchError || payment.captureId === null) return false;
  if (payment.capturedCurrency !== null && payment.capturedCurrency !== payment.currency) return false;
  const { order, refunds, isDisputed } = await standingOf(ctx, payment);
  const isUnpaid = order !== null && ['PENDING', 'PROCESSING', 'CANCELLED'].includes(order.paymentStatus);
  return isUnpaid && !isOfDeletedAccount(order) && refunds.length === 0 && !isDisputed;
}

/** Whether an Admin can refund this payment, as far as the database knows. */
export async function isRefundable(ctx: RequestContext, payment: PaymentEntity): Promise<boolean> {
  const isMismatch = payment.error === mismatchError;
  if (payment.captureId === null || !(isMismatch || payment.state === 'SETTLED')) return false;
  const { order, refunds, isDisputed } = await standingOf(ctx, payment);
  if (!order || isDisputed) return false;
  const underWay = refunds.filter(({ state }) => state === 'INTENT' || state === 'PENDING');
  if (isMismatch) return underWay.length === 0;
  return centsOf(order.total) - centsOf(order.refunded) - sumOf(underWay.map(({ amount }) => amount)) > 0;
}
