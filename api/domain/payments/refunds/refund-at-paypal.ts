import { setTimeout as pause } from 'node:timers/promises';
import { In } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { PayPalRefund } from '../../../platform/providers/paypal-answers';
import { PayPalRefusal } from '../../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../../platform/providers/provider-fetch';
import { UserError } from '../../user-error';
import { publish } from '../../../platform/events/events';
import { askPayPal } from '../attempts/ask-paypal';
import { lockPayment } from '../attempts/payment-steps';
import { PaymentEntity } from '../attempts/payment.entity';
import { accountOf } from '../paypal-setup/paypal-accounts.service';
import { RefundEntity } from './refund.entity';
import { failRefund, recordRefund } from './refund-booking.service';
import type { RefundFacts } from './refund-booking.service';
import { mismatchError } from '../attempts/settlement.service';

/** Messages for the person who requested a refund that PayPal has not made. */
export const refundMessages = {
  silence: 'PayPal has not answered yet. We request the refund again automatically until PayPal decides.',
  accepted: 'PayPal has accepted the refund and will move the money later.',
  unknown:
    'PayPal no longer shows a refund of this order, so we have stopped checking automatically. Look for it in your PayPal account.',
  refused: 'PayPal could not refund this payment. No money has moved, and no credits were taken back.',
};

/**
 * How long a request is repeated under the same id. PayPal remembers a request id for six hours; repeated after that,
 * it may refund a second time.
 */
const rememberedMs = 3 * 60 * 60 * 1000;

/** How long PayPal is asked automatically about a refund that it does not show. After that, an Admin can have it asked. */
const forgottenMs = 14 * 24 * 60 * 60 * 1000;
export const isForgotten = (since: Date): boolean => since < new Date(Date.now() - forgottenMs);

/** The states in which PayPal has decided. */
const decided: Record<string, 'COMPLETED' | 'FAILED'> = {
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
  CANCELLED: 'FAILED',
};

/** Returns our state of a refund at PayPal. A status that is new to us does not say where the money is: PayPal is asked again. */
export const refundState = ({ status }: PayPalRefund): RefundFacts['state'] => decided[status] ?? 'PENDING';

/** Records PayPal's answer. @throws UserError PAYMENT_FAILED when PayPal reports that the refund has failed. */
async function record(ctx: RequestContext, payment: PaymentEntity, refund: RefundEntity, answer: PayPalRefund) {
  const state = refundState(answer);
  await recordRefund(ctx, payment, {
    providerRefundId: answer.id,
    customId: refund.id,
    amount: answer.amount.value,
    state,
    reason: refund.reason,
  });
  if (state === 'FAILED') throw new UserError('PAYMENT_FAILED', refundMessages.refused);
}

/** Requests a refund from PayPal, under its own key as often as needed, and books the answer. */
export async function sendRefund(ctx: RequestContext, refund: RefundEntity): Promise<void> {
  const payment = await ctx.db.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
  const account = await accountOf(ctx, payment);
  if (!account || !payment.captureId) {
    await failRefund(ctx, refund, 'no PayPal account');
    throw new UserError('PAYMENT_FAILED', refundMessages.refused);
  }
  try {
    const answer = await ctx.paypal.refundCapture(account, payment.captureId, refund.id, {
      amount: payment.error === mismatchError ? null : refund.amount,
      currency: payment.currency,
      customId: refund.id,
    });
    await record(ctx, payment, refund, answer);
  } catch (error) {
    if (error instanceof ProviderSilence) throw new UserError('PAYMENT_PENDING', refundMessages.silence);
    if (!(error instanceof PayPalRefusal)) throw error;
    ctx.logger.warn({ err: error, refund: refund.id }, 'PayPal refused a refund');
    if (error.status === 409) return awaitOtherAnswer(ctx, refund);
    // after a temporary failure, or one on our side: retried under the same key
    if (error.status >= 500 || [401, 403, 429].includes(error.status) || error.isUnreadable)
      throw new UserError('PAYMENT_PENDING', refundMessages.silence);
    await failRefund(ctx, refund, error.issue);
    throw new UserError('PAYMENT_FAILED', refundMessages.refused);
  }
}

/** Waits for PayPal's answer to another caller who requests the same refund. */
async function awaitOtherAnswer(ctx: RequestContext, { id }: RefundEntity): Promise<void> {
  for (let waited = 0; waited < ctx.config.sameRefundMs; waited += 150) {
    const { state } = await ctx.db.findOneByOrFail(RefundEntity, { id });
    if (state === 'FAILED') throw new UserError('PAYMENT_FAILED', refundMessages.refused);
    if (state !== 'INTENT') return;
    await pause(150);
  }
  throw new UserError('PAYMENT_PENDING', refundMessages.silence);
}

/**
 * Requests a refund again whose answer was lost. PayPal forgets request ids after some hours: its refunds are read
 * first, and the request is never repeated when they can't be read.
 * @throws UserError PAYMENT_PENDING while that is so, PAYMENT_FAILED.
 */
export async function sendRefundAgain(ctx: RequestContext, refund: RefundEntity): Promise<void> {
  const payment = await ctx.db.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
  const made = await madeAtPayPal(ctx, payment, refund).catch((error: unknown) => {
    ctx.logger.warn({ err: error, refund: refund.id }, 'PayPal did not say whether it has made a refund');
    throw new UserError('PAYMENT_PENDING', refundMessages.silence);
  });
  if (made === 'unknown') {
    await leaveToAdmins(ctx, payment, refund);
    throw new UserError('PAYMENT_PENDING', refundMessages.silence);
  }
  return made ? record(ctx, payment, refund, made) : sendRefund(ctx, refund);
}

/** Ends the automatic questions about a refund that PayPal has not shown for two weeks. */
async function leaveToAdmins(ctx: RequestContext, payment: PaymentEntity, refund: RefundEntity): Promise<void> {
  ctx.logger.error(
    { refund: refund.id, capture: payment.captureId },
    'a refund may have been made, and PayPal does not show it: look for it at PayPal',
  );
  if (refund.unknownSince || !isForgotten(refund.createdAt)) return;
  await ctx.transaction(async (tx) => {
    const { order } = await lockPayment(tx, payment);
    const open = { id: refund.id, state: In(['INTENT', 'PENDING']) };
    await tx.db.update(RefundEntity, open, { unknownSince: new Date(), nextCheckAt: null });
    await publish(tx.db, { type: 'order', id: order.id, owner: order.userId });
  });
}

/**
 * Finds the refund in PayPal's listing of its order, by its own id or ours; null when PayPal has not made it.
 * @throws ProviderSilence
 */
async function madeAtPayPal(
  ctx: RequestContext,
  payment: PaymentEntity,
  refund: RefundEntity,
): Promise<PayPalRefund | 'unknown' | null> {
  const paypalOrder = await askPayPal(ctx, payment);
  const refunds = paypalOrder?.purchase_units.flatMap(({ payments }) => payments?.refunds ?? []) ?? [];
  const made = refunds.find(({ id, custom_id: ours }) => ours === refund.id || id === refund.providerRefundId);
  if (made) return made;
  if (refund.createdAt > new Date(Date.now() - rememberedMs)) return null;
  const account = await accountOf(ctx, payment);
  if (!account || !payment.captureId) return 'unknown';
  // nothing of it is refunded: a repeated request is harmless
  const { status } = await ctx.paypal.getCapture(account, payment.captureId);
  if (status === 'COMPLETED') return null;
  // every refund that it shows is another one: named by another id of ours, or booked as one that was made at PayPal
  const unnamed = refunds.filter(({ custom_id: id }) => id === undefined).map(({ id }) => id);
  const booked = await ctx.db.countBy(RefundEntity, { providerRefundId: In(unnamed) });
  return refunds.length > 0 && booked === unnamed.length ? null : 'unknown';
}

const batch = 50;

/** Retries or checks every refund that PayPal has not decided. Run by a job. */
export async function reconcileOpenRefunds(ctx: RequestContext): Promise<void> {
  const [rows]: [{ id: string }[], number] = await ctx.db.query(
    `update refunds set checks = checks + 1, next_check_at = now() + make_interval(mins => least(360, 2 * (checks + 1) * (checks + 1)))
     where id in (select id from refunds where state in ('INTENT', 'PENDING') and next_check_at <= now() order by next_check_at limit ${batch} for update skip locked)
     returning id`,
  );
  for (const { id } of rows) await reconcileRefund(ctx, id);
}

/** Completes one refund as far as PayPal has decided. */
export async function reconcileRefund(ctx: RequestContext, id: string): Promise<void> {
  const refund = await ctx.db.findOneByOrFail(RefundEntity, { id });
  if (refund.state !== 'INTENT' && refund.state !== 'PENDING') return;
  await (refund.state === 'INTENT' ? sendRefundAgain(ctx, refund) : askAboutRefund(ctx, refund)).catch(
    (error: unknown) => {
      if (!(error instanceof UserError)) ctx.logger.warn({ err: error, refund: id }, 'reconciling a refund failed');
    },
  );
}

async function askAboutRefund(ctx: RequestContext, refund: RefundEntity): Promise<void> {
  const payment = await ctx.db.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
  const account = await accountOf(ctx, payment);
  if (!account || !refund.providerRefundId) return;
  const answer = await ctx.paypal.getRefund(account, refund.providerRefundId).catch((error: unknown) => {
    if (error instanceof PayPalRefusal && error.status === 404) return null;
    throw error;
  });
  if (!answer) return afterForgotten(ctx, payment, refund);
  const state = refundState(answer);
  if (state === 'PENDING') return;
  const { amount, reason } = refund;
  await recordRefund(ctx, payment, { providerRefundId: answer.id, customId: refund.id, amount, state, reason });
}

/**
 * Handles a refund that PayPal had accepted and does not show any more. When an Admin has it asked after two weeks, a
 * refund of which no money has moved has failed: it can be requested again.
 */
async function afterForgotten(ctx: RequestContext, payment: PaymentEntity, refund: RefundEntity): Promise<void> {
  const found = await madeAtPayPal(ctx, payment, refund);
  if (found !== null && found !== 'unknown') return record(ctx, payment, refund, found);
  if (found === null && refund.unknownSince) return failRefund(ctx, refund, 'PayPal does not show it any more');
  await leaveToAdmins(ctx, payment, refund);
}
