import { emailsTo } from '../../../test/emails';
import { MoneyCustomer } from '../../../test/money-customer';
import { PayingCustomers, eventually } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { UserEntity } from '../../accounts/user.entity';
import { SettingEntity } from '../../settings/setting.entity';
import { reconcileOpenRefunds } from './refund-at-paypal';
import { refundPayment, refundPurchase } from '../admin/admin-refund.service';
import { returnPurchase } from './refund-request.service';
import { capturePayment } from '../attempts/capture.service';
import { InvoiceEntity } from '../invoices/invoice.entity';
import { amountUnderWay } from '../purchase-history';

describe('a refund that starts here', () => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let admin: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, jobs: true });
    customers = await PayingCustomers.of(product);
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  let asked = 0;
  const refund = (purchaseId: string, amount?: string, requestId = `refund-${(asked += 1)}-of-test`) =>
    refundPurchase(product.ctx(admin), { purchaseId, amount, reason: 'Not what they wanted', requestId });
  const spend = (user: UserEntity, credits: number) =>
    db().query('update users set credits = credits - $2 where id = $1', [user.id, credits]);
  const dueNow = () => db().query(`update refunds set next_check_at = now() where state in ('INTENT', 'PENDING')`);

  it('is made in full: credits, membership and a credit note, with one request to PayPal', async () => {
    const { user, order, captureId } = await customers.paid();
    expect(await refund(order.id)).toMatchObject({ paymentStatus: 'REFUNDED', refunded: '9.00' });
    await customers.handled();
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 0,
      membership: 'FREE',
      refunds: [{ amount: '9.00', state: 'COMPLETED', creditsBack: 20, actor: admin.id }],
    });
    const { body } = await customers.paypal.call('GET', `/v2/payments/captures/${captureId}`);
    expect(body['status']).toBe('REFUNDED');
    expect((await db().findBy(InvoiceEntity, { orderId: order.id })).map(({ kind, total }) => [kind, total])).toEqual([
      ['INVOICE', '9.00'],
      ['CREDIT_NOTE', '-9.00'],
    ]);
    await expect(refund(order.id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('is made in parts, each once, never more than was paid', async () => {
    const { user, order } = await customers.paid();
    await refund(order.id, '4.50', 'first-half');
    expect(await refund(order.id, '4.50', 'first-half')).toMatchObject({ paymentStatus: 'PAID', refunded: '4.50' });
    const conflict = { code: 'CONFLICT', field: ['requestId'] };
    await expect(refund(order.id, '4.00', 'first-half')).rejects.toMatchObject(conflict);
    const otherWords = { purchaseId: order.id, amount: '4.50', reason: 'Another reason', requestId: 'first-half' };
    await expect(refundPurchase(product.ctx(admin), otherWords)).rejects.toMatchObject(conflict);
    expect(await customers.facts(user, order)).toMatchObject({ credits: 10, membership: 'PREMIUM' });
    await expect(refund(order.id, '4.51')).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['amount'] });
    await expect(refund(order.id, '0.00')).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['amount'] });
    const many = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((name) => refund(order.id, '2.00', `part-${name}-x`)),
    );
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await customers.handled();
    expect(await customers.facts(user, order)).toMatchObject({ order: { refunded: '8.50', paymentStatus: 'PAID' } });
    expect(await refund(order.id)).toMatchObject({ refunded: '9.00', paymentStatus: 'REFUNDED' });
  });

  it('holds the credits while the answer is lost, and retries under the same key', async () => {
    const { user, order, captureId } = await customers.paid();
    await customers.paypal.next({ operation: 'refund', behaviour: 'lostAnswer' });
    await expect(refund(order.id, '4.50')).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    expect((await customers.facts(user, order)).credits).toBe(10);
    await dueNow();
    await reconcileOpenRefunds(product.ctx());
    await customers.handled();
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 10,
      order: { refunded: '4.50' },
      refunds: [{ state: 'COMPLETED', creditsBack: 10 }],
    });
    expect((await customers.paypal.call('GET', `/v2/payments/captures/${captureId}`)).body['status']).toBe(
      'PARTIALLY_REFUNDED',
    );
  });

  it('restores everything when PayPal refuses, and can be retried', async () => {
    const { user, order } = await customers.paid();
    await customers.paypal.next({ operation: 'refund', behaviour: 'refused', issue: 'REFUND_NOT_ALLOWED' });
    await expect(refund(order.id)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 20,
      membership: 'PREMIUM',
      order: { refunded: '0.00', paymentStatus: 'PAID' },
      refunds: [{ state: 'FAILED', creditsBack: 0 }],
    });
    expect(await refund(order.id)).toMatchObject({ paymentStatus: 'REFUNDED' });
  });

  it('is decided later when PayPal takes time, either way', async () => {
    for (const [end, credits, status] of [
      ['complete', 0, 'REFUNDED'],
      ['fail', 20, 'PAID'],
    ] as const) {
      const { user, order } = await customers.paid();
      await customers.paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours: { refunds: 'PENDING' } } });
      await refund(order.id);
      await customers.paypal.call('POST', '/sandbox/faults', {
        settings: { testBehaviours: { refunds: 'COMPLETED' } },
      });
      const before = await customers.facts(user, order);
      expect(before).toMatchObject({ credits: 0, order: { refunded: '0.00' }, refunds: [{ state: 'PENDING' }] });
      await customers.paypal.call('POST', `/sandbox/refunds/${before.refunds[0]?.providerRefundId}/${end}`);
      await customers.handled();
      await eventually(async () => (await customers.facts(user, order)).credits === credits);
      expect((await customers.facts(user, order)).order.paymentStatus).toBe(status);
    }
  });

  it('leaves out what is under way, which the order states', async () => {
    const { user, order } = await customers.paid();
    const underWay = () => amountUnderWay(product.ctx(admin), order.id);
    await refund(order.id, '2.00');
    expect(await underWay()).toBe('0.00');
    await customers.paypal.next({ operation: 'refund', behaviour: 'pending' });
    await refund(order.id, '5.00');
    expect(await underWay()).toBe('5.00');
    await expect(refund(order.id, '2.01')).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['amount'] });
    expect(await refund(order.id, '2.00')).toMatchObject({ refunded: '4.00', paymentStatus: 'PAID' });
    // a refund that failed is not under way any more
    const pending = (await customers.facts(user, order)).refunds.find(({ state }) => state === 'PENDING');
    await customers.paypal.call('POST', `/sandbox/refunds/${pending?.providerRefundId}/fail`);
    await customers.handled();
    await eventually(async () => (await underWay()) === '0.00');
  });

  it('is made for a payment mismatch, and the order can then be paid correctly', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.next({
      operation: 'capture',
      behaviour: 'altered',
      amount: { value: '5.00', currency_code: 'USD' },
    });
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
    });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, order: { paymentStatus: 'PROCESSING' } });
    await refund(order.id);
    await customers.handled();
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 0,
      order: { paymentStatus: 'PENDING', refunded: '0.00' },
      refunds: [{ amount: '5.00', state: 'COMPLETED', creditsBack: 0 }],
    });
    expect(await db().findBy(InvoiceEntity, { orderId: order.id })).toEqual([]);
    const emails = await emailsTo(product.services, order.customerEmail);
    expect(emails.filter(({ subject }) => subject.includes(order.orderCode))).toEqual([
      {
        subject: `Your Postloom payment for order ${order.orderCode} was refunded`,
        html: expect.stringMatching(/open until [^]*\/pay-now\//) as string,
      },
    ]);
  });

  it('is made by the customer while no credit is spent', async () => {
    const { user, order } = await customers.paid();
    const done = await Promise.allSettled([1, 2, 3].map(() => returnPurchase(product.ctx(user), order.id)));
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(await returnPurchase(product.ctx(user), order.id)).toMatchObject({ paymentStatus: 'REFUNDED' });
    await customers.handled();
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 0,
      membership: 'FREE',
      order: { paymentStatus: 'REFUNDED', refunded: '9.00' },
      refunds: [{ actor: user.id }],
    });
  });

  it('can be requested by the customer again after PayPal refused it once, and records refusals', async () => {
    const { user, order, captureId } = await customers.paid();
    await customers.paypal.next({ operation: 'refund', behaviour: 'refused', path: captureId });
    const back = () => returnPurchase(product.ctx(user), order.id);
    await expect(back()).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
    expect((await customers.facts(user, order)).credits).toBe(20);
    expect(await back()).toMatchObject({ paymentStatus: 'REFUNDED', refunded: '9.00' });
    expect((await customers.facts(user, order)).refunds.map(({ state }) => state).sort()).toEqual([
      'COMPLETED',
      'FAILED',
    ]);
  });

  it('is made for the second payment alone when an order was charged twice', async () => {
    const { user, order } = await customers.paid();
    const customer = new MoneyCustomer(product, customers.paypal, customers.packageId, admin, user);
    const second = await customer.payAgain(order.id);
    expect(second).toMatchObject({ state: 'FAILED', error: 'MISFIT' });
    const again = (requestId: string) =>
      refundPayment(product.ctx(admin), { paymentId: second.id, reason: 'Charged twice', requestId });
    expect(await again('second-payment')).toMatchObject({ paymentStatus: 'PAID', refunded: '0.00' });
    expect(await again('second-payment')).toMatchObject({ paymentStatus: 'PAID', refunded: '0.00' });
    await expect(again('once-more')).rejects.toMatchObject({ code: 'INVALID_STATE' });
    const { body } = await customers.paypal.call('GET', `/v2/payments/captures/${second.captureId}`);
    expect(body['status']).toBe('REFUNDED');
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, membership: 'PREMIUM' });
    const audits: object[] = await db().query(`select reason, after from audit where subject = $1`, [
      `orders/${order.id}`,
    ]);
    expect(audits).toEqual([{ reason: 'Charged twice', after: { payment: second.id, amount: '9.00' } }]);
  });

  it("is refused when credits are spent, too late, switched off, or for another account's order", async () => {
    const { user, order } = await customers.paid();
    const back = (who = user) => returnPurchase(product.ctx(who), order.id);
    await expect(back(await product.addUser())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(back(admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await spend(user, 1);
    await expect(back()).rejects.toMatchObject({ code: 'INVALID_STATE', message: /spent/ });
    await spend(user, -1);
    const shop = (body: object) => db().save(SettingEntity, { key: 'shop', body });
    // paid by the release before, whose return period follows the settings
    const paidBefore = (paidAt: string, until: string | null) =>
      db().query(
        `update orders set paid_at = now() - $2::interval, return_until = now() + $3::interval where id = $1`,
        [order.id, paidAt, until],
      );
    await paidBefore('1 day', null);
    await shop({ returnDays: 0 });
    await expect(back()).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await shop({ returnDays: 14 });
    await paidBefore('15 days', null);
    await expect(back()).rejects.toMatchObject({ code: 'INVALID_STATE', message: /no longer/ });
    await paidBefore('1 day', '-1 minute');
    await expect(back()).rejects.toMatchObject({ code: 'INVALID_STATE', message: /no longer/ });
    expect((await customers.facts(user, order)).refunds).toEqual([]);
  });

  it('has invoices without gaps, however many pay at once, also after failures', async () => {
    const paying = Array.from({ length: 8 }, () => customers.paid());
    const failing = Array.from({ length: 4 }, () =>
      product
        .ctx()
        .transaction(async (tx) => {
          await tx.db.query(`update invoice_series set last = last + 1 where kind = 'INVOICE'`);
          throw new Error('after the number was taken');
        })
        .catch(() => undefined),
    );
    await Promise.all([...paying, ...failing]);
    const serials = (await db().find(InvoiceEntity, { where: { kind: 'INVOICE' }, order: { serial: 'ASC' } })).map(
      ({ serial }) => serial,
    );
    expect(serials).toEqual(serials.map((_serial, index) => index + 1));
    await expect(db().query(`update invoices set total = 1`)).rejects.toThrow('append only');
  });

  it('has an invoice as a PDF, for its customer and Admins only', async () => {
    const browser = product.browser();
    const id = await browser.register('reader@example.com');
    const { order } = await customers.paid();
    await db().query('alter table invoices disable trigger invoices_append_only');
    await db().query('update invoices set user_id = $1 where order_id = $2', [id, order.id]);
    await db().query('alter table invoices enable trigger invoices_append_only');
    const invoice = await db().findOneByOrFail(InvoiceEntity, { orderId: order.id });
    const fetched = await browser.fetch(`/invoices/${invoice.id}`);
    expect(fetched.status).toBe(200);
    expect(fetched.headers.get('content-type')).toBe('application/pdf');
    expect(fetched.headers.get('content-disposition')).toContain('INV-');
    expect(
      Buffer.from(await fetched.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const other = product.browser();
    expect((await other.fetch(`/invoices/${invoice.id}`)).status).toBe(401);
    await other.register('other@example.com');
    expect((await other.fetch(`/invoices/${invoice.id}`)).status).toBe(404);
    expect((await other.fetch('/invoices/1')).status).toBe(404);
  });
});
