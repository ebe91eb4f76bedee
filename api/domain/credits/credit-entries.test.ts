import { randomUUID } from 'node:crypto';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { createPurchase } from '../orders/order.service';
import { grantPurchasedCredits, takeBackCredits } from './order-credits.service';

describe('the entries of a credit history', () => {
  let product: TestProduct;
  let packageId: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    packageId = (await product.addPackage()).id;
  });
  afterAll(() => product.stop());

  it.each(['REFUND', 'DISPUTE'] as const)('name the order that a %s took credits of', async (type) => {
    const browser = product.browser();
    const userId = await browser.register(`${type.toLowerCase()}@example.com`);
    const billing = { customerName: 'Mia', address: 'Mill Lane 1', country: 'Portugal' };
    const ctx = product.ctx({ id: userId, role: 'MEMBER' });
    const { id, orderCode: code } = await createPurchase(ctx, { of: { packageId }, billing });
    await product.ctx().transaction(async (tx) => {
      await grantPurchasedCredits(tx, userId, id, 20);
      await takeBackCredits(tx, { userId, orderId: id, subject: { type, id: randomUUID() } }, 6);
    });
    const { data } = await browser.graphql<{ me: { creditEntries: { items: object[] } } }>(
      '{ me { creditEntries { items { change reason purchaseId purchase { id code } } } } }',
    );
    const of = { purchaseId: id, purchase: { id, code } };
    expect(data.me.creditEntries.items).toEqual([
      { change: -6, reason: type, ...of },
      { change: 20, reason: 'PURCHASE', ...of },
    ]);
  });
});
