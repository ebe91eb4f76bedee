import { crashWhilePaying } from '../crash-while-paying';
import { crashWhileRefunding } from '../crash-while-refunding';
import { runs, timeLimit } from '../long';
import { startTestProduct } from '../test-product';

describe('a process that is killed while it takes payments', () => {
  it(
    'leaves no paid order without its grant, grants nothing twice, and matches what it reported to buyers',
    async () => {
      const product = await startTestProduct({ paypal: true });
      const figures = await crashWhilePaying(product, runs({ gate: 1, long: 50 }));
      await product.stop();
      expect(figures.paid).toBeGreaterThan(0);
      expect(figures).toMatchObject({
        captured: figures.paid,
        receipts: figures.paid,
        wrongBalances: 0,
        wrongAccess: 0,
        unfinished: 0,
        wrongReports: 0,
      });
    },
    timeLimit(3_600_000),
  );
});

describe('an api and a worker that are killed while they refund', () => {
  it(
    'leave no duplicate or half-booked refund, and the credits that match its sum',
    async () => {
      const product = await startTestProduct({ http: true, paypal: true });
      const figures = await crashWhileRefunding(product, runs({ gate: 1, long: 50 }));
      await product.stop();
      expect(figures.madeHere).toBeGreaterThan(0);
      expect(figures).toMatchObject({
        madeAtPayPal: figures.madeHere,
        creditNotes: figures.madeHere,
        differing: 0,
        wrongOrders: 0,
        unfinished: 0,
        wrongReports: 0,
      });
    },
    timeLimit(3_600_000),
  );
});
