import { z } from 'zod';
import type { RequestContext } from '../../../context';
import type { RefundPaymentInput, RefundPurchaseInput } from '../../../graphql/generated/schema';
import { checked, requestId, requiredText } from '../../input';
import type { OrderEntity } from '../../orders/order.entity';
import { findPurchase } from '../../orders/order.service';
import { checkId, notFound } from '../../user-error';
import { PaymentEntity } from '../attempts/payment.entity';
import { refundOrder } from '../refunds/refund-request.service';
import type { WantedRefund } from '../refunds/refund-request.service';

const refundSchema = z.object({
  reason: requiredText(300, 'Please say why it is refunded.'),
  requestId,
  amount: z
    .string()
    .refine((amount) => Number(amount) > 0, 'Please enter an amount above 0.')
    .nullish(),
});

/**
 * Refunds an order through PayPal for an Admin, in full or in part. Unspent credits are withdrawn in proportion, and
 * the membership when the full amount is refunded.
 * @throws UserError INVALID_INPUT, INVALID_STATE, PAYMENT_PENDING while PayPal has not answered, PAYMENT_FAILED.
 */
export async function refundPurchase(ctx: RequestContext, input: RefundPurchaseInput): Promise<OrderEntity> {
  const { reason, requestId: id, amount } = checked(refundSchema, input);
  const order = await findPurchase(ctx, input.purchaseId);
  const wanted: WantedRefund = {
    action: 'refund',
    orderId: order.id,
    paymentId: null,
    amount: amount ?? null,
    reason,
    requestId: id,
  };
  return refundOrder(ctx, () => Promise.resolve(wanted), order.id);
}

/**
 * Refunds one payment of an order, such as a second one for an order that was already paid. That one is refunded in
 * full, and the order, its credits and its membership stay unchanged.
 * @throws UserError as refundPurchase.
 */
export async function refundPayment(ctx: RequestContext, input: RefundPaymentInput): Promise<OrderEntity> {
  const { reason, requestId: id, amount } = checked(refundSchema, input);
  const payment = await ctx.db.findOneBy(PaymentEntity, { id: checkId(input.paymentId, 'Payment') });
  if (!payment) throw notFound('Payment');
  const order = await findPurchase(ctx, payment.orderId);
  const wanted: WantedRefund = {
    action: 'refund',
    orderId: order.id,
    paymentId: payment.id,
    amount: amount ?? null,
    reason,
    requestId: id,
  };
  return refundOrder(ctx, () => Promise.resolve(wanted), order.id);
}
