import { captureOf } from '../../../../tools/sandbox/paypal/sandbox-client';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { OrderEntity } from '../../orders/order.entity';
import { startPayment } from './attempt.service';
import { reportPayment } from './reported-payment.service';

describe('a payment that a page made at PayPal without this shop', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, endlessAttempts: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
  });
  afterAll(() => product.stop());

  const amount = (value: string, currency_code = 'USD') => ({ value, currency_code });
  const unitOf = (order: OrderEntity, more: object = {}) => ({
    amount: amount(order.total),
    custom_id: order.orderCode,
    ...more,
  });
  /** A purchase with a payment that its page has made, approved and captured. */
  async function captured(more: (order: OrderEntity) => object = () => ({})) {
    const { user, order } = await customers.placed();
    const paypalOrder = await customers.paypal.order(unitOf(order, more(order)));
    await customers.paypal.approve(paypalOrder);
    const capture = captureOf(await customers.paypal.capture(paypalOrder)).id;
    return { user, order, paypalOrder, capture, ctx: product.ctx(user) };
  }
  const paid = { credits: 20, receipts: 1, order: { paymentStatus: 'PAID' } };
  const unpaid = { credits: 0, receipts: 0, payments: [] };

  it.each(['paypalOrder', 'capture'] as const)('settles the purchase once when its %s is reported', async (name) => {
    const { user, order, ctx, ...ids } = await captured();
    const answers = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => reportPayment(product.ctx(user), order.id, ids[name])),
    );
    const reported = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(reported.every(({ purchase }) => purchase.paymentStatus === 'PAID')).toBe(true);
    expect(reported.filter(({ isSettled }) => isSettled)).toHaveLength(1);
    for (const id of Object.values(ids))
      expect(await reportPayment(ctx, order.orderCode, id, 'PACKAGE')).toMatchObject({
        purchase: { paymentStatus: 'PAID', transactionId: ids.capture },
        isSettled: false,
      });
    await customers.later(order);
    expect(await customers.facts(user, order)).toMatchObject(paid);
  });

  it('is reported by an Admin as well, and by no other account', async () => {
    const { user, order, capture } = await captured();
    const other = product.ctx(await product.addUser());
    await expect(reportPayment(other, order.id, capture)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    expect((await reportPayment(admin, order.id, capture)).purchase.paymentStatus).toBe('PAID');
    expect(await customers.facts(user, order)).toMatchObject(paid);
  });

  it('ends the attempt that the shop had begun itself', async () => {
    const { user, order, ctx, capture } = await captured();
    const own = await startPayment(ctx, order.id);
    expect((await reportPayment(ctx, order.id, capture)).purchase.paymentStatus).toBe('PAID');
    await expect(reportPayment(ctx, order.id, own)).rejects.toMatchObject({ code: 'PAYMENT_NOT_CONFIRMED' });
    const { payments, ...facts } = await customers.facts(user, order);
    expect(facts).toMatchObject(paid);
    expect(payments.map(({ state }) => state).sort()).toEqual(['FAILED', 'SETTLED']);
  });

  it.each([
    ['went to another merchant', () => ({ payee: { merchant_id: 'ANOTHERSHOP22' } })],
    ['names another order', () => ({ custom_id: 'ABCD2345' })],
    ['names no order', () => ({ custom_id: undefined })],
  ])('is not believed when it %s', async (_what, more) => {
    const { user, order, ctx, paypalOrder, capture } = await captured(more);
    for (const id of [paypalOrder, capture])
      await expect(reportPayment(ctx, order.id, id)).rejects.toMatchObject({ code: 'PAYMENT_NOT_CONFIRMED' });
    expect(await customers.facts(user, order)).toMatchObject(unpaid);
  });

  it.each([
    ['whole', undefined],
    ['part', '3.00'],
  ])('is not believed when PayPal has returned its %s since then', async (_what, value) => {
    const { user, order, ctx, paypalOrder, capture } = await captured();
    const body = value ? { amount: amount(value) } : {};
    await customers.paypal.call('POST', `/v2/payments/captures/${capture}/refund`, body);
    for (const id of [paypalOrder, capture])
      await expect(reportPayment(ctx, order.id, id)).rejects.toMatchObject({ code: 'PAYMENT_NOT_CONFIRMED' });
    expect(await customers.facts(user, order)).toMatchObject(unpaid);
  });

  it.each(['REFUNDING', 'REFUNDED'])('is not believed when an Admin has it %s already', async (state) => {
    const { user, order, ctx, capture } = await captured();
    await product.services.pool.query(
      `insert into unmatched_payments (capture_id, account_id, amount, currency, captured_at, state)
       select $1, id, 9, 'USD', now(), $2 from paypal_accounts limit 1`,
      [capture, state],
    );
    await expect(reportPayment(ctx, order.id, capture)).rejects.toMatchObject({ code: 'PAYMENT_NOT_CONFIRMED' });
    expect(await customers.facts(user, order)).toMatchObject(unpaid);
  });

  it('is not believed when nothing was captured, or PayPal does not know it', async () => {
    const { user, order } = await customers.placed();
    const open = await customers.paypal.order(unitOf(order));
    await customers.paypal.approve(open);
    for (const id of [open, 'AAAAAAAAAAAAAAAAA'])
      await expect(reportPayment(product.ctx(user), order.id, id)).rejects.toMatchObject({
        code: 'PAYMENT_NOT_CONFIRMED',
      });
    await expect(reportPayment(product.ctx(user), order.id, '../../x')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: ['transactionId'],
    });
    expect(await customers.facts(user, order)).toMatchObject(unpaid);
  });

  it.each([
    ['amount', () => ({ amount: amount('0.01') })],
    ['currency', (order: OrderEntity) => ({ amount: amount(order.total, 'EUR') })],
  ])('of another %s is stored as a payment mismatch, and grants nothing', async (_what, more) => {
    const { user, order, ctx, capture } = await captured(more);
    await expect(reportPayment(ctx, order.id, capture)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 0,
      order: { paymentStatus: 'PROCESSING' },
      payments: [{ state: 'FAILED', error: 'MISFIT', captureId: capture }],
    });
  });

  it('is pending while PayPal decides, and settled afterwards', async () => {
    const { user, order } = await customers.placed();
    const paypalOrder = await customers.paypal.order(unitOf(order));
    await customers.paypal.approve(paypalOrder);
    await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
    const capture = captureOf(await customers.paypal.capture(paypalOrder)).id;
    const ctx = product.ctx(user);
    await expect(reportPayment(ctx, order.id, paypalOrder)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    await customers.paypal.call('POST', `/sandbox/captures/${capture}/complete`);
    await customers.later(order);
    expect(await customers.facts(user, order)).toMatchObject(paid);
  });

  it('waits while PayPal is silent', async () => {
    const { user, order, ctx, capture } = await captured();
    await customers.paypal.next({ operation: 'getOrder', behaviour: 'fail500', times: 5 });
    await expect(reportPayment(ctx, order.id, capture)).rejects.toMatchObject({ code: 'PROVIDER_ERROR' });
    expect(await customers.facts(user, order)).toMatchObject(unpaid);
    await customers.paypal.call('POST', '/sandbox/faults', { reset: true });
    expect((await reportPayment(ctx, order.id, capture)).purchase.paymentStatus).toBe('PAID');
    expect(await customers.facts(user, order)).toMatchObject(paid);
  });
});
