import { randomUUID } from 'node:crypto';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { unmatchedPayment } from '../../../test/unmatched-payment';
import { refundPurchase } from '../admin/admin-refund.service';
import { refundUnmatchedPayment } from '../admin/unmatched-refund.service';
import { startPayment } from './attempt.service';
import { capturePayment } from './capture.service';

describe("PayPal's answers that do not show whether money has moved", () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
  });
  afterAll(() => product.stop());
  beforeEach(() => customers.paypal.call('POST', '/sandbox/faults', { reset: true }));

  const answer = (operation: 'capture' | 'getOrder' | 'refund', status: number, body: object | string) =>
    customers.paypal.next({ operation, behaviour: 'answer', status, body });

  it('are asked about when a completed order lacks its capture', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.capture(paypalOrderId);
    await answer('capture', 201, { id: paypalOrderId, status: 'COMPLETED' });
    expect(await capturePayment(product.ctx(user), order.id, paypalOrderId)).toMatchObject({
      purchase: { paymentStatus: 'PAID' },
    });
  });

  it('let the payer wait while no answer shows it', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.capture(paypalOrderId);
    const bare = { id: paypalOrderId, status: 'COMPLETED' };
    await answer('capture', 201, bare);
    await answer('getOrder', 200, bare);
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_PENDING',
    });
    await answer('getOrder', 200, bare);
    await customers.later(order);
    await customers.until(order, { paymentStatus: 'PROCESSING' });
    await customers.later(order);
    await customers.until(order, { paymentStatus: 'PAID' });
  });

  it('never lead to a second order at PayPal', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.capture(paypalOrderId);
    await answer('getOrder', 200, { id: paypalOrderId, status: 'COMPLETED' });
    expect(await startPayment(product.ctx(user), order.id)).toBe(paypalOrderId);
  });

  it('are waited for when a capture has a status that is not known here', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    const amount = { value: '9.00', currency_code: 'USD' };
    const captures = [{ id: '8MC585209K746392H', status: 'SETTLING', amount }];
    const units = [{ custom_id: order.orderCode, payments: { captures } }];
    await answer('capture', 201, { id: paypalOrderId, status: 'COMPLETED', purchase_units: units });
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_PENDING',
    });
  });

  it.each([400, 403, 408, 422, 499])("are asked about after a %s that is not PayPal's own", async (status) => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.capture(paypalOrderId);
    await answer('capture', status, '<html>');
    expect(await capturePayment(product.ctx(user), order.id, paypalOrderId)).toMatchObject({
      purchase: { paymentStatus: 'PAID' },
    });
  });

  it('do not end a refund: it is asked for again under its key', async () => {
    const { user, order, captureId } = await customers.paid();
    const admin = await product.addUser({ role: 'ADMIN' });
    await customers.paypal.next({
      operation: 'refund',
      behaviour: 'answer',
      status: 400,
      body: '<html>',
      path: captureId,
    });
    const input = { purchaseId: order.id, amount: '4.00', reason: 'Wanted it back', requestId: randomUUID() };
    await expect(refundPurchase(product.ctx(admin), input)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    expect((await customers.facts(user, order)).refunds).toMatchObject([{ state: 'INTENT' }]);
    expect(await refundPurchase(product.ctx(admin), input)).toMatchObject({ refunded: '4.00' });
  });

  it('do not end the refund of a payment without an order', async () => {
    const { row, captureId } = await unmatchedPayment(customers);
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    await answer('refund', 400, '<html>');
    const refund = () => refundUnmatchedPayment(admin, row.id, 'The payer is unknown');
    await expect(refund()).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    expect(await refund()).toMatchObject({ captureId, state: 'REFUNDED' });
  });
});
