import { z } from 'zod';
import type { RequestContext } from '../../context';
import type { RefundPurchaseInput } from '../../graphql/generated/schema';
import { PayPalRefusal } from '../../platform/providers/paypal-refusal';
import { ProviderSilence } from '../../platform/providers/provider-fetch';
import { loadUser } from '../accounts/user.service';
import { lockedCredits } from '../credits/credit.service';
import { writeAudit } from '../audit/audit.service';
import { takeBackCredits } from '../credits/order-credits.service';
import { checked, requestId, requiredText } from '../input';
import type { OrderEntity } from '../orders/order.entity';
import { lockOrder } from '../orders/order-steps';
import { findPurchase } from '../orders/order.service';
import { readShopSettings } from '../settings/shop-settings';
import { UserError } from '../user-error';
import { signedIn } from '../viewer';
import { PaymentEntity } from './payment.entity';
import { accountOf } from './paypal-accounts.service';
import { RefundEntity } from './refund.entity';
import { creditsRefunded, failRefund, recordRefund, underWay } from './refund.service';
import { misfitError } from './settlement.service';

const sentences = {
  nothingPaid: 'There is no payment of this order that could be refunded.',
  disputed: 'PayPal is deciding a dispute about this payment: what becomes of the money is decided there.',
  tooMuch: (left: string, currency: string) => `At most ${left} ${currency} of this order can still be refunded.`,
  silence: 'PayPal has not answered yet. The refund is asked for again by itself until PayPal has decided.',
  refused: 'PayPal could not refund this payment. Nothing was given back, and nothing was taken.',
  notYours: 'Only the customer of this order can give it back.',
  late: 'This order can no longer be given back. Our Support Team helps you.',
  spent: 'Some of its credits are spent, so it can not be given back by itself. Our Support Team helps you.',
};

const day = 24 * 60 * 60 * 1000;

const refundSchema = z.object({
  reason: requiredText(300, 'Please say why it is refunded.'),
  requestId,
  amount: z
    .string()
    .refine((amount) => Number(amount) > 0, 'Please enter an amount above 0.')
    .nullish(),
});

interface Wanted {
  orderId: string;
  /** Null for all that is left. */
  amount: string | null;
  reason: string;
  requestId: string;
}

/** The attempt whose money can be given back: the one that paid the order, or one whose money did not fit it. */
async function paidAttempt(tx: RequestContext, orderId: string): Promise<PaymentEntity | null> {
  const [attempt]: { id: string }[] = await tx.db.query(
    `select id from payments where order_id = $1 and capture_id is not null and (state = 'SETTLED' or error = $2)
     order by state = 'SETTLED' desc, id desc limit 1`,
    [orderId, misfitError],
  );
  return attempt ? tx.db.findOneByOrFail(PaymentEntity, { id: attempt.id }) : null;
}

/**
 * Writes a refund down before PayPal hears of it, and takes the credits it reaches to, so that nobody can spend them
 * meanwhile. The same request id is the same refund.
 */
async function openRefund(tx: RequestContext, order: OrderEntity, wanted: Wanted): Promise<RefundEntity> {
  const payment = await paidAttempt(tx, order.id);
  const before = await tx.db
    .createQueryBuilder(RefundEntity, 'refund')
    .where('refund.requestId = :requestId', wanted)
    .andWhere('refund.paymentId in (select id from payments where order_id = :orderId)', wanted)
    .getOne();
  if (before) return before;
  if (order.paymentStatus === 'DISPUTED') throw new UserError('INVALID_STATE', sentences.disputed);
  if (!payment) throw new UserError('INVALID_STATE', sentences.nothingPaid);
  const isMisfit = payment.error === misfitError;
  const left = Number(order.total) - Number(order.refunded) - (await underWay(tx, order.id));
  const amount = isMisfit ? payment.amount : (wanted.amount ?? left.toFixed(2));
  if (left <= 0) throw new UserError('INVALID_STATE', sentences.nothingPaid);
  if (!isMisfit && Number(amount) > left + 0.001)
    throw new UserError('INVALID_INPUT', sentences.tooMuch(left.toFixed(2), order.currency), ['amount']);
  const { identifiers } = await tx.db.insert(RefundEntity, {
    paymentId: payment.id,
    amount,
    state: 'INTENT',
    reason: wanted.reason,
    requestId: wanted.requestId,
    actor: tx.viewer?.id ?? null,
    nextCheckAt: new Date(Date.now() + 60_000),
  });
  const id = identifiers[0]?.['id'] as string;
  if (!isMisfit) {
    const reached = Number(order.refunded) + (await underWay(tx, order.id));
    const subject = { type: 'REFUND' as const, id };
    const takeBack = { userId: order.userId, orderId: order.id, subject };
    const creditsBack = await takeBackCredits(tx, takeBack, creditsRefunded(order, reached));
    await tx.db.update(RefundEntity, { id }, { creditsBack });
  }
  await writeAudit(tx, { action: 'refund', subject: `orders/${order.id}`, after: { amount, reason: wanted.reason } });
  return tx.db.findOneByOrFail(RefundEntity, { id });
}

/** Asks PayPal for a refund, under its own key as often as need be, and books what PayPal answers. */
async function sendRefund(ctx: RequestContext, refund: RefundEntity): Promise<void> {
  const payment = await ctx.db.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
  const account = await accountOf(ctx, payment);
  if (!account || !payment.captureId) throw new UserError('PAYMENT_UNAVAILABLE', sentences.refused);
  try {
    const answer = await ctx.paypal.refundCapture(account, payment.captureId, refund.id, {
      amount: payment.error === misfitError ? null : refund.amount,
      currency: payment.currency,
      customId: refund.id,
    });
    const state = answer.status === 'COMPLETED' ? 'COMPLETED' : answer.status === 'PENDING' ? 'PENDING' : 'FAILED';
    await recordRefund(ctx, payment, {
      providerRefundId: answer.id,
      customId: refund.id,
      amount: answer.amount.value,
      state,
      reason: refund.reason,
    });
    if (state === 'FAILED') throw new UserError('PAYMENT_FAILED', sentences.refused);
  } catch (error) {
    if (error instanceof ProviderSilence) throw new UserError('PAYMENT_PENDING', sentences.silence);
    if (!(error instanceof PayPalRefusal)) throw error;
    ctx.logger.warn({ err: error, refund: refund.id }, 'PayPal refused a refund');
    // after a passing trouble, one of ours, or while the same question is being answered: asked again under the same key
    if (error.status >= 500 || [401, 403, 409, 429].includes(error.status))
      throw new UserError('PAYMENT_PENDING', sentences.silence);
    await failRefund(ctx, refund, error.issue);
    throw new UserError('PAYMENT_FAILED', sentences.refused);
  }
}

async function refundOrder(ctx: RequestContext, wanted: Wanted, check: Check = () => Promise.resolve()) {
  const refund = await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, wanted.orderId);
    await check(tx, order);
    return openRefund(tx, order, wanted);
  });
  if (refund.state === 'INTENT') await sendRefund(ctx, refund);
  if (refund.state === 'FAILED') throw new UserError('PAYMENT_FAILED', sentences.refused);
  return findPurchase(ctx, wanted.orderId);
}
type Check = (tx: RequestContext, order: OrderEntity) => Promise<void>;

/**
 * An Admin gives the money of an order back through PayPal, whole or in part. Unspent credits go in proportion, and the
 * membership when all of it is back.
 * @throws UserError INVALID_INPUT, INVALID_STATE, PAYMENT_PENDING while PayPal has not answered, PAYMENT_FAILED.
 */
export async function refundPurchase(ctx: RequestContext, input: RefundPurchaseInput): Promise<OrderEntity> {
  const { reason, requestId: id, amount } = checked(refundSchema, input);
  const order = await findPurchase(ctx, input.purchaseId);
  return refundOrder(ctx, { orderId: order.id, amount: amount ?? null, reason, requestId: id });
}

/** Until when a package may be given back by its customer; null when it can't. Whether its credits are all there is not asked. */
export async function returnableUntil(ctx: RequestContext, order: OrderEntity): Promise<Date | null> {
  const { returnDays } = await readShopSettings(ctx);
  const isWhole = order.kind === 'PACKAGE' && order.paymentStatus === 'PAID' && Number(order.refunded) === 0;
  if (!isWhole || !order.paidAt || returnDays === 0) return null;
  const until = new Date(order.paidAt.getTime() + returnDays * day);
  return until > new Date() ? until : null;
}

/** The same, for the customer: null as well while some of its credits are spent. */
export async function customerMayReturn(ctx: RequestContext, order: OrderEntity): Promise<Date | null> {
  const until = await returnableUntil(ctx, order);
  if (!until || ctx.viewer?.id !== order.userId) return null;
  const user = await loadUser(ctx, order.userId);
  return user && user.credits >= order.credit ? until : null;
}

/**
 * A customer gives an untouched package back for all of its money, within the days that the shop allows.
 * @throws UserError INVALID_STATE when it is too late or credits are spent; PAYMENT_PENDING, PAYMENT_FAILED.
 */
export async function returnPurchase(ctx: RequestContext, id: string): Promise<OrderEntity> {
  const found = await findPurchase(ctx, id);
  if (found.userId !== signedIn(ctx).id) throw new UserError('INVALID_STATE', sentences.notYours);
  const wanted = { orderId: found.id, amount: null, reason: 'Given back by the customer', requestId: 'given-back' };
  return refundOrder(ctx, wanted, async (tx, order) => {
    if (await tx.db.existsBy(RefundEntity, { requestId: wanted.requestId, paymentId: (await paidAttempt(tx, id))?.id }))
      return;
    if (!(await returnableUntil(tx, order))) throw new UserError('INVALID_STATE', sentences.late);
    const credits = await lockedCredits(tx, order.userId);
    if (credits === null || credits < order.credit) throw new UserError('INVALID_STATE', sentences.spent);
  });
}

const batch = 50;

/** Every refund that began here and that PayPal has not decided: asked for again, or asked about. Run by a job. */
export async function reconcileOpenRefunds(ctx: RequestContext): Promise<void> {
  const [rows]: [{ id: string }[], number] = await ctx.db.query(
    `update refunds set checks = checks + 1, next_check_at = now() + make_interval(mins => least(360, 2 * (checks + 1) * (checks + 1)))
     where id in (select id from refunds where state in ('INTENT', 'PENDING') and next_check_at <= now() order by next_check_at limit ${batch} for update skip locked)
     returning id`,
  );
  for (const { id } of rows) {
    const refund = await ctx.db.findOneByOrFail(RefundEntity, { id });
    await (refund.state === 'INTENT' ? sendRefund(ctx, refund) : askAboutRefund(ctx, refund)).catch(
      (error: unknown) => {
        if (!(error instanceof UserError)) ctx.logger.warn({ err: error, refund: id }, 'reconciling a refund failed');
      },
    );
  }
}

async function askAboutRefund(ctx: RequestContext, refund: RefundEntity): Promise<void> {
  const payment = await ctx.db.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
  const account = await accountOf(ctx, payment);
  if (!account || !refund.providerRefundId) return;
  const { id, status } = await ctx.paypal.getRefund(account, refund.providerRefundId);
  if (status === 'PENDING') return;
  const state = status === 'COMPLETED' ? 'COMPLETED' : 'FAILED';
  const { amount, reason } = refund;
  await recordRefund(ctx, payment, { providerRefundId: id, customId: refund.id, amount, state, reason });
}
