import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { readAttention } from '../../admin-home/attention.service';
import { refundPurchase } from '../admin/admin-refund.service';
import { reconcileOpenRefunds } from './refund-at-paypal';

describe('a refund that PayPal accepts and then does not make', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const query = (sql: string) => product.services.pool.query(sql);
  const needed = async () => (await readAttention(product.ctx(admin))).filter(({ kind }) => kind === 'REFUND_FAILED');
  const order = async () => {
    const { user, order: paid } = await customers.paid();
    const ask = (amount: string, requestId: string) =>
      refundPurchase(product.ctx(admin), { purchaseId: paid.id, amount, reason: 'Not wanted', requestId });
    return { id: paid.id, ask, facts: () => customers.facts(user, paid) };
  };

  it('needs an Admin, until as much is refunded by another one', async () => {
    const { id, ask, facts } = await order();
    await customers.paypal.next({ operation: 'refund', behaviour: 'pending' });
    await ask('3.00', 'accepted-at-first');
    expect(await needed()).toEqual([]);
    const [pending] = (await facts()).refunds;
    await customers.paypal.call('POST', `/sandbox/refunds/${pending?.providerRefundId ?? ''}/fail`);
    await query('update refunds set next_check_at = now()');
    await reconcileOpenRefunds(product.ctx());
    expect((await facts()).refunds).toMatchObject([{ state: 'FAILED' }]);
    expect(await needed()).toEqual([{ kind: 'REFUND_FAILED', count: 1, purchaseId: id, respondBy: null }]);

    await ask('1.00', 'less-than-promised');
    expect(await needed()).toMatchObject([{ count: 1 }]);
    await ask('3.00', 'as-much-as-promised');
    expect(await needed()).toEqual([]);
  });

  it('is not one that PayPal refuses at once, which its Admin has read', async () => {
    const { ask, facts } = await order();
    await customers.paypal.next({ operation: 'refund', behaviour: 'refused' });
    await expect(ask('3.00', 'refused-at-once')).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
    expect((await facts()).refunds).toMatchObject([{ state: 'FAILED' }]);
    expect(await needed()).toEqual([]);
  });
});
