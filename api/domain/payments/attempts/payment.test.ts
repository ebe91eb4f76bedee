import { captureOf } from '../../../../tools/sandbox/paypal/sandbox-client';
import type { SandboxClient } from '../../../../tools/sandbox/paypal/sandbox-client';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { TransitionEntity } from '../../../platform/database/transition.entity';
import { PaymentEntity } from './payment.entity';
import { startPayment } from './attempt.service';
import { capturePayment } from './capture.service';
import { reconcileOpenPayments } from './reconcile.service';

describe.each([{ webhooks: true }, { webhooks: false }])('a payment, webhooks: $webhooks', ({ webhooks }) => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let paypal: SandboxClient;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, jobs: webhooks });
    customers = await PayingCustomers.of(product, { webhooks });
    ({ paypal } = customers);
  });
  afterAll(() => product.stop());

  // runs with webhooks (true), or without them, for tests that must run before PayPal sends one (false)
  const when = (wanted: boolean) => (name: string, test: () => Promise<void>) => {
    if (webhooks === wanted) it(name, test);
  };
  const reported = when(true);
  const quietly = when(false);
  const db = () => product.services.dataSource.manager;

  it('settles exactly once under 50 concurrent captures and webhooks', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    const before = (await paypal.calls()).performed['capture'] ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => capturePayment(product.ctx(user), order.id, paypalOrderId)),
    );
    expect(new Set(answers.map(({ purchase }) => purchase.paymentStatus))).toEqual(new Set(['PAID']));
    expect((await paypal.calls()).performed['capture']).toBe(before + 1);
    const after = await customers.facts(user, order);
    expect(after).toMatchObject({
      credits: 20,
      receipts: 1,
      order: { paymentStatus: 'PAID', orderStatus: 'COMPLETED' },
    });
    expect(after.ledger).toEqual([
      expect.objectContaining({ change: 20, balanceAfter: 20, reason: 'PURCHASE', subject: order.id }),
    ]);
    expect(after.payments).toEqual([expect.objectContaining({ state: 'SETTLED' })]);
    const steps = await db().findBy(TransitionEntity, { subject: order.id });
    expect(steps.map(({ machine, toState }) => `${machine} ${toState}`).sort()).toEqual([
      'order COMPLETED',
      'order-payment PAID',
    ]);
  });

  it('extends the membership to the creation date plus the validity days, and never shortens it', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    const later = new Date(Date.now() + 400 * 24 * 60 * 60 * 1000);
    await db().query(`update users set membership = 'PREMIUM', membership_until = $2 where id = $1`, [user.id, later]);
    const { purchase: paid } = await capturePayment(product.ctx(user), order.id, paypalOrderId);
    expect(paid.membershipUntil?.getTime()).toBe(order.createdAt.getTime() + 30 * 24 * 60 * 60 * 1000);
    const [row]: { membership_until: Date }[] = await db().query('select membership_until from users where id = $1', [
      user.id,
    ]);
    expect(row?.membership_until.getTime()).toBe(later.getTime());
  });

  quietly('says of each capture call whether the order was paid before', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    const capture = () => capturePayment(product.ctx(user), order.id, paypalOrderId);
    expect(await capture()).toMatchObject({ wasPaidBefore: false, purchase: { paymentStatus: 'PAID' } });
    expect(await capture()).toMatchObject({ wasPaidBefore: true, purchase: { id: order.id, paymentStatus: 'PAID' } });
  });

  it('creates one order at PayPal however often the button is pressed', async () => {
    const { user, order } = await customers.placed();
    const ids = await Promise.all(Array.from({ length: 5 }, () => startPayment(product.ctx(user), order.id)));
    expect(new Set(ids).size).toBe(1);
    expect(await db().countBy(PaymentEntity, { orderId: order.id })).toBe(1);
  });

  quietly('settles a capture whose answer was lost', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await paypal.next({ operation: 'capture', behaviour: 'lostAnswer' });
    const { purchase: paid } = await capturePayment(product.ctx(user), order.id, paypalOrderId);
    expect(paid.paymentStatus).toBe('PAID');
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
  });

  reported('settles from the webhook when the browser does not return', async () => {
    const { user, order } = await customers.approved();
    await customers.until(order, { paymentStatus: 'PAID' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
  });

  quietly('settles from the reconciliation without browser and webhook', async () => {
    const { user, order } = await customers.approved();
    await db().query(`update payments set next_check_at = now() where order_id = $1`, [order.id]);
    await Promise.all([reconcileOpenPayments(product.ctx()), reconcileOpenPayments(product.ctx())]);
    await customers.until(order, { paymentStatus: 'PAID' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
  });

  it('gets a new order at PayPal when the old one has expired', async () => {
    const { user, order } = await customers.placed();
    const first = await startPayment(product.ctx(user), order.id);
    await paypal.call('POST', `/sandbox/orders/${first}/expire`);
    const second = await startPayment(product.ctx(user), order.id);
    expect(second).not.toBe(first);
  });

  quietly('reopens when its capture was interrupted, and settles when the answer was', async () => {
    const { user, order } = await customers.placed();
    const id = await startPayment(product.ctx(user), order.id);
    await db().query(
      `update payments set state = 'CAPTURING', claimed_until = now() - interval '1 minute' where order_id = $1`,
      [order.id],
    );
    expect(await startPayment(product.ctx(user), order.id)).toBe(id);
    await paypal.approve(id);
    await paypal.capture(id);
    await db().query(
      `update payments set state = 'CAPTURING', claimed_until = now() - interval '1 minute' where order_id = $1`,
      [order.id],
    );
    await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 20,
      receipts: 1,
      order: { paymentStatus: 'PAID' },
    });
  });

  quietly('cannot be repeated while PayPal reviews it, and settles afterwards', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await paypal.next({ operation: 'capture', behaviour: 'pending' });
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_PENDING',
    });
    await db().query(`update payments set next_check_at = now() where order_id = $1`, [order.id]);
    await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    const held = await paypal.call('GET', `/v2/checkout/orders/${paypalOrderId}`);
    await paypal.call('POST', `/sandbox/captures/${captureOf(held).id}/complete`);
    await reconcileOpenPayments(product.ctx());
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 20,
      receipts: 1,
      order: { paymentStatus: 'PAID' },
    });
  });

  reported('withdraws unspent credits once when PayPal refunds the capture', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    const { purchase: paid } = await capturePayment(product.ctx(user), order.id, paypalOrderId);
    await db().query('update users set credits = credits - 15 where id = $1', [user.id]);
    await paypal.call('POST', `/v2/payments/captures/${paid.transactionId}/refund`, {});
    await customers.until(order, { paymentStatus: 'REFUNDED' });
    const after = await customers.facts(user, order);
    expect(after.credits).toBe(0);
    expect(after.ledger.filter(({ reason }) => reason === 'REFUND')).toEqual([
      expect.objectContaining({ change: -5, balanceAfter: 0 }),
    ]);
  });

  reported('marks its order as disputed on a dispute', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    const { purchase: paid } = await capturePayment(product.ctx(user), order.id, paypalOrderId);
    await paypal.call('POST', `/sandbox/captures/${paid.transactionId}/dispute`);
    await customers.until(order, { paymentStatus: 'DISPUTED' });
  });
});
