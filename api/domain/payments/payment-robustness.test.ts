import { encrypt } from '../../platform/secrets/secrets';
import { OutboxEntity } from '../../platform/mail/outbox.entity';
import type { Habits } from '../../../tools/sandbox/paypal/habits';
import { PayingCustomers } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { createPurchase } from '../orders/order.service';
import { startPayment } from './attempt.service';
import { capturePayment } from './capture.service';
import { cancelPurchase, cancelStaleOrders } from './closing.service';
import { reconcileOpenPayments } from './reconcile.service';

const billing = { customerName: 'Ann Lee', address: '1 High Street', country: 'Norway' };

const ways: [string, Partial<Habits>][] = [
  ['as PayPal usually answers', {}],
  [
    'with refusals remembered and past orders forgotten',
    { requestIds: 'everything', pastOrders: 'forgotten', invoiceIds: 'once', captureEvents: 'bare' },
  ],
  ['with invoice ids as one likes', { invoiceIds: 'any', deniedEvent: 'DECLINED' }],
];

describe.each(ways)('payments that do not go as planned, %s', (_name, habits) => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({
      http: true,
      paypal: true,
      otherPayPalClients: { 'other-client': 'other-secret' },
    });
    customers = await PayingCustomers.of(product, { webhooks: false, habits });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  /** Time passes: everything open is due, and nobody is at work on it. */
  const later = async (order: { id: string }) => {
    await db().query(`update payments set next_check_at = now(), claimed_until = null where order_id = $1`, [order.id]);
    await reconcileOpenPayments(product.ctx());
  };
  const captures = async () => (await customers.paypal.calls()).performed['capture'] ?? 0;

  it.each([
    'INSTRUMENT_DECLINED',
    'TRANSACTION_REFUSED',
    'COMPLIANCE_VIOLATION',
    'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
    'PAYER_CANNOT_PAY',
    'SOMETHING_NEW',
  ])('%s: charges nothing, tells it, and takes the next try', async (issue) => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'refused', issue });
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      message: expect.stringMatching(/^Payment failed\. Please try again\..*othing was charged/) as string,
    });
    const before = await captures();
    for (let turn = 0; turn < 10; turn += 1) await later(order);
    expect(await captures()).toBe(before);
    const again = await startPayment(product.ctx(user), order.id);
    await customers.paypal.approve(again);
    expect((await capturePayment(product.ctx(user), order.id, again)).paymentStatus).toBe('PAID');
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
  });

  it.each(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'])(
    '%s: the same order can be approved again, and is captured under another key',
    async (issue) => {
      const { user, order, paypalOrderId } = await customers.approved();
      await customers.paypal.next({ operation: 'capture', behaviour: 'refused', issue });
      await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
        code: 'PAYMENT_FAILED',
      });
      await later(order);
      expect(await customers.facts(user, order)).toMatchObject({ credits: 0, order: { paymentStatus: 'PENDING' } });
      await customers.paypal.approve(paypalOrderId);
      expect((await capturePayment(product.ctx(user), order.id, paypalOrderId)).paymentStatus).toBe('PAID');
    },
  );

  it.each(['forbidden', 'fail429', 'fail500', 'unauthorized'] as const)(
    'a capture answered %s is settled once or told as failed, and never both',
    async (behaviour) => {
      const { user, order, paypalOrderId } = await customers.approved();
      await customers.paypal.next({ operation: 'capture', behaviour, times: behaviour === 'unauthorized' ? 2 : 1 });
      const told = await capturePayment(product.ctx(user), order.id, paypalOrderId).then(
        ({ paymentStatus }) => paymentStatus,
        ({ code }: { code: string }) => code,
      );
      await later(order);
      await later(order);
      const { order: after, credits } = await customers.facts(user, order);
      if (told === 'PAYMENT_PENDING')
        expect({ status: after.paymentStatus, credits }).toEqual({ status: 'PAID', credits: 20 });
      else
        expect({ told, status: after.paymentStatus, credits }).toEqual({
          told: 'PAYMENT_FAILED',
          status: 'PENDING',
          credits: 0,
        });
    },
  );

  it.each(['lostAnswer', 'garbled'] as const)(
    'a capture whose answer is %s, with PayPal silent afterwards, waits and is settled later',
    async (behaviour) => {
      const { user, order, paypalOrderId } = await customers.approved();
      await customers.paypal.call('POST', '/sandbox/switches', {
        next: [
          { operation: 'capture', behaviour },
          { operation: 'getOrder', behaviour: 'fail500' },
        ],
      });
      await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
        code: 'PAYMENT_PENDING',
      });
      expect(await customers.facts(user, order)).toMatchObject({
        order: { paymentStatus: 'PROCESSING', paymentProblem: expect.stringContaining('confirming') as string },
      });
      await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
      await expect(cancelPurchase(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
      await later(order);
      expect(await customers.facts(user, order)).toMatchObject({
        credits: 20,
        receipts: 1,
        order: { paymentStatus: 'PAID' },
      });
    },
  );

  it('holds an order under review, settles it when PayPal has decided, and says so when it is turned down', async () => {
    for (const end of ['complete', 'deny'] as const) {
      const { user, order, paypalOrderId } = await customers.approved();
      await customers.paypal.next({
        operation: 'capture',
        behaviour: 'pending',
        reason: 'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION',
      });
      await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
        code: 'PAYMENT_PENDING',
      });
      const held = await customers.facts(user, order);
      expect(held).toMatchObject({
        order: { paymentStatus: 'PROCESSING' },
        payments: [
          {
            state: 'REVIEW',
            error: 'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION',
            captureId: expect.any(String) as string,
          },
        ],
      });
      await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
      await expect(cancelPurchase(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
      await later(order);
      expect(await customers.facts(user, order)).toMatchObject({ order: { paymentStatus: 'PROCESSING' } });
      await customers.paypal.call('POST', `/sandbox/captures/${held.payments[0]?.captureId}/${end}`);
      await later(order);
      const after = await customers.facts(user, order);
      if (end === 'complete')
        expect(after).toMatchObject({ credits: 20, receipts: 1, order: { paymentStatus: 'PAID' } });
      else {
        expect(after).toMatchObject({
          credits: 0,
          order: { paymentStatus: 'PENDING' },
          payments: [{ state: 'FAILED' }],
        });
        expect(await db().countBy(OutboxEntity, { dedupeKey: `not-paid:${after.payments[0]?.id}` })).toBe(1);
        const next = await startPayment(product.ctx(user), order.id);
        await customers.paypal.approve(next);
        expect((await capturePayment(product.ctx(user), order.id, next)).paymentStatus).toBe('PAID');
      }
    }
  });

  it('settles a begun payment with the account it was begun with, whatever the settings say by then', async () => {
    const settings = {
      off: { enablePayPal: false },
      live: { mode: 'LIVE' },
      'another account': {
        clientId: 'other-client',
        clientSecretCipher: encrypt(product.services.config.encryptionKey, 'other-secret'),
      },
    };
    for (const [what, body] of Object.entries(settings)) {
      const { user, order, paypalOrderId } = await customers.approved();
      await customers.paypal.call('POST', '/sandbox/switches', {
        next: [
          { operation: 'capture', behaviour: 'fail500' },
          { operation: 'getOrder', behaviour: 'fail500' },
        ],
      });
      await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
        code: 'PAYMENT_PENDING',
      });
      await db().query(
        `insert into settings (key, body) values ('paypal', $1) on conflict (key) do update set body = excluded.body`,
        [JSON.stringify(body)],
      );
      await later(order);
      expect({ what, ...(await customers.facts(user, order)) }).toMatchObject({
        what,
        credits: 20,
        receipts: 1,
        order: { paymentStatus: 'PAID' },
      });
      if (what === 'off') {
        const next = await customers.placed();
        await expect(startPayment(product.ctx(next.user), next.order.id)).rejects.toMatchObject({
          code: 'PAYMENT_UNAVAILABLE',
        });
      }
      await db().query(`delete from settings where key = 'paypal'`);
    }
  });

  it('asks about paid ones first, however many were abandoned', async () => {
    const abandoned = await Promise.all(Array.from({ length: 8 }, () => customers.placed()));
    for (const { user, order } of abandoned) await startPayment(product.ctx(user), order.id);
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.call('POST', '/sandbox/switches', {
      next: [
        { operation: 'capture', behaviour: 'lostAnswer' },
        { operation: 'getOrder', behaviour: 'fail500' },
      ],
    });
    await capturePayment(product.ctx(user), order.id, paypalOrderId).catch(() => undefined);
    await db().query(`update payments set next_check_at = now() - interval '1 hour' where state = 'CREATED'`);
    await db().query(`update payments set next_check_at = now(), claimed_until = null where order_id = $1`, [order.id]);
    const due: { order_id: string }[] = await db().query(
      `select order_id from payments where state in ('CREATED', 'CAPTURING') and next_check_at <= now() order by (state = 'CAPTURING') desc, next_check_at limit 1`,
    );
    expect(due[0]?.order_id).toBe(order.id);
    await reconcileOpenPayments(product.ctx());
    // what nobody has approved is put off, and asked about less and less
    const [row]: { soonest: number }[] = await db().query(
      `select min(extract(epoch from next_check_at - now()))::int as soonest from payments where state = 'CREATED'`,
    );
    expect(row?.soonest).toBeGreaterThan(60);
  });

  it('cancels what nobody pays for a week, never what PayPal decides on, and nothing of it is captured later', async () => {
    const stale = await customers.approved();
    const reviewed = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'pending' });
    await capturePayment(product.ctx(reviewed.user), reviewed.order.id, reviewed.paypalOrderId).catch(() => undefined);
    const untouched = await customers.placed();
    const fresh = await customers.placed();
    const old = [stale.order.id, reviewed.order.id, untouched.order.id];
    await db().query(`update orders set created_at = now() - interval '8 days' where id = any($1)`, [old]);
    await cancelPurchase(product.ctx(stale.user), stale.order.id);
    await cancelStaleOrders(product.ctx());
    expect((await customers.facts(untouched.user, untouched.order)).order).toMatchObject({
      paymentStatus: 'CANCELLED',
      orderStatus: 'CANCELLED',
    });
    expect((await customers.facts(reviewed.user, reviewed.order)).order.paymentStatus).toBe('PROCESSING');
    expect((await customers.facts(fresh.user, fresh.order)).order.paymentStatus).toBe('PENDING');
    await later(stale.order);
    await expect(capturePayment(product.ctx(stale.user), stale.order.id, stale.paypalOrderId)).rejects.toMatchObject({
      message: expect.stringMatching(/./) as string,
    });
    expect(await customers.facts(stale.user, stale.order)).toMatchObject({
      credits: 0,
      order: { paymentStatus: 'CANCELLED' },
    });
  });

  it('counts the days of an order from its payment, when that comes on a later day', async () => {
    const { user, order } = await customers.placed();
    await db().query(`update orders set created_at = now() - interval '6 days' where id = $1`, [order.id]);
    const paypalOrderId = await startPayment(product.ctx(user), order.id);
    await customers.paypal.approve(paypalOrderId);
    const paid = await capturePayment(product.ctx(user), order.id, paypalOrderId);
    expect(paid.membershipUntil?.getTime()).toBe((paid.paidAt?.getTime() ?? 0) + 30 * 24 * 60 * 60 * 1000);
  });

  it('keeps a premium without an end', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await db().query(`update users set membership = 'PREMIUM', membership_until = null where id = $1`, [user.id]);
    await capturePayment(product.ctx(user), order.id, paypalOrderId);
    expect(await customers.facts(user, order)).toMatchObject({ membership: 'PREMIUM', membershipUntil: null });
  });

  it('takes the same package up again within a day, and one order for five clicks of back and pay', async () => {
    const { user, order } = await customers.placed();
    const again = await createPurchase(product.ctx(user), {
      of: { packageId: customers.packageId },
      billing: { ...billing, customerName: 'Ann Other' },
    });
    expect(again).toMatchObject({ id: order.id, customerName: 'Ann Other', country: 'Norway' });
    await cancelPurchase(product.ctx(user), order.id);
    expect((await createPurchase(product.ctx(user), { of: { packageId: customers.packageId }, billing })).id).not.toBe(
      order.id,
    );
  });

  it('cancels against a capture at the same time: one of them wins, whole', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const { user, order, paypalOrderId } = await customers.approved();
      const [paid, cancelled] = await Promise.allSettled([
        capturePayment(product.ctx(user), order.id, paypalOrderId),
        cancelPurchase(product.ctx(user), order.id),
      ]);
      const after = await customers.facts(user, order);
      expect([paid.status, cancelled.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
      expect(after.credits).toBe(paid.status === 'fulfilled' ? 20 : 0);
      outcomes.add(after.order.paymentStatus);
    }
    expect([...outcomes].every((status) => status === 'PAID' || status === 'CANCELLED')).toBe(true);
  });

  it('has no open attempt left that is not due again', async () => {
    const stuck: unknown[] = await db().query(
      `select id from payments where state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW') and next_check_at > now() + interval '1 day'`,
    );
    expect(stuck).toEqual([]);
  });
});
