import { handledEvent, lostPayment } from '../../../test/unmatched-payment';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { grantUnmatchedPayment } from '../admin/unmatched-grant.service';
import { refundUnmatchedPayment } from '../admin/unmatched-refund.service';
import { reportPayment } from '../attempts/reported-payment.service';
import { UnmatchedPaymentEntity } from './unmatched-payment.entity';

describe('a payment without an order that pays its order later', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const setState = (orderId: string, state: string) =>
    db().query('update payments set state = $2, claimed_until = null where order_id = $1', [orderId, state]);

  const capturesPerformed = async () => (await customers.paypal.calls()).performed['capture'] ?? 0;

  /** A payment that names an order, listed because the order's own payment was being captured. */
  async function listed() {
    const { user, order } = await customers.approved();
    await setState(order.id, 'CAPTURING');
    const { captureId, paypalOrderId } = await lostPayment(customers, '9.00', order.orderCode);
    const related = { supplementary_data: { related_ids: { order_id: paypalOrderId } } };
    expect(await handledEvent(customers, 'PAYMENT.CAPTURE.COMPLETED', { id: captureId, ...related })).toMatch(
      /^listed as/,
    );
    await setState(order.id, 'CREATED');
    const row = () => db().findOneByOrFail(UnmatchedPaymentEntity, { captureId });
    return { user, order, captureId, row };
  }

  it('is granted to that order, so that no Admin refunds or grants it again', async () => {
    const { user, order, captureId, row } = await listed();
    await reportPayment(product.ctx(user), order.id, captureId);
    expect(await customers.facts(user, order)).toMatchObject({
      order: { paymentStatus: 'PAID', transactionId: captureId },
      credits: 20,
    });
    expect(await row()).toMatchObject({ state: 'GRANTED', orderId: order.id, decidedAt: expect.any(Date) as Date });
    const { id } = await row();
    const refused = { code: 'INVALID_STATE' };
    await expect(refundUnmatchedPayment(product.ctx(admin), id, 'Of no order')).rejects.toMatchObject(refused);
    const { id: accountId } = await product.addUser();
    const of = { packageId: customers.packageId };
    const grant = { id, accountId, of, reason: 'Of no order' };
    await expect(grantUnmatchedPayment(product.ctx(admin), grant)).rejects.toMatchObject(refused);
  });

  it('is the only one that is charged, though the payer has approved another one', async () => {
    const { user, order } = await customers.approved();
    const { captureId } = await lostPayment(customers, '9.00', order.orderCode);
    const before = await capturesPerformed();
    await reportPayment(product.ctx(user), order.id, captureId);
    await customers.later(order);
    expect(await capturesPerformed()).toBe(before);
    expect((await customers.facts(user, order)).order).toMatchObject({
      paymentStatus: 'PAID',
      transactionId: captureId,
    });
  });

  it('does not pay it once an Admin refunds it', async () => {
    const { user, order, captureId, row } = await listed();
    await refundUnmatchedPayment(product.ctx(admin), (await row()).id, 'Of no order');
    await expect(reportPayment(product.ctx(user), order.id, captureId)).rejects.toMatchObject({
      code: 'PAYMENT_NOT_CONFIRMED',
    });
    expect(await row()).toMatchObject({ state: 'REFUNDED', orderId: null });
    expect((await customers.facts(user, order)).order.paymentStatus).toBe('PENDING');
  });
});
