import { defaultAccent } from '../../../../contract/brand';
import { encrypt } from '../../../platform/secrets/secrets';
import { OutboxEntity } from '../../../platform/mail/outbox.entity';
import { PayingCustomers, paypalVariants } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { saveAppearance } from '../../settings/admin/appearance-editing.service';
import { readAppearance } from '../../settings/appearance';
import { startPayment } from './attempt.service';
import { capturePayment } from './capture.service';
import { cancelPurchase } from '../cancellation.service';

describe.each(paypalVariants)('payments that fail or are delayed, %s', (_name, testBehaviours) => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({
      http: true,
      paypal: true,
      otherPayPalClients: { 'other-client': 'other-secret' },
    });
    customers = await PayingCustomers.of(product, { webhooks: false, testBehaviours });
  });
  afterAll(() => product.stop());

  const db = () => product.services.dataSource.manager;
  const captures = async () => (await customers.paypal.calls()).performed['capture'] ?? 0;

  it.each([
    'INSTRUMENT_DECLINED',
    'TRANSACTION_REFUSED',
    'COMPLIANCE_VIOLATION',
    'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
    'PAYER_CANNOT_PAY',
    'SOMETHING_NEW',
  ])('%s: charges nothing, reports it, and accepts the next try', async (issue) => {
    const { user, order, paypalOrderId } = await customers.approved();
    await customers.paypal.next({ operation: 'capture', behaviour: 'refused', issue });
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      message: expect.stringMatching(/^Payment failed\. Please try again\..*othing was charged/) as string,
    });
    const before = await captures();
    for (let round = 0; round < 10; round += 1) await customers.later(order);
    expect(await captures()).toBe(before);
    const again = await startPayment(product.ctx(user), order.id);
    await customers.paypal.approve(again);
    expect((await capturePayment(product.ctx(user), order.id, again)).purchase.paymentStatus).toBe('PAID');
    expect(await customers.facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
  });

  it.each(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'])(
    '%s: allows a new approval of the same order and captures it under another key',
    async (issue) => {
      const { user, order, paypalOrderId } = await customers.approved();
      await customers.paypal.next({ operation: 'capture', behaviour: 'refused', issue });
      await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
        code: 'PAYMENT_FAILED',
      });
      await customers.later(order);
      expect(await customers.facts(user, order)).toMatchObject({ credits: 0, order: { paymentStatus: 'PENDING' } });
      await customers.paypal.approve(paypalOrderId);
      expect((await capturePayment(product.ctx(user), order.id, paypalOrderId)).purchase.paymentStatus).toBe('PAID');
    },
  );

  it.each(['forbidden', 'fail429', 'fail500', 'unauthorized'] as const)(
    'settles a capture answered %s once or reports it as failed, never both',
    async (behaviour) => {
      const { user, order, paypalOrderId } = await customers.approved();
      await customers.paypal.next({ operation: 'capture', behaviour, times: behaviour === 'unauthorized' ? 2 : 1 });
      const reported = await capturePayment(product.ctx(user), order.id, paypalOrderId).then(
        ({ purchase }) => purchase.paymentStatus,
        ({ code }: { code: string }) => code,
      );
      await customers.later(order);
      await customers.later(order);
      const { order: after, credits } = await customers.facts(user, order);
      if (reported === 'PAYMENT_PENDING')
        expect({ status: after.paymentStatus, credits }).toEqual({ status: 'PAID', credits: 20 });
      else
        expect({ reported, status: after.paymentStatus, credits }).toEqual({
          reported: 'PAYMENT_FAILED',
          status: 'PENDING',
          credits: 0,
        });
    },
  );

  it('says that a completed capture could not be booked, and books it later', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await db().query(
      `alter table credit_entries add constraint ck_out_of_order check (user_id <> '${user.id}') not valid`,
    );
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_PENDING',
      message: expect.stringMatching(/^Payment completed successfully, but we couldn't update/) as string,
    });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, receipts: 0 });
    await db().query('alter table credit_entries drop constraint ck_out_of_order');
    await customers.later(order);
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 20,
      receipts: 1,
      order: { paymentStatus: 'PAID' },
    });
  });

  it('creates the same order at PayPal after a lost answer, with the name that the shop had before', async () => {
    const { user, order } = await customers.placed();
    await customers.paypal.next({ operation: 'createOrder', behaviour: 'lostAnswer' });
    await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'PROVIDER_ERROR' });
    const created = async () => (await customers.paypal.calls()).performed['createOrder'];
    const before = await created();
    await saveAppearance(
      product.ctx(await product.addUser({ role: 'ADMIN' })),
      { shopName: `Loom ${order.id}`, logoUrl: '', accentColor: defaultAccent },
      (await readAppearance(product.ctx())).version,
    );
    const paypalOrderId = await startPayment(product.ctx(user), order.id);
    expect(await created()).toBe(before);
    await customers.paypal.approve(paypalOrderId);
    expect((await capturePayment(product.ctx(user), order.id, paypalOrderId)).purchase.paymentStatus).toBe('PAID');
  });

  it.each(['lostAnswer', 'garbled'] as const)(
    'keeps a capture whose answer is %s waiting while PayPal is silent, and settles it later',
    async (behaviour) => {
      const { user, order, paypalOrderId } = await customers.approved();
      await customers.paypal.call('POST', '/sandbox/faults', {
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
      await customers.later(order);
      expect(await customers.facts(user, order)).toMatchObject({
        credits: 20,
        receipts: 1,
        order: { paymentStatus: 'PAID' },
      });
    },
  );

  it("holds an order under review, settles it by PayPal's decision, and reports a decline", async () => {
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
      await customers.later(order);
      expect(await customers.facts(user, order)).toMatchObject({ order: { paymentStatus: 'PROCESSING' } });
      await customers.paypal.call('POST', `/sandbox/captures/${held.payments[0]?.captureId}/${end}`);
      await customers.later(order);
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
        expect((await capturePayment(product.ctx(user), order.id, next)).purchase.paymentStatus).toBe('PAID');
      }
    }
  });

  it('settles an attempt with the account that created it, also after the settings changed', async () => {
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
      await customers.paypal.call('POST', '/sandbox/faults', {
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
      await customers.later(order);
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

  it('opens a new attempt when another account is in use than the one that was asked in vain', async () => {
    const { user, order } = await customers.placed();
    await customers.paypal.next({ operation: 'createOrder', behaviour: 'fail500' });
    await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'PROVIDER_ERROR' });
    await db().query(`insert into settings (key, body) values ('paypal', $1)`, [
      JSON.stringify({
        clientId: 'other-client',
        clientSecretCipher: encrypt(product.services.config.encryptionKey, 'other-secret'),
      }),
    ]);
    const paypalOrderId = await startPayment(product.ctx(user), order.id);
    await customers.paypal.approve(paypalOrderId);
    expect((await capturePayment(product.ctx(user), order.id, paypalOrderId)).purchase.paymentStatus).toBe('PAID');
    const { payments } = await customers.facts(user, order);
    expect(payments.map(({ state }) => state).sort()).toEqual(['FAILED', 'SETTLED']);
    await db().query(`delete from settings where key = 'paypal'`);
  });

  it('opens a new attempt when the site has another address than the one that was asked with in vain', async () => {
    const { config } = product.services;
    const { appUrl } = config;
    const { user, order } = await customers.placed();
    await customers.paypal.next({ operation: 'createOrder', behaviour: 'lostAnswer' });
    await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'PROVIDER_ERROR' });
    config.appUrl = 'https://moved.example';
    try {
      const paypalOrderId = await startPayment(product.ctx(user), order.id);
      config.appUrl = appUrl; // what PayPal has made already can be paid at any address
      expect(await startPayment(product.ctx(user), order.id)).toBe(paypalOrderId);
      await customers.paypal.approve(paypalOrderId);
      await capturePayment(product.ctx(user), order.id, paypalOrderId);
    } finally {
      config.appUrl = appUrl;
    }
    const { payments } = await customers.facts(user, order);
    expect(payments.map(({ state }) => state).sort()).toEqual(['FAILED', 'SETTLED']);
  });

  it("counts an order's days from its payment when it is paid on a later day", async () => {
    const { user, order } = await customers.placed();
    await db().query(`update orders set created_at = now() - interval '6 days' where id = $1`, [order.id]);
    const paypalOrderId = await startPayment(product.ctx(user), order.id);
    await customers.paypal.approve(paypalOrderId);
    const { purchase: paid } = await capturePayment(product.ctx(user), order.id, paypalOrderId);
    expect(paid.membershipUntil?.getTime()).toBe((paid.paidAt?.getTime() ?? 0) + 30 * 24 * 60 * 60 * 1000);
  });

  it('preserves a membership without an end', async () => {
    const { user, order, paypalOrderId } = await customers.approved();
    await db().query(`update users set membership = 'PREMIUM', membership_until = null where id = $1`, [user.id]);
    await capturePayment(product.ctx(user), order.id, paypalOrderId);
    expect(await customers.facts(user, order)).toMatchObject({ membership: 'PREMIUM', membershipUntil: null });
  });

  it('leaves no open attempt without a scheduled check', async () => {
    const stuck: unknown[] = await db().query(
      `select id from payments where state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW') and next_check_at > now() + interval '1 day'`,
    );
    expect(stuck).toEqual([]);
  });
});
