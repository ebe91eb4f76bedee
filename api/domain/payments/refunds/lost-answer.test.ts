import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { readAttention } from '../../admin-home/attention.service';
import { readStuckWork } from '../../monitoring/stuck-work';
import { refundPurchase } from '../admin/admin-refund.service';
import { reconcilePurchase } from '../admin/purchase-reconciliation.service';
import type { PaymentEntity } from '../attempts/payment.entity';
import { recordRefund } from './refund-booking.service';
import { reconcileOpenRefunds, refundState } from './refund-at-paypal';

describe('a refund whose answer was lost, after PayPal has forgotten its key', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    // without events, which would say that it was made
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const refunds = async () => (await customers.paypal.calls()).received['refund'];
  const behave = (testBehaviours: object) =>
    customers.paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours } });

  /** A refund that PayPal has made two days ago. */
  async function lost(amount?: string) {
    const { user, order, captureId } = await customers.paid();
    const ask = () =>
      refundPurchase(product.ctx(admin), {
        purchaseId: order.id,
        amount,
        reason: 'Not what they wanted',
        requestId: `refund-of-${order.orderCode}`,
      });
    await customers.paypal.next({ operation: 'refund', behaviour: 'lostAnswer', path: captureId });
    await expect(ask()).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    await product.services.pool.query(
      `update refunds set created_at = now() - interval '2 days', next_check_at = now() where state = 'INTENT'`,
    );
    return { ask, sent: await refunds(), facts: () => customers.facts(user, order) };
  }

  it.each([
    ['the job', () => reconcileOpenRefunds(product.ctx())],
    ['a repeated call', (ask: () => Promise<unknown>) => ask()],
  ])('is looked up by %s, and not made twice', async (_what, again) => {
    const { ask, sent, facts } = await lost('3.00');
    await again(ask);
    expect(await refunds()).toBe(sent);
    expect(await facts()).toMatchObject({
      order: { refunded: '3.00' },
      refunds: [{ amount: '3.00', state: 'COMPLETED' }],
    });
  });

  it('gives no credits back while PayPal does not show that it returned everything', async () => {
    const { ask, sent, facts } = await lost();
    await behave({ pastOrders: 'forgotten' });
    await expect(ask()).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    expect(await refunds()).toBe(sent);
    expect(await facts()).toMatchObject({ credits: 0, refunds: [{ state: 'INTENT' }] });
    await behave({ pastOrders: 'readable' });
    expect(await ask()).toMatchObject({ paymentStatus: 'REFUNDED', refunded: '9.00' });
    expect(await facts()).toMatchObject({ credits: 0, membership: 'FREE', refunds: [{ state: 'COMPLETED' }] });
  });
});

describe('a refund that PayPal holds and whose last event is lost', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, jobs: true });
    customers = await PayingCustomers.of(product, { testBehaviours: { refunds: 'PENDING' } });
  });
  afterAll(() => product.stop());

  it.each([
    ['complete', { order: { refunded: '3.00' }, refunds: [{ amount: '3.00', state: 'COMPLETED' }] }],
    ['fail', { order: { refunded: '0.00' }, refunds: [{ amount: '3.00', state: 'FAILED' }] }],
  ])('is asked about, also when it was made at PayPal: %s', async (end, expected) => {
    const { user, order, captureId } = await customers.paid();
    const { body } = await customers.paypal.call('POST', `/v2/payments/captures/${captureId}/refund`, {
      amount: { value: '3.00', currency_code: 'USD' },
    });
    await customers.handled();
    expect(await customers.facts(user, order)).toMatchObject({ refunds: [{ state: 'PENDING' }] });
    await customers.paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours: { events: 'held' } } });
    await customers.paypal.call('POST', `/sandbox/refunds/${String(body['id'])}/${end}`);
    await customers.paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours: { events: 'sent' } } });
    await product.services.pool.query(`update refunds set next_check_at = next_check_at - interval '1 day'`);
    await reconcileOpenRefunds(product.ctx());
    expect(await customers.facts(user, order)).toMatchObject(expected);
  });
});

describe('a refund that PayPal has accepted and forgets', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const behave = (testBehaviours: object) =>
    customers.paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours } });
  const query = (sql: string) => product.services.pool.query(sql);
  const asked = async () => (await customers.paypal.calls()).received['getRefund'];

  /** @param before an earlier refund of the same capture */
  async function forgotten(before?: string) {
    await behave({ refunds: 'COMPLETED', pastOrders: 'readable' });
    const { user, order } = await customers.paid();
    const ask = (amount: string, requestId = `refund-of-${order.orderCode}-${amount.replace('.', '-')}`) =>
      refundPurchase(product.ctx(admin), { purchaseId: order.id, amount, reason: 'Not wanted', requestId });
    if (before) await ask(before);
    await behave({ refunds: 'PENDING' });
    await ask('3.00');
    const [open] = (await customers.facts(user, order)).refunds.filter(({ state }) => state === 'PENDING');
    // PayPal moves no money of it
    await customers.paypal.call('POST', `/sandbox/refunds/${open?.providerRefundId ?? ''}/fail`);
    await behave({ refunds: 'COMPLETED', pastOrders: 'forgotten' });
    await query(
      `update refunds set provider_refund_id = 'FORGOTTEN' || id, next_check_at = now() where state = 'PENDING'`,
    );
    return { ask, order, facts: () => customers.facts(user, order) };
  }
  const twoWeeks = () => query(`update refunds set created_at = now() - interval '15 days' where state = 'PENDING'`);

  it('is asked about for two weeks, then by an Admin, who can refund it again', async () => {
    const { ask, order, facts } = await forgotten();
    await reconcileOpenRefunds(product.ctx());
    expect((await facts()).refunds).toEqual([expect.objectContaining({ state: 'PENDING', unknownSince: null })]);
    await twoWeeks();
    await query('update refunds set next_check_at = now()');
    await reconcileOpenRefunds(product.ctx());
    // no credits come back before a person has looked
    expect(await facts()).toMatchObject({
      credits: 14,
      refunds: [{ state: 'PENDING', unknownSince: expect.any(Date) as Date }],
    });
    const questions = await asked();
    await reconcileOpenRefunds(product.ctx());
    expect(await asked()).toBe(questions);
    expect((await readStuckWork(product.services.pool, {})).refunds).toEqual({
      unanswered: 0,
      pending: 0,
      unknown: 1,
      failed: 0,
    });
    expect(await readAttention(product.ctx(admin))).toContainEqual(
      expect.objectContaining({ kind: 'REFUND_UNKNOWN', count: 1, purchaseId: order.id }),
    );

    expect((await reconcilePurchase(product.ctx(admin), order.id)).found).toBe('The order is paid.');
    expect(await facts()).toMatchObject({ credits: 20, refunds: [{ state: 'FAILED', creditsBack: 0 }] });
    expect(await ask('3.00', 'once-more-refunded')).toMatchObject({ refunded: '3.00' });
  });

  it('is not refunded again while money of the capture has moved; a refund at PayPal takes its place', async () => {
    const { order, facts } = await forgotten('2.00');
    await twoWeeks();
    await query('update refunds set next_check_at = now()');
    await reconcileOpenRefunds(product.ctx());
    const { found } = await reconcilePurchase(product.ctx(admin), order.id);
    expect(found).toContain('PayPal no longer shows a refund of this order');
    const { credits, payments, refunds } = await facts();
    expect(refunds.filter(({ unknownSince }) => unknownSince)).toHaveLength(1);

    const facts3 = { amount: '3.00', state: 'COMPLETED', reason: 'PAYMENT.CAPTURE.REFUNDED' } as const;
    await recordRefund(product.ctx(), payments[0] as PaymentEntity, { ...facts3, providerRefundId: 'AT-PAYPAL' });
    const after = await facts();
    expect(after).toMatchObject({ credits, order: { refunded: '5.00' } });
    expect(after.refunds.map(({ state }) => state)).toEqual(['COMPLETED', 'COMPLETED']);
  });
});

describe('the state of a refund', () => {
  it.each([
    ['COMPLETED', 'COMPLETED'],
    ['FAILED', 'FAILED'],
    ['CANCELLED', 'FAILED'],
    ['PENDING', 'PENDING'],
    // does not say where the money is
    ['UNDER_REVIEW', 'PENDING'],
  ])('%s at PayPal is %s here', (status, state) => {
    const refund = { id: '1', status, amount: { value: '9.00', currency_code: 'USD' }, links: [] };
    expect(refundState(refund)).toBe(state);
  });
});
