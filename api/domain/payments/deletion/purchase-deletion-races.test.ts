import { PayingCustomers, eventually } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { AuditEntity } from '../../audit/audit.entity';
import { OrderEntity } from '../../orders/order.entity';
import { createPurchase } from '../../orders/order.service';
import { startPayment } from '../attempts/attempt.service';
import { capturePayment } from '../attempts/capture.service';
import { PaymentEntity } from '../attempts/payment.entity';
import { deletePurchases } from './purchase-deletion.service';

const rounds = [1, 2, 3, 4, 5, 6, 7, 8];
const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Norway' };

describe('deleting an order while', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admins: UserEntity[];

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admins = [await product.addUser({ role: 'ADMIN' }), await product.addUser({ role: 'ADMIN' })];
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const remove = (ids: string[], admin = 0) => deletePurchases(product.ctx(admins[admin]), { ids });
  const stored = (id: string) => db().findOneByOrFail(OrderEntity, { id });
  const isCaptured = async (paypalOrderId: string) =>
    (await customers.paypal.call('GET', `/v2/checkout/orders/${paypalOrderId}`)).body['status'] === 'COMPLETED';

  /** Somebody else works on an order; what waits for it goes on when they are done. */
  async function busyWith(id: string, work: string, meanwhile: () => Promise<unknown>): Promise<void> {
    const runner = product.services.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query('select 1 from orders where id = $1 for update', [id]);
      const waiting = meanwhile();
      await eventually(async () => {
        const [row]: { waiting: string }[] = await db().query(
          `select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return row?.waiting !== '0';
      });
      if (work) await runner.query(work, [id]);
      await runner.commitTransaction();
      await waiting;
    } finally {
      await runner.release();
    }
  }

  it.each(rounds)('it is captured: it is paid and kept, or deleted and never captured (%i)', async (round) => {
    const { user, order, paypalOrderId } = await customers.approved();
    const capture = () => capturePayment(product.ctx(user), order.id, paypalOrderId);
    const both = round % 2 ? [capture(), remove([order.id])] : [remove([order.id]), capture()];
    await Promise.allSettled(both);
    const { order: after, credits, payments } = await customers.facts(user, order);
    const isPaid = after.paymentStatus === 'PAID';
    expect(await isCaptured(paypalOrderId)).toBe(isPaid);
    expect({ deleted: after.deletedAt !== null, credits, attempts: payments.map(({ state }) => state) }).toEqual(
      isPaid
        ? { deleted: false, credits: 20, attempts: ['SETTLED'] }
        : { deleted: true, credits: 0, attempts: ['FAILED'] },
    );
  });

  it('PayPal is capturing it: it is kept, and paid', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'slow', delayMs: 1500 });
    const paying = capturePayment(product.ctx(user), order.id, paypalOrderId);
    await eventually(() => db().existsBy(PaymentEntity, { orderId: order.id, state: 'CAPTURING' }));
    expect(await remove([order.id])).toMatchObject({ keptPurchases: [{ id: order.id, reason: 'PAYMENT_OPEN' }] });
    expect(await paying).toMatchObject({ paymentStatus: 'PAID', deletedAt: null });
  });

  it('the answer about its capture is lost: it is kept, as money may have moved', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'lostAnswer' });
    await customers.paypal.next({ operation: 'getOrder', behaviour: 'fail500', times: 3 });
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_PENDING',
    });
    expect(await remove([order.id])).toMatchObject({ keptPurchases: [{ id: order.id, reason: 'PAYMENT_OPEN' }] });
    await customers.paypal.call('POST', '/sandbox/switches', { reset: true });
    expect(await isCaptured(paypalOrderId)).toBe(true);
  });

  it.each(rounds)('its payment is begun: nothing of it stays open (%i)', async (round) => {
    const { user, order } = await customers.placed();
    const start = () => startPayment(product.ctx(user), order.id);
    const both = round % 2 ? [start(), remove([order.id])] : [remove([order.id]), start()];
    await Promise.allSettled(both);
    expect((await stored(order.id)).deletedAt).not.toBeNull();
    const attempts = await db().findBy(PaymentEntity, { orderId: order.id });
    expect(attempts.filter(({ state }) => state !== 'FAILED')).toEqual([]);
  });

  it('it is just being paid: it waits, sees that it is paid, and keeps it', async () => {
    const { order } = await customers.placed();
    await busyWith(order.id, `update orders set payment_status = 'PAID', paid_at = now() where id = $1`, async () => {
      expect(await remove([order.id])).toMatchObject({ keptPurchases: [{ id: order.id, reason: 'NOT_PENDING' }] });
    });
    expect(await stored(order.id)).toMatchObject({ paymentStatus: 'PAID', deletedAt: null });
  });

  it('another Admin deletes the same: each is deleted once, and both are answered', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await customers.placed()).order.id);
    const answers = await Promise.all([remove(ids, 0), remove([...ids].reverse(), 1)]);
    expect(answers.map(({ deleted, kept }) => [deleted, kept])).toEqual([
      [12, 0],
      [12, 0],
    ]);
    for (const id of ids) expect(await db().countBy(AuditEntity, { subject: `orders/${id}` })).toBe(1);
  });

  it('another Admin deletes by the same filter: the counts of both are the whole', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await customers.placed()).order.id);
    await db().query(`update orders set name = 'By both' where id = any($1)`, [ids]);
    const byFilter = (admin: number) => deletePurchases(product.ctx(admins[admin]), { filter: { search: 'by both' } });
    const answers = await Promise.all([byFilter(0), byFilter(1)]);
    expect(answers.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(12);
    for (const id of ids) expect(await db().countBy(AuditEntity, { subject: `orders/${id}` })).toBe(1);
  });

  it('others are placed that its filter names too: those stay', async () => {
    const { order } = await customers.placed();
    await db().query(`update orders set name = 'While it runs' where id = $1`, [order.id]);
    let fresh = '';
    await busyWith(order.id, '', async () => {
      const deleting = deletePurchases(product.ctx(admins[0]), { filter: { search: 'while it runs' } });
      fresh = (await customers.placed()).order.id;
      await db().query(`update orders set name = 'While it runs' where id = $1`, [fresh]);
      expect(await deleting).toMatchObject({ deleted: 1, left: 0 });
    });
    expect((await stored(order.id)).deletedAt).not.toBeNull();
    expect(await stored(fresh)).toMatchObject({ paymentStatus: 'PENDING', deletedAt: null });
  });

  it('its customer orders the same again: they get an order that can be paid', async () => {
    const { user, order } = await customers.placed();
    let again = order;
    await busyWith(
      order.id,
      `update orders set payment_status = 'CANCELLED', order_status = 'CANCELLED', deleted_at = now() where id = $1`,
      async () => {
        again = await createPurchase(product.ctx(user), { of: { packageId: customers.packageId }, billing });
      },
    );
    expect(again.id).not.toBe(order.id);
    expect(again).toMatchObject({ paymentStatus: 'PENDING', deletedAt: null });
  });
});
