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
import { deletePurchase, deletePurchases } from './purchase-deletion.service';

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
  const remove = (ids: string[], admin = 0) => deletePurchases(product.ctx(admins[admin]), { ids }, ids.length);
  const stored = (id: string) => db().findOneByOrFail(OrderEntity, { id });
  const isCaptured = async (paypalOrderId: string) =>
    (await customers.paypal.call('GET', `/v2/checkout/orders/${paypalOrderId}`)).body['status'] === 'COMPLETED';

  /**
   * Runs `concurrently` while another transaction holds the order's lock; it continues when that transaction commits.
   */
  async function whileLocked(id: string, work: string, concurrently: () => Promise<unknown>): Promise<void> {
    const runner = product.services.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query('select 1 from orders where id = $1 for update', [id]);
      const waiting = concurrently();
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

  it.each(rounds)('a capture runs: it is paid and retained, or deleted and never captured (%i)', async (round) => {
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

  it('PayPal is capturing it: it is retained and paid', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'slow', delayMs: 1500 });
    const paying = capturePayment(product.ctx(user), order.id, paypalOrderId);
    await eventually(() => db().existsBy(PaymentEntity, { orderId: order.id, state: 'CAPTURING' }));
    expect(await remove([order.id])).toMatchObject({ refusals: [{ id: order.id, code: 'PAYMENT_PENDING' }] });
    expect((await paying).purchase).toMatchObject({ paymentStatus: 'PAID', deletedAt: null });
  });

  it('the answer of its capture is lost: it is retained, because money may have moved', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'lostAnswer' });
    await customers.paypal.next({ operation: 'getOrder', behaviour: 'fail500', times: 3 });
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_PENDING',
    });
    expect(await remove([order.id])).toMatchObject({ refusals: [{ id: order.id, code: 'PAYMENT_PENDING' }] });
    await customers.paypal.call('POST', '/sandbox/faults', { reset: true });
    expect(await isCaptured(paypalOrderId)).toBe(true);
  });

  it.each(rounds)('its payment is being started: no attempt stays open (%i)', async (round) => {
    const { user, order } = await customers.placed();
    const start = () => startPayment(product.ctx(user), order.id);
    const both = round % 2 ? [start(), remove([order.id])] : [remove([order.id]), start()];
    await Promise.allSettled(both);
    expect((await stored(order.id)).deletedAt).not.toBeNull();
    const attempts = await db().findBy(PaymentEntity, { orderId: order.id });
    expect(attempts.filter(({ state }) => state !== 'FAILED')).toEqual([]);
  });

  it('it is being paid: the deletion waits, sees that it is paid, and retains it', async () => {
    const { order } = await customers.placed();
    await whileLocked(
      order.id,
      `update orders set payment_status = 'PAID', paid_at = now() where id = $1`,
      async () => {
        expect(await remove([order.id])).toMatchObject({ refusals: [{ id: order.id, code: 'INVALID_STATE' }] });
      },
    );
    expect(await stored(order.id)).toMatchObject({ paymentStatus: 'PAID', deletedAt: null });
  });

  it('another Admin deletes the same orders: each is deleted once, and both get an answer', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await customers.placed()).order.id);
    const answers = await Promise.all([remove(ids, 0), remove([...ids].reverse(), 1)]);
    expect(answers.map(({ done, refused }) => [done, refused])).toEqual([
      [12, 0],
      [12, 0],
    ]);
    for (const id of ids) expect(await db().countBy(AuditEntity, { subject: `orders/${id}` })).toBe(1);
  });

  it('another Admin deletes it alone: one call has deleted it, and the other finds nothing', async () => {
    const { id, orderCode } = (await customers.placed()).order;
    const answers = await Promise.allSettled([
      deletePurchase(product.ctx(admins[0]), id),
      deletePurchase(product.ctx(admins[1]), orderCode),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'NOT_FOUND' }) as unknown,
    });
  });

  it('another Admin deletes by the same filter: both counts together are the total', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await customers.placed()).order.id);
    await db().query(`update orders set name = 'By both' where id = any($1)`, [ids]);
    const byFilter = (admin: number) =>
      deletePurchases(product.ctx(admins[admin]), { filter: { search: 'by both' } }, 12);
    const answers = await Promise.all([byFilter(0), byFilter(1)]);
    expect(answers.reduce((sum, { done }) => sum + done, 0)).toBe(12);
    for (const id of ids) expect(await db().countBy(AuditEntity, { subject: `orders/${id}` })).toBe(1);
  });

  it('matching orders are placed: those stay', async () => {
    const { order } = await customers.placed();
    await db().query(`update orders set name = 'While it runs' where id = $1`, [order.id]);
    let fresh = '';
    await whileLocked(order.id, '', async () => {
      const deleting = deletePurchases(product.ctx(admins[0]), { filter: { search: 'while it runs' } }, 1);
      fresh = (await customers.placed()).order.id;
      await db().query(`update orders set name = 'While it runs' where id = $1`, [fresh]);
      expect(await deleting).toMatchObject({ done: 1, left: 0 });
    });
    expect((await stored(order.id)).deletedAt).not.toBeNull();
    expect(await stored(fresh)).toMatchObject({ paymentStatus: 'PENDING', deletedAt: null });
  });

  it('its customer orders the same again: the customer gets an order that can be paid', async () => {
    const { user, order } = await customers.placed();
    let again = order;
    await whileLocked(
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
