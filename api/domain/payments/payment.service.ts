import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { recordTransition } from '../../platform/database/state-machine';
import { PayPalRefusal } from '../../platform/providers/paypal';
import type { PayPalOrder } from '../../platform/providers/paypal';
import { ProviderSilence } from '../../platform/providers/provider-fetch';
import { OrderEntity } from '../orders/order.entity';
import { findOrder } from '../orders/order.service';
import { UserError } from '../user-error';
import { signedIn } from '../viewer';
import { payPalAccount } from './account';
import { PaymentEntity } from './payment.entity';
import { attemptMachine } from './payment.states';
import { CaptureMismatch, settle } from './settlement.service';

/** Sentences of the pay page (public-site.md, section 8), and what is safe. */
const sentences = {
  failed: 'Payment failed. Please try again.',
  declined: 'Payment failed. Please try again. Your payment method was declined and nothing was charged.',
  provider: 'There was an error with PayPal. Please try again.',
  pending: 'PayPal is still confirming your payment. We check again in the background and add your credits as soon as it is confirmed.',
  unavailable: 'PayPal payments are currently unavailable. Please contact support.',
  mismatch: 'Payment completed, but it does not fit this order. Please contact support: our team looks at it.',
  paid: 'This order is already paid.',
  closed: 'This order can no longer be paid.',
};

const openStates = ['INTENT', 'CREATED', 'CAPTURING'] as const;
/** A capture call that has not come back after this time may be asked about again. */
const captureClaimMs = 45_000;

async function setState(ctx: RequestContext, payment: PaymentEntity, to: PaymentEntity['state'], reason: string, values: Partial<PaymentEntity> = {}): Promise<void> {
  await ctx.transaction(async (tx) => {
    const locked = await tx.db.findOneOrFail(PaymentEntity, { where: { id: payment.id }, lock: { mode: 'pessimistic_write' } });
    if (locked.state !== payment.state) return;
    await recordTransition(tx.db, attemptMachine, locked.state, to, { subject: payment.id, actor: tx.viewer?.id ?? null, reason });
    await tx.db.update(PaymentEntity, { id: payment.id }, { ...values, state: to });
  });
}

/** Records the attempt before PayPal hears of it, or answers the one that is open. */
async function openAttempt(ctx: RequestContext, orderId: string): Promise<PaymentEntity> {
  return ctx.transaction(async (tx) => {
    const order = await tx.db.findOneOrFail(OrderEntity, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
    if (order.paymentStatus === 'PAID') throw new UserError('INVALID_STATE', sentences.paid);
    if (order.paymentStatus !== 'PENDING') throw new UserError('INVALID_STATE', sentences.closed);
    const open = await tx.db.findOneBy(PaymentEntity, { orderId, state: In([...openStates]) });
    if (open) return open;
    const { identifiers } = await tx.db.insert(PaymentEntity, { orderId, state: 'INTENT', amount: order.total, currency: order.currency });
    return tx.db.findOneByOrFail(PaymentEntity, { id: identifiers[0]?.['id'] as string });
  });
}

/**
 * Creates the order at PayPal for a pending order of the caller, or answers the one that is open.
 * @returns PayPal's id of it.
 * @throws UserError PAYMENT_UNAVAILABLE, SELLER_CANNOT_PURCHASE, INVALID_STATE, PROVIDER_ERROR.
 */
export async function startPayment(ctx: RequestContext, orderId: string): Promise<string> {
  const order = await findOrder(ctx, orderId);
  if (signedIn(ctx).role === 'SELLER') throw new UserError('SELLER_CANNOT_PURCHASE', 'Sellers cannot purchase products');
  const account = await payPalAccount(ctx);
  if (!account) throw new UserError('PAYMENT_UNAVAILABLE', sentences.unavailable);
  const payment = await openAttempt(ctx, order.id);
  if (payment.state === 'CAPTURING') {
    if (!isAbandoned(payment)) throw new UserError('PAYMENT_PENDING', sentences.pending);
    await reconcile(ctx, payment);
    const { state } = await ctx.db.findOneByOrFail(PaymentEntity, { id: payment.id });
    if (state === 'CAPTURING') throw new UserError('PAYMENT_PENDING', sentences.pending);
    return startPayment(ctx, orderId);
  }
  if (payment.providerOrderId && !(await stillPayable(ctx, payment))) return startPayment(ctx, orderId);
  if (payment.providerOrderId) return payment.providerOrderId;

  try {
    const created = await ctx.paypal.createOrder(account, payment.id, {
      total: order.total,
      itemTotal: order.price,
      handling: order.fee,
      currency: order.currency,
      description: order.name.slice(0, 127),
      customId: order.orderCode,
      invoiceId: order.paymentCode,
    });
    await setState(ctx, payment, 'CREATED', 'Created at PayPal', { providerOrderId: created.id });
    return created.id;
  } catch (error) {
    if (error instanceof ProviderSilence) throw new UserError('PROVIDER_ERROR', sentences.provider);
    if (!(error instanceof PayPalRefusal)) throw error;
    ctx.logger.warn({ err: error, payment: payment.id }, 'PayPal refused to create an order');
    // the attempt stays open after a passing trouble and is tried again under the same key
    if (error.status < 500 && error.status !== 429) await setState(ctx, payment, 'FAILED', error.issue, { error: error.issue });
    throw new UserError('PROVIDER_ERROR', sentences.provider);
  }
}

/** Whether the payer can still approve it; settles it when PayPal says that it is paid. */
async function stillPayable(ctx: RequestContext, payment: PaymentEntity): Promise<boolean> {
  const order = await askPayPal(ctx, payment).catch((error: unknown) => {
    if (error instanceof ProviderSilence) return undefined;
    throw error;
  });
  if (order === undefined) return true;
  if (order && (await settleCompleted(ctx, payment, order))) throw new UserError('INVALID_STATE', sentences.paid);
  if (order && isUnderReview(order)) throw new UserError('PAYMENT_PENDING', sentences.pending);
  if (order && ['CREATED', 'APPROVED', 'PAYER_ACTION_REQUIRED', 'SAVED'].includes(order.status)) return true;
  await setState(ctx, payment, 'FAILED', 'No longer open at PayPal', { error: 'EXPIRED' });
  return false;
}

/** The order as PayPal has it; null when PayPal does not know it (any more). */
async function askPayPal(ctx: RequestContext, payment: PaymentEntity): Promise<PayPalOrder | null> {
  const account = await payPalAccount(ctx);
  if (!account || !payment.providerOrderId) return null;
  try {
    return await ctx.paypal.getOrder(account, payment.providerOrderId);
  } catch (error) {
    if (error instanceof PayPalRefusal && error.status === 404) return null;
    throw error;
  }
}

/** Settles when PayPal holds a completed capture. @returns the paid order, or null. */
async function settleCompleted(ctx: RequestContext, payment: PaymentEntity, paypalOrder: PayPalOrder): Promise<OrderEntity | null> {
  const capture = paypalOrder.purchase_units.flatMap((unit) => unit.payments?.captures ?? []).find(({ status }) => status === 'COMPLETED');
  if (!capture) return null;
  const unit = paypalOrder.purchase_units[0];
  return settle(ctx, payment.id, {
    capture: { ...capture, custom_id: capture.custom_id ?? unit?.custom_id },
    payerEmail: paypalOrder.payer?.email_address ?? null,
  });
}

/** PayPal has taken the payment and has not decided on it: paying again would be paying twice. */
const isUnderReview = (paypalOrder: PayPalOrder) => paypalOrder.purchase_units.some((unit) => unit.payments?.captures?.some(({ status }) => status === 'PENDING'));

/** The process that was capturing has not come back: it was killed, or lost PayPal's answer. */
const isAbandoned = ({ state, claimedUntil }: PaymentEntity) => state === 'CAPTURING' && (claimedUntil === null || claimedUntil < new Date());

/** One caller at a time asks PayPal to capture. @returns false when another one is doing it. */
async function claimCapture(ctx: RequestContext, payment: PaymentEntity): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const locked = await tx.db.findOneOrFail(PaymentEntity, { where: { id: payment.id }, lock: { mode: 'pessimistic_write' } });
    if (locked.state !== 'CREATED' && !isAbandoned(locked)) return false;
    if (locked.state === 'CREATED') await recordTransition(tx.db, attemptMachine, 'CREATED', 'CAPTURING', { subject: payment.id, actor: tx.viewer?.id ?? null, reason: 'Approved by the payer' });
    await tx.db.update(PaymentEntity, { id: payment.id }, { state: 'CAPTURING', claimedUntil: new Date(Date.now() + captureClaimMs) });
    return true;
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the caller that is capturing. @throws UserError PAYMENT_PENDING when it takes too long. */
async function awaitOtherCapture(ctx: RequestContext, payment: PaymentEntity): Promise<OrderEntity> {
  for (let waited = 0; waited < 15_000; waited += 150) {
    const now = await ctx.db.findOneByOrFail(PaymentEntity, { id: payment.id });
    if (now.state === 'SETTLED' || now.state === 'REFUNDED') return ctx.db.findOneByOrFail(OrderEntity, { id: now.orderId });
    if (now.state !== 'CAPTURING') throw new UserError('PAYMENT_FAILED', sentences.failed);
    await pause(150);
  }
  throw new UserError('PAYMENT_PENDING', sentences.pending);
}

/**
 * Captures an approved attempt and settles the order. However many tabs, retries and webhooks come at
 * once, PayPal is asked to capture by one of them, and the order is settled once.
 * @throws UserError PAYMENT_DECLINED, PAYMENT_FAILED, PAYMENT_PENDING, PROVIDER_ERROR, PAYMENT_UNAVAILABLE.
 */
export async function captureAttempt(ctx: RequestContext, payment: PaymentEntity): Promise<OrderEntity> {
  if (!(await claimCapture(ctx, payment))) return awaitOtherCapture(ctx, payment);
  const account = await payPalAccount(ctx);
  if (!account || !payment.providerOrderId) throw new UserError('PAYMENT_UNAVAILABLE', sentences.unavailable);
  const claimed = await ctx.db.findOneByOrFail(PaymentEntity, { id: payment.id });
  try {
    const captured = await ctx.paypal.captureOrder(account, payment.providerOrderId, `capture-${payment.id}`);
    return (await settleCompleted(ctx, claimed, captured)) ?? (await settledOrReopened(ctx, claimed, captured));
  } catch (error) {
    if (error instanceof ProviderSilence) return afterSilence(ctx, claimed);
    if (error instanceof CaptureMismatch) return afterMismatch(ctx, claimed, error);
    if (!(error instanceof PayPalRefusal)) throw error;
    return afterRefusal(ctx, claimed, error);
  }
}

/** Money has moved, but not as ordered: nothing is granted, the attempt is closed, and people must look. */
async function afterMismatch(ctx: RequestContext, payment: PaymentEntity, mismatch: CaptureMismatch): Promise<never> {
  ctx.logger.error({ err: mismatch, payment: payment.id }, 'a PayPal capture does not fit its order');
  ctx.metrics.payments.inc({ outcome: 'mismatch' });
  await setState(ctx, payment, 'FAILED', mismatch.message, { error: 'MISMATCH', claimedUntil: null });
  throw new UserError('PAYMENT_FAILED', sentences.mismatch);
}

/** The answer was lost: PayPal may have captured. Asks; the reconciliation job goes on asking. */
async function afterSilence(ctx: RequestContext, payment: PaymentEntity): Promise<OrderEntity> {
  const paypalOrder = await askPayPal(ctx, payment).catch(() => null);
  const settled = paypalOrder && (await settleCompleted(ctx, payment, paypalOrder));
  if (settled) return settled;
  ctx.metrics.payments.inc({ outcome: 'silence' });
  throw new UserError('PAYMENT_PENDING', sentences.pending);
}

async function afterRefusal(ctx: RequestContext, payment: PaymentEntity, refusal: PayPalRefusal): Promise<OrderEntity> {
  ctx.logger.warn({ err: refusal, payment: payment.id }, 'PayPal refused a capture');
  ctx.metrics.payments.inc({ outcome: refusal.issue });
  if (refusal.status >= 500 || refusal.status === 429 || refusal.status === 409) return afterSilence(ctx, payment);
  const paypalOrder = await askPayPal(ctx, payment);
  if (paypalOrder) {
    const settled = await settleCompleted(ctx, payment, paypalOrder);
    if (settled) return settled;
    return settledOrReopened(ctx, payment, paypalOrder, refusal.issue);
  }
  await setState(ctx, payment, 'FAILED', refusal.issue, { error: refusal.issue, claimedUntil: null });
  throw new UserError('PAYMENT_FAILED', sentences.failed);
}

/** PayPal did not complete it: the attempt is open again, or waits for PayPal's review. */
async function settledOrReopened(ctx: RequestContext, payment: PaymentEntity, paypalOrder: PayPalOrder, issue = paypalOrder.status): Promise<never> {
  if (isUnderReview(paypalOrder)) throw new UserError('PAYMENT_PENDING', sentences.pending);
  await setState(ctx, payment, 'CREATED', issue, { error: issue, claimedUntil: null });
  if (issue === 'INSTRUMENT_DECLINED') throw new UserError('PAYMENT_DECLINED', sentences.declined);
  throw new UserError('PAYMENT_FAILED', sentences.failed);
}

/** Captures for the caller. @throws AccessError NOT_FOUND for another's order; UserError as captureAttempt. */
export async function capturePayment(ctx: RequestContext, orderId: string, paypalOrderId: string): Promise<OrderEntity> {
  const order = await findOrder(ctx, orderId);
  if (order.paymentStatus === 'PAID') return order;
  const payment = await ctx.db.findOneBy(PaymentEntity, { orderId: order.id, providerOrderId: paypalOrderId });
  if (!payment) throw new UserError('NOT_FOUND', sentences.failed, ['paypalOrderId']);
  if (payment.state === 'SETTLED') return ctx.db.findOneByOrFail(OrderEntity, { id: order.id });
  return captureAttempt(ctx, payment);
}

/**
 * Asks PayPal about an attempt that is open here, and finishes what it finds: a completed capture is
 * settled, an approved order is captured, one that PayPal has dropped is closed.
 */
export async function reconcile(ctx: RequestContext, payment: PaymentEntity): Promise<void> {
  if (!payment.providerOrderId) {
    // PayPal forgets idempotency keys after 6 hours; an intent older than that can't be continued
    if (payment.createdAt < new Date(Date.now() - 6 * 60 * 60 * 1000)) await setState(ctx, payment, 'FAILED', 'Never reached PayPal', { error: 'EXPIRED' });
    return;
  }
  const paypalOrder = await askPayPal(ctx, payment);
  if (!paypalOrder) return setState(ctx, payment, 'FAILED', 'Unknown at PayPal', { error: 'EXPIRED' });
  if (await settleCompleted(ctx, payment, paypalOrder)) return;
  if (isUnderReview(paypalOrder)) return;
  if (paypalOrder.status === 'APPROVED') await captureAttempt(ctx, payment);
  else if (paypalOrder.status === 'VOIDED') await setState(ctx, payment, 'FAILED', 'Voided at PayPal', { error: 'VOIDED' });
  else if (isAbandoned(payment)) await setState(ctx, payment, 'CREATED', 'PayPal never heard of the capture', { claimedUntil: null });
}

/** Every attempt left open for two minutes or more. Run by a job. */
export async function reconcileOpenPayments(ctx: RequestContext): Promise<void> {
  const open = await ctx.db
    .createQueryBuilder(PaymentEntity, 'payment')
    .where(`payment.state in ('INTENT', 'CREATED', 'CAPTURING')`)
    .andWhere(`payment.createdAt < now() - interval '2 minutes'`)
    .andWhere(`(payment.claimedUntil is null or payment.claimedUntil < now())`)
    .orderBy('payment.createdAt')
    .take(200)
    .getMany();
  for (const payment of open) {
    await reconcile(ctx, payment).catch((error: unknown) => {
      if (!(error instanceof UserError)) ctx.logger.warn({ err: error, payment: payment.id }, 'reconciling a payment failed');
    });
  }
}
