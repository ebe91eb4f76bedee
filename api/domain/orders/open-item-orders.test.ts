import { randomUUID } from 'node:crypto';
import { payPalFailure } from '../../../contract/payment-failures';
import { PayingCustomers } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { UserEntity } from '../accounts/user.entity';
import { ItemEntity } from '../catalog/item.entity';
import { startPayment } from '../payments/attempts/attempt.service';
import { capturePayment } from '../payments/attempts/capture.service';
import { OrderEntity } from './order.entity';
import { createPurchase } from './order.service';

const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Portugal' };

describe('orders of one item by one account', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let item: ItemEntity;

  beforeAll(async () => {
    product = await startTestProduct({ paypal: true, endlessAttempts: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    const values = { name: 'Calendar', slug: 'calendar', number: '1001', description: 'A year.', price: '12.50' };
    await db().insert(ItemEntity, {
      ...values,
      guidelines: 'Copy it.',
      accessUrl: 'https://files.example.com/calendar',
    });
    item = await db().findOneByOrFail(ItemEntity, { number: '1001' });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const place = (user: UserEntity, requestId: string = randomUUID()) =>
    createPurchase(product.ctx(user), { of: { itemId: item.id }, billing, requestId });
  const approved = async (user: UserEntity, orderId: string) => {
    const paypalOrderId = await startPayment(product.ctx(user), orderId);
    await customers.paypal.approve(paypalOrderId);
    return paypalOrderId;
  };

  it('have at most one open, however many are placed at once', async () => {
    const user = await product.addUser();
    const placed = await Promise.all([1, 2, 3, 4].map(() => place(user)));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect(await db().countBy(OrderEntity, { userId: user.id })).toBe(1);
  });

  it('get what the item holds when they are placed again, at the same price', async () => {
    const user = await product.addUser();
    const { id } = await place(user);
    const before = { name: item.name, guidelines: item.guidelines, accessUrl: item.accessUrl };
    const corrected = { name: 'Calendar 2027', guidelines: 'Print it.', accessUrl: 'https://files.example.com/2027' };
    await db().update(ItemEntity, { id: item.id }, corrected);
    expect(await place(user)).toMatchObject({ id, ...corrected });
    await db().update(ItemEntity, { id: item.id }, before);
  });

  it('report an open one at another price instead of creating a second one', async () => {
    const user = await product.addUser();
    await place(user);
    await db().update(ItemEntity, { id: item.id }, { price: '13.50' });
    await expect(place(user)).rejects.toMatchObject({ code: 'INVALID_STATE', field: ['of', 'itemId'] });
    await db().update(ItemEntity, { id: item.id }, { price: '12.50' });
  });

  it('are charged once, even two from before that rule', async () => {
    const user = await product.addUser();
    const orders = [];
    for (let index = 0; index < 2; index += 1) {
      const order = await place(user);
      orders.push({ order, paypalOrderId: await approved(user, order.id) });
      await db().update(
        OrderEntity,
        { id: order.id },
        { soleOfItem: false, createdAt: new Date(Date.now() - 3e8), price: '1.00', total: '1.00' },
      );
    }
    for (const { order } of orders)
      await db().update(OrderEntity, { id: order.id }, { price: '12.50', total: '12.50' });
    expect(new Set(orders.map(({ order }) => order.id)).size).toBe(2);
    const done = await Promise.allSettled(
      orders.map(({ order, paypalOrderId }) => capturePayment(product.ctx(user), order.id, paypalOrderId)),
    );
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db().countBy(OrderEntity, { userId: user.id, paymentStatus: 'PAID' })).toBe(1);
  });

  it('name the way on of the item page when PayPal does not start their payment', async () => {
    const user = await product.addUser();
    const { id } = await place(user);
    await customers.paypal.next({ operation: 'createOrder', behaviour: 'lostAnswer' });
    await expect(startPayment(product.ctx(user), id)).rejects.toMatchObject({
      code: 'PROVIDER_ERROR',
      message: payPalFailure('ITEM'),
    });
    expect(payPalFailure('ITEM')).toContain('Please refresh the page and try again');
  });

  it('get another code when one is taken', async () => {
    const { orderCode } = await place(await product.addUser());
    await db().query(`create sequence collisions`);
    await db().query(
      `create function collide() returns trigger language plpgsql as $$ begin if nextval('collisions') = 1 then new.order_code := '${orderCode}'; end if; return new; end $$`,
    );
    await db().query(`create trigger collide before insert on orders for each row execute function collide()`);
    const placed = await place(await product.addUser());
    expect(placed.orderCode).not.toBe(orderCode);
    expect(await db().query(`select last_value::int as tried from collisions`)).toEqual([{ tried: 2 }]);
  });
});
