import { PayingCustomers, paypalVariants } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { createPurchase } from '../orders/order.service';
import { startPayment } from './attempts/attempt.service';
import { capturePayment } from './attempts/capture.service';
import { cancelPurchase, cancelStaleOrders } from './cancellation.service';
import { reconcileOpenPayments } from './attempts/reconcile.service';

const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Norway' };

describe.each(paypalVariants)('abandoned and stale orders, %s', (_name, testBehaviours) => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false, testBehaviours });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;

  it('checks captured orders first, however many were abandoned', async () => {
    const abandoned = await Promise.all(Array.from({ length: 8 }, () => customers.placed()));
    for (const { user, order } of abandoned) await startPayment(product.ctx(user), order.id);
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.call('POST', '/sandbox/faults', {
      next: [
        { operation: 'capture', behaviour: 'lostAnswer' },
        { operation: 'getOrder', behaviour: 'fail500' },
      ],
    });
    await capturePayment(product.ctx(user), order.id, paypalOrderId).catch(() => undefined);
    await db().query(`update payments set next_check_at = now() - interval '1 hour' where state = 'CREATED'`);
    await db().query(`update payments set next_check_at = now(), claimed_until = null where order_id = $1`, [order.id]);
    const due: { order_id: string }[] = await db().query(
      `select order_id from payments where state in ('CREATED', 'CAPTURING') and next_check_at <= now() order by (state = 'CAPTURING') desc, next_check_at limit 1`,
    );
    expect(due[0]?.order_id).toBe(order.id);
    await reconcileOpenPayments(product.ctx());
    // unapproved attempts are postponed and checked less and less often
    const [row]: { soonest: number }[] = await db().query(
      `select min(extract(epoch from next_check_at - now()))::int as soonest from payments where state = 'CREATED'`,
    );
    expect(row?.soonest).toBeGreaterThan(60);
  });

  it('cancels orders unpaid for a week, except under review at PayPal, and captures none later', async () => {
    const stale = await customers.approved();
    const reviewed = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
    await capturePayment(product.ctx(reviewed.user), reviewed.order.id, reviewed.paypalOrderId).catch(() => undefined);
    const untouched = await customers.placed();
    const fresh = await customers.placed();
    const old = [stale.order.id, reviewed.order.id, untouched.order.id];
    await db().query(`update orders set created_at = now() - interval '8 days' where id = any($1)`, [old]);
    await cancelPurchase(product.ctx(stale.user), stale.order.id);
    await cancelStaleOrders(product.ctx());
    expect((await customers.facts(untouched.user, untouched.order)).order).toMatchObject({
      paymentStatus: 'CANCELLED',
      orderStatus: 'CANCELLED',
    });
    expect((await customers.facts(reviewed.user, reviewed.order)).order.paymentStatus).toBe('PROCESSING');
    expect((await customers.facts(fresh.user, fresh.order)).order.paymentStatus).toBe('PENDING');
    await customers.later(stale.order);
    await expect(capturePayment(product.ctx(stale.user), stale.order.id, stale.paypalOrderId)).rejects.toMatchObject({
      message: expect.stringMatching(/./) as string,
    });
    expect(await customers.facts(stale.user, stale.order)).toMatchObject({
      credits: 0,
      order: { paymentStatus: 'CANCELLED' },
    });
  });

  it('postpones an order when PayPal does not answer about it, so that others are processed', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await db().query(`update orders set created_at = now() - interval '9 days' where id = $1`, [order.id]);
    await customers.paypal.next({ operation: 'getOrder', behaviour: 'fail500', path: paypalOrderId });
    await cancelStaleOrders(product.ctx());
    await cancelStaleOrders(product.ctx());
    expect((await customers.paypal.call('POST', '/sandbox/faults', {})).body['waiting']).toEqual([]);
    expect((await customers.facts(user, order)).order.paymentStatus).toBe('PENDING');
    await db().query('update orders set next_close_at = now() where id = $1', [order.id]);
    await cancelStaleOrders(product.ctx());
    expect((await customers.facts(user, order)).order.paymentStatus).not.toBe('PENDING');
  });

  it('reuses a pending order of the same package within a day, for five clicks of back and pay', async () => {
    const { user, order } = await customers.placed();
    const again = await createPurchase(product.ctx(user), {
      of: { packageId: customers.packageId },
      billing: { ...billing, customerName: 'Ann Other' },
    });
    expect(again).toMatchObject({ id: order.id, customerName: 'Ann Other', country: 'Norway' });
    await cancelPurchase(product.ctx(user), order.id);
    expect((await createPurchase(product.ctx(user), { of: { packageId: customers.packageId }, billing })).id).not.toBe(
      order.id,
    );
  });

  it('lets exactly one of a concurrent cancellation and capture win', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const { user, order, paypalOrderId } = await customers.approved();
      const [paid, cancelled] = await Promise.allSettled([
        capturePayment(product.ctx(user), order.id, paypalOrderId),
        cancelPurchase(product.ctx(user), order.id),
      ]);
      const after = await customers.facts(user, order);
      expect([paid.status, cancelled.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
      expect(after.credits).toBe(paid.status === 'fulfilled' ? 20 : 0);
      outcomes.add(after.order.paymentStatus);
    }
    expect([...outcomes].every((status) => status === 'PAID' || status === 'CANCELLED')).toBe(true);
  });

  it('leaves no open attempt without a scheduled check', async () => {
    const stuck: unknown[] = await db().query(
      `select id from payments where state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW') and next_check_at > now() + interval '1 day'`,
    );
    expect(stuck).toEqual([]);
  });
});
