import { In } from 'typeorm';
import { z } from 'zod';
import { purchaseLimits } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import type { PayPalCapture } from '../../../platform/providers/paypal-answers';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import { audited } from '../../audit/audit.service';
import { checked, requiredText } from '../../input';
import type { OrderEntity } from '../../orders/order.entity';
import { UserError, checkId, notFound } from '../../user-error';
import { findPurchase } from '../../orders/order.service';
import { refuseSecondCapture } from '../attempts/second-capture';
import { PaymentEntity } from '../attempts/payment.entity';
import { paymentMessages } from '../attempts/payment-messages';
import { endAttempts, lockPayment } from '../attempts/payment-steps';
import type { LockedPayment } from '../attempts/payment-steps';
import { isOfDeletedAccount, mismatchError, settleAccepted } from '../attempts/settlement.service';
import { DisputeEntity } from '../disputes/dispute.entity';
import { accountOf } from '../paypal-setup/paypal-accounts.service';
import { RefundEntity } from '../refunds/refund.entity';
import { requireProofAbove } from './admin-refund.service';

const schema = z.object({ reason: requiredText(purchaseLimits.reason, 'Please give a reason.') });

const sentences = {
  noMismatch: 'This payment is not waiting for a decision: it was settled or refunded, or nothing was captured.',
  moved: 'This payment was refunded, at least in part, so it can no longer pay for the order.',
  disputed: 'The payer has disputed this payment at PayPal, so it cannot pay for the order.',
  paid: 'This order is already paid. Please refund this payment.',
  noAccount: 'The account of this order is deleted. Please refund this payment.',
  unknown: 'PayPal no longer shows this payment. Please look for it in your PayPal account.',
  silence: 'PayPal did not answer, so nothing was changed. Please try again.',
};

/** Reads a capture as PayPal holds it now. @throws UserError INVALID_STATE, PROVIDER_ERROR. */
async function captureNow(ctx: RequestContext, payment: PaymentEntity): Promise<PayPalCapture> {
  const account = await accountOf(ctx, payment);
  if (!account || !payment.captureId) throw new UserError('INVALID_STATE', sentences.noMismatch);
  try {
    return await ctx.paypal.getCapture(account, payment.captureId);
  } catch (error) {
    if (error instanceof PayPalRefusal && error.status === 404) throw new UserError('INVALID_STATE', sentences.unknown);
    if (!(error instanceof PayPalRefusal || error instanceof ProviderSilence)) throw error;
    throw new UserError('PROVIDER_ERROR', sentences.silence);
  }
}

/** Refuses what can't be settled truthfully. The caller holds the locks. @throws UserError INVALID_STATE. */
async function refuseUnsettleable(tx: RequestContext, { order, payment }: LockedPayment): Promise<void> {
  if (payment.error !== mismatchError) throw new UserError('INVALID_STATE', sentences.noMismatch);
  if (!['PENDING', 'PROCESSING', 'CANCELLED'].includes(order.paymentStatus))
    throw new UserError('INVALID_STATE', sentences.paid);
  if (isOfDeletedAccount(order)) throw new UserError('INVALID_STATE', sentences.noAccount);
  const state = In(['INTENT', 'PENDING', 'COMPLETED']);
  if (await tx.db.existsBy(RefundEntity, { paymentId: payment.id, state }))
    throw new UserError('INVALID_STATE', sentences.moved);
  if (await tx.db.existsBy(DisputeEntity, { paymentId: payment.id, state: In(['OPEN', 'LOST']) }))
    throw new UserError('INVALID_STATE', sentences.disputed);
  await refuseSecondCapture(tx, order);
}

/**
 * Accepts a payment mismatch whose amount alone differs from its order: the order is paid by it, once. PayPal is asked
 * for the capture first, and only its answer is believed. Other attempts of the order are ended.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, INVALID_STATE, PAYMENT_PENDING, PROVIDER_ERROR, PROOF_REQUIRED.
 */
export async function settlePayment(ctx: RequestContext, id: string, given: string): Promise<OrderEntity> {
  const { reason } = checked(schema, { reason: given });
  const found = await ctx.db.findOneBy(PaymentEntity, { id: checkId(id, 'Payment') });
  if (!found) throw notFound('Payment');
  await findPurchase(ctx, found.orderId);
  if (found.error !== mismatchError) throw new UserError('INVALID_STATE', sentences.noMismatch);
  const capture = await captureNow(ctx, found);
  await requireProofAbove(ctx, capture.amount.value);
  const order = await ctx.transaction(async (tx) => {
    const locked = await lockPayment(tx, found);
    await refuseUnsettleable(tx, locked);
    if (capture.status !== 'COMPLETED') throw new UserError('INVALID_STATE', sentences.moved);
    const { order: before, payment } = locked;
    const facts = { total: before.total, paymentStatus: before.paymentStatus };
    return audited(tx, { action: 'settle-payment', subject: `orders/${before.id}`, reason }, async () => {
      const running = await endAttempts(tx, [before.id], 'Its order was paid by another payment');
      if (running.size > 0) throw new UserError('PAYMENT_PENDING', paymentMessages.pending);
      const result = await settleAccepted(tx, locked, { capture, payerEmail: payment.payerEmail }, reason);
      const after = { payment: payment.id, total: result.total, paymentStatus: result.paymentStatus };
      return { before: facts, after, result };
    });
  });
  ctx.metrics.payments.inc({ outcome: 'settled' });
  ctx.logger.info(
    { order: order.id, payment: found.id, capture: capture.id, total: order.total, currency: order.currency },
    'an Admin accepted a payment mismatch',
  );
  return order;
}
