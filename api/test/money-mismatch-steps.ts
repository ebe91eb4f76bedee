import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { refundPayment } from '../domain/payments/admin/admin-refund.service';
import { amountOf } from '../../contract/money';
import { total } from './money-model';
import type { MoneyModel, OrderModel } from './money-model';
import { paidAt, pick, step } from './money-step';
import type { Step } from './money-step';

const payTwice = (index: number): Step =>
  step(
    `is charged twice for order ${index}`,
    (model) => paidAt(model, index),
    async (twice, _model, real) => {
      const { id, captureId } = await real.payAgain(twice.id);
      twice.mismatches.push({ paymentId: id, captureId: captureId ?? '', left: total });
    },
  );

const mismatched = (model: MoneyModel, index: number) =>
  pick(
    model.orders.filter(({ mismatches }) => mismatches.length > 0),
    index,
  );

/** The first mismatch of an order was refunded; the next may still block the order. */
function mismatchGone(of: OrderModel) {
  of.mismatches.shift();
  if (of.payment === 'MISMATCH') of.payment = 'UNPAID';
}

const refundMismatch = (index: number): Step =>
  step(
    `gets the mismatch of order ${index} back`,
    (model) => mismatched(model, index),
    async (of, _model, real) => {
      const input = {
        paymentId: of.mismatches[0]?.paymentId ?? '',
        reason: 'Wrong money',
        requestId: randomUUID(),
      };
      await refundPayment(real.product.ctx(real.admin), input);
      mismatchGone(of);
    },
  );

const refundMismatchPart = (index: number, cents: number): Step =>
  step(
    `${cents} of the mismatch of order ${index} are refunded in PayPal's dashboard`,
    (model) => mismatched(model, index),
    async (of, _model, real) => {
      const [mismatch] = of.mismatches;
      if (!mismatch) return;
      const back = Math.min(cents, mismatch.left);
      const amount = { value: amountOf(back), currency_code: 'USD' };
      const { id } = await real.post(`/v2/payments/captures/${mismatch.captureId}/refund`, { amount });
      await real.sendRefundEvent('PAYMENT.CAPTURE.REFUNDED', String(id), mismatch.captureId);
      mismatch.left -= back;
      if (mismatch.left === 0) mismatchGone(of);
    },
  );

const which = fc.nat({ max: 2 });

/** Possible events of payment mismatches. */
export const mismatchSteps = [
  which.map(payTwice),
  which.map(refundMismatch),
  fc.tuple(which, fc.constantFrom(100, 250, 500, 800)).map((of) => refundMismatchPart(...of)),
];
