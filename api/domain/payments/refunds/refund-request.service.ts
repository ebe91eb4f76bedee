import { amountOf, centsOf } from '../../../../contract/money';
import { In } from 'typeorm';
import type { RequestContext } from '../../../context';
import { isTestAccount } from '../../accounts/test-account.service';
import { loadUser } from '../../accounts/user.service';
import { lockedCredits } from '../../credits/credit.service';
import { audited } from '../../audit/audit.service';
import { takeBackCredits } from '../../credits/order-credits.service';
import type { OrderEntity } from '../../orders/order.entity';
import { lockOrder } from '../../orders/order-steps';
import { findOwnPurchase, findPurchase } from '../../orders/order.service';
import { refuseOtherInput } from '../../idempotency/repeated-request';
import { UserError } from '../../user-error';
import { creditTarget, refundUnderWay } from '../credit-target';
import { DisputeEntity } from '../disputes/dispute.entity';
import { PaymentEntity } from '../attempts/payment.entity';
import { refundMessages, sendRefund, sendRefundAgain } from './refund-at-paypal';
import { RefundEntity } from './refund.entity';
import { returnableUntil, returnMessages } from './return-period';
import { returnTestPurchase } from '../test-payment.service';
import { mismatchError } from '../attempts/settlement.service';

const sentences = {
  nothingPaid: 'This order has no payment that can be refunded.',
  disputed: 'PayPal is deciding a dispute about this payment, and the money with it.',
  tooMuch: (left: string, currency: string) => `At most ${left} ${currency} of this order can still be refunded.`,
  underWay: 'This payment is already being refunded.',
  notYours: 'Only the customer of this order can return it.',
};

export interface WantedRefund {
  /** Who asked for it: an Admin, or the customer. */
  action: 'refund' | 'return';
  orderId: string;
  /** Null for the payment that paid the order or, without one, the latest payment mismatch. */
  paymentId: string | null;
  /** Null for the whole remaining amount. */
  amount: string | null;
  reason: string;
  /** Note to the customer for the email about it. */
  message: string | null;
  requestId: string;
}

/** Returns the attempt that can be refunded: the one that paid the order, or one with a payment mismatch. */
async function paidAttempt(
  tx: RequestContext,
  { orderId, paymentId }: Pick<WantedRefund, 'orderId' | 'paymentId'>,
): Promise<PaymentEntity | null> {
  const [attempt]: { id: string }[] = await tx.db.query(
    `select id from payments where order_id = $1 and capture_id is not null and (state = 'SETTLED' or error = $2) and ($3::uuid is null or id = $3)
     order by state = 'SETTLED' desc, id desc limit 1`,
    [orderId, mismatchError, paymentId],
  );
  return attempt ? tx.db.findOneByOrFail(PaymentEntity, { id: attempt.id }) : null;
}

/** Returns the amount of a payment to refund. @throws UserError INVALID_STATE, INVALID_INPUT. */
async function refundAmount(tx: RequestContext, order: OrderEntity, payment: PaymentEntity, wanted: string | null) {
  if (await tx.db.existsBy(DisputeEntity, { paymentId: payment.id, state: 'OPEN' }))
    throw new UserError('INVALID_STATE', sentences.disputed);
  if (payment.error === mismatchError) {
    if (await tx.db.existsBy(RefundEntity, { paymentId: payment.id, state: In(['INTENT', 'PENDING']) }))
      throw new UserError('INVALID_STATE', sentences.underWay);
    return payment.amount;
  }
  const left = centsOf(order.total) - centsOf(order.refunded) - (await refundUnderWay(tx, order.id));
  if (left <= 0) throw new UserError('INVALID_STATE', sentences.nothingPaid);
  if (wanted && centsOf(wanted) > left)
    throw new UserError('INVALID_INPUT', sentences.tooMuch(amountOf(left), order.currency), ['amount']);
  return wanted ?? amountOf(left);
}

/**
 * Returns what of a repeated refund can be compared: an omitted amount or payment was chosen by the first call, a
 * payment mismatch is refunded in full at any amount, and a failed refund states why beside its reason.
 */
async function comparable(
  tx: RequestContext,
  { paymentId, state }: RefundEntity,
  wanted: WantedRefund,
): Promise<Partial<Pick<RefundEntity, 'amount' | 'paymentId' | 'message' | 'reason'>>> {
  const isInFull = await tx.db.existsBy(PaymentEntity, { id: paymentId, error: mismatchError });
  return {
    message: wanted.message,
    ...(state !== 'FAILED' && { reason: wanted.reason }),
    ...(wanted.paymentId !== null && { paymentId: wanted.paymentId }),
    ...(wanted.amount !== null && !isInFull && { amount: wanted.amount }),
  };
}

interface OpenedRefund {
  refund: RefundEntity;
  /** Whether an earlier call has recorded it, and may have sent it to PayPal. */
  isRepeated: boolean;
}

/**
 * Records a refund before the call to PayPal, and takes its share of credits, so that they can't be spent during the
 * call. The same request id is the same refund.
 */
async function openRefund(
  tx: RequestContext,
  order: OrderEntity,
  wanted: WantedRefund,
  approve: Approval,
): Promise<OpenedRefund> {
  const before = await tx.db
    .createQueryBuilder(RefundEntity, 'refund')
    .where('refund.requestId = :requestId', wanted)
    .andWhere('refund.paymentId in (select id from payments where order_id = :orderId)', wanted)
    .getOne();
  if (before) {
    refuseOtherInput(before, await comparable(tx, before, wanted));
    return { refund: before, isRepeated: true };
  }
  const { action, reason, message } = wanted;
  const refund = await audited(tx, { action, subject: `orders/${order.id}`, reason }, async () => {
    const payment = await paidAttempt(tx, wanted);
    if (!payment) throw new UserError('INVALID_STATE', sentences.nothingPaid);
    const amount = await refundAmount(tx, order, payment, wanted.amount);
    await approve(tx, payment, amount);
    const { identifiers } = await tx.db.insert(RefundEntity, {
      paymentId: payment.id,
      amount,
      state: 'INTENT',
      reason,
      message,
      requestId: wanted.requestId,
      actor: tx.viewer?.userId ?? null,
      nextCheckAt: new Date(Date.now() + 60_000),
    });
    const id = identifiers[0]?.['id'] as string;
    if (payment.state === 'SETTLED') {
      const subject = { type: 'REFUND' as const, id };
      const takeBack = { userId: order.userId, orderId: order.id, subject };
      const creditsBack = await takeBackCredits(tx, takeBack, await creditTarget(tx, order));
      await tx.db.update(RefundEntity, { id }, { creditsBack });
    }
    return {
      before: { refunded: order.refunded },
      after: { payment: payment.id, amount },
      result: await tx.db.findOneByOrFail(RefundEntity, { id }),
    };
  });
  return { refund, isRepeated: false };
}

/** Refuses a refund that its caller may not make. Called once for each refund, before it is recorded. */
type Approval = (tx: RequestContext, payment: PaymentEntity, amount: string) => Promise<void>;

/** @param of returns the wanted refund; called under the order's lock */
export async function refundOrder(
  ctx: RequestContext,
  of: (tx: RequestContext, order: OrderEntity) => Promise<WantedRefund>,
  orderId: string,
  approve: Approval = () => Promise.resolve(),
): Promise<OrderEntity> {
  const { refund, isRepeated } = await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    return openRefund(tx, order, await of(tx, order), approve);
  });
  if (refund.state === 'INTENT') await (isRepeated ? sendRefundAgain(ctx, refund) : sendRefund(ctx, refund));
  if (refund.state === 'FAILED') throw new UserError('PAYMENT_FAILED', refundMessages.refused);
  return findPurchase(ctx, orderId);
}

/** Returns until when the customer may return an order; also null while some of its credits are spent. */
export async function customerMayReturn(ctx: RequestContext, order: OrderEntity): Promise<Date | null> {
  const until = await returnableUntil(ctx, order);
  if (!until || ctx.viewer?.userId !== order.userId) return null;
  const user = await loadUser(ctx, order.userId);
  return user && user.credits >= order.credit ? until : null;
}

/**
 * Refunds an untouched package in full for its customer, within the days that the shop allows.
 * @throws UserError INVALID_STATE when it is too late or credits are spent; PAYMENT_PENDING, PAYMENT_FAILED.
 */
export async function returnPurchase(ctx: RequestContext, id: string): Promise<OrderEntity> {
  const found = await findOwnPurchase(ctx, id);
  if (await isTestAccount(ctx, found.userId)) return returnTestPurchase(ctx, found);
  return refundOrder(
    ctx,
    async (tx, order) => {
      const wanted = {
        action: 'return' as const,
        orderId: order.id,
        paymentId: null,
        amount: null,
        reason: 'Returned by the customer',
        message: null,
      };
      const tries = await returnsOf(tx, order.id);
      const last = tries.at(-1);
      // returned already, or in progress: the same answer
      if (last?.requestId && last.state !== 'FAILED') return { ...wanted, requestId: last.requestId };
      if (!(await returnableUntil(tx, order))) throw new UserError('INVALID_STATE', returnMessages.late);
      const credits = await lockedCredits(tx, order.userId);
      if (credits === null || credits < order.credit) throw new UserError('INVALID_STATE', returnMessages.spent);
      // a new key for each try: PayPal may repeat an old refusal for an old key
      return { ...wanted, requestId: tries.length === 0 ? returnKey : `${returnKey}-${tries.length + 1}` };
    },
    found.id,
  );
}

const returnKey = 'given-back';

/** Returns the refunds that the customer requested for an order, oldest first. */
const returnsOf = (tx: RequestContext, orderId: string): Promise<RefundEntity[]> =>
  tx.db
    .createQueryBuilder(RefundEntity, 'refund')
    .where('refund.requestId like :key', { key: `${returnKey}%` })
    .andWhere('refund.actor is not null and refund.paymentId in (select id from payments where order_id = :orderId)', {
      orderId,
    })
    .orderBy('refund.id')
    .getMany();
