import { randomUUID } from 'node:crypto';
import { PayingCustomers } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import type { UserEntity } from '../accounts/user.entity';
import { CreditEntryEntity } from '../credits/credit-entry.entity';
import { refundPayment } from '../payments/admin/admin-refund.service';
import { settlePayment } from '../payments/admin/payment-settlement.service';
import { capturePayment } from '../payments/attempts/capture.service';
import { eraseAccount } from './deletion.service';

describe('a payment that was begun before its account was deleted', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, jobs: true });
    customers = await PayingCustomers.of(product);
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const erase = ({ id }: UserEntity) => product.ctx().transaction((tx) => eraseAccount(tx, id, 'you'));

  it('is ended: an approval is not captured', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await erase(user);
    await customers.handled();
    await customers.later(order);
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toThrow();
    const { order: now, payments } = await customers.facts(user, order);
    expect(now.paymentStatus).toBe('CANCELLED');
    expect(payments).toMatchObject([{ state: 'FAILED', captureId: null }]);
    expect((await customers.paypal.call('GET', `/v2/checkout/orders/${paypalOrderId}`)).body['status']).toBe(
      'APPROVED',
    );
  });

  it('grants nothing when it was captured at PayPal nevertheless: an Admin sees it, and refunds it', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await erase(user);
    await customers.paypal.capture(paypalOrderId);
    await customers.handled();
    const { order: now, payments, receipts, credits, membership } = await customers.facts(user, order);
    expect({ status: now.paymentStatus, receipts, credits, membership }).toEqual({
      status: 'CANCELLED',
      receipts: 0,
      credits: 0,
      membership: 'FREE',
    });
    expect(await product.services.dataSource.manager.countBy(CreditEntryEntity, { userId: user.id })).toBe(0);
    expect(payments).toMatchObject([{ error: 'MISFIT', payerEmail: null, capturedAmount: '9.00' }]);

    const ctx = () => product.ctx(admin);
    const paymentId = payments[0]?.id ?? '';
    await expect(settlePayment(ctx(), paymentId, 'Paid')).rejects.toThrow('The account of this order is deleted.');
    await refundPayment(ctx(), { paymentId, reason: 'Account deleted', requestId: randomUUID() });
    expect((await customers.facts(user, order)).payments).toMatchObject([{ error: 'MISFIT_REFUNDED' }]);
  });
});
