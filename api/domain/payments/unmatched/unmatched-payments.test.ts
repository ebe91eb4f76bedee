import { randomUUID } from 'node:crypto';
import { AuditEntity } from '../../audit/audit.entity';
import type { UserEntity } from '../../accounts/user.entity';
import { InvoiceEntity } from '../invoices/invoice.entity';
import { handledEvent, lostPayment, unmatchedPayment } from '../../../test/unmatched-payment';
import { mismatchedPayment } from '../../../test/mismatched-payment';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { dismissUnmatchedPayment, grantUnmatchedPayment } from '../admin/unmatched-grant.service';
import { reconcileUnmatchedRefunds, refundUnmatchedPayment } from '../admin/unmatched-refund.service';
import { handleProviderEvent } from '../provider-events/provider-events.service';
import { retryEvents } from '../provider-events/unhandled-events.service';
import { UnmatchedPaymentEntity } from './unmatched-payment.entity';
import { forgetUnmatchedPayers } from './unmatched-payments.service';

describe('payments at PayPal that no order explains', () => {
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
  const rowOf = (captureId: string) => db().findOneBy(UnmatchedPaymentEntity, { captureId });
  const statusAtPayPal = async (captureId: string) =>
    (await customers.paypal.call('GET', `/v2/payments/captures/${captureId}`)).body['status'];
  const grant = (id: string, accountId: string, by = admin) =>
    grantUnmatchedPayment(product.ctx(by), {
      id,
      accountId,
      of: { packageId: customers.packageId },
      reason: 'Lost by the restore',
    });
  const refund = (id: string, by = admin) => refundUnmatchedPayment(product.ctx(by), id, 'Nobody knows the payer');

  it('are listed once by what PayPal says of the capture, after three tries of their event', async () => {
    const { row, outcome, paypalOrderId, captureId, orderCode } = await unmatchedPayment(customers, '12.50');
    expect(outcome).toBe('listed as a payment without an order after 3');
    expect(row).toMatchObject({
      captureId,
      providerOrderId: paypalOrderId,
      orderCode,
      amount: '12.50',
      currency: 'USD',
      state: 'OPEN',
      payerEmail: expect.stringContaining('@') as string,
    });
    // the list shows PayPal's answer, not the claim of a second event
    const again = { id: captureId, custom_id: 'OTHER', amount: { value: '1000.00' } };
    expect(await handledEvent(customers, 'PAYMENT.CAPTURE.PENDING', again)).toMatch(/^listed before/);
    expect(await db().countBy(UnmatchedPaymentEntity, { captureId })).toBe(1);
  });

  it('leave neither an unhandled event nor one that retry-events sends round again', async () => {
    expect(await handledEvent(customers, 'PAYMENT.CAPTURE.COMPLETED', { id: 'NOBODYKNOWS' })).toBe(
      'unknown subject after 3',
    );
    expect(await handledEvent(customers, 'CHECKOUT.ORDER.APPROVED', { id: 'NOBODYKNOWS' })).toBe(
      'unknown subject after 3',
    );
    expect(await db().query('select 1 from provider_events where handled_at is null')).toEqual([]);
    expect(await retryEvents(product.ctx())).toBe(0);
  });

  it('wait for PayPal while it does not answer: their event is tried again', async () => {
    const { captureId } = await lostPayment(customers);
    await customers.paypal.next({ operation: 'getCapture', behaviour: 'fail500', path: captureId });
    expect(await handledEvent(customers, 'PAYMENT.CAPTURE.COMPLETED', { id: captureId })).toBe('no outcome');
    expect(await rowOf(captureId)).toBeNull();
    await retryEvents(product.ctx());
    const [event]: { id: string }[] = await db().query('select id from provider_events where handled_at is null');
    for (let tries = 0; tries < 3; tries += 1)
      await handleProviderEvent(product.ctx(), event?.id ?? '').catch(() => undefined);
    expect(await rowOf(captureId)).toMatchObject({ state: 'OPEN' });
  });

  it('pay the order that they name when only the attempt is lost', async () => {
    const { user, order } = await customers.placed();
    const { captureId } = await lostPayment(customers, '9.00', order.orderCode);
    const resource = { id: captureId, custom_id: order.orderCode };
    expect(await handledEvent(customers, 'PAYMENT.CAPTURE.COMPLETED', resource)).toBe(
      'paid the order it names after 3',
    );
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, order: { paymentStatus: 'PAID' } });
    expect(await rowOf(captureId)).toBeNull();
  });

  it('pay the order that they name also when an older attempt of it is known', async () => {
    const { user, order } = await customers.approved();
    const { captureId, paypalOrderId } = await lostPayment(customers, '9.00', order.orderCode);
    const resource = {
      id: captureId,
      custom_id: order.orderCode,
      supplementary_data: { related_ids: { order_id: paypalOrderId } },
    };
    expect(await handledEvent(customers, 'PAYMENT.CAPTURE.COMPLETED', resource)).toBe(
      'paid the order it names after 3',
    );
    expect((await customers.facts(user, order)).order).toMatchObject({
      paymentStatus: 'PAID',
      transactionId: captureId,
    });
  });

  it('are listed when the order that they name is paid by another payment', async () => {
    const { order } = await customers.paid();
    const { captureId, paypalOrderId } = await lostPayment(customers, '9.00', order.orderCode);
    const resource = {
      id: captureId,
      custom_id: order.orderCode,
      supplementary_data: { related_ids: { order_id: paypalOrderId } },
    };
    expect(await handledEvent(customers, 'PAYMENT.CAPTURE.COMPLETED', resource)).toMatch(/^listed/);
    expect(await rowOf(captureId)).toMatchObject({ state: 'OPEN', orderCode: order.orderCode });
  });

  it('are a payment mismatch when the order that they name costs something else', async () => {
    const { user, order, payment } = await mismatchedPayment(customers);
    expect((await customers.facts(user, order)).order.paymentStatus).toBe('PROCESSING');
    expect(await rowOf(payment.captureId ?? '')).toBeNull();
  });

  it('are granted by an Admin as a paid order with the lost code, its credits, receipt and invoice', async () => {
    const { user, row, captureId, orderCode } = await unmatchedPayment(customers);
    const granted = await grant(row.id, user.id);
    expect(granted).toMatchObject({ state: 'GRANTED', reason: 'Lost by the restore', decidedBy: admin.id });
    const orderId = granted.orderId ?? '';
    expect(await customers.facts(user, { id: orderId })).toMatchObject({
      order: { orderCode, paymentStatus: 'PAID', orderStatus: 'COMPLETED', total: '9.00', transactionId: captureId },
      credits: 20,
      membership: 'PREMIUM',
      receipts: 1,
      payments: [{ state: 'SETTLED', captureId }],
    });
    expect(await db().countBy(InvoiceEntity, { orderId })).toBe(1);
    expect(await db().findBy(AuditEntity, { subject: `orders/${orderId}` })).toMatchObject([
      { action: 'grant-payment', actor: admin.id, reason: 'Lost by the restore', before: { capture: captureId } },
    ]);
    // the answer of the first call again
    expect((await grant(row.id, user.id)).orderId).toBe(orderId);
    await expect(refund(row.id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('grant once, also when Admins grant and refund at once', async () => {
    const { user, row, captureId } = await unmatchedPayment(customers);
    const other = await product.addUser({ role: 'ADMIN' });
    await Promise.allSettled([grant(row.id, user.id), refund(row.id, other), grant(row.id, user.id, other)]);
    const state = (await rowOf(captureId))?.state;
    const orders: unknown[] = await db().query('select 1 from orders where transaction_id = $1', [captureId]);
    expect([state, orders.length, await statusAtPayPal(captureId)]).toEqual(
      state === 'GRANTED' ? ['GRANTED', 1, 'COMPLETED'] : ['REFUNDED', 0, 'REFUNDED'],
    );
  });

  it('grant what they paid for at the amount that PayPal captured', async () => {
    const { user, row } = await unmatchedPayment(customers, '7.50');
    const { orderId } = await grant(row.id, user.id);
    expect((await customers.facts(user, { id: orderId ?? '' })).order).toMatchObject({ total: '7.50', price: '7.50' });
  });

  it('grant nothing to a Seller, a missing account, or without a reason', async () => {
    const { row } = await unmatchedPayment(customers);
    const seller = await product.addUser({ role: 'SELLER' });
    await expect(grant(row.id, seller.id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await expect(grant(row.id, row.id)).rejects.toMatchObject({ code: 'NOT_FOUND', field: ['accountId'] });
    await expect(dismissUnmatchedPayment(product.ctx(admin), row.id, ' ')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect((await rowOf(row.captureId))?.state).toBe('OPEN');
  });

  it('are refunded in full through PayPal, once, with a reason in the audit', async () => {
    const { user, row, captureId } = await unmatchedPayment(customers);
    expect(await refund(row.id)).toMatchObject({ state: 'REFUNDED' });
    expect(await refund(row.id)).toMatchObject({ state: 'REFUNDED' });
    expect(await statusAtPayPal(captureId)).toBe('REFUNDED');
    await expect(grant(row.id, user.id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await db().findBy(AuditEntity, { subject: `unmatched-payments/${row.id}` })).toMatchObject([
      { action: 'refund', actor: admin.id, reason: 'Nobody knows the payer', after: { capture: captureId } },
    ]);
  });

  it('require the proof of an Admin who refunds many small ones', async () => {
    const hasty = await product.addUser({ role: 'ADMIN' });
    const provenAt = new Date(Date.now() - 60 * 60_000);
    const ctx = () => {
      const made = product.ctx(hasty);
      const session = { sessionFamily: randomUUID(), provenAt, scopes: null };
      made.setViewer({ kind: 'session', userId: hasty.id, role: 'ADMIN', ...session });
      return made;
    };
    const [first, second] = [await unmatchedPayment(customers, '60.00'), await unmatchedPayment(customers, '60.00')];
    await refundUnmatchedPayment(ctx(), first.row.id, 'Unknown payer');
    await expect(refundUnmatchedPayment(ctx(), second.row.id, 'Unknown payer')).rejects.toMatchObject({
      code: 'PROOF_REQUIRED',
    });
    expect(await rowOf(second.captureId)).toMatchObject({ state: 'OPEN' });
  });

  const due = (id: string) => db().query('update unmatched_payments set next_check_at = now() where id = $1', [id]);

  it.each(['lostAnswer', 'fail500'] as const)('are refunded once by the job after %s', async (behaviour) => {
    const { row, captureId } = await unmatchedPayment(customers);
    await customers.paypal.next({ operation: 'refund', behaviour, path: captureId });
    await expect(refund(row.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    expect((await rowOf(captureId))?.state).toBe('REFUNDING');
    await due(row.id);
    await reconcileUnmatchedRefunds(product.ctx());
    expect(await rowOf(captureId)).toMatchObject({ state: 'REFUNDED', nextCheckAt: null });
    expect(await statusAtPayPal(captureId)).toBe('REFUNDED');
  });

  it('are open again when PayPal refuses their refund', async () => {
    const { row, captureId } = await unmatchedPayment(customers);
    await customers.paypal.next({ operation: 'refund', behaviour: 'refused', issue: 'REFUND_NOT_ALLOWED' });
    await expect(refund(row.id)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
    expect(await rowOf(captureId)).toMatchObject({ state: 'OPEN' });
  });

  it.each([
    ['complete', 'REFUNDED'],
    ['fail', 'OPEN'],
  ])('follow a refund for which PayPal takes time (%s)', async (end, state) => {
    const { row, captureId } = await unmatchedPayment(customers);
    const testBehaviours = (refunds: string) =>
      customers.paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours: { refunds } } });
    await testBehaviours('PENDING');
    await expect(refund(row.id)).rejects.toMatchObject({
      code: 'PAYMENT_PENDING',
      message: 'PayPal has accepted the refund and will move the money later.',
    });
    await testBehaviours('COMPLETED');
    const refundId = (await rowOf(captureId))?.providerRefundId;
    await customers.paypal.call('POST', `/sandbox/refunds/${refundId}/${end}`);
    await due(row.id);
    await reconcileUnmatchedRefunds(product.ctx());
    expect(await rowOf(captureId)).toMatchObject({ state });
  });

  it('stay decided while PayPal answers nothing that ends their refund, for two weeks', async () => {
    const { row, captureId } = await unmatchedPayment(customers);
    const answer = { behaviour: 'answer', path: captureId } as const;
    const body = { id: `REFUND${captureId}`, status: 'UNDER_REVIEW', amount: { value: '9.00', currency_code: 'USD' } };
    await customers.paypal.next({ ...answer, operation: 'refund', status: 201, body: { ...body, links: [] } });
    await expect(refund(row.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    expect(await rowOf(captureId)).toMatchObject({ state: 'REFUNDING', providerRefundId: body.id });
    // PayPal does not know it
    await due(row.id);
    await reconcileUnmatchedRefunds(product.ctx());
    expect(await rowOf(captureId)).toMatchObject({ state: 'REFUNDING' });
    await db().query(`update unmatched_payments set decided_at = now() - interval '15 days' where id = $1`, [row.id]);
    await due(row.id);
    await reconcileUnmatchedRefunds(product.ctx());
    expect(await rowOf(captureId)).toMatchObject({ state: 'OPEN', providerRefundId: null });
  });

  it('close when they are refunded in the dashboard of PayPal', async () => {
    const { row, captureId } = await unmatchedPayment(customers);
    const { body } = await customers.paypal.call('POST', `/v2/payments/captures/${captureId}/refund`, {});
    const resource = {
      id: body['id'],
      links: [{ rel: 'up', href: `https://paypal/v2/payments/captures/${captureId}` }],
    };
    expect(await handledEvent(customers, 'PAYMENT.CAPTURE.REFUNDED', resource)).toBe('refunded after 3');
    expect((await rowOf(row.captureId))?.state).toBe('REFUNDED');
  });

  it('can be dismissed with a reason, and granted nevertheless', async () => {
    const { user, row } = await unmatchedPayment(customers);
    expect(await dismissUnmatchedPayment(product.ctx(admin), row.id, 'Another shop')).toMatchObject({
      state: 'DISMISSED',
      reason: 'Another shop',
    });
    expect(await grant(row.id, user.id)).toMatchObject({ state: 'GRANTED' });
  });

  it('forget their payer three months after the decision', async () => {
    const [open, decided] = [await unmatchedPayment(customers), await unmatchedPayment(customers)];
    await dismissUnmatchedPayment(product.ctx(admin), decided.row.id, 'Another shop');
    await db().query(`update unmatched_payments set decided_at = now() - interval '91 days' where id = $1`, [
      decided.row.id,
    ]);
    await forgetUnmatchedPayers(product.ctx());
    expect((await rowOf(decided.captureId))?.payerEmail).toBeNull();
    expect((await rowOf(open.captureId))?.payerEmail).not.toBeNull();
  });
});
