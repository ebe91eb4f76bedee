import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { handledEvent } from '../../../test/unmatched-payment';
import { captureOf } from '../../../../tools/sandbox/paypal/sandbox-client';
import type { UserEntity } from '../../accounts/user.entity';
import { createPurchase } from '../../orders/order.service';
import { reconcilePurchase } from '../admin/purchase-reconciliation.service';
import { problemOf } from '../admin/payment-facts';
import { capturePayment } from './capture.service';

const gone = { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] };

describe('a capture without an answer, whose order PayPal does not show any more', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());
  beforeEach(() => customers.paypal.call('POST', '/sandbox/faults', { reset: true }));

  const query = (sql: string) => product.services.pool.query(sql);
  const answer = (operation: 'capture' | 'getOrder', status: number, body: object, times = 1) =>
    customers.paypal.next({ operation, behaviour: 'answer', status, body, times });
  const forget = async () => {
    await answer('getOrder', 404, gone, 9);
    await answer('capture', 404, gone, 9);
  };
  const ask = async (id: string) => {
    await product.services.limits.forget(['reconcilePerOrder'], id);
    await query(`update payments set claimed_until = null where state = 'CAPTURING'`);
    return reconcilePurchase(product.ctx(admin), id);
  };

  /** An approved order whose capture call got no answer, and which PayPal has forgotten with its keys. */
  async function unanswered() {
    const { user, order, paypalOrderId } = await customers.approved();
    await answer('capture', 503, {});
    await answer('getOrder', 503, {});
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_PENDING',
    });
    return { user, order, paypalOrderId, facts: () => customers.facts(user, order) };
  }

  it('is settled by the capture that an event names', async () => {
    const { order, paypalOrderId, facts } = await unanswered();
    const { id } = captureOf(await customers.paypal.capture(paypalOrderId));
    await forget();
    await customers.later(order);
    expect(await facts()).toMatchObject({ order: { paymentStatus: 'PROCESSING' }, credits: 0 });
    const related = { supplementary_data: { related_ids: { order_id: paypalOrderId } } };
    expect(await handledEvent(customers, 'PAYMENT.CAPTURE.COMPLETED', { id, ...related })).toMatch(/^reconciled/);
    expect(await facts()).toMatchObject({ order: { paymentStatus: 'PAID', transactionId: id }, credits: 20 });
  });

  it('is not settled by the capture of another order', async () => {
    const other = await customers.paid();
    const { order, paypalOrderId, facts } = await unanswered();
    await forget();
    const related = { supplementary_data: { related_ids: { order_id: paypalOrderId } } };
    await query(`update payments set claimed_until = null where state = 'CAPTURING'`);
    await handledEvent(customers, 'PAYMENT.CAPTURE.COMPLETED', { id: other.captureId, ...related });
    expect(await facts()).toMatchObject({ order: { id: order.id, paymentStatus: 'PROCESSING' }, credits: 0 });
  });

  it('blocks its order for two weeks; then an Admin who asks about it closes the order', async () => {
    const { user, order, facts } = await unanswered();
    await forget();
    expect((await ask(order.id)).found).toBe(
      'PayPal does not show this payment any more. Please look for it in your PayPal account. From two weeks after it was started, checking again closes the order.',
    );
    expect(await facts()).toMatchObject({ order: { paymentStatus: 'PROCESSING' }, payments: [{ state: 'CAPTURING' }] });
    expect(problemOf((await facts()).payments[0]!)).toBeNull();
    await query(`update payments set created_at = now() - interval '15 days' where state = 'CAPTURING'`);
    const { found, purchase } = await ask(order.id);
    expect(found).toBe('PayPal has not shown this payment for two weeks, so the order is closed.');
    expect(purchase).toMatchObject({
      paymentStatus: 'CANCELLED',
      orderStatus: 'CANCELLED',
      paymentProblem:
        'PayPal does not show this payment any more, so this order is closed. If PayPal shows you a charge for it, please contact support.',
    });
    expect((await facts()).payments).toMatchObject([{ state: 'FAILED' }]);
    const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Palestine State' };
    const again = await createPurchase(product.ctx(user), { of: { packageId: customers.packageId }, billing });
    expect(again.id).not.toBe(order.id);
  });

  it('still pays its closed order when PayPal reports the money after all', async () => {
    const { order, paypalOrderId, facts } = await unanswered();
    await forget();
    await ask(order.id);
    await query(`update payments set created_at = now() - interval '15 days' where state = 'CAPTURING'`);
    await ask(order.id);
    await customers.paypal.call('POST', '/sandbox/faults', { reset: true });
    const { id } = captureOf(await customers.paypal.capture(paypalOrderId));
    await handledEvent(customers, 'PAYMENT.CAPTURE.COMPLETED', { id, custom_id: order.orderCode });
    expect(await facts()).toMatchObject({ order: { paymentStatus: 'PAID', paymentProblem: null }, credits: 20 });
  });

  it('stays open as long as PayPal says that the order was captured', async () => {
    const { order, facts } = await unanswered();
    await query(`update payments set created_at = now() - interval '15 days' where state = 'CAPTURING'`);
    await answer('getOrder', 404, gone, 9);
    await answer('capture', 422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] }, 9);
    await ask(order.id);
    expect(await facts()).toMatchObject({ order: { paymentStatus: 'PROCESSING' }, payments: [{ state: 'CAPTURING' }] });
  });
});
