import fc from 'fast-check';
import { runs, timeLimit } from '../../test/long';
import { MoneyCustomer } from '../../test/money-customer';
import { MoneyModel } from '../../test/money-model';
import { moneySteps } from '../../test/money-steps';
import { PayingCustomers } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { UserEntity } from '../accounts/user.entity';

/** `FUZZ_SEED=7 npm test -- money-model` runs other sequences. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20261122);
const sequences = runs({ gate: 60, long: 10_000 });
const lanes = 6;

describe(`the money of customers, in ${sequences} random sequences of events`, () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let packageId: string;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ paypal: true, endlessAttempts: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    packageId = (await product.addPackage({ credit: 4, price: '8.00', position: 2 })).id;
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  it(
    'matches the model: orders, credits, credits owed by designs, and membership',
    async () => {
      const sequence = fc.asyncProperty(fc.commands(moneySteps, { maxCommands: 60, size: 'max' }), async (steps) => {
        const user = await product.addUser();
        const customer = new MoneyCustomer(product, customers.paypal, packageId, admin, user);
        await fc.asyncModelRun(() => ({ model: new MoneyModel(), real: customer }), steps);
      });
      const lane = (index: number) =>
        fc.assert(sequence, { seed: seed + index, numRuns: Math.ceil(sequences / lanes), endOnFailure: false });
      await Promise.all(Array.from({ length: lanes }, (_nothing, index) => lane(index)));
    },
    timeLimit(6 * 60 * 60_000),
  );
});
