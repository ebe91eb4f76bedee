import { amountOf, centsOf } from '../../../../contract/money';
import { z } from 'zod';
import type { RequestContext } from '../../../context';
import type { RefundPaymentInput, RefundPurchaseInput } from '../../../graphql/generated/schema';
import { requireProof } from '../../admin-proof';
import { purchaseLimits } from '../../../../contract/limits';
import { checked, optionalText, requestId, requiredText } from '../../input';
import type { OrderEntity } from '../../orders/order.entity';
import { findPurchase } from '../../orders/order.service';
import { readShopSettings } from '../../settings/shop-settings';
import { checkId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { PaymentEntity } from '../attempts/payment.entity';
import { mismatchError } from '../attempts/settlement.service';
import { refundOrder } from '../refunds/refund-request.service';
import type { WantedRefund } from '../refunds/refund-request.service';

const refundSchema = z.object({
  reason: requiredText(purchaseLimits.reason, 'Please enter a reason for the refund.'),
  message: optionalText(purchaseLimits.refundMessage),
  requestId,
  amount: z
    .string()
    .refine((amount) => centsOf(amount) > 0, 'Please enter an amount above 0.')
    .nullish(),
});

/** Asks for the Admin's proof when more money moves than the shop allows without. @throws UserError PROOF_REQUIRED. */
export async function requireProofAbove(ctx: RequestContext, amount: string): Promise<void> {
  const { refundProofAbove } = await readShopSettings(ctx);
  if (centsOf(amount) > centsOf(refundProofAbove)) requireProof(ctx);
}

/** Arbitrary but fixed, with the Admin: serialises the refunds of one Admin, which are added up. */
const refundsLock = 7306426;

/**
 * Asks for the Admin's proof when a refund, together with the same payment's and the same Admin's refunds within an
 * hour, moves more than the shop allows without: many small ones move as much as a large one.
 * @param paymentId null for a payment without an order
 * @throws UserError PROOF_REQUIRED.
 */
export async function approveRefundOf(tx: RequestContext, paymentId: string | null, amount: string): Promise<void> {
  const { userId } = signedIn(tx);
  await tx.db.query('select pg_advisory_xact_lock($1, hashtext($2))', [refundsLock, userId]);
  const [sums]: { ofPayment: string; ofAdmin: string }[] = await tx.db.query(
    `select coalesce((select sum(amount) from refunds where payment_id = $1 and actor is not null and state <> 'FAILED'), 0) as "ofPayment",
            coalesce((select sum(amount) from refunds where actor = $2 and state <> 'FAILED'
                      and id > uuidv7(interval '-1 hour') and created_at > now() - interval '1 hour'), 0)
            + coalesce((select sum(amount) from unmatched_payments where decided_by = $2
                        and state in ('REFUNDING', 'REFUNDED') and decided_at > now() - interval '1 hour'), 0) as "ofAdmin"`,
    [paymentId, userId],
  );
  const before = Math.max(centsOf(sums?.ofPayment ?? 0), centsOf(sums?.ofAdmin ?? 0));
  await requireProofAbove(tx, amountOf(before + centsOf(amount)));
}

/** A payment mismatch is refunded in full, so what was captured counts. @throws UserError PROOF_REQUIRED. */
const approveRefund = (tx: RequestContext, payment: PaymentEntity, wanted: string): Promise<void> =>
  approveRefundOf(
    tx,
    payment.id,
    payment.error === mismatchError ? (payment.capturedAmount ?? payment.amount) : wanted,
  );

/**
 * Refunds an order through PayPal for an Admin, in full or in part. Unspent credits are withdrawn in proportion, and
 * the membership when the full amount is refunded.
 * @throws UserError INVALID_INPUT, INVALID_STATE, PAYMENT_PENDING while PayPal has not answered, PAYMENT_FAILED,
 * PROOF_REQUIRED.
 */
export async function refundPurchase(ctx: RequestContext, input: RefundPurchaseInput): Promise<OrderEntity> {
  const { reason, message, requestId: id, amount } = checked(refundSchema, input);
  const order = await findPurchase(ctx, input.purchaseId);
  if (amount) await requireProofAbove(ctx, amount);
  const wanted: WantedRefund = {
    action: 'refund',
    orderId: order.id,
    paymentId: null,
    amount: amount ?? null,
    reason,
    message,
    requestId: id,
  };
  return refundOrder(ctx, () => Promise.resolve(wanted), order.id, approveRefund);
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
  const wanted: WantedRefund = {
    action: 'refund',
    orderId: order.id,
    paymentId: payment.id,
    amount: amount ?? null,
    reason,
    message,
    requestId: id,
  };
  return refundOrder(ctx, () => Promise.resolve(wanted), order.id, approveRefund);
}
