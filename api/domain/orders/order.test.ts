import { randomUUID } from 'node:crypto';
import { billing, startFilledProduct } from '../../test/filled-product';
import type { FilledProduct } from '../../test/filled-product';
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
