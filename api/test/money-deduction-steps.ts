import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { deductCredit, returnDeductedCredit } from '../domain/credits/credit-deduction.service';
import { step } from './money-step';
import type { Step } from './money-step';

const deduct = step(
  'has a credit deducted, twice at once',
  (model) => model.balance > 0,
  async (_yes, model, real) => {
    const once = { requestId: randomUUID() };
    const calls = [1, 2].map(() => deductCredit(real.product.ctx(real.user), once));
    const [first, second] = await Promise.all(calls);
    if (first?.entry.id !== second?.entry.id) throw new Error('one request deducted twice');
    model.balance -= 1;
    model.deductions.push({ isReturned: false, claim: null });
  },
);

const takeBackDeduction = step(
  'takes a deducted credit back',
  (model) => model.deductions.length > 0,
  async (_yes, model, real) => {
    const answer = await real.outcome(returnDeductedCredit(real.product.ctx(real.user), { requestId: randomUUID() }));
    const { returnable } = model;
    if ((answer === 'INVALID_STATE') === Boolean(returnable)) throw new Error('a return was answered wrongly');
    if (!returnable) return;
    returnable.isReturned = true;
    model.balance += 1;
  },
);

/** Programs that deduct credits and take them back. */
export const deductionSteps: fc.Arbitrary<Step>[] = [fc.constant(deduct), fc.constant(takeBackDeduction)];
