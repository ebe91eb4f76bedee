import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { returnCredit } from '../domain/designs/admin/credit-return.service';
import { RefundEntity } from '../domain/payments/refunds/refund.entity';
import { reconcileRefund } from '../domain/payments/refunds/refund-at-paypal';
import { refundPurchase } from '../domain/payments/admin/admin-refund.service';
import { deductionSteps } from './money-deduction-steps';
import { disputeSteps } from './money-dispute-steps';
import { amountOf } from '../../contract/money';
import { OrderModel } from './money-model';
import type { RefundModel } from './money-model';
import { forgottenRefundSteps } from './money-forgotten-steps';
import { membershipSteps } from './money-membership-steps';
import { mismatchSteps } from './money-mismatch-steps';
import { orderAt as order, paidAt as paid, pick, step } from './money-step';
import type { Step } from './money-step';

const buy = (isMismatch: boolean): Step =>
  step(
    isMismatch ? 'pays 5.00 instead of 8.00' : 'buys a package',
    (model) => model.orders.length < 3 || model.orders.some(({ payment }) => payment === 'UNPAID'),
    async (_yes, model, real) => {
      const id = await real.order();
      let bought = model.orders.find((known) => known.id === id);
      if (!bought) model.orders.push((bought = new OrderModel(id)));
      const { id: paymentId, captureId } = await real.pay(id, isMismatch ? '5.00' : undefined);
      if (isMismatch) {
        bought.payment = 'MISMATCH';
        bought.mismatches.push({ paymentId, captureId: captureId ?? '', left: 500 });
      } else {
        bought.captureId = captureId ?? '';
        model.pay(bought);
      }
    },
  );

type Answer = 'done' | 'waits' | 'refused' | 'lost';
const disturbance = { waits: 'pending', refused: 'refused', lost: 'lostAnswer' } as const;

const refund = (index: number, cents: number, answer: Answer): Step =>
  step(
    `refunds ${cents} of order ${index}: ${answer}`,
    (model) => {
      const of = paid(model, index);
      return of?.status === 'PAID' && of.left > 0 && of;
    },
    async (of, model, real) => {
      const requestId = randomUUID();
      const asked: RefundModel = {
        cents: Math.min(cents, of.left),
        state: 'INTENT',
        isOurs: true,
        providerId: null,
        id: '',
        at: model.clock,
      };
      of.refunds.push(asked);
      model.take(of, asked);
      if (answer !== 'done')
        await real.next({ operation: 'refund', behaviour: disturbance[answer], path: of.captureId });
      const input = { purchaseId: of.id, amount: amountOf(asked.cents), reason: 'Wanted it back', requestId };
      await real.outcome(refundPurchase(real.product.ctx(real.admin), input));
      const row = await real.db.findOneByOrFail(RefundEntity, { requestId });
      Object.assign(asked, { id: row.id, providerId: row.providerRefundId });
      if (answer === 'done') model.complete(of, asked);
      if (answer === 'refused') model.fail(of, asked);
      if (answer === 'waits') asked.state = 'PENDING';
    },
  );

const retry = (index: number): Step =>
  step(
    `asks again about the refund of order ${index} whose answer was lost`,
    (model) => order(model, index)?.refunds.find(({ state }) => state === 'INTENT') && order(model, index),
    async (of, model, real) => {
      for (const open of of.refunds.filter(({ state }) => state === 'INTENT')) {
        await reconcileRefund(real.product.ctx(), open.id);
        model.complete(of, open);
      }
    },
  );

const endRefund = (index: number, isDone: boolean, times: number): Step =>
  step(
    `PayPal ${isDone ? 'makes' : 'gives up'} the waiting refund of order ${index}, reported ${times} times`,
    (model) => {
      const of = order(model, index);
      const waiting = of?.refunds.find(({ state }) => state === 'PENDING');
      return of && waiting && { of, waiting };
    },
    async ({ of, waiting }, model, real) => {
      await real.post(`/sandbox/refunds/${waiting.providerId}/${isDone ? 'complete' : 'fail'}`);
      const event = isDone ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.REFUND.FAILED';
      if (times === 0) await reconcileRefund(real.product.ctx(), waiting.id);
      if (times === 0 && !waiting.isOurs) times = 1;
      for (let report = 0; report < times; report += 1)
        await real.sendRefundEvent(event, waiting.providerId ?? '', of.captureId);
      if (isDone) model.complete(of, waiting);
      else model.fail(of, waiting);
    },
  );

/** Returns a lost dispute whose money PayPal has not reported yet. */
const lossOf = (of: OrderModel, amount: number) =>
  of.refunds.find((known) => !known.isOurs && known.providerId === null && known.cents === amount);

const dashboardRefund = (index: number, cents: number, waits: boolean): Step =>
  step(
    `${cents} of order ${index} are refunded in PayPal's dashboard${waits ? ', and wait' : ''}`,
    (model) => {
      const of = paid(model, index);
      return of && of.left > 0 && !(waits && lossOf(of, Math.min(cents, of.left))) && of;
    },
    async (of, model, real) => {
      if (waits) await real.next({ operation: 'refund', behaviour: 'pending', path: of.captureId });
      const inPlaceOf = (cents: number) =>
        of.refunds.find((known) => known.isForgotten && known.state === 'PENDING' && known.cents === cents);
      const made: RefundModel = {
        cents: Math.min(cents, of.left),
        state: 'PENDING',
        isOurs: false,
        providerId: null,
        id: '',
        at: model.clock,
      };
      const amount = { value: amountOf(made.cents), currency_code: 'USD' };
      made.providerId = String((await real.post(`/v2/payments/captures/${of.captureId}/refund`, { amount }))['id']);
      await real.sendRefundEvent(
        waits ? 'PAYMENT.REFUND.PENDING' : 'PAYMENT.CAPTURE.REFUNDED',
        made.providerId,
        of.captureId,
      );
      made.id = (await real.db.findOneByOrFail(RefundEntity, { providerRefundId: made.providerId })).id;
      const forgotten = inPlaceOf(made.cents);
      if (forgotten) {
        Object.assign(forgotten, { providerId: made.providerId, isForgotten: false });
        if (!waits) model.complete(of, forgotten);
        return;
      }
      const loss = lossOf(of, made.cents);
      if (loss) {
        Object.assign(loss, { id: made.id, providerId: made.providerId });
        return;
      }
      of.refunds.push(made);
      if (!waits) model.complete(of, made);
    },
  );

/** Refunds claim the credits of designs where none is left beside them. */
const startDesigns = (withAll: boolean): Step =>
  step(
    `starts ${withAll ? 'designs with all credits' : 'a design'}`,
    (model) => model.balance > 0,
    async (_yes, model, real) => {
      for (let count = withAll ? model.balance : 1; count > 0; count -= 1) {
        const id = await real.startDesign();
        if (!id) throw new Error('there was no credit for a design');
        model.balance -= 1;
        model.designs.push({ id, isRunning: true, isSpent: false, owes: null });
      }
    },
  );

const endDesign = (index: number, isDone: boolean): Step =>
  step(
    `design ${index} ${isDone ? 'succeeds' : 'fails'}`,
    (model) =>
      pick(
        model.designs.filter(({ isRunning }) => isRunning),
        index,
      ),
    async (running, model, real) => {
      if (isDone) {
        await real.finishDesign(running.id);
        Object.assign(running, { isRunning: false, isSpent: true, owes: null });
      } else {
        await real.failDesign(running.id);
        model.returnCredit(running);
      }
    },
  );

const giveBack = (index: number): Step =>
  step(
    `an Admin gives the credit of design ${index} back, three times`,
    (model) =>
      pick(
        model.designs.filter(({ isSpent }) => isSpent),
        index,
      ),
    async (finished, model, real) => {
      const once = { reason: 'The picture was broken', requestId: randomUUID() };
      const again = { ...once, requestId: randomUUID() };
      const admin = real.product.ctx(real.admin);
      await returnCredit(admin, finished.id, once);
      await returnCredit(admin, finished.id, once);
      const refused = await real.outcome(returnCredit(admin, finished.id, again));
      if (refused !== 'INVALID_STATE') throw new Error('the credit came back twice');
      finished.isSpent = false;
      model.balance += 1;
    },
  );

const grant = step(
  'is given a credit',
  () => true,
  async (_yes, model, real) => {
    await real.product.giveCredits(real.user.id, 1);
    model.balance += 1;
  },
);

const which = fc.nat({ max: 2 });
const cents = fc.integer({ min: 1, max: 8 }).map((units) => units * 100);

/** Possible events of a customer's money, including repeated ones. */
export const moneySteps: fc.Arbitrary<Step>[] = [
  fc.boolean().map((isMismatch) => buy(isMismatch)),
  fc.constant(buy(false)),
  ...mismatchSteps,
  fc
    .tuple(which, cents, fc.constantFrom<Answer>('done', 'waits', 'waits', 'refused', 'lost'))
    .map((of) => refund(...of)),
  which.map(retry),
  fc.tuple(which, fc.boolean(), fc.nat({ max: 2 })).map((of) => endRefund(...of)),
  fc.tuple(which, cents, fc.boolean()).map((of) => dashboardRefund(...of)),
  // often enough for disputes beside refunds that wait
  fc.tuple(which, cents).map(([of, part]) => refund(of, part, 'waits')),
  ...disputeSteps(which, cents),
  ...forgottenRefundSteps(which),
  ...membershipSteps,
  fc.boolean().map(startDesigns),
  fc.tuple(which, fc.boolean()).map((of) => endDesign(...of)),
  which.map(giveBack),
  ...deductionSteps,
  fc.constant(grant),
];
