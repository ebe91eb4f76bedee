import { randomUUID } from 'node:crypto';
import { emailsTo } from '../../../test/emails';
import { mismatchedPayment } from '../../../test/mismatched-payment';
import { MoneyCustomer } from '../../../test/money-customer';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { AuditEntity } from '../../audit/audit.entity';
import { ItemEntity } from '../../catalog/item.entity';
import { createPurchase } from '../../orders/order.service';
import { startPayment } from '../attempts/attempt.service';
import { capturePayment } from '../attempts/capture.service';
import { PaymentEntity } from '../attempts/payment.entity';
import { cancelPurchase } from '../cancellation.service';
import { syncDispute } from '../disputes/dispute.service';
import { InvoiceEntity } from '../invoices/invoice.entity';
import { refundPayment, refundPurchase } from './admin-refund.service';
import { isRefundable, isSettleable } from './payment-facts';
import { settlePayment } from './payment-settlement.service';

const rounds = [1, 2, 3, 4];
const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Norway' };

describe('settling a payment mismatch', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());
  beforeEach(() => customers.paypal.call('POST', '/sandbox/faults', { reset: true }));

  const db = () => product.services.dataSource.manager;
  const settle = (paymentId: string, who = admin) => settlePayment(product.ctx(who), paymentId, 'Agreed by phone');
  const refund = (paymentId: string) =>
    refundPayment(product.ctx(admin), { paymentId, reason: 'Wrong amount', requestId: randomUUID() });
  const fresh = ({ id }: PaymentEntity) => db().findOneByOrFail(PaymentEntity, { id });
  const facts = async (payment: PaymentEntity) => {
    const now = await fresh(payment);
    return [await isSettleable(product.ctx(admin), now), await isRefundable(product.ctx(admin), now)];
  };

  it.each([
    ['less', '7.50'],
    ['more', '12.00'],
  ])(
    'of %s than the total pays the order once, with receipt and invoice of what was captured',
    async (_what, value) => {
      const { user, order, payment } = await mismatchedPayment(customers, { amount: { value, currency_code: 'USD' } });
      expect(payment).toMatchObject({ error: 'MISFIT', capturedAmount: value, capturedCurrency: 'USD' });
      expect(await facts(payment)).toEqual([true, true]);
      expect(await settle(payment.id)).toMatchObject({
        paymentStatus: 'PAID',
        orderStatus: 'COMPLETED',
        total: value,
        paymentProblem: null,
        transactionId: payment.captureId,
      });
      const after = await customers.facts(user, order);
      expect(after).toMatchObject({
        credits: 20,
        membership: 'PREMIUM',
        receipts: 1,
        payments: [{ state: 'SETTLED' }],
      });
      expect(await db().findBy(InvoiceEntity, { orderId: order.id })).toMatchObject([
        { kind: 'INVOICE', total: value, body: { total: value, lines: [{ amount: value }] } },
      ]);
      const [receipt] = await emailsTo(product.services, order.customerEmail);
      expect(receipt?.html).toContain(`$${value}`);
      expect(await facts(payment)).toEqual([false, true]);
      const [audit] = await db().findBy(AuditEntity, { subject: `orders/${order.id}`, action: 'settle-payment' });
      expect(audit).toMatchObject({
        actor: admin.id,
        reason: 'Agreed by phone',
        before: { total: '9.00', paymentStatus: 'PROCESSING' },
        after: { payment: payment.id, total: value, paymentStatus: 'PAID' },
      });
    },
  );

  it('can be refunded afterwards for what was captured, and no more', async () => {
    const { user, order, payment } = await mismatchedPayment(customers);
    await settle(payment.id);
    const input = { purchaseId: order.id, reason: 'Changed their mind' };
    await expect(
      refundPurchase(product.ctx(admin), { ...input, amount: '9.00', requestId: randomUUID() }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await refundPurchase(product.ctx(admin), { ...input, requestId: randomUUID() });
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 0,
      order: { paymentStatus: 'REFUNDED', refunded: '7.50' },
      refunds: [{ amount: '7.50', state: 'COMPLETED', creditsBack: 20 }],
    });
    expect(await db().findBy(InvoiceEntity, { orderId: order.id, kind: 'CREDIT_NOTE' })).toMatchObject([
      { total: '-7.50' },
    ]);
  });

  it('pays an order that was cancelled before the settlement', async () => {
    const { user, order, payment } = await mismatchedPayment(customers);
    await db().query(`update orders set payment_status = 'PENDING' where id = $1`, [order.id]);
    await cancelPurchase(product.ctx(user), order.id);
    expect(await settle(payment.id)).toMatchObject({ paymentStatus: 'PAID', orderStatus: 'COMPLETED' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
  });

  it.each(rounds)('twice at once pays it once (%i)', async () => {
    const { user, order, payment } = await mismatchedPayment(customers);
    const other = await product.addUser({ role: 'ADMIN' });
    const answers = await Promise.allSettled([settle(payment.id), settle(payment.id, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'INVALID_STATE' } });
    const after = await customers.facts(user, order);
    expect(after).toMatchObject({ credits: 20, receipts: 1, payments: [{ state: 'SETTLED' }] });
    expect(after.ledger.filter(({ reason }) => reason === 'PURCHASE')).toHaveLength(1);
    expect(await db().countBy(InvoiceEntity, { orderId: order.id })).toBe(1);
    expect(await db().countBy(AuditEntity, { subject: `orders/${order.id}`, action: 'settle-payment' })).toBe(1);
  });

  it.each(rounds)('against a refund of it at once: it is settled or refunded, never both (%i)', async (round) => {
    const { user, order, payment } = await mismatchedPayment(customers);
    const both = [() => settle(payment.id), () => refund(payment.id)];
    if (round % 2) both.reverse();
    await Promise.allSettled(both.map((act) => act()));
    const after = await customers.facts(user, order);
    const isRefunded = after.refunds.some(({ state }) => state === 'COMPLETED');
    const { body } = await customers.paypal.call('GET', `/v2/payments/captures/${payment.captureId}`);
    expect(body['status']).toBe(isRefunded ? 'REFUNDED' : 'COMPLETED');
    // a refund that came after the settlement is an ordinary one, and takes everything back
    expect([after.order.paymentStatus, after.credits]).toEqual(
      isRefunded ? [expect.stringMatching(/PENDING|REFUNDED/), 0] : ['PAID', 20],
    );
  });

  it('is refused while its refund has no answer, and the refund goes on', async () => {
    const { user, order, payment } = await mismatchedPayment(customers);
    await customers.paypal.next({ operation: 'refund', behaviour: 'fail500' });
    await expect(refund(payment.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    expect(await facts(payment)).toEqual([false, false]);
    await expect(settle(payment.id)).rejects.toMatchObject({ code: 'INVALID_STATE', message: /refunded/ });
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 0,
      order: { paymentStatus: 'PROCESSING' },
      refunds: [{ state: 'INTENT' }],
    });
  });

  it('is refused after a refund in the dashboard that no event has reported', async () => {
    const { user, order, payment } = await mismatchedPayment(customers);
    await customers.paypal.call('POST', `/v2/payments/captures/${payment.captureId}/refund`, {
      amount: { value: '1.00', currency_code: 'USD' },
    });
    await expect(settle(payment.id)).rejects.toMatchObject({ code: 'INVALID_STATE', message: /refunded/ });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, order: { paymentStatus: 'PROCESSING' } });
  });

  it.each([
    ['another currency', { amount: { value: '9.00', currency_code: 'EUR' } }, false],
    ['the code of another order', { custom_id: 'ABCD1234' }, true],
  ])('of %s is refused, and can be refunded', async (_what, unit, isOffered) => {
    const { user, order, payment } = await mismatchedPayment(customers, unit);
    expect(await facts(payment)).toEqual([isOffered, true]);
    await expect(settle(payment.id)).rejects.toMatchObject({ code: 'INVALID_STATE', message: /More than the amount/ });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, order: { paymentStatus: 'PROCESSING' } });
    expect(await refund(payment.id)).toMatchObject({ paymentStatus: 'PENDING' });
  });

  it('that paid a paid order again is refused', async () => {
    const { user, order } = await customers.paid();
    const customer = new MoneyCustomer(product, customers.paypal, customers.packageId, admin, user);
    const second = await customer.payAgain(order.id);
    expect(await facts(second)).toEqual([false, true]);
    await expect(settle(second.id)).rejects.toMatchObject({ code: 'INVALID_STATE', message: /paid already/ });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
  });

  it('is refused while the payer disputes it', async () => {
    const { user, order, payment } = await mismatchedPayment(customers);
    const dispute = { dispute_id: `PP-D-${randomUUID()}`, disputed_transactions: [], status: 'OPEN' };
    await syncDispute(product.ctx(), payment, dispute);
    expect(await facts(payment)).toEqual([false, false]);
    await expect(settle(payment.id)).rejects.toMatchObject({ code: 'INVALID_STATE', message: /disputes/ });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0 });
  });

  it('waits for another attempt that is being captured, and ends one that is only open', async () => {
    const { user, order, payment } = await mismatchedPayment(customers);
    const attempt = (state: string) =>
      db().query(
        `insert into payments (order_id, account_id, amount, currency, state, provider_order_id)
         select order_id, account_id, amount, currency, $2, $3 from payments where id = $1`,
        [payment.id, state, randomUUID()],
      );
    await attempt('CAPTURING');
    await expect(settle(payment.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0 });
    await db().query(`update payments set state = 'CREATED' where order_id = $1 and state = 'CAPTURING'`, [order.id]);
    await settle(payment.id);
    const states = (await customers.facts(user, order)).payments.map(({ state }) => state);
    expect(states.sort()).toEqual(['FAILED', 'SETTLED']);
  });

  it('of an item that the customer has bought by another order is refused', async () => {
    const { identifiers } = await db().insert(ItemEntity, {
      number: '1001',
      slug: 'post-calendar',
      name: 'Post calendar',
      description: 'A year of posts',
      price: '9.00',
      guidelines: 'Read it',
      accessUrl: 'https://postloom.example/calendar',
    });
    const itemId = identifiers[0]?.['id'] as string;
    const user = await product.addUser();
    const ordered = () => createPurchase(product.ctx(user), { of: { itemId }, billing });
    const first = { user, order: await ordered() };
    const { payment } = await mismatchedPayment(customers, {}, first);
    await db().query(`update orders set payment_status = 'PENDING' where id = $1`, [first.order.id]);
    await cancelPurchase(product.ctx(user), first.order.id);
    const second = await ordered();
    const paypalOrderId = await startPayment(product.ctx(user), second.id);
    await customers.paypal.approve(paypalOrderId);
    await capturePayment(product.ctx(user), second.id, paypalOrderId);
    await expect(settle(payment.id)).rejects.toMatchObject({ code: 'INVALID_STATE', message: /bought/ });
  });

  it('changes nothing when PayPal does not answer', async () => {
    const { user, order, payment } = await mismatchedPayment(customers);
    await customers.paypal.next({ operation: 'getCapture', behaviour: 'fail500', times: 5 });
    await expect(settle(payment.id)).rejects.toMatchObject({ code: 'PROVIDER_ERROR' });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, order: { paymentStatus: 'PROCESSING' } });
  });

  it.each([
    ['150.00', 'PROOF_REQUIRED'],
    ['60.00', null],
  ])('of %s asks for a proof above the amount of the settings, at any order total (%s)', async (value, code) => {
    const { user, order, payment } = await mismatchedPayment(customers, { amount: { value, currency_code: 'USD' } });
    const ctx = product.ctx(admin);
    // a session without a proof
    Object.assign(ctx.viewer ?? {}, { sessionFamily: randomUUID() });
    const settled = settlePayment(ctx, payment.id, 'Agreed');
    if (!code) return expect(await settled).toMatchObject({ paymentStatus: 'PAID', total: value });
    await expect(settled).rejects.toMatchObject({ code });
    const input = { paymentId: payment.id, reason: 'Wrong', requestId: randomUUID() };
    await expect(refundPayment(ctx, input)).rejects.toMatchObject({ code });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, refunds: [] });
  });

  it.each([
    ['', 'INVALID_INPUT'],
    ['x'.repeat(301), 'INVALID_INPUT'],
  ])('needs a reason of at most 300 characters', async (reason, code) => {
    await expect(settlePayment(product.ctx(admin), randomUUID(), reason)).rejects.toMatchObject({ code });
  });

  it('does not find a payment that does not exist, or one that is no mismatch', async () => {
    await expect(settle(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { order, user } = await customers.paid();
    const [paid] = (await customers.facts(user, order)).payments;
    await expect(settle(paid?.id ?? '')).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });
});
