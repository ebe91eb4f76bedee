import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { refundPurchase } from '../admin/admin-refund.service';
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

describe('the state of a refund', () => {
  it.each([
    ['COMPLETED', 'COMPLETED'],
    ['FAILED', 'FAILED'],
    ['CANCELLED', 'FAILED'],
    ['PENDING', 'PENDING'],
    // says nothing of the money
    ['UNDER_REVIEW', 'PENDING'],
  ])('%s at PayPal is %s here', (status, state) => {
    const refund = { id: '1', status, amount: { value: '9.00', currency_code: 'USD' }, links: [] };
    expect(refundState(refund)).toBe(state);
  });
});
