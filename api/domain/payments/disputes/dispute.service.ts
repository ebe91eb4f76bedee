import { amountOf, centsOf, sumOf } from '../../../../contract/money';
import { Like, MoreThanOrEqual, Not } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { Money, PayPalDispute } from '../../../platform/providers/paypal-answers';
import { extendPremium } from '../../accounts/membership.service';
import { releaseCredits, takeBackCredits } from '../../credits/order-credits.service';
import type { OrderEntity } from '../../orders/order.entity';
import { moveOrder } from '../../orders/order-steps';
import { creditTarget } from '../credit-target';
import { DisputeEntity } from './dispute.entity';
import type { DisputeState } from './dispute.entity';
import type { PaymentEntity } from '../attempts/payment.entity';
import { lockPayment } from '../attempts/payment-steps';
import type { LockedPayment } from '../attempts/payment-steps';
import { RefundEntity } from '../refunds/refund.entity';
import { bookRefund, withdrawOrderPremium } from '../refunds/refund-booking.service';

/** PayPal's outcome codes that leave the payer with their money (Disputes v1, `dispute_outcome`). */
const lostOutcomes = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

/** Returns the state of a dispute. A resolution that does not favour the payer counts as won. */
export function disputeState({ status, dispute_outcome: outcome }: PayPalDispute): DisputeState {
  if (outcome?.outcome_code && lostOutcomes.has(outcome.outcome_code)) return 'LOST';
  return status === 'RESOLVED' || (outcome?.outcome_code && outcome.outcome_code !== 'NONE') ? 'WON' : 'OPEN';
}

/**
 * Brings a payment's dispute to PayPal's current state, after any event, in any order. Opened: takes the unspent
 * credits and suspends the membership. Won: restores both. Lost: refunds the order by the amount that PayPal gave the
 * payer. Another decision after an appeal: a loss is booked, a win is reported to the operator.
 * @returns the outcome for the event's record.
 */
export async function syncDispute(ctx: RequestContext, of: PaymentEntity, dispute: PayPalDispute): Promise<string> {
  const now = disputeState(dispute);
  await ctx.transaction(async (tx) => {
    const { order, payment } = await lockPayment(tx, of);
    const known = await tx.db.findOneBy(DisputeEntity, {
      providerDisputeId: dispute.dispute_id,
      paymentId: payment.id,
    });
    // a decision changes only by another one, as after an appeal: an answer that says 'open' may be older
    if (known && known.state !== 'OPEN' && (now === 'OPEN' || now === known.state)) return;
    const row = known ?? (await insertDispute(tx, payment, dispute));
    // also a known one, when PayPal reviewed the capture until now; one that did not pay the order does not affect its
    // credits
    if (row.state === 'OPEN' && order.paymentStatus === 'PAID' && payment.state === 'SETTLED')
      await hold(tx, order, row);
    if (now === 'OPEN') {
      await tx.db.update(DisputeEntity, { id: row.id }, claimIn(dispute));
      return;
    }
    await tx.db.update(
      DisputeEntity,
      { id: row.id },
      { state: now, outcome: dispute.dispute_outcome?.outcome_code ?? dispute.status, endedAt: new Date() },
    );
    if (now === 'LOST') await bookLoss(tx, { order, payment }, row, dispute);
    else await reportReversal(tx, payment, { begun: begunAt(row, dispute), wasLost: known?.state === 'LOST' });
    await release(tx, order, payment, row);
  });
  return `dispute is ${now.toLowerCase()}`;
}

/** Reads a moment of PayPal; null for none or an unreadable one. */
function momentOf(text: string | undefined): Date | null {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** PayPal's moments are whole seconds. */
const secondMs = 1_000;

/**
 * Returns from when on a refund can be about a dispute: its event may come after the events of its money. A refund in the
 * second in which the dispute began counts as an earlier one.
 */
function begunAt({ createdAt }: DisputeEntity, { create_time: begun }: PayPalDispute): Date {
  const moment = momentOf(begun);
  return moment ? new Date(Math.min(createdAt.getTime(), moment.getTime() + secondMs)) : createdAt;
}

/** What PayPal says about an open dispute at present (Disputes v1). The deadline changes with the dispute's stage. */
const claimIn = ({ dispute_amount: disputed, seller_response_due_date: due }: PayPalDispute) => ({
  ...(disputed && { amount: disputed.value, currency: disputed.currency_code }),
  respondBy: momentOf(due),
});

async function insertDispute(
  tx: RequestContext,
  payment: PaymentEntity,
  dispute: PayPalDispute,
): Promise<DisputeEntity> {
  const { identifiers } = await tx.db.insert(DisputeEntity, {
    paymentId: payment.id,
    providerDisputeId: dispute.dispute_id,
    state: 'OPEN',
    reason: dispute.reason ?? null,
    ...claimIn(dispute),
  });
  return tx.db.findOneByOrFail(DisputeEntity, { id: identifiers[0]?.['id'] as string });
}

const holdOf = (order: OrderEntity, row: DisputeEntity) => ({
  userId: order.userId,
  orderId: order.id,
  subject: { type: 'DISPUTE' as const, id: row.id },
});

async function hold(tx: RequestContext, order: OrderEntity, row: DisputeEntity): Promise<void> {
  await moveOrder(tx, order, { paymentStatus: 'DISPUTED', reason: `PayPal dispute ${row.providerDisputeId}` });
  await takeBackCredits(tx, holdOf(order, row), await creditTarget(tx, order));
  await withdrawOrderPremium(tx, order);
}

/** Releases the hold when no dispute about the payment is open any more, as far as the order remains paid. */
async function release(
  tx: RequestContext,
  order: OrderEntity,
  payment: PaymentEntity,
  row: DisputeEntity,
): Promise<void> {
  if (order.paymentStatus !== 'DISPUTED' || payment.state !== 'SETTLED') return;
  if (await tx.db.existsBy(DisputeEntity, { paymentId: payment.id, state: 'OPEN' })) return;
  await moveOrder(tx, order, { paymentStatus: 'PAID', reason: `PayPal dispute ${row.providerDisputeId} has ended` });
  await releaseCredits(tx, holdOf(order, row), await creditTarget(tx, order));
  if (order.membershipUntil) await extendPremium(tx, order.userId, order.membershipUntil);
}

/** Returns the cents that a payment with a mismatch, or a second one, still holds: the order has no part in them. */
async function leftOfCapture(tx: RequestContext, { id, amount, capturedAmount }: PaymentEntity): Promise<number> {
  const refunds = await tx.db.findBy(RefundEntity, { paymentId: id, state: 'COMPLETED' });
  return centsOf(capturedAmount ?? amount) - sumOf(refunds.map((refund) => refund.amount));
}

/**
 * Returns the cents that the payer got back, since the dispute began, of its other payments: PayPal names one amount for
 * all of them.
 */
async function givenElsewhere(tx: RequestContext, row: DisputeEntity, dispute: PayPalDispute): Promise<number> {
  const [given]: { sum: string }[] = await tx.db.query(
    `select coalesce(sum(r.amount), 0) as sum from disputes d join refunds r on r.payment_id = d.payment_id
     where d.provider_dispute_id = $1 and d.payment_id <> $2 and r.state = 'COMPLETED' and r.created_at >= least(d.created_at, $3)`,
    [row.providerDisputeId, row.paymentId, begunAt(row, dispute)],
  );
  return centsOf(given?.sum ?? '0');
}

/** Returns what PayPal names in a currency, in cents; undefined where it names nothing in it. */
const centsIn = (money: Money | undefined, currency: string): number | undefined =>
  money?.currency_code === currency ? centsOf(money.value) : undefined;

/**
 * Returns the cents that PayPal says the payer got back: the amount of its decision or, without that, the settlements
 * that it has credited to the payer. Undefined where it names none in the currency of the payment.
 */
function givenBack(
  { dispute_outcome: outcome, money_movements: movements = [] }: PayPalDispute,
  currency: string,
): number | undefined {
  const credits = movements
    .filter(
      ({ affected_party: party, type, reason }) => party === 'BUYER' && type === 'CREDIT' && reason === settlement,
    )
    .flatMap(({ amount }) => centsIn(amount, currency) ?? []);
  const credited = credits.length > 0 ? credits.reduce((sum, cents) => sum + cents, 0) : undefined;
  return centsIn(outcome?.amount_refunded, currency) ?? credited;
}

/** `refunds.reason` of money that PayPal has taken back, without the shop. */
const reversal = 'PAYMENT.CAPTURE.REVERSED';

/** Reason of a movement of the disputed money; others are of fees (Disputes v1, `money_movements`). */
const settlement = 'DISPUTE_SETTLEMENT';

/** Returns the cents that the payer disputes, as PayPal says now or has said before; undefined in another currency. */
const claimed = ({ amount, currency: of }: DisputeEntity, { dispute_amount: now }: PayPalDispute, currency: string) =>
  centsIn(now ?? (amount !== null && of !== null ? { value: amount, currency_code: of } : undefined), currency);

/**
 * Books the refund of a lost dispute: what PayPal says the payer got back or, without that, what the payer disputed, at
 * most the remaining amount; the whole of it where PayPal has named neither in the currency of the payment.
 */
async function bookLoss(
  tx: RequestContext,
  locked: LockedPayment,
  row: DisputeEntity,
  dispute: PayPalDispute,
): Promise<void> {
  const { order, payment } = locked;
  const isOfOrder = payment.state === 'SETTLED' || payment.state === 'REFUNDED';
  const left = isOfOrder ? centsOf(order.total) - centsOf(order.refunded) : await leftOfCapture(tx, payment);
  const currency = payment.capturedCurrency ?? payment.currency;
  const named = givenBack(dispute, currency);
  const lost = named ?? claimed(row, dispute, currency);
  const given = lost && Math.max(0, lost - (await givenElsewhere(tx, row, dispute)));
  const amount = amountOf(Math.min(left, given ?? left));
  if (centsOf(amount) <= 0) return;
  // PayPal may report the refund before the decision
  const sinceBegun = {
    paymentId: payment.id,
    state: 'COMPLETED' as const,
    // the money of another lost dispute is not this one's
    providerRefundId: Not(Like('dispute-%')),
    createdAt: MoreThanOrEqual(begunAt(row, dispute)),
  };
  const isBooked = await tx.db.existsBy(RefundEntity, [
    { ...sinceBegun, amount },
    // without an amount of the decision, what PayPal has taken back itself is its money
    ...(named === undefined ? [{ ...sinceBegun, reason: reversal }] : []),
  ]);
  if (isBooked) return;
  await bookRefund(tx, locked, {
    providerRefundId: `dispute-${row.id}`,
    amount,
    state: 'COMPLETED',
    reason: `PayPal dispute ${dispute.dispute_id} was decided for the payer`,
  });
}

/**
 * Reports a dispute that the shop won after its money was taken back, by a reversal or by a decision that an appeal has
 * changed: what PayPal pays then comes by no event, so an Admin looks at the capture and gives the credits again.
 */
async function reportReversal(
  tx: RequestContext,
  payment: PaymentEntity,
  { begun, wasLost }: { begun: Date; wasLost: boolean },
): Promise<void> {
  const reversed = await tx.db.findOneBy(RefundEntity, {
    paymentId: payment.id,
    state: 'COMPLETED',
    ...(!wasLost && { reason: reversal }),
    createdAt: MoreThanOrEqual(begun),
  });
  if (!reversed) return;
  tx.metrics.payments.inc({ outcome: 'won_after_reversal' });
  tx.logger.error(
    { order: payment.orderId, payment: payment.id, capture: payment.captureId, refund: reversed.id },
    'a dispute was won after its money had been taken back: an Admin gives the credits again',
  );
}
