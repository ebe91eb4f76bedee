import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { OrderEntity } from '../../orders/order.entity';
import { withdrawOrderPremium } from './refund-booking.service';

describe('the membership of a customer whose orders are refunded at the same time', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
  });
  afterAll(() => product.stop());

  it.each([
    ['the shorter one', [0, 1]],
    ['the longer one', [1, 0]],
  ])('ends, when %s is booked first', async (_which, order) => {
    const { user, order: first } = await customers.paid();
    const { order: second } = await customers.paid(user);
    const orders = await product.services.dataSource.manager.findBy(OrderEntity, { userId: user.id });
    const sorted = orders.toSorted((a, b) => Number(a.membershipUntil) - Number(b.membershipUntil));
    expect(sorted.map(({ id }) => id)).toEqual([first.id, second.id]);

    // each knows of the other's refund only by the end of the other's transaction
    const written: (() => void)[] = [];
    const all = order.map(() => new Promise<void>((resolve) => written.push(resolve)));
    const booked = order.map(async (which, turn) => {
      const one = sorted[which] as OrderEntity;
      await product.ctx().transaction(async (tx) => {
        await tx.db.query(`update orders set payment_status = 'REFUNDED' where id = $1`, [one.id]);
        written[turn]?.();
        await Promise.all(all);
        await withdrawOrderPremium(tx, one);
      });
    });
    await Promise.all(booked);
    expect(await customers.facts(user, first)).toMatchObject({ membership: 'FREE', membershipUntil: null });
  });
});
