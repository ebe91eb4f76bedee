import { randomUUID } from 'node:crypto';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { UserEntity } from '../accounts/user.entity';
import { DesignEntity } from '../designs/design.entity';
import { endWithoutSuccess } from '../designs/design.service';
import { createPurchase } from '../orders/order.service';
import { reserveCredit } from './credit.service';
import { takeBackCredits } from './order-credits.service';

describe('a refund of an order whose credits are in unfinished designs', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('claims those that hold a credit, and no free correction', async () => {
    const user = await product.addUser({ credits: 1 });
    const { manager } = product.services.dataSource;
    const { id: packageId } = await product.addPackage();
    const billing = { customerName: 'Mia', address: 'Mill Lane 1', country: 'Portugal' };
    const order = await createPurchase(product.ctx(user), { of: { packageId }, billing });
    const begin = (credits: 0 | 1) =>
      product.ctx(user).transaction(async (tx) => {
        const { identifiers } = await tx.db.insert(DesignEntity, {
          ...{ platform: 'FACEBOOK', postType: 'FACEBOOK_POST', size: 'SQUARE', niche: 'PETS', style: 'PLAYFUL' },
          ...{ primaryText: 'Wash day', customPrompt: '', prompt: '', state: 'RUNNING' },
          ...{ userId: user.id, requestId: randomUUID(), credits },
        });
        const id = String(identifiers[0]?.['id']);
        if (credits > 0) await reserveCredit(tx, user.id, id);
        return id;
      });
    const [paid, free] = [await begin(1), await begin(0)];
    await product
      .ctx()
      .transaction((tx) =>
        takeBackCredits(tx, { userId: user.id, orderId: order.id, subject: { type: 'REFUND', id: randomUUID() } }, 1),
      );
    for (const id of [free, paid])
      await endWithoutSuccess(product.ctx(), id, { to: 'CANCELLED', sentence: 'Cancelled by its owner' });
    expect((await manager.findOneByOrFail(UserEntity, { id: user.id })).credits).toBe(0);
    const entries: { reason: string }[] = await manager.query(
      'select reason from credit_entries where user_id = $1 order by id',
      [user.id],
    );
    expect(entries.map(({ reason }) => reason).slice(-2)).toEqual(['GIVE_BACK', 'OWED']);
  });
});
