import { z } from 'zod';
import type { RequestContext } from '../../../context';
import type { RefundPaymentInput, RefundPurchaseInput } from '../../../graphql/generated/schema';
import { requireProof } from '../../accounts/admin/admin-proof.service';
import { purchaseLimits } from '../../../../contract/purchase-limits';
import { checked, optionalText, requestId, requiredText } from '../../input';
import type { OrderEntity } from '../../orders/order.entity';
import { findPurchase } from '../../orders/order.service';
import { readShopSettings } from '../../settings/shop-settings';
import { checkId, notFound } from '../../user-error';
import { PaymentEntity } from '../attempts/payment.entity';
import { mismatchError } from '../attempts/settlement.service';
import { refundOrder } from '../refunds/refund-request.service';
import type { WantedRefund } from '../refunds/refund-request.service';

const refundSchema = z.object({
  reason: requiredText(purchaseLimits.reason, 'Please say why it is refunded.'),
  message: optionalText(purchaseLimits.refundMessage),
  requestId,
  amount: z
    .string()
    .refine((amount) => Number(amount) > 0, 'Please enter an amount above 0.')
    .nullish(),
});

/** Asks for the Admin's proof when more money leaves than the shop allows without. @throws UserError PROOF_REQUIRED. */
export async function requireProofAbove(ctx: RequestContext, amount: string): Promise<void> {
  const { refundProofAbove } = await readShopSettings(ctx);
  if (Number(amount) > Number(refundProofAbove)) await requireProof(ctx);
}

/**
 * Refunds an order through PayPal for an Admin, in full or in part. Unspent credits are withdrawn in proportion, and
 * the membership when the full amount is refunded.
 * @throws UserError INVALID_INPUT, INVALID_STATE, PAYMENT_PENDING while PayPal has not answered, PAYMENT_FAILED,
 * PROOF_REQUIRED.
 */
export async function refundPurchase(ctx: RequestContext, input: RefundPurchaseInput): Promise<OrderEntity> {
  const { reason, message, requestId: id, amount } = checked(refundSchema, input);
  const order = await findPurchase(ctx, input.purchaseId);
  await requireProofAbove(ctx, amount ?? order.total);
  const wanted: WantedRefund = {
    action: 'refund',
    orderId: order.id,
    paymentId: null,
    amount: amount ?? null,
    reason,
    message,
    requestId: id,
  };
  return refundOrder(ctx, () => Promise.resolve(wanted), order.id);
}

/** Returns the amount that a refund of a payment moves at most: a payment mismatch is refunded in full. */
function refundedAmount({ error, amount, capturedAmount }: PaymentEntity, wanted: string | null): string {
  if (error === mismatchError) return capturedAmount ?? amount;
  return wanted ?? amount;
}

/**
 * Refunds one payment of an order, such as a second one for an order that was already paid. That one is refunded in
 * full, and the order, its credits and its membership stay unchanged.
 * @throws UserError as refundPurchase.
 */
export async function refundPayment(ctx: RequestContext, input: RefundPaymentInput): Promise<OrderEntity> {
  const { reason, message, requestId: id, amount } = checked(refundSchema, input);
  const payment = await ctx.db.findOneBy(PaymentEntity, { id: checkId(input.paymentId, 'Payment') });
  if (!payment) throw notFound('Payment');
  const order = await findPurchase(ctx, payment.orderId);
  await requireProofAbove(ctx, refundedAmount(payment, amount ?? null));
  const wanted: WantedRefund = {
    action: 'refund',
    orderId: order.id,
    paymentId: payment.id,
    amount: amount ?? null,
    reason,
    message,
    requestId: id,
  };
  return refundOrder(ctx, () => Promise.resolve(wanted), order.id);
}
