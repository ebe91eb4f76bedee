import fc from 'fast-check';
import { amountOf } from '../../contract/money';
import type { MoneyCustomer } from './money-customer';
import { total } from './money-model';
import type { DisputeModel, MoneyModel, OrderModel, RefundModel } from './money-model';
import { paidAt as paid, step } from './money-step';
import type { Step } from './money-step';

const openDispute = (index: number): Step =>
  step(
    `disputes order ${index}`,
    (model) => {
      const of = paid(model, index);
      return of && of.disputes.length < 3 && of;
    },
    async (of, model, real) => {
      const id = String((await real.post(`/sandbox/captures/${of.captureId}/dispute`))['dispute_id']);
      const opened: DisputeModel = { id, state: 'OPEN', isAppealed: false, at: model.clock };
      const isFirst = of.status === 'PAID';
      of.disputes.push(opened);
      // a further dispute, and one of a refunded order, hold nothing more
      if (isFirst) model.take(of, opened);
      await sendDisputeEvent(real, of, id, 'CREATED');
    },
  );

const sendDisputeEvent = (real: MoneyCustomer, { captureId }: OrderModel, id: string, what: string) =>
  real.receiveEvent(`CUSTOMER.DISPUTE.${what}`, {
    dispute_id: id,
    disputed_transactions: [{ seller_transaction_id: captureId }],
  });

/** @param cents what PayPal says to have given the payer, 0 for nothing; null when it says no amount */
async function decide(real: MoneyCustomer, of: OrderModel, { id }: DisputeModel, cents: number | null): Promise<void> {
  const outcome = cents === 0 ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
  const amount = cents === 0 || cents === null ? {} : { amount: { value: amountOf(cents), currency_code: 'USD' } };
  await real.post(`/sandbox/disputes/${id}/resolve`, { outcome, ...amount });
  await sendDisputeEvent(real, of, id, 'RESOLVED');
}

function bookLoss(model: MoneyModel, of: OrderModel, dispute: DisputeModel, cents: number | null): void {
  const lost = Math.min(cents ?? total, total - of.refunded);
  const isBooked = of.refunds.some(
    ({ state, cents: gone, at, providerId }) =>
      state === 'COMPLETED' && gone === lost && at >= dispute.at && providerId !== null,
  );
  if (lost <= 0 || isBooked) return;
  const loss: RefundModel = {
    cents: lost,
    state: 'COMPLETED',
    isOurs: false,
    providerId: null,
    id: '',
    at: model.clock,
  };
  of.refunds.push(loss);
  model.complete(of, loss);
}

const endDispute = (index: number, cents: number | null): Step =>
  step(
    `PayPal gives ${cents ?? 'an unnamed amount'} of disputed order ${index} to the payer`,
    (model) => {
      const of = paid(model, index);
      const open = of?.disputes.find(({ state }) => state === 'OPEN');
      return of && open && { of, open };
    },
    async ({ of, open }, model, real) => {
      await decide(real, of, open, cents);
      open.state = cents === 0 ? 'WON' : 'LOST';
      if (cents !== 0) bookLoss(model, of, open, cents);
      model.release(of, open);
    },
  );

/** What the shop wins by an appeal is given back by an Admin: nothing changes here. */
const appeal = (index: number, cents: number): Step =>
  step(
    `an appeal changes a decision about order ${index}: the payer gets ${cents}, or nothing any more`,
    (model) => {
      const of = paid(model, index);
      const decided = of?.disputes.find(({ state, isAppealed }) => state !== 'OPEN' && !isAppealed);
      return of && decided && { of, decided };
    },
    async ({ of, decided }, model, real) => {
      const isWon = decided.state === 'WON';
      await decide(real, of, decided, isWon ? cents : 0);
      Object.assign(decided, { isAppealed: true, state: isWon ? 'LOST' : 'WON' });
      if (isWon) bookLoss(model, of, decided, cents);
    },
  );

export const disputeSteps = (which: fc.Arbitrary<number>, cents: fc.Arbitrary<number>): fc.Arbitrary<Step>[] => [
  which.map(openDispute),
  which.map(openDispute),
  fc.tuple(which, fc.oneof(fc.constant(0), fc.constant(null), cents)).map((of) => endDispute(...of)),
  fc.tuple(which, cents).map((of) => appeal(...of)),
];
