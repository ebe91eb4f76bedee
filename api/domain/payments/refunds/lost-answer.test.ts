import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { refundPurchase } from '../admin/admin-refund.service';
import { reconcileOpenRefunds } from './refund-at-paypal';

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
