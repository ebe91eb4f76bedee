import { amountOf, centsOf } from '../../../../contract/money';
import { Like } from 'typeorm';
import type { RequestContext } from '../../../context';
import { withdrawPremium } from '../../accounts/membership.service';
import { publish } from '../../../platform/events/events';
import { queueMail } from '../../../platform/mail/mail';
import { lockedCredits } from '../../credits/credit.service';
import { releaseCredits, takeBackCredits } from '../../credits/order-credits.service';
import type { OrderEntity } from '../../orders/order.entity';
import { moveOrder } from '../../orders/order-steps';
import { premiumFromPaidOrders } from '../../orders/order.service';
import { creditTarget } from '../credit-target';
import { issueCreditNote } from '../invoices/invoice.service';
import { PaymentEntity } from '../attempts/payment.entity';
import { lockPayment, movePayment } from '../attempts/payment-steps';
import { refundMachine } from '../attempts/payment.states';
import type { LockedPayment } from '../attempts/payment-steps';
import { mismatchRefundMail, readSender, refundMail } from '../receipt';
import { RefundEntity } from './refund.entity';
import type { RefundState } from './refund.entity';
import { mismatchError, mismatchRefundedError } from '../attempts/settlement.service';

/** PayPal's data about a refund. */
export interface RefundFacts {
  providerRefundId: string;
  /** Our own id of the refund, if PayPal reports it. */
  customId?: string;
  amount: string;
  state: Exclude<RefundState, 'INTENT'>;
  /** Reason of the booking, such as the event that reported it. */
  reason: string;
}

/**
 * Books a refund at PayPal once and withdraws what it paid for: unspent credits in proportion, and the membership when
 * the full amount is refunded. Completes a refund that was pending; a failed one withdraws nothing.
 * @returns the outcome for the event's record.
 */
export async function recordRefund(
  ctx: RequestContext,
  of: Pick<PaymentEntity, 'id' | 'orderId'>,
  facts: RefundFacts,
): Promise<string> {
  const outcome = await ctx.transaction(async (tx) => bookRefund(tx, await lockPayment(tx, of), facts));
  const { providerRefundId, amount, state } = facts;
  ctx.logger.info(
    { order: of.orderId, payment: of.id, refund: providerRefundId, amount, state, outcome },
    'PayPal reported a refund',
  );
  return outcome;
}

/** Books a refund for an attempt that is already locked. */
export async function bookRefund(
  tx: RequestContext,
  { order, payment }: LockedPayment,
  facts: RefundFacts,
): Promise<string> {
  const known = await unlessFailed(tx, await knownRefund(tx, payment, facts), facts);
  if (known && !refundMachine.allowed[known.state].includes(facts.state)) {
    // money of a lost dispute, or in place of a forgotten refund: a second refund of the same amount is a different refund
    if (known.providerRefundId !== facts.providerRefundId) {
      const amount = amountOf(Math.min(centsOf(known.amount), centsOf(facts.amount)));
      const asked = known.unknownSince && { unknownSince: null, nextCheckAt: new Date(Date.now() + 60_000) };
      await tx.db.update(
        RefundEntity,
        { id: known.id },
        { providerRefundId: facts.providerRefundId, amount, ...asked },
      );
    }
    return 'known already';
  }
  const id = known?.id ?? (await insertRefund(tx, payment, facts));
  const { state, providerRefundId, amount } = facts;
  // PayPal alone knows the amount of a payment mismatch
  if (known) await tx.db.update(RefundEntity, { id }, { state, providerRefundId, amount });
  if (state === 'FAILED' && known) await releaseHeld(tx, order, id);
  if (state !== 'COMPLETED') return `refund is ${state.toLowerCase()}`;
  if (payment.error === mismatchError)
    return releaseMismatch(tx, order, payment, { id, message: known?.message ?? null });
  // another refund of a mismatch: the order was paid by another capture, or not at all
  if (payment.state !== 'SETTLED' && payment.state !== 'REFUNDED') return 'not of the payment of its order';
  // a refund that started here has taken its credits on request; credits spent by then stay spent
  const heldCredits = known?.requestId != null ? known.creditsBack : null;
  const { creditsBack, booked } = await applyRefund(tx, order, payment, { id, heldCredits, ...facts });
  await reduceLoss(tx, payment, centsOf(amount) - centsOf(booked));
  // a lost dispute whose amount PayPal did not name was booked in full: this is a part of its money
  if (centsOf(booked) === 0) return 'refunded already';
  const message = known?.message ?? null;
  await queueMail(tx, refundMail(await readSender(tx), order, { id, amount: booked, creditsBack, message }));
  await issueCreditNote(tx, order, { id, amount: booked });
  return order.paymentStatus === 'REFUNDED' ? 'refunded' : 'refunded in part';
}

/**
 * Replaces a refund that PayPal first reported as failed and now reports as completed. What it held is released by
 * then, so it is booked as one that started at PayPal, and the failed one stays unchanged.
 */
async function unlessFailed(
  tx: RequestContext,
  known: RefundEntity | null,
  { state }: RefundFacts,
): Promise<RefundEntity | null> {
  if (known?.state !== 'FAILED' || state !== 'COMPLETED') return known;
  await tx.db.update(RefundEntity, { id: known.id }, { providerRefundId: null });
  return null;
}

/** Releases the credits that only this failed refund has held. */
async function releaseHeld(tx: RequestContext, order: OrderEntity, refundId: string): Promise<void> {
  const subject = { type: 'REFUND' as const, id: refundId };
  await releaseCredits(tx, { userId: order.userId, orderId: order.id, subject }, await creditTarget(tx, order));
  await tx.db.update(RefundEntity, { id: refundId }, { creditsBack: 0, nextCheckAt: null });
}

/** Ends a refund that PayPal has refused or forgotten: nothing was refunded, and what it held is released. */
export const failRefund = (
  ctx: RequestContext,
  { id, paymentId }: Pick<RefundEntity, 'id' | 'paymentId'>,
  why: string,
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { orderId } = await tx.db.findOneByOrFail(PaymentEntity, { id: paymentId });
    const { order } = await lockPayment(tx, { id: paymentId, orderId });
    const refund = await tx.db.findOneByOrFail(RefundEntity, { id });
    if (!refundMachine.allowed[refund.state].includes('FAILED')) return;
    await tx.db.update(RefundEntity, { id }, { state: 'FAILED', reason: `${refund.reason} (${why})` });
    await releaseHeld(tx, order, id);
    await publish(tx.db, { type: 'order', id: order.id, owner: order.userId });
  });

/**
 * Finds a refund by PayPal's id or ours, or the row that a lost dispute wrote before PayPal reported the money. A refund
 * that PayPal does not show is the one that an Admin makes at PayPal in its place. When all
 * is refunded, other money is that dispute's, too: what was booked in full may be more than PayPal gave the payer. A
 * failed refund gave the payer none of it.
 */
async function knownRefund(
  tx: RequestContext,
  payment: PaymentEntity,
  { providerRefundId, customId, amount, state }: RefundFacts,
): Promise<RefundEntity | null> {
  const known = await tx.db.findOneBy(RefundEntity, { providerRefundId });
  if (known) return known;
  const [unnamed]: { id: string }[] = await tx.db.query(
    `select id from refunds where payment_id = $1
       and (state = 'INTENT' and (id::text = $3 or $3 is null and amount = $2)
         or state = 'PENDING' and unknown_since is not null and $3 is null and amount = $2 and $6 <> 'FAILED' and $4 not like 'dispute-%'
         or provider_refund_id like 'dispute-%' and (amount = $2 and $6 <> 'FAILED' or $5 and $6 = 'COMPLETED')
           and $4 not like 'dispute-%')
     order by state = 'INTENT' desc, amount = $2 desc, created_at limit 1`,
    [payment.id, amount, customId ?? null, providerRefundId, payment.state === 'REFUNDED', state],
  );
  return unnamed ? tx.db.findOneByOrFail(RefundEntity, { id: unnamed.id }) : null;
}

async function insertRefund(
  tx: RequestContext,
  payment: PaymentEntity,
  { providerRefundId, amount, state, reason }: RefundFacts,
): Promise<string> {
  const { identifiers } = await tx.db.insert(RefundEntity, {
    paymentId: payment.id,
    providerRefundId,
    amount,
    state,
    reason,
    // the event of its end may be lost
    nextCheckAt: state === 'PENDING' ? new Date(Date.now() + 60_000) : null,
  });
  return identifiers[0]?.['id'] as string;
}

interface AppliedRefund {
  /** How many credits were withdrawn. */
  creditsBack: number;
  /** What it adds to what is refunded: an order is never refunded beyond its total. */
  booked: string;
}

async function applyRefund(
  tx: RequestContext,
  order: OrderEntity,
  payment: PaymentEntity,
  { id, heldCredits, amount, reason }: RefundFacts & { id: string; heldCredits: number | null },
): Promise<AppliedRefund> {
  const before = centsOf(order.refunded);
  const refunded = Math.min(centsOf(order.total), before + centsOf(amount));
  const values = { refunded: amountOf(refunded) };
  const isWhole = refunded >= centsOf(order.total);
  if (isWhole && payment.state === 'SETTLED') await movePayment(tx, payment, 'REFUNDED', reason);
  await moveOrder(tx, order, {
    ...(isWhole && order.paymentStatus !== 'REFUNDED' ? { paymentStatus: 'REFUNDED' as const } : {}),
    reason,
    values,
  });
  const subject = { type: 'REFUND' as const, id };
  const takeBack = { userId: order.userId, orderId: order.id, subject };
  const creditsBack = heldCredits ?? (await takeBackCredits(tx, takeBack, await creditTarget(tx, order)));
  await tx.db.update(RefundEntity, { id }, { creditsBack, nextCheckAt: null });
  if (isWhole) await withdrawOrderPremium(tx, order);
  return { creditsBack, booked: amountOf(refunded - before) };
}

/**
 * Subtracts from a lost dispute what PayPal gave the payer by another refund: the refunds of a payment add up to what was
 * paid. The credit note of the dispute stays as it was issued.
 * @param excess whole cents
 */
async function reduceLoss(tx: RequestContext, { id: paymentId }: PaymentEntity, excess: number): Promise<void> {
  if (excess <= 0) return;
  const [loss] = await tx.db.find(RefundEntity, {
    where: { paymentId, state: 'COMPLETED', providerRefundId: Like('dispute-%') },
    order: { amount: 'DESC' },
    take: 1,
  });
  if (!loss) return;
  const left = Math.max(0, centsOf(loss.amount) - excess);
  await tx.db.update(RefundEntity, { id: loss.id }, { amount: amountOf(left) });
}

/** Recalculates the membership from the orders that remain paid. */
export async function withdrawOrderPremium(tx: RequestContext, order: OrderEntity): Promise<void> {
  if (!order.membershipUntil) return;
  // the account's lock comes first: another of its orders may be paid or refunded at the same time
  await lockedCredits(tx, order.userId);
  await withdrawPremium(tx, order.userId, order.membershipUntil, await premiumFromPaidOrders(tx, order.userId));
}

/** Ends a payment mismatch whose whole amount is refunded: the order can be paid correctly. */
async function releaseMismatch(
  tx: RequestContext,
  order: OrderEntity,
  payment: PaymentEntity,
  { id: refundId, message }: Pick<RefundEntity, 'id' | 'message'>,
): Promise<string> {
  await tx.db.update(RefundEntity, { id: refundId }, { nextCheckAt: null });
  const [left]: { isSome: boolean }[] = await tx.db.query(
    `select sum(amount) < $2::numeric as "isSome" from refunds where payment_id = $1 and state = 'COMPLETED'`,
    [payment.id, payment.capturedAmount],
  );
  if (left?.isSome) return 'mismatch refunded in part';
  await tx.db.update(PaymentEntity, { id: payment.id }, { error: mismatchRefundedError });
  if (!(await tx.db.existsBy(PaymentEntity, { orderId: order.id, error: mismatchError }))) await reopen(tx, order);
  await queueMail(tx, mismatchRefundMail(await readSender(tx), order, { id: refundId, message }));
  return 'mismatch refunded';
}

/**
 * Reopens an order when all its mismatched captures are refunded: it can be paid, or stays cancelled without a problem.
 */
async function reopen(tx: RequestContext, order: OrderEntity): Promise<void> {
  const isBlocked = order.paymentStatus === 'PROCESSING';
  if (!isBlocked && order.paymentStatus !== 'CANCELLED') return;
  await moveOrder(tx, order, {
    ...(isBlocked ? { paymentStatus: 'PENDING' as const } : {}),
    reason: 'The payment that did not fit was refunded',
    values: { paymentProblem: null },
  });
}
