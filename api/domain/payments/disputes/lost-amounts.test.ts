import { mismatchedPayment } from '../../../test/mismatched-payment';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { PayPalDispute } from '../../../platform/providers/paypal-answers';
import { PaymentEntity } from '../attempts/payment.entity';
import { syncDispute } from './dispute.service';

const money = (value: string, currency = 'USD') => ({ value, currency_code: currency });

describe('the amount of a lost dispute', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
  });
  afterAll(() => product.stop());

  let disputes = 0;
  const lose = async (of: { id: string }, { refunded, ...rest }: Partial<PayPalDispute> & { refunded?: object }) => {
    const payment = await product.services.dataSource.manager.findOneByOrFail(PaymentEntity, { id: of.id });
    const outcome = { outcome_code: 'RESOLVED_BUYER_FAVOUR', ...(refunded && { amount_refunded: refunded }) };
    await syncDispute(product.ctx(), payment, {
      dispute_id: `PP-D-${++disputes}`,
      status: 'RESOLVED',
      disputed_transactions: [],
      dispute_outcome: outcome,
      ...rest,
    } as PayPalDispute);
  };

  it.each([
    ['more than ordered, unnamed', '12.00', undefined, '12.00'],
    ['more than ordered, in full', '12.00', money('12.00'), '12.00'],
    ['less than ordered, unnamed', '5.00', undefined, '5.00'],
  ])('of a payment mismatch is of what was captured: %s', async (_what, captured, refunded, amount) => {
    const { user, order, payment } = await mismatchedPayment(customers, { amount: money(captured) });
    await lose(payment, { refunded });
    expect(await customers.facts(user, order)).toMatchObject({
      order: { paymentStatus: 'PENDING', paymentProblem: null },
      payments: [{ error: 'MISFIT_REFUNDED' }],
      refunds: [{ amount }],
    });
  });

  it('of a payment mismatch is of what other refunds left', async () => {
    const { user, order, payment } = await mismatchedPayment(customers, { amount: money('12.00') });
    await lose(payment, { refunded: money('5.00') });
    await lose(payment, {});
    const { refunds } = await customers.facts(user, order);
    expect(refunds.map(({ amount }) => amount).sort()).toEqual(['5.00', '7.00']);
  });

  it.each([
    ['disputed, where PayPal names none', { dispute_amount: money('3.00') }, '3.00'],
    ['left, where PayPal names it in another currency', { refunded: money('80.00', 'NOK') }, '9.00'],
    [
      'left, where PayPal names none and the claim is in another currency',
      { dispute_amount: money('3.00', 'NOK') },
      '9.00',
    ],
  ])('is what was %s', async (_what, dispute, refunded) => {
    const { user, order } = await customers.paid();
    const [payment] = (await customers.facts(user, order)).payments;
    await lose(payment!, dispute);
    expect((await customers.facts(user, order)).order).toMatchObject({ refunded });
  });
});
