import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { amountOf, centsOf, sumOf } from '../../../../contract/money';
import { mismatchedPayment } from '../../../test/mismatched-payment';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { viewerOf } from '../../accounts/sessions/session.service';
import type { UserEntity } from '../../accounts/user.entity';
import { isRefundable } from './payment-facts';
import { refundPayment, refundPurchase } from './admin-refund.service';
import { PaymentEntity } from '../attempts/payment.entity';

describe('refunds without a proof', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true });
    customers = await PayingCustomers.of(product, { webhooks: false });
    await db().query(
      `insert into settings (key, body, version) values ('shop', '{"sellerName": "S", "refundProofAbove": "5.00"}', 1)`,
    );
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  /** An Admin in a session whose last proof is an hour old. */
  const admin = async () => {
    const user = await product.addUser({ role: 'ADMIN' });
    const [row]: { family: string }[] = await db().query(
      `insert into sessions (user_id, family, refresh_hash, expires_at, proven_at)
       values ($1, gen_random_uuid(), gen_random_uuid()::text, now() + interval '1 day', now() - interval '1 hour') returning family`,
      [user.id],
    );
    return { user, family: row?.family ?? '' };
  };
  const ctxOf = async ({ user, family }: { user: UserEntity; family: string }) => {
    const ctx = product.ctx(user);
    ctx.setViewer(await viewerOf(ctx, { userId: user.id, family }));
    return ctx;
  };
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  const input = (purchaseId: string, amount: string | null) => ({
    purchaseId,
    amount,
    reason: 'R',
    requestId: randomUUID(),
  });

  it('are added up for a payment, across Admins and times', async () => {
    const { order } = await customers.paid();
    const first = await admin();
    expect(await codeOf(refundPurchase(await ctxOf(first), input(order.id, '3.00')))).toBe('done');
    await db().query(
      `update refunds set created_at = now() - interval '3 days'
                      where payment_id in (select id from payments where order_id = $1)`,
      [order.id],
    );
    const second = await admin();
    expect(await codeOf(refundPurchase(await ctxOf(second), input(order.id, '2.01')))).toBe('PROOF_REQUIRED');
    expect(await codeOf(refundPurchase(await ctxOf(second), input(order.id, '2.00')))).toBe('done');
    await db().query('update sessions set proven_at = now() where family = $1', [second.family]);
    expect(await codeOf(refundPurchase(await ctxOf(second), input(order.id, '2.01')))).toBe('done');
  });

  it('are added up for an Admin within an hour, also when many are made at once', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => customers.paid()));
    const one = await admin();
    const codes = await Promise.all(
      orders.map(async ({ order }) => codeOf(refundPurchase(await ctxOf(one), input(order.id, '2.50')))),
    );
    expect(codes.toSorted()).toEqual(['PROOF_REQUIRED', 'PROOF_REQUIRED', 'done', 'done']);
    await db().query(`update refunds set created_at = now() - interval '2 hours' where actor = $1`, [one.user.id]);
    const left = orders[codes.indexOf('PROOF_REQUIRED')]?.order.id ?? '';
    expect(await codeOf(refundPurchase(await ctxOf(one), input(left, '2.50')))).toBe('done');
  });

  it('count what was captured of a payment mismatch, by either operation', async () => {
    const { order, payment } = await mismatchedPayment(customers, {
      amount: { value: '500.00', currency_code: 'USD' },
    });
    const one = await admin();
    expect(centsOf(order.total)).toBeLessThan(50_000);
    expect(await codeOf(refundPurchase(await ctxOf(one), input(order.id, '1.00')))).toBe('PROOF_REQUIRED');
    const byPayment = { paymentId: payment.id, amount: '1.00', reason: 'R', requestId: randomUUID() };
    expect(await codeOf(refundPayment(await ctxOf(one), byPayment))).toBe('PROOF_REQUIRED');
    expect(await codeOf(refundPayment(await ctxOf(one), { ...byPayment, amount: null }))).toBe('PROOF_REQUIRED');
  });

  it('leave nothing when the parts add up to the total', async () => {
    const { order } = await customers.paid();
    const one = await admin();
    await db().query('update sessions set proven_at = now() where family = $1', [one.family]);
    // 0.1 + 0.2 + ... in floating-point numbers leave a remainder above 0
    const total = centsOf(order.total);
    const parts = [10, 20, 70, total - 100];
    for (const part of parts) await refundPurchase(await ctxOf(one), input(order.id, amountOf(part)));
    expect(await codeOf(refundPurchase(await ctxOf(one), input(order.id, null)))).toBe('INVALID_STATE');
    const payment = await db().findOneByOrFail(PaymentEntity, { orderId: order.id });
    expect(await isRefundable(await ctxOf(one), payment)).toBe(false);
  });
});

describe('amounts in cents', () => {
  it('add up exactly, and are read as they were written', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 20 }), (parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        expect(sumOf(parts.map(amountOf))).toBe(whole);
        expect(centsOf(amountOf(whole))).toBe(whole);
      }),
    );
  });
});
