import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { setUserDisabled } from '../../accounts/admin/user-access.service';
import type { UserEntity } from '../../accounts/user.entity';
import { capturePayment } from './capture.service';

describe('a payment of an account that an Admin disables', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const disable = ({ id }: UserEntity, isDisabled = true) =>
    setUserDisabled(product.ctx(admin), id, isDisabled, 'A chargeback');

  it('is not captured by the product after that, and only once the account is enabled again', async () => {
    const { user, order } = await customers.approved();
    await disable(user);
    await customers.later(order);
    const facts = await customers.facts(user, order);
    expect(facts).toMatchObject({ order: { paymentStatus: 'PENDING' }, payments: [{ state: 'CREATED' }], ledger: [] });
    await disable(user, false);
    await customers.later(order);
    expect(await customers.facts(user, order)).toMatchObject({ order: { paymentStatus: 'PAID' }, credits: 20 });
  });

  it('is not captured for a request of its owner that began before', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    const request = product.ctx(user);
    await disable(user);
    const nothing = { code: 'PAYMENT_FAILED', message: 'Payment failed. Please try again. Nothing was charged.' };
    await expect(capturePayment(request, order.id, paypalOrderId)).rejects.toMatchObject(nothing);
    await disable(user, false);
    await customers.later(order);
    expect(await customers.facts(user, order)).toMatchObject({ order: { paymentStatus: 'PENDING' }, ledger: [] });
  });

  it('gives what was paid for when PayPal is capturing it in that moment', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    const { paypal } = product.services;
    const capture = jest.spyOn(paypal, 'captureOrder').mockImplementationOnce(async (...call) => {
      await disable(user);
      capture.mockRestore();
      return paypal.captureOrder(...call);
    });
    await capturePayment(product.ctx(user), order.id, paypalOrderId);
    expect(await customers.facts(user, order)).toMatchObject({
      order: { paymentStatus: 'PAID', orderStatus: 'COMPLETED' },
      membership: 'PREMIUM',
      credits: 20,
      payments: [{ state: 'SETTLED' }],
      receipts: 1,
    });
  });
});
