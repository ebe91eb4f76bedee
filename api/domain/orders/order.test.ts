import { randomUUID } from 'node:crypto';
import { billing, startFilledProduct } from '../../test/filled-product';
import type { FilledProduct } from '../../test/filled-product';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { createPurchase } from './order.service';

describe('billing details for the next order', () => {
  let filled: FilledProduct;
  beforeAll(async () => {
    filled = await startFilledProduct(1);
  });
  afterAll(() => filled.product.stop());

  it('come from the newest order, and are empty before the first', async () => {
    const { product, member, packageId } = filled;
    const newcomer = product.browser();
    const id = await newcomer.register('newcomer@example.com');
    const asked = async () =>
      (
        await newcomer.graphql<{ me: { lastBilling: object | null } }>(
          '{ me { lastBilling { customerName address country } } }',
        )
      ).data.me.lastBilling;
    expect(await asked()).toBeNull();
    await createPurchase(product.ctx(member), {
      of: { packageId },
      requestId: randomUUID(),
      billing: { ...billing, address: '9 Elsewhere' },
    });
    expect(await asked()).toBeNull();
    const ctx = product.ctx({ id, role: 'MEMBER' });
    for (const address of ['1 Old Street', '2 New Street'])
      await createPurchase(ctx, { of: { packageId }, requestId: randomUUID(), billing: { ...billing, address } });
    expect(await asked()).toEqual({ ...billing, address: '2 New Street' });
  });
});

describe('an offer that changes while its checkout is open', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('is ordered only as the buyer was shown it', async () => {
    const member = await product.addUser();
    const { id: packageId } = await product.addPackage({ credit: 20, price: '9.00', validityDays: 30 });
    const shown = { total: '9.00', currency: 'USD', credit: 20, validityDays: 30 } as const;
    const order = (input: object) =>
      createPurchase(product.ctx(member), { of: { packageId }, billing, requestId: randomUUID(), ...input });
    const change = (sql: string) =>
      product.services.pool.query(`update packages set ${sql} where id = $1`, [packageId]);
    const refused = { code: 'CONFLICT', field: ['shown'], message: /It now costs \$\d+\.00 USD for \d+ credits/ };
    const requestId = randomUUID();
    const placed = await order({ shown, requestId });
    for (const [sql, back] of [
      ['price = 12', 'price = 9'],
      ['credit = 10', 'credit = 20'],
      ['validity_days = 7', 'validity_days = 30'],
    ] as const) {
      await change(sql);
      await expect(order({ shown })).rejects.toMatchObject(refused);
      // a retry after a lost answer finds what was ordered before
      expect(await order({ shown, requestId })).toMatchObject({ id: placed.id, total: '9.00' });
      await change(back);
    }
    await expect(order({ shown: { ...shown, currency: 'EUR' } })).rejects.toMatchObject(refused);
    expect(await order({ shown: { total: '9.00', currency: 'USD' } })).toMatchObject({ id: placed.id });
    await change('price = 12');
    // integrations that show no price
    expect(await order({})).toMatchObject({ total: '12.00' });
  });
});
