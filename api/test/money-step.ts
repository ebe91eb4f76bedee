import { isDeepStrictEqual } from 'node:util';
import type fc from 'fast-check';
import { amountOf } from '../../contract/money';
import type { MoneyCustomer } from './money-customer';
import type { MoneyModel } from './money-model';

export type Step = fc.AsyncCommand<MoneyModel, MoneyCustomer>;

/** Expects the product's state to equal the model's. */
async function compare(model: MoneyModel, real: MoneyCustomer): Promise<void> {
  const found = await real.facts(model.orders.map(({ id }) => id));
  const expected = {
    credits: model.balance,
    membership: model.isPremium ? 'PREMIUM' : 'FREE',
    ledger: model.balance,
    owed: model.owed,
    claimed: model.claimed,
    orders: [...model.orders]
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, status, refunded }) => ({
        id,
        status,
        refunded: amountOf(refunded),
        // credit notes and completed refunds are for what was refunded, never for more than the invoice
        credited: amountOf(refunded),
        returned: amountOf(refunded),
      })),
  };
  if (!isDeepStrictEqual(found, expected))
    throw new Error(`found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
}

/** Returns one step, applied to the first result of `find` on which it has an effect. */
export const step = <Subject>(
  name: string,
  find: (model: Readonly<MoneyModel>) => Subject | null | undefined | false,
  happen: (subject: Subject, model: MoneyModel, real: MoneyCustomer) => Promise<void>,
): Step => ({
  check: (model) => Boolean(find(model)),
  async run(model, real) {
    const subject = find(model);
    if (!subject) return;
    model.clock += 1;
    await happen(subject, model, real);
    await compare(model, real);
  },
  toString: () => name,
});

export const pick = <One>(all: readonly One[], index: number): One | undefined => all[index % Math.max(1, all.length)];
export const orderAt = (model: MoneyModel, index: number) => pick(model.orders, index);
export const paidAt = (model: MoneyModel, index: number) =>
  pick(
    model.orders.filter(({ payment }) => payment === 'PAID'),
    index,
  );
