import { randomUUID } from 'node:crypto';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { AuditEntity } from '../../audit/audit.entity';
import { OrderEntity } from '../../orders/order.entity';
import { listPurchases } from '../../orders/order.list';
import { findPurchase } from '../../orders/order.service';
import { startPayment } from '../attempts/attempt.service';
import { capturePayment } from '../attempts/capture.service';
import { cancelPurchase } from '../cancellation.service';
import { PaymentEntity } from '../attempts/payment.entity';
import { paymentMessages } from '../attempts/payment-messages';
import { handleProviderEvent } from '../provider-events/provider-events.service';
import { refundPurchase } from '../admin/admin-refund.service';
import { deletePurchases, purgeDeletedPurchases } from './purchase-deletion.service';
import { reconcileOpenPayments } from '../attempts/reconcile.service';
import { recordRefund } from '../refunds/refund-booking.service';

const notFound = { name: 'AccessError', code: 'NOT_FOUND' };

describe('a deleted order', () => {
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
  const remove = (...ids: string[]) => deletePurchases(product.ctx(admin), { ids }, ids.length);
  const stored = (id: string) => db().findOneByOrFail(OrderEntity, { id });
  const attempts = async (orderId: string) =>
    (await db().findBy(PaymentEntity, { orderId })).map(({ state, error }) => [state, error]);
  const deletions = (id: string) => db().countBy(AuditEntity, { subject: `orders/${id}`, action: 'delete-order' });
  const isListed = async (id: string) =>
    (await listPurchases(product.ctx(admin), { filter: { ids: [id] } }).items()).length === 1;
  /** Handles a PayPal event about an order through the event job and returns its outcome. */
  async function handleEvent(type: string, resource: Record<string, unknown>): Promise<string> {
    const [row]: { id: string }[] = await db().query(
      `insert into provider_events (provider, event_id, type, body) values ('PAYPAL', $1, $2, $3) returning id`,
      [`WH-${randomUUID()}`, type, JSON.stringify({ event_type: type, resource })],
    );
    await handleProviderEvent(product.ctx(), row?.id ?? '');
    const [event]: { outcome: string }[] = await db().query('select outcome from provider_events where id = $1', [
      row?.id,
    ]);
    return event?.outcome ?? '';
  }
  const ofOrder = (paypalOrderId: string) => ({ supplementary_data: { related_ids: { order_id: paypalOrderId } } });
  const atPayPal = async (paypalOrderId: string) =>
    String((await customers.paypal.call('GET', `/v2/checkout/orders/${paypalOrderId}`)).body['status']);

  describe('and its payment', () => {
    it('is not deleted while PayPal reviews the payment', async () => {
      const { user, order, paypalOrderId } = await customers.approved();
      await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
      await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
        code: 'PAYMENT_PENDING',
      });
      expect(await remove(order.id)).toMatchObject({ refusals: [{ code: 'PAYMENT_PENDING' }] });
    });

    it.each<[string, (user: UserEntity, id: string, paypalOrderId: string) => Promise<unknown>, object]>([
      ['paid', (user, id, paypalOrderId) => capturePayment(product.ctx(user), id, paypalOrderId), notFound],
      ['paid with a new attempt', (user, id) => startPayment(product.ctx(user), id), notFound],
      ['cancelled', (user, id) => cancelPurchase(product.ctx(user), id), notFound],
    ])('cannot be %s any more', async (_what, act, refusal) => {
      const { user, order, paypalOrderId } = await customers.approved();
      await remove(order.id);
      await expect(act(user, order.id, paypalOrderId)).rejects.toMatchObject(refusal);
      expect(await attempts(order.id)).toEqual([['FAILED', 'CANCELLED']]);
    });

    it('is not captured by the webhook of an approval, nor by the reconciliation job', async () => {
      const { user, order, paypalOrderId } = await customers.approved();
      await remove(order.id);
      expect(await handleEvent('CHECKOUT.ORDER.APPROVED', { id: paypalOrderId })).toBe('the attempt is FAILED');
      await db().query('update payments set next_check_at = now() where order_id = $1', [order.id]);
      await reconcileOpenPayments(product.ctx());
      expect(await atPayPal(paypalOrderId)).toBe('APPROVED');
      expect(await customers.facts(user, order)).toMatchObject({ credits: 0, order: { paymentStatus: 'CANCELLED' } });
    });

    it('is restored as paid, with its benefits, when money arrives nevertheless', async () => {
      const { user, order, paypalOrderId } = await customers.approved();
      await remove(order.id);
      await customers.paypal.capture(paypalOrderId);
      expect(await handleEvent('PAYMENT.CAPTURE.COMPLETED', ofOrder(paypalOrderId))).toBe('reconciled');
      expect(await customers.facts(user, order)).toMatchObject({
        credits: 20,
        membership: 'PREMIUM',
        receipts: 1,
        order: { paymentStatus: 'PAID', orderStatus: 'COMPLETED', deletedAt: null, paymentProblem: null },
        payments: [{ state: 'SETTLED' }],
      });
      expect(await findPurchase(product.ctx(user), order.id)).toMatchObject({ id: order.id });
      expect(await db().countBy(AuditEntity, { subject: `orders/${order.id}`, action: 'bring-back-order' })).toBe(1);
      expect(await remove(order.id)).toMatchObject({ refusals: [{ code: 'INVALID_STATE' }] });
    });

    it("is restored for people's attention, once, on a payment mismatch", async () => {
      const { user, order, paypalOrderId } = await customers.approved();
      await remove(order.id);
      await db().query('update orders set price = 8, total = 8 where id = $1', [order.id]);
      await customers.paypal.capture(paypalOrderId);
      expect(await handleEvent('PAYMENT.CAPTURE.COMPLETED', ofOrder(paypalOrderId))).toBe('PAYMENT_FAILED');
      expect(await handleEvent('PAYMENT.CAPTURE.COMPLETED', ofOrder(paypalOrderId))).toBe('PAYMENT_FAILED');
      expect(await customers.facts(user, order)).toMatchObject({
        credits: 0,
        order: { paymentStatus: 'CANCELLED', deletedAt: null, paymentProblem: paymentMessages.mismatch.PACKAGE },
        payments: [{ state: 'FAILED', error: 'MISFIT' }],
      });
      expect(await isListed(order.id)).toBe(true);
      expect(await db().countBy(AuditEntity, { subject: `orders/${order.id}`, action: 'bring-back-order' })).toBe(1);
      // after the refund it has no problem any more
      await refundPurchase(product.ctx(admin), { purchaseId: order.id, reason: 'Too much', requestId: order.id });
      expect((await customers.facts(user, order)).order).toMatchObject({
        paymentStatus: 'CANCELLED',
        paymentProblem: null,
      });
    });

    it('is not restored by later events of a payment mismatch that was refunded before', async () => {
      const { order, paypalOrderId } = await customers.approved();
      await db().query('update orders set price = 8, total = 8 where id = $1', [order.id]);
      await customers.paypal.capture(paypalOrderId);
      await handleEvent('PAYMENT.CAPTURE.COMPLETED', ofOrder(paypalOrderId));
      expect(await remove(order.id)).toMatchObject({ refusals: [{ code: 'PAYMENT_PENDING' }] });
      const refund = {
        providerRefundId: randomUUID(),
        amount: '9.00',
        state: 'COMPLETED',
        reason: 'Did not fit',
      } as const;
      const payment = await db().findOneByOrFail(PaymentEntity, { orderId: order.id });
      expect(await recordRefund(product.ctx(), payment, refund)).toBe('mismatch refunded');
      expect(await remove(order.id)).toMatchObject({ done: 1 });
      expect(await handleEvent('PAYMENT.CAPTURE.COMPLETED', ofOrder(paypalOrderId))).toBe('PAYMENT_FAILED');
      expect((await stored(order.id)).deletedAt).not.toBeNull();
      expect(await isListed(order.id)).toBe(false);
    });

    it('is found by events that carry only our own code', async () => {
      const { order, paypalOrderId } = await customers.approved();
      await remove(order.id);
      await customers.paypal.capture(paypalOrderId);
      expect(await handleEvent('PAYMENT.CAPTURE.COMPLETED', { custom_id: order.orderCode })).toBe('reconciled');
      expect(await stored(order.id)).toMatchObject({ paymentStatus: 'PAID', deletedAt: null });
    });
  });

  describe('after the retention time', () => {
    const longAgo = (id: string, days: number) =>
      db().query('update orders set deleted_at = now() - make_interval(days => $2) where id = $1', [id, days]);

    it('is removed permanently after thirty days, with its attempts, and not before', async () => {
      const [old, young] = [await customers.approved(), await customers.approved()];
      await remove(old.order.id, young.order.id);
      await longAgo(old.order.id, 31);
      await longAgo(young.order.id, 29);
      await purgeDeletedPurchases(product.ctx());
      expect(await db().existsBy(OrderEntity, { id: old.order.id })).toBe(false);
      expect(await attempts(old.order.id)).toEqual([]);
      expect(await db().existsBy(OrderEntity, { id: young.order.id })).toBe(true);
      // the audit entry of the deletion remains, and PayPal gets an answer
      expect(await deletions(old.order.id)).toBe(1);
      await expect(handleEvent('PAYMENT.CAPTURE.COMPLETED', ofOrder(old.paypalOrderId))).rejects.toThrow();
    });

    it('is retained when its payment was captured and refunded', async () => {
      const { order } = await customers.approved();
      await remove(order.id);
      await db().query(`update payments set capture_id = $2, error = 'MISFIT_REFUNDED' where order_id = $1`, [
        order.id,
        randomUUID(),
      ]);
      await longAgo(order.id, 400);
      await purgeDeletedPurchases(product.ctx());
      expect(await db().existsBy(OrderEntity, { id: order.id })).toBe(true);
    });
  });
});
