import type { RequestContext } from '../../../context';
import { queueMail } from '../../../platform/mail/mail';
import type { PayPalCapture } from '../../../platform/providers/paypal-answers';
import type { OrderEntity } from '../../orders/order.entity';
import { moveOrder } from '../../orders/order-steps';
import { UserError } from '../../user-error';
import type { PaymentEntity } from './payment.entity';
import { paymentMessages } from './payment-messages';
import { lockPayment, movePayment } from './payment-steps';
import type { Capturer } from './payment-steps';
import { notPaidMail, readSender } from '../receipt';
import { meaningOf } from './capture-refusals';

/** Interval between checks of a payment under review; a webhook usually arrives earlier. */
const reviewCheckMs = 5 * 60_000;

/**
 * Records that PayPal has definitely not captured, and notifies the payer that nothing was charged. That stays true: the
 * attempt ends, or waits for a new approval by the payer. A payer who was asked to wait gets an email.
 * @throws UserError PAYMENT_DECLINED or PAYMENT_FAILED, always.
 */
export async function refuseCapture(
  ctx: RequestContext,
  payment: PaymentEntity,
  issue: string,
  by: Capturer,
): Promise<never> {
  const { code, sentence, sameOrder } = meaningOf(issue);
  await ctx.transaction(async (tx) => {
    const { order, payment: locked } = await lockPayment(tx, payment);
    if (!['CREATED', 'CAPTURING', 'REVIEW'].includes(locked.state)) return;
    const to = sameOrder && locked.state !== 'REVIEW' ? 'CREATED' : 'FAILED';
    await movePayment(tx, locked, to, issue, {
      error: issue.slice(0, 100),
      claimedUntil: null,
      refusedAt: new Date(),
      captureTries: locked.captureTries + 1,
    });
    const wasWaiting = order.paymentStatus === 'PROCESSING';
    if (!['PENDING', 'PROCESSING'].includes(order.paymentStatus)) return;
    await moveOrder(tx, order, { paymentStatus: 'PENDING', reason: issue, values: { paymentProblem: sentence } });
    if (by === 'PRODUCT' && wasWaiting) await queueMail(tx, notPaidMail(await readSender(tx), order, locked.id));
  });
  throw new UserError(code, sentence);
}

/**
 * Records that PayPal is reviewing the capture. The order waits and can neither be paid twice nor cancelled.
 * @throws UserError PAYMENT_PENDING, always.
 */
export async function holdForReview(
  ctx: RequestContext,
  payment: PaymentEntity,
  capture: PayPalCapture,
): Promise<never> {
  const reason = `PayPal holds capture ${capture.id}: ${capture.status_details?.reason ?? 'no reason given'}`;
  await ctx.transaction(async (tx) => {
    const { order, payment: locked } = await lockPayment(tx, payment);
    if (locked.state !== 'CREATED' && locked.state !== 'CAPTURING') return;
    await movePayment(tx, locked, 'REVIEW', reason, {
      captureId: capture.id,
      claimedUntil: null,
      error: capture.status_details?.reason ?? null,
      nextCheckAt: new Date(Date.now() + reviewCheckMs),
    });
    await waitFor(tx, order, reason, paymentMessages.review);
    // some reasons need action by the shop: a currency its account does not hold, an unconfirmed email address
    tx.logger.warn({ payment: payment.id, reason: capture.status_details?.reason }, 'PayPal holds a payment');
  });
  throw new UserError('PAYMENT_PENDING', paymentMessages.review);
}

/** PayPal did not answer whether it has captured. The payer waits as for a payment that PayPal still decides on. */
export class CaptureUnanswered extends UserError {
  constructor() {
    super('PAYMENT_PENDING', paymentMessages.pending);
  }
}

/** `payments.error` of an attempt while PayPal has not answered whether it has captured. */
export const unansweredError = 'UNANSWERED';

/**
 * `payments.error` of an attempt whose capture may have reached PayPal, while PayPal knows neither its order nor the
 * capture call.
 */
export const forgottenError = 'UNKNOWN_AT_PAYPAL';

/**
 * Records that it is unknown whether PayPal has captured. The order waits until it is known.
 * @param error UNANSWERED when PayPal did not answer at all: then calls until it is known get the same answer at once
 */
export async function markUnanswered(
  ctx: RequestContext,
  payment: PaymentEntity,
  error: typeof unansweredError | typeof forgottenError | null,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { order, payment: locked } = await lockPayment(tx, payment);
    if (locked.state !== 'CAPTURING') return;
    const reason = "PayPal's answer was lost";
    if (error) await movePayment(tx, locked, 'CAPTURING', reason, { error });
    await waitFor(tx, order, reason, paymentMessages.pending);
  });
}

async function waitFor(tx: RequestContext, order: OrderEntity, reason: string, sentence: string): Promise<void> {
  if (order.paymentStatus !== 'PENDING' && order.paymentStatus !== 'PROCESSING') return;
  await moveOrder(tx, order, { paymentStatus: 'PROCESSING', reason, values: { paymentProblem: sentence } });
}

/**
 * Reopens an attempt whose capture call never reached PayPal and which is not approved: the order can be paid again.
 */
export async function reopenAttempt(ctx: RequestContext, payment: PaymentEntity): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { order, payment: locked } = await lockPayment(tx, payment);
    if (locked.state !== 'CAPTURING') return;
    await movePayment(tx, locked, 'CREATED', 'PayPal never heard of the capture', {
      claimedUntil: null,
      refusedAt: new Date(),
      error: null,
    });
    if (order.paymentStatus === 'PROCESSING')
      await moveOrder(tx, order, {
        paymentStatus: 'PENDING',
        reason: 'PayPal never heard of the capture',
        values: { paymentProblem: paymentMessages.expired },
      });
  });
}

/** After this time, an Admin who asks about a capture that PayPal does not know ends it. */
const forgottenMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Ends an attempt that PayPal does not know for two weeks, because an Admin has asked about it, and closes its order: money
 * of it that PayPal reports later still pays the order.
 * @returns whether PayPal does not know the attempt, and whether this call has ended it
 */
export async function endForgotten(
  ctx: RequestContext,
  payment: PaymentEntity,
): Promise<{ isForgotten: boolean; isEnded: boolean }> {
  return ctx.transaction(async (tx) => {
    const { order, payment: locked } = await lockPayment(tx, payment);
    const isForgotten = locked.state === 'CAPTURING' && locked.error === forgottenError;
    if (!isForgotten || locked.createdAt > new Date(Date.now() - forgottenMs)) return { isForgotten, isEnded: false };
    const reason = 'PayPal does not know it, and an Admin has asked again after two weeks';
    await movePayment(tx, locked, 'FAILED', reason, { claimedUntil: null });
    if (order.paymentStatus === 'PROCESSING') await moveOrder(tx, order, { paymentStatus: 'PENDING', reason });
    if (order.paymentStatus === 'PENDING')
      await moveOrder(tx, order, {
        paymentStatus: 'CANCELLED',
        orderStatus: 'CANCELLED',
        reason,
        values: { paymentProblem: paymentMessages.forgotten },
      });
    return { isForgotten, isEnded: true };
  });
}
