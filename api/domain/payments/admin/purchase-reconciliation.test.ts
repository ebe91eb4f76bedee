import { PayingCustomers, eventually } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { AuditEntity } from '../../audit/audit.entity';
import { startPayment } from '../attempts/attempt.service';
import { capturePayment } from '../attempts/capture.service';
import { PaymentEntity } from '../attempts/payment.entity';
import { refundPurchase } from './admin-refund.service';
import { reconcilePurchase } from './purchase-reconciliation.service';

describe('asking PayPal about one order', () => {
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

  const db = () => product.services.dataSource.manager;
  const ask = (id: string, who = admin) => reconcilePurchase(product.ctx(who), id);

  it('settles what PayPal has captured, and records who asked', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.capture(paypalOrderId);
    expect(await ask(order.id)).toMatchObject({
      found: 'The order is paid.',
      purchase: { paymentStatus: 'PAID', orderStatus: 'COMPLETED' },
    });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
    expect(await db().findBy(AuditEntity, { subject: `orders/${order.id}` })).toMatchObject([
      {
        action: 'reconcile-order',
        actor: admin.id,
        before: { paymentStatus: 'PENDING' },
        after: { paymentStatus: 'PAID' },
      },
    ]);
  });

  it('twice at once asks once: the second has to wait, from any caller', async () => {
    const { user, order } = await customers.approved();
    const other = await product.addUser({ role: 'ADMIN' });
    const answers = await Promise.allSettled([ask(order.id), ask(order.id, other), ask(order.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({
          code: 'TOO_MANY_REQUESTS',
          retryAfterSeconds: expect.any(Number) as number,
        });
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 20,
      receipts: 1,
      order: { paymentStatus: 'PAID' },
    });
  });

  it('together with the payer settles it once', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await Promise.allSettled([ask(order.id), capturePayment(product.ctx(user), order.id, paypalOrderId)]);
    await customers.until(order, { paymentStatus: 'PAID' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
  });

  it('leaves a payment alone that is being captured at this moment', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'slow', delayMs: 1500 });
    const paying = capturePayment(product.ctx(user), order.id, paypalOrderId);
    await eventually(() => db().existsBy(PaymentEntity, { orderId: order.id, state: 'CAPTURING' }));
    expect((await ask(order.id)).found).toMatch(/right now/);
    expect((await paying).purchase).toMatchObject({ paymentStatus: 'PAID' });
  });

  it('says that it is not paid, that PayPal holds it, and that it was denied', async () => {
    const { user, order } = await customers.placed();
    await startPayment(product.ctx(user), order.id);
    expect((await ask(order.id)).found).toMatch(/not paid/);
    const held = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
    await customers.paypal.capture(held.paypalOrderId);
    expect((await ask(held.order.id)).found).toMatch(/reviewing your payment/);
    const [payment] = (await customers.facts(held.user, held.order)).payments;
    await customers.paypal.call('POST', `/sandbox/captures/${payment?.captureId}/deny`);
    await product.services.limits.forget(['reconcilePerOrder'], held.order.id);
    expect((await ask(held.order.id)).purchase).toMatchObject({ paymentStatus: 'PENDING' });
  });

  it('completes a refund whose answer was lost', async () => {
    const { user, order } = await customers.paid();
    await customers.paypal.next({ operation: 'refund', behaviour: 'fail500' });
    const input = { purchaseId: order.id, reason: 'Asked for it', requestId: 'lost-answer' };
    await expect(refundPurchase(product.ctx(admin), input)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    expect(await ask(order.id)).toMatchObject({ found: 'The order is refunded.', purchase: { refunded: '9.00' } });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, refunds: [{ state: 'COMPLETED' }] });
  });

  it('says that PayPal has accepted a refund whose money it moves later', async () => {
    const { order } = await customers.paid();
    await customers.paypal.next({ operation: 'refund', behaviour: 'pending' });
    await refundPurchase(product.ctx(admin), { purchaseId: order.id, reason: 'Asked for it', requestId: 'takes-time' });
    const found = 'The order is paid. PayPal has accepted the refund and will move the money later.';
    expect(await ask(order.id)).toMatchObject({ found, purchase: { refunded: '0.00' } });
  });

  it('changes nothing when PayPal does not answer', async () => {
    const { user, order } = await customers.approved();
    await customers.paypal.next({ operation: 'getOrder', behaviour: 'fail500', times: 5 });
    await expect(ask(order.id)).rejects.toMatchObject({ code: 'PROVIDER_ERROR' });
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 0,
      order: { paymentStatus: 'PENDING' },
      payments: [{ state: 'CREATED' }],
    });
  });

  it('does not find an order that does not exist', async () => {
    await expect(ask('not-an-id')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
