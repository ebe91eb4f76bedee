import { blankFilters } from '../../../test/hostile-input';
import { randomUUID } from 'node:crypto';
import { PayingCustomers, eventually } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { AuditEntity } from '../../audit/audit.entity';
import { historyOf } from '../purchase-history';
import { capturePayment } from '../attempts/capture.service';
import { PaymentEntity } from '../attempts/payment.entity';
import { startPayment } from '../attempts/attempt.service';
import { cancelPurchases } from './purchase-cancellation.service';
import { deletePurchases } from './purchase-deletion.service';

const rounds = [1, 2, 3, 4];

describe('cancelling orders', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const cancel = (ids: string[], who = admin) =>
    cancelPurchases(product.ctx(who), { ids }, ids.length, 'No longer offered');
  const isCaptured = async (paypalOrderId: string) =>
    (await customers.paypal.call('GET', `/v2/checkout/orders/${paypalOrderId}`)).body['status'] === 'COMPLETED';

  it('cancels pending ones with a reason for the record alone, and refuses all others row by row', async () => {
    const { user, order } = await customers.placed();
    await startPayment(product.ctx(user), order.id);
    const paid = await customers.paid();
    const held = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
    await capturePayment(product.ctx(held.user), held.order.id, held.paypalOrderId).catch(() => undefined);
    const unknown = randomUUID();
    expect(await cancel([order.id, paid.order.id, held.order.id, unknown])).toEqual({
      done: 1,
      left: 0,
      refused: 3,
      refusals: [
        { id: paid.order.id, code: 'INVALID_STATE', message: expect.any(String) as string },
        { id: held.order.id, code: 'PAYMENT_PENDING', message: expect.any(String) as string },
        { id: unknown, code: 'NOT_FOUND', message: expect.any(String) as string },
      ],
    });
    expect(await customers.facts(user, order)).toMatchObject({
      order: {
        paymentStatus: 'CANCELLED',
        orderStatus: 'CANCELLED',
        deletedAt: null,
        paymentProblem: 'This order was cancelled by our team. Nothing was charged.',
      },
      payments: [{ state: 'FAILED' }],
    });
    expect((await historyOf(product.ctx(admin), order.id)).map(({ reason }) => reason)).toEqual([
      'Cancelled by an Admin: No longer offered',
      'Cancelled by an Admin: No longer offered',
    ]);
    expect(await db().findBy(AuditEntity, { subject: `orders/${order.id}` })).toMatchObject([
      { action: 'cancel-order', actor: admin.id, reason: 'No longer offered' },
    ]);
    await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    // a repeated call
    expect(await cancel([order.id])).toMatchObject({ done: 1, refused: 0 });
    expect(await db().countBy(AuditEntity, { subject: `orders/${order.id}` })).toBe(1);
  });

  it.each(rounds)('while a capture runs: it is paid, or cancelled and never captured (%i)', async (round) => {
    const { user, order, paypalOrderId } = await customers.approved();
    const both = [() => capturePayment(product.ctx(user), order.id, paypalOrderId), () => cancel([order.id])];
    if (round % 2) both.reverse();
    await Promise.allSettled(both.map((act) => act()));
    const after = await customers.facts(user, order);
    const isPaid = after.order.paymentStatus === 'PAID';
    expect(await isCaptured(paypalOrderId)).toBe(isPaid);
    expect([after.order.paymentStatus, after.credits, after.payments.map(({ state }) => state)]).toEqual(
      isPaid ? ['PAID', 20, ['SETTLED']] : ['CANCELLED', 0, ['FAILED']],
    );
  });

  it('refuses one that PayPal is capturing, which is then paid', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'slow', delayMs: 1500 });
    const paying = capturePayment(product.ctx(user), order.id, paypalOrderId);
    await eventually(() => db().existsBy(PaymentEntity, { orderId: order.id, state: 'CAPTURING' }));
    expect(await cancel([order.id])).toMatchObject({ refusals: [{ id: order.id, code: 'PAYMENT_PENDING' }] });
    expect((await paying).purchase).toMatchObject({ paymentStatus: 'PAID' });
  });

  it('takes a filter with as many as were shown, and leaves deleted ones out', async () => {
    const user = await product.addUser();
    const { order } = await customers.placed(user);
    await db().query(`update orders set created_at = created_at - interval '2 days' where id = $1`, [order.id]);
    const { order: other } = await customers.placed(user);
    await db().query(`update orders set created_at = created_at - interval '2 days' where id = $1`, [other.id]);
    const { order: deleted } = await customers.placed(user);
    await deletePurchases(product.ctx(admin), { ids: [deleted.id] }, 1);
    const matching = (expected: number) =>
      cancelPurchases(product.ctx(admin), { filter: { owner: [user.id] } }, expected, 'Asked for it');
    await expect(matching(1)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await matching(2)).toEqual({ done: 2, left: 0, refused: 0, refusals: [] });
    await expect(cancel([deleted.id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const filter of blankFilters)
      await expect(cancelPurchases(product.ctx(admin), { filter }, 99, 'All')).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
  });

  it('needs a reason', async () => {
    const { order } = await customers.placed();
    await expect(cancelPurchases(product.ctx(admin), { ids: [order.id] }, 1, '  ')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: ['reason'],
    });
  });
});
