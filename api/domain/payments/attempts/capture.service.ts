import type { RequestContext } from '../../../context';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import type { PayPalOrder } from '../../../platform/providers/paypal-answers';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import { isTestAccount } from '../../accounts/test-account.service';
import { freshUser } from '../../accounts/user.service';
import { OrderEntity } from '../../orders/order.entity';
import { findOwnPurchase } from '../../orders/order.service';
import { UserError } from '../../user-error';
import { askPayPal } from './ask-paypal';
import { failedCapture, hidesCapture, reviewedCapture, settleCompleted } from './capture-facts';
import {
  CaptureUnanswered,
  forgottenError,
  holdForReview,
  markUnanswered,
  refuseCapture,
  unansweredError,
} from './capture-outcomes';
import { isCaptured, isUnclear, outcomeOf } from './capture-refusals';
import { refuseSecondCapture } from './second-capture';
import { PaymentEntity } from './payment.entity';
import { countClaimedCall, refuseManyPaymentCalls } from './payment-limits';
import { paymentMessages } from './payment-messages';
import { isAbandoned, lockPayment, movePayment } from './payment-steps';
import type { Capturer } from './payment-steps';
import type { Paid } from './settlement.service';
import { accountOf } from '../paypal-setup/paypal-accounts.service';
import { captureTestPayment } from '../test-payment.service';

/** Time after which a capture call without an answer may be checked by another caller. */
const captureClaimMs = 45_000;
const otherCaptureMs = 15_000;

/** Allowance for clock differences: an approval within this time of a refusal counts as the refused one. */
const clockSkewMs = 5_000;

/** Result of a claim. `again`: an earlier capture call of this attempt may have reached PayPal. */
type Claim = { claimed: PaymentEntity; again: boolean } | { claimed: null; because: 'other' | 'refused' };

/**
 * Claims the attempt, so that one caller at a time asks PayPal to capture.
 * @throws UserError INVALID_STATE when the order is no longer payable.
 */
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
        order.paymentStatus === 'PAID' ? paymentMessages.paid : paymentMessages.closed,
      );
    // the payer was notified that nothing was charged: only a new request or a new approval by the payer changes that
    const isApprovedAnew =
      locked.refusedAt && approvedAt && approvedAt.getTime() > locked.refusedAt.getTime() + clockSkewMs;
    if (locked.refusedAt && by === 'PRODUCT' && !isApprovedAnew) return { claimed: null, because: 'refused' };
    const again = locked.state === 'CAPTURING';
    // nothing is charged any more for an account that no one can use; a call that may have reached PayPal is finished
    if (!again && (await freshUser(tx, order.userId))?.disabledAt) {
      // what the payer is answered holds after the account is enabled again
      if (by === 'PAYER') await tx.db.update(PaymentEntity, { id: locked.id }, { refusedAt: new Date() });
      return { claimed: null, because: 'refused' };
    }
    if (!again) await refuseSecondCapture(tx, order);
    await movePayment(tx, locked, 'CAPTURING', 'Approved by the payer', {
      claimedUntil: new Date(Date.now() + captureClaimMs),
      nextCheckAt: new Date(Date.now() + captureClaimMs),
      refusedAt: null,
      error: null,
    });
    return { claimed: locked, again };
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the caller that is capturing and returns the same result. @throws UserError as captureAttempt. */
async function awaitOtherCapture(ctx: RequestContext, payment: PaymentEntity): Promise<Paid> {
  for (let waited = 0; waited < otherCaptureMs; waited += 150) {
    const now = await ctx.db.findOneByOrFail(PaymentEntity, { id: payment.id });
    const order = await ctx.db.findOneByOrFail(OrderEntity, { id: now.orderId });
    if (now.state === 'SETTLED' || now.state === 'REFUNDED') return { order, isNew: false };
    if (now.state === 'REVIEW') throw new UserError('PAYMENT_PENDING', paymentMessages.review);
    if (now.state !== 'CAPTURING')
      throw new UserError('PAYMENT_FAILED', order.paymentProblem ?? paymentMessages.failed);
    if (now.error === unansweredError) throw new CaptureUnanswered();
    await pause(150);
  }
  throw new UserError('PAYMENT_PENDING', paymentMessages.pending);
}

/**
 * Captures an approved attempt and settles the order. However many tabs, retries and webhooks arrive at once, only one
 * of them asks PayPal to capture, and the order is settled once.
 * @param approvedAt when the payer approved, if PayPal has reported it
 * @throws UserError PAYMENT_DECLINED, PAYMENT_FAILED, PAYMENT_PENDING, PROVIDER_ERROR, INVALID_STATE; TOO_MANY_REQUESTS
 * for a payer.
 */
export async function captureAttempt(
  ctx: RequestContext,
  payment: PaymentEntity,
  by: Capturer,
  approvedAt?: Date,
): Promise<Paid> {
  const account = await accountOf(ctx, payment);
  if (!account || !payment.providerOrderId) throw new UserError('PAYMENT_UNAVAILABLE', paymentMessages.unavailable);
  if (by === 'PAYER') await refuseManyPaymentCalls(ctx);
  const claim = await claimCapture(ctx, payment, by, approvedAt);
  if (!claim.claimed && claim.because === 'other') return awaitOtherCapture(ctx, payment);
  if (!claim.claimed) throw new UserError('PAYMENT_FAILED', paymentMessages.failed);
  if (by === 'PAYER') await countClaimedCall(ctx);
  const { claimed, again } = claim;
  try {
    // the same key while PayPal does not answer; a new key after each definite refusal, which PayPal may repeat for
    // hours
    const captured = await ctx.paypal.captureOrder(
      account,
      payment.providerOrderId,
      `capture-${claimed.id}-${claimed.captureTries}`,
    );
    return await (hidesCapture(captured) ? afterSilence(ctx, claimed, by) : conclude(ctx, claimed, captured, by));
  } catch (error) {
    if (error instanceof ProviderSilence) return afterSilence(ctx, claimed, by);
    if (!(error instanceof PayPalRefusal)) throw error;
    return afterRefusal(ctx, claimed, error, by, again);
  }
}

/** Handles PayPal's answer to the capture call. */
async function conclude(
  ctx: RequestContext,
  payment: PaymentEntity,
  paypalOrder: PayPalOrder,
  by: Capturer,
  issue = paypalOrder.status,
): Promise<Paid> {
  const settled = await settleCompleted(ctx, payment, paypalOrder).catch((error: unknown) => {
    if (error instanceof UserError) throw error;
    // the money has moved, and reconciling settles the order as soon as that works again
    ctx.logger.error(
      { err: error, payment: payment.id },
      'a completed capture could not be settled; it is tried again',
    );
    throw new UserError('PAYMENT_PENDING', paymentMessages.unsettled);
  });
  if (settled) return settled;
  const reviewed = reviewedCapture(paypalOrder);
  if (reviewed) return holdForReview(ctx, payment, reviewed);
  return refuseCapture(ctx, payment, failedCapture(paypalOrder) ? 'INSTRUMENT_DECLINED' : issue, by);
}

/** Handles a lost answer: PayPal may have captured. Checks at once; the reconciliation job continues to check. */
async function afterSilence(ctx: RequestContext, payment: PaymentEntity, by: Capturer): Promise<Paid> {
  const paypalOrder = await askPayPal(ctx, payment).catch(() => null);
  if (paypalOrder?.status === 'COMPLETED') return conclude(ctx, payment, paypalOrder, by);
  ctx.metrics.payments.inc({ outcome: 'silence' });
  await markUnanswered(ctx, payment, unansweredError);
  throw new CaptureUnanswered();
}

/**
 * Whether the refusal says nothing about the capture itself: PayPal is busy, has processed the request before, or did not
 * write the answer.
 */
const askInstead = (refusal: PayPalRefusal) =>
  refusal.status >= 500 || [404, 409, 429].includes(refusal.status) || refusal.isUnreadable || isUnclear(refusal.issue);

async function afterRefusal(
  ctx: RequestContext,
  payment: PaymentEntity,
  refusal: PayPalRefusal,
  by: Capturer,
  again: boolean,
): Promise<Paid> {
  ctx.logger.warn({ err: refusal, payment: payment.id }, 'PayPal refused a capture');
  ctx.metrics.payments.inc({ outcome: outcomeOf(refusal.issue) });
  if (refusal.isOfShop) ctx.metrics.payments.inc({ outcome: 'shop_refused' });
  if (!askInstead(refusal)) return refuseCapture(ctx, payment, refusal.issue, by);
  const paypalOrder = await askPayPal(ctx, payment).catch(() => undefined);
  if (paypalOrder?.status === 'COMPLETED') return conclude(ctx, payment, paypalOrder, by);
  // a capture that may have reached PayPal is never given up only because PayPal does not show the order
  const isDefinite =
    (refusal.status === 422 && paypalOrder !== undefined && !isCaptured(refusal.issue)) ||
    (refusal.status === 404 && paypalOrder === null && !again);
  if (isDefinite) return refuseCapture(ctx, payment, refusal.issue, by);
  const isSilent = paypalOrder === undefined || refusal.status === 429 || refusal.status >= 500;
  const isForgotten = refusal.status === 404 && paypalOrder === null;
  await markUnanswered(ctx, payment, isSilent ? unansweredError : isForgotten ? forgottenError : null);
  throw isSilent ? new CaptureUnanswered() : new UserError('PAYMENT_PENDING', paymentMessages.pending);
}

/** The purchase after a capture call. */
interface CapturedPurchase {
  purchase: OrderEntity;
  /** Whether it was paid before the call, which then changed nothing. */
  wasPaidBefore: boolean;
}

/**
 * Captures an attempt for the caller.
 * @throws AccessError NOT_FOUND for another account's order; UserError as captureAttempt.
 */
export async function capturePayment(
  ctx: RequestContext,
  orderId: string,
  paypalOrderId: string,
): Promise<CapturedPurchase> {
  const order = await findOwnPurchase(ctx, orderId);
  if (order.paymentStatus === 'PAID') return { purchase: order, wasPaidBefore: true };
  if (await isTestAccount(ctx, order.userId))
    return { purchase: await captureTestPayment(ctx, order, paypalOrderId), wasPaidBefore: false };
  const payment = /^[\w-]{1,64}$/.test(paypalOrderId)
    ? await ctx.db.findOneBy(PaymentEntity, { orderId: order.id, providerOrderId: paypalOrderId })
    : null;
  if (!payment) throw new UserError('NOT_FOUND', paymentMessages.failed, ['paypalOrderId']);
  if (payment.state === 'SETTLED' || payment.state === 'REFUNDED')
    return { purchase: await ctx.db.findOneByOrFail(OrderEntity, { id: order.id }), wasPaidBefore: true };
  const { order: purchase } = await captureAttempt(ctx, payment, 'PAYER');
  return { purchase, wasPaidBefore: false };
}
