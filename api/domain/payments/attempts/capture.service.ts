import type { RequestContext } from '../../../context';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import type { PayPalOrder } from '../../../platform/providers/paypal';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import { lockedCredits } from '../../credits/credit.service';
import { OrderEntity } from '../../orders/order.entity';
import { itemIsBought } from '../../orders/bought-items';
import { findPurchase } from '../../orders/order.service';
import { UserError } from '../../user-error';
import { askPayPal } from './ask-paypal';
import { failedCapture, reviewedCapture, settleCompleted } from './capture-facts';
import { holdForReview, markUnanswered, refuseCapture } from './capture-outcomes';
import { PaymentEntity } from './payment.entity';
import { paymentSentences } from './payment-sentences';
import { isAbandoned, lockPayment, movePayment } from './payment-steps';
import type { Capturer } from './payment-steps';
import { accountOf } from '../paypal-setup/paypal-accounts.service';

/** A capture call that has not come back after this time may be asked about again. */
const captureClaimMs = 45_000;
const otherCaptureMs = 15_000;

/** Clocks differ: an approval within this time of a refusal counts as the one that was refused. */
const clockSkewMs = 5_000;

/** `again`: an earlier capture call of this attempt may have got through. */
type Claim = { claimed: PaymentEntity; again: boolean } | { claimed: null; because: 'other' | 'refused' };

/**
 * Nobody pays for the same item by two orders, open ones of before included: asked under the account's lock, before
 * PayPal is asked to capture. @throws UserError INVALID_STATE.
 */
async function refuseSecondCapture(tx: RequestContext, { id, userId, itemId }: OrderEntity): Promise<void> {
  if (!itemId) return;
  await lockedCredits(tx, userId);
  const [other]: unknown[] = await tx.db.query(
    `select 1 from orders where user_id = $1 and item_id = $2 and id <> $3 and (payment_status in ('PAID', 'DISPUTED')
       or exists (select 1 from payments where order_id = orders.id and state in ('CAPTURING', 'REVIEW'))) limit 1`,
    [userId, itemId, id],
  );
  if (other) throw new UserError('INVALID_STATE', itemIsBought);
}

/** One caller at a time asks PayPal to capture. @throws UserError INVALID_STATE when the order is no longer to be paid. */
async function claimCapture(
  ctx: RequestContext,
  payment: PaymentEntity,
  by: Capturer,
  approvedAt: Date | undefined,
): Promise<Claim> {
  return ctx.transaction(async (tx) => {
    const { order, payment: locked } = await lockPayment(tx, payment);
    if (locked.state !== 'CREATED' && !isAbandoned(locked)) return { claimed: null, because: 'other' };
    if (order.paymentStatus !== 'PENDING' && order.paymentStatus !== 'PROCESSING')
      throw new UserError(
        'INVALID_STATE',
        order.paymentStatus === 'PAID' ? paymentSentences.paid : paymentSentences.closed,
      );
    // they were told that nothing was charged: only they can change that, here or by approving anew
    const isApprovedAnew =
      locked.refusedAt && approvedAt && approvedAt.getTime() > locked.refusedAt.getTime() + clockSkewMs;
    if (locked.refusedAt && by === 'PRODUCT' && !isApprovedAnew) return { claimed: null, because: 'refused' };
    const again = locked.state === 'CAPTURING';
    if (!again) await refuseSecondCapture(tx, order);
    await movePayment(tx, locked, 'CAPTURING', 'Approved by the payer', {
      claimedUntil: new Date(Date.now() + captureClaimMs),
      nextCheckAt: new Date(Date.now() + captureClaimMs),
      refusedAt: null,
    });
    return { claimed: locked, again };
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the caller that is capturing, and answers as it was answered. @throws UserError as captureAttempt. */
async function awaitOtherCapture(ctx: RequestContext, payment: PaymentEntity): Promise<OrderEntity> {
  for (let waited = 0; waited < otherCaptureMs; waited += 150) {
    const now = await ctx.db.findOneByOrFail(PaymentEntity, { id: payment.id });
    const order = await ctx.db.findOneByOrFail(OrderEntity, { id: now.orderId });
    if (now.state === 'SETTLED' || now.state === 'REFUNDED') return order;
    if (now.state === 'REVIEW') throw new UserError('PAYMENT_PENDING', paymentSentences.review);
    if (now.state !== 'CAPTURING')
      throw new UserError('PAYMENT_FAILED', order.paymentProblem ?? paymentSentences.failed);
    await pause(150);
  }
  throw new UserError('PAYMENT_PENDING', paymentSentences.pending);
}

/**
 * Captures an approved attempt and settles the order. However many tabs, retries and webhooks come at
 * once, PayPal is asked to capture by one of them, and the order is settled once.
 * @param approvedAt when the payer approved, where PayPal has said so
 * @throws UserError PAYMENT_DECLINED, PAYMENT_FAILED, PAYMENT_PENDING, PROVIDER_ERROR, INVALID_STATE.
 */
export async function captureAttempt(
  ctx: RequestContext,
  payment: PaymentEntity,
  by: Capturer,
  approvedAt?: Date,
): Promise<OrderEntity> {
  const account = await accountOf(ctx, payment);
  if (!account || !payment.providerOrderId) throw new UserError('PAYMENT_UNAVAILABLE', paymentSentences.unavailable);
  const claim = await claimCapture(ctx, payment, by, approvedAt);
  if (!claim.claimed && claim.because === 'other') return awaitOtherCapture(ctx, payment);
  if (!claim.claimed) throw new UserError('PAYMENT_FAILED', paymentSentences.failed);
  const { claimed, again } = claim;
  try {
    // the same key through silence; another one after each definite refusal, which PayPal may answer again for hours
    const captured = await ctx.paypal.captureOrder(
      account,
      payment.providerOrderId,
      `capture-${claimed.id}-${claimed.captureTries}`,
    );
    return await conclude(ctx, claimed, captured, by);
  } catch (error) {
    if (error instanceof ProviderSilence) return afterSilence(ctx, claimed, by);
    if (!(error instanceof PayPalRefusal)) throw error;
    return afterRefusal(ctx, claimed, error, by, again);
  }
}

/** What PayPal has made of the capture. */
async function conclude(
  ctx: RequestContext,
  payment: PaymentEntity,
  paypalOrder: PayPalOrder,
  by: Capturer,
  issue = paypalOrder.status,
): Promise<OrderEntity> {
  const settled = await settleCompleted(ctx, payment, paypalOrder);
  if (settled) return settled;
  const reviewed = reviewedCapture(paypalOrder);
  if (reviewed) return holdForReview(ctx, payment, reviewed);
  return refuseCapture(ctx, payment, failedCapture(paypalOrder) ? 'INSTRUMENT_DECLINED' : issue, by);
}

/** The answer was lost: PayPal may have captured. Asks at once; the reconciliation goes on asking. */
async function afterSilence(ctx: RequestContext, payment: PaymentEntity, by: Capturer): Promise<OrderEntity> {
  const paypalOrder = await askPayPal(ctx, payment).catch(() => null);
  if (paypalOrder?.status === 'COMPLETED') return conclude(ctx, payment, paypalOrder, by);
  ctx.metrics.payments.inc({ outcome: 'silence' });
  await markUnanswered(ctx, payment);
  throw new UserError('PAYMENT_PENDING', paymentSentences.pending);
}

/** A capture of this order was made, or is being made: whatever else PayPal shows at this moment, money may have moved. */
const isCaptured = ({ issue }: PayPalRefusal) =>
  ['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS'].includes(issue);

/** Statuses that say nothing about the capture itself: PayPal is busy, or has done it before. */
const askInstead = (refusal: PayPalRefusal) =>
  refusal.status >= 500 ||
  [404, 409, 429].includes(refusal.status) ||
  isCaptured(refusal) ||
  ['ORDER_COMPLETED_OR_VOIDED', 'DUPLICATE_INVOICE_ID'].includes(refusal.issue);

async function afterRefusal(
  ctx: RequestContext,
  payment: PaymentEntity,
  refusal: PayPalRefusal,
  by: Capturer,
  again: boolean,
): Promise<OrderEntity> {
  ctx.logger.warn({ err: refusal, payment: payment.id }, 'PayPal refused a capture');
  ctx.metrics.payments.inc({ outcome: refusal.issue });
  if (!askInstead(refusal)) return refuseCapture(ctx, payment, refusal.issue, by);
  const paypalOrder = await askPayPal(ctx, payment).catch(() => undefined);
  if (paypalOrder?.status === 'COMPLETED') return conclude(ctx, payment, paypalOrder, by);
  // a capture that may have got through is never given up because PayPal does not show, or no longer shows, the order
  const isDefinite =
    (refusal.status === 422 && paypalOrder !== undefined && !isCaptured(refusal)) ||
    (refusal.status === 404 && paypalOrder === null && !again);
  if (isDefinite) return refuseCapture(ctx, payment, refusal.issue, by);
  await markUnanswered(ctx, payment);
  throw new UserError('PAYMENT_PENDING', paymentSentences.pending);
}

/** Captures for the caller. @throws AccessError NOT_FOUND for another's order; UserError as captureAttempt. */
export async function capturePayment(
  ctx: RequestContext,
  orderId: string,
  paypalOrderId: string,
): Promise<OrderEntity> {
  const order = await findPurchase(ctx, orderId);
  if (order.paymentStatus === 'PAID') return order;
  const payment = /^[\w-]{1,64}$/.test(paypalOrderId)
    ? await ctx.db.findOneBy(PaymentEntity, { orderId: order.id, providerOrderId: paypalOrderId })
    : null;
  if (!payment) throw new UserError('NOT_FOUND', paymentSentences.failed, ['paypalOrderId']);
  if (payment.state === 'SETTLED' || payment.state === 'REFUNDED')
    return ctx.db.findOneByOrFail(OrderEntity, { id: order.id });
  return captureAttempt(ctx, payment, 'PAYER');
}
