import { mismatchedPayment } from '../../../test/mismatched-payment';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { PayPalDispute } from '../../../platform/providers/paypal-answers';
import { PaymentEntity } from '../attempts/payment.entity';
import { recordRefund } from '../refunds/refund-booking.service';
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

  it('is what was disputed when it was opened, where the decision names no amount at all', async () => {
    const { user, order } = await customers.paid();
    const [payment] = (await customers.facts(user, order)).payments;
    const opened = { dispute_id: 'PP-D-CLAIM', status: 'OPEN', disputed_transactions: [] };
    await syncDispute(product.ctx(), payment!, { ...opened, dispute_amount: money('3.00') });
    await lose(payment!, { dispute_id: 'PP-D-CLAIM' });
    expect(await customers.facts(user, order)).toMatchObject({
      order: { refunded: '3.00', paymentStatus: 'PAID' },
      credits: 14,
    });
  });

  it('is what PayPal has credited to the payer, without fees, where the decision names no amount', async () => {
    const { user, order } = await customers.paid();
    const [payment] = (await customers.facts(user, order)).payments;
    const moved = { affected_party: 'BUYER', type: 'CREDIT', reason: 'DISPUTE_SETTLEMENT', amount: money('4.00') };
    await lose(payment!, {
      dispute_amount: money('6.00'),
      money_movements: [
        { ...moved, affected_party: 'SELLER', type: 'DEBIT' },
        { ...moved, affected_party: 'SELLER', type: 'DEBIT', reason: 'DISPUTE_FEE', amount: money('8.00') },
        moved,
      ],
    });
    expect((await customers.facts(user, order)).order).toMatchObject({ refunded: '4.00', paymentStatus: 'PAID' });
  });

  it('is what PayPal has taken back since it began, where the decision names no amount', async () => {
    const { user, order } = await customers.paid();
    const [payment] = (await customers.facts(user, order)).payments;
    const of = { dispute_id: 'PP-D-PART', disputed_transactions: [], dispute_amount: money('6.00') };
    await syncDispute(product.ctx(), payment!, { ...of, status: 'OPEN' });
    const refund = { providerRefundId: 'PART-OF-CLAIM', amount: '4.00', state: 'COMPLETED' } as const;
    await recordRefund(product.ctx(), payment!, { ...refund, reason: 'PAYMENT.CAPTURE.REVERSED' });
    await lose(payment!, of);
    expect(await customers.facts(user, order)).toMatchObject({
      order: { refunded: '4.00', paymentStatus: 'PAID' },
      refunds: [{ amount: '4.00' }],
    });
  });

  it.each([
    ['one of them', '9.00', ['9.00', '0.00']],
    ['a part of both', '12.00', ['9.00', '3.00']],
    ['both', '18.00', ['9.00', '9.00']],
  ])('over several payments is divided among them, where the payer got back %s', async (_what, named, booked) => {
    const both = [await customers.paid(), await customers.paid()];
    const id = `PP-D-OF-BOTH-${named}`;
    const refunded = async () =>
      Promise.all(both.map(async ({ user, order }) => (await customers.facts(user, order)).order.refunded));
    for (const { user, order } of both) {
      const [payment] = (await customers.facts(user, order)).payments;
      await lose(payment!, { dispute_id: id, refunded: money(named) });
    }
    expect(await refunded()).toEqual(booked);
  });

  it('of a payment that PayPal still reviewed holds its credits from the next event on, and releases all of them', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
    await customers.paypal.capture(paypalOrderId);
    await customers.later(order);
    const [payment] = (await customers.facts(user, order)).payments;
    expect(payment).toMatchObject({ state: 'REVIEW' });
    const report = (status: string, outcome?: string) =>
      syncDispute(product.ctx(), payment!, {
        dispute_id: 'PP-D-REVIEWED',
        status,
        disputed_transactions: [],
        ...(outcome && { dispute_outcome: { outcome_code: outcome } }),
      });
    await report('OPEN');
    await customers.paypal.call('POST', `/sandbox/captures/${payment?.captureId}/complete`);
    await customers.later(order);
    expect((await customers.facts(user, order)).order.paymentStatus).toBe('PAID');
    await report('UNDER_REVIEW');
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, order: { paymentStatus: 'DISPUTED' } });
    await report('RESOLVED', 'RESOLVED_SELLER_FAVOUR');
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, order: { paymentStatus: 'PAID' } });
  });

  it('that the shop had won before an appeal is booked, once', async () => {
    const { user, order } = await customers.paid();
    const [payment] = (await customers.facts(user, order)).payments;
    const id = 'PP-D-APPEALED';
    const decide = (outcome: string, status = 'RESOLVED') =>
      syncDispute(product.ctx(), payment!, {
        dispute_id: id,
        status,
        disputed_transactions: [],
        dispute_outcome: { outcome_code: outcome },
      });
    await decide('NONE', 'UNDER_REVIEW');
    await decide('RESOLVED_SELLER_FAVOUR');
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, order: { paymentStatus: 'PAID' } });
    // an answer that PayPal gave before its decision
    await decide('NONE', 'UNDER_REVIEW');
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, order: { paymentStatus: 'PAID' } });
    for (let event = 0; event < 2; event++) {
      await decide('RESOLVED_BUYER_FAVOUR');
      expect(await customers.facts(user, order)).toMatchObject({
        credits: 0,
        membership: 'FREE',
        order: { paymentStatus: 'REFUNDED', refunded: '9.00' },
        refunds: [{ amount: '9.00' }],
      });
    }
  });

  it('that the shop wins by an appeal is reported to the operator', async () => {
    const { user, order } = await customers.paid();
    const [payment] = (await customers.facts(user, order)).payments;
    const reported = async () => {
      const { values } = await product.services.metrics.payments.get();
      return values.find(({ labels }) => labels.outcome === 'won_after_reversal')?.value;
    };
    const before = await reported();
    await lose(payment!, { dispute_id: 'PP-D-WON', refunded: money('9.00') });
    expect(await reported()).toBe(before);
    await lose(payment!, { dispute_id: 'PP-D-WON', dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } });
    expect(await reported()).toBe((before ?? 0) + 1);
    expect(await customers.facts(user, order)).toMatchObject({ order: { paymentStatus: 'REFUNDED' } });
  });
});
