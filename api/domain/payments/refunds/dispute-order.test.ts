import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';

describe('a dispute whose money moved before its event', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, jobs: true });
    customers = await PayingCustomers.of(product, {});
  });
  afterAll(() => product.stop());

  const call = (path: string, body: object = {}) => customers.paypal.call('POST', path, body);
  const events = (handling: 'held' | 'sent') =>
    call('/sandbox/faults', { settings: { testBehaviours: { events: handling } } });
  /** Opens a dispute whose event PayPal holds back. */
  const heldDispute = async (captureId: string) => {
    await events('held');
    const { body } = await call(`/sandbox/captures/${captureId}/dispute`);
    await events('sent');
    return String(body['dispute_id']);
  };
  /** Lets a refund be of a later second than the dispute. */
  const nextSecond = () =>
    product.services.pool.query(`update refunds set created_at = created_at + interval '1 second'`);
  const dollars = (value: string) => ({ value, currency_code: 'USD' });

  it('that gives the payer a part refunds that part once', async () => {
    const { user, order, captureId } = await customers.paid();
    const id = await heldDispute(captureId);
    await call(`/v2/payments/captures/${captureId}/refund`, { amount: dollars('3.00') });
    await customers.until(order, { refunded: '3.00' });
    await nextSecond();
    await call('/sandbox/webhooks/release');
    await customers.until(order, { paymentStatus: 'DISPUTED' });
    await call(`/sandbox/disputes/${id}/resolve`, { outcome: 'RESOLVED_BUYER_FAVOUR', amount: dollars('3.00') });
    await customers.until(order, { paymentStatus: 'PAID' });
    await customers.handled();
    expect(await customers.facts(user, order)).toMatchObject({ credits: 14, refunds: [{ amount: '3.00' }] });
    await customers.until(order, { refunded: '3.00' });
  });

  it('that the shop wins is reported to the operator, as the credits were taken back', async () => {
    const { order, captureId } = await customers.paid();
    const id = await heldDispute(captureId);
    await call(`/sandbox/captures/${captureId}/reverse`);
    await customers.until(order, { paymentStatus: 'REFUNDED' });
    await nextSecond();
    await call('/sandbox/webhooks/release');
    await call(`/sandbox/disputes/${id}/resolve`, { outcome: 'RESOLVED_SELLER_FAVOUR' });
    await customers.handled();
    const { values } = await product.services.metrics.payments.get();
    expect(values.find(({ labels }) => labels.outcome === 'won_after_reversal')?.value).toBe(1);
  });
});
