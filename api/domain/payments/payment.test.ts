import { SandboxClient, captureOf } from '../../../tools/sandbox/paypal/sandbox-client';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { CreditEntryEntity } from '../credits/credit-entry.entity';
import { UserEntity } from '../accounts/user.entity';
import { OrderEntity } from '../orders/order.entity';
import { createPurchase } from '../orders/order.service';
import { OutboxEntity } from '../../platform/mail/outbox.entity';
import { TransitionEntity } from '../../platform/database/transition.entity';
import { PaymentEntity } from './payment.entity';
import { startPayment } from './attempt.service';
import { capturePayment } from './capture.service';
import { cancelPurchase } from './closing.service';
import { handleProviderEvent } from './provider-events.service';
import { reconcile, reconcileOpenPayments } from './reconcile.service';
import { recordRefund } from './refund.service';

describe.each([{ webhooks: true }, { webhooks: false }])('paying an order, webhooks: $webhooks', ({ webhooks }) => {
  let product: TestProduct;
  let packageId: string;
  let paypal: SandboxClient;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, jobs: webhooks });
    packageId = (await product.addPackage()).id;
    paypal = new SandboxClient(product.paypal.url, 'sandbox-client', 'sandbox-secret');
    await paypal.signIn();
    if (!webhooks) return;
    const webhook = await paypal.call('POST', '/v1/notifications/webhooks', {
      url: `${product.url}/webhooks/paypal`,
      event_types: [{ name: '*' }],
    });
    product.services.config.paypal.webhookId = String(webhook.body['id']);
  });
  afterAll(() => product.stop());

  // what PayPal reports by itself, and what must be seen before it does
  const when = (wanted: boolean) => (name: string, test: () => Promise<void>) => {
    if (webhooks === wanted) it(name, test);
  };
  const reported = when(true);
  const quietly = when(false);
  const db = () => product.services.dataSource.manager;
  const placed = async () => {
    const user = await product.addUser();
    const order = await createPurchase(product.ctx(user), {
      of: { packageId },
      billing: { customerName: 'Ann Lee', address: '1 High Street', country: 'Palestine State' },
    });
    return { user, order };
  };
  const approved = async () => {
    const { user, order } = await placed();
    const paypalOrderId = await startPayment(product.ctx(user), order.id);
    await paypal.approve(paypalOrderId);
    return { user, order, paypalOrderId };
  };
  const facts = async (user: UserEntity, order: OrderEntity) => ({
    order: await db().findOneByOrFail(OrderEntity, { id: order.id }),
    credits: (await db().findOneByOrFail(UserEntity, { id: user.id })).credits,
    ledger: await db().findBy(CreditEntryEntity, { userId: user.id }),
    payments: await db().findBy(PaymentEntity, { orderId: order.id }),
    receipts: await db().countBy(OutboxEntity, { dedupeKey: `receipt:${order.id}` }),
  });
  const eventually = async (check: () => Promise<boolean>) => {
    for (let turn = 0; turn < 200; turn += 1) {
      if (await check()) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('It did not come about within 10 s');
  };

  it('settles exactly once: 50 captures and the webhooks at the same time', async () => {
    const { user, order, paypalOrderId } = await approved();
    const before = (await paypal.calls()).performed['capture'] ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => capturePayment(product.ctx(user), order.id, paypalOrderId)),
    );
    expect(new Set(answers.map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(['PAID']));
    expect((await paypal.calls()).performed['capture']).toBe(before + 1);
    const after = await facts(user, order);
    expect(after).toMatchObject({
      credits: 20,
      receipts: 1,
      order: { paymentStatus: 'PAID', orderStatus: 'COMPLETED' },
    });
    expect(after.ledger).toEqual([
      expect.objectContaining({ change: 20, balanceAfter: 20, reason: 'PURCHASE', subject: order.id }),
    ]);
    expect(after.payments).toEqual([expect.objectContaining({ state: 'SETTLED' })]);
    const steps = await db().findBy(TransitionEntity, { subject: order.id });
    expect(steps.map(({ machine, toState }) => `${machine} ${toState}`).sort()).toEqual([
      'order COMPLETED',
      'order-payment PAID',
    ]);
  });

  it('gives premium until the creation date plus the validity days, and never shortens it', async () => {
    const { user, order, paypalOrderId } = await approved();
    const later = new Date(Date.now() + 400 * 24 * 60 * 60 * 1000);
    await db().query(`update users set membership = 'PREMIUM', membership_until = $2 where id = $1`, [user.id, later]);
    const paid = await capturePayment(product.ctx(user), order.id, paypalOrderId);
    expect(paid.membershipUntil?.getTime()).toBe(order.createdAt.getTime() + 30 * 24 * 60 * 60 * 1000);
    const [row]: { membership_until: Date }[] = await db().query('select membership_until from users where id = $1', [
      user.id,
    ]);
    expect(row?.membership_until.getTime()).toBe(later.getTime());
  });

  it('asks PayPal for one order however often the button is pressed', async () => {
    const { user, order } = await placed();
    const ids = await Promise.all(Array.from({ length: 5 }, () => startPayment(product.ctx(user), order.id)));
    expect(new Set(ids).size).toBe(1);
    expect(await db().countBy(PaymentEntity, { orderId: order.id })).toBe(1);
  });

  quietly('settles a capture whose answer was lost', async () => {
    const { user, order, paypalOrderId } = await approved();
    await paypal.next({ operation: 'capture', behaviour: 'lostAnswer' });
    const paid = await capturePayment(product.ctx(user), order.id, paypalOrderId);
    expect(paid.paymentStatus).toBe('PAID');
    expect(await facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
  });

  reported('settles from the webhook when the browser never comes back', async () => {
    const { user, order } = await approved();
    await eventually(async () => (await facts(user, order)).order.paymentStatus === 'PAID');
    expect(await facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
  });

  quietly('settles from the reconciliation when neither browser nor webhook come', async () => {
    const { user, order } = await approved();
    await db().query(`update payments set next_check_at = now() where order_id = $1`, [order.id]);
    await Promise.all([reconcileOpenPayments(product.ctx()), reconcileOpenPayments(product.ctx())]);
    await eventually(async () => (await facts(user, order)).order.paymentStatus === 'PAID');
    expect(await facts(user, order)).toMatchObject({ credits: 20, receipts: 1 });
  });

  it('never charges after it said that nothing was charged, and takes another try as a new order', async () => {
    const { user, order } = await placed();
    const first = await startPayment(product.ctx(user), order.id);
    await paypal.next({ operation: 'capture', behaviour: 'declined' });
    await paypal.approve(first, 'wallet');
    await expect(capturePayment(product.ctx(user), order.id, first)).rejects.toMatchObject({
      code: 'PAYMENT_DECLINED',
      message: expect.stringContaining('nothing was charged') as string,
    });
    expect(await facts(user, order)).toMatchObject({
      credits: 0,
      receipts: 0,
      order: { paymentStatus: 'PENDING', paymentProblem: expect.stringContaining('declined') as string },
    });
    // PayPal would take it now: nobody may ask
    const before = (await paypal.calls()).received['capture'];
    for (let turn = 0; turn < 10; turn += 1) {
      await db().query(`update payments set next_check_at = now() where order_id = $1`, [order.id]);
      await reconcileOpenPayments(product.ctx());
    }
    const { body } = await paypal.call('GET', '/sandbox/webhooks/events');
    const approvals = (body['events'] as { id: string; event_type: string; resource: { id: string } }[]).filter(
      ({ event_type: type, resource }) => type === 'CHECKOUT.ORDER.APPROVED' && resource.id === first,
    );
    for (const { id } of approvals) {
      if (webhooks) await paypal.call('POST', `/sandbox/webhooks/redeliver/${id}`);
      await db().query(
        `insert into provider_events (provider, event_id, type, body) values ('PAYPAL', $1, 'CHECKOUT.ORDER.APPROVED', $2)`,
        [`again-${id}`, JSON.stringify(approvals[0])],
      );
      const [stored]: { id: string }[] = await db().query('select id from provider_events where event_id = $1', [
        `again-${id}`,
      ]);
      await handleProviderEvent(product.ctx(), stored?.id ?? '');
    }
    expect((await paypal.calls()).received['capture']).toBe(before);
    await expect(capturePayment(product.ctx(user), order.id, first)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
    expect((await paypal.calls()).received['capture']).toBe(before);
    const second = await startPayment(product.ctx(user), order.id);
    expect(second).not.toBe(first);
    await paypal.approve(second, 'wallet');
    expect((await capturePayment(product.ctx(user), order.id, second)).paymentStatus).toBe('PAID');
    expect(await facts(user, order)).toMatchObject({ credits: 20, receipts: 1, order: { paymentProblem: null } });
    const { body: paid } = await paypal.call('GET', `/v2/checkout/orders/${second}`);
    expect(paid).toMatchObject({ purchase_units: [{ invoice_id: `${order.paymentCode}-2` }] });
  });

  for (const [what, altered] of Object.entries({
    'another amount': { amount: { value: '1.00', currency_code: 'USD' } },
    'another currency': { amount: { value: '9.00', currency_code: 'EUR' } },
    'another order': { customId: 'SOMEONES' },
  })) {
    quietly(`never settles a capture of ${what}`, async () => {
      const { user, order, paypalOrderId } = await approved();
      await paypal.next({ operation: 'capture', behaviour: 'altered', ...altered });
      const refusal = { code: 'PAYMENT_FAILED', message: expect.stringContaining('contact support') as string };
      await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject(refusal);
      const kept = {
        credits: 0,
        receipts: 0,
        order: { paymentStatus: 'PROCESSING' },
        payments: [{ state: 'FAILED', error: 'MISFIT', captureId: expect.any(String) as string }],
      };
      expect(await facts(user, order)).toMatchObject(kept);
      // money has moved: paying again is paying twice, and no check changes what is kept
      await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject(refusal);
      await expect(cancelPurchase(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
      const [payment] = await db().findBy(PaymentEntity, { orderId: order.id });
      if (!payment) throw new Error('no payment');
      await expect(reconcile(product.ctx(), payment)).rejects.toMatchObject(refusal);
      expect(await facts(user, order)).toMatchObject(kept);
      await paypal.call('POST', `/v2/payments/captures/${payment.captureId}/refund`, {});
      await recordRefund(product.ctx(), payment, {
        providerRefundId: `R-${payment.id}`,
        amount: payment.amount,
        state: 'COMPLETED',
        reason: 'by hand',
      });
      expect((await facts(user, order)).order).toMatchObject({ paymentStatus: 'PENDING', paymentProblem: null });
      expect(await startPayment(product.ctx(user), order.id)).not.toBe(paypalOrderId);
    });
  }

  it('does not capture what the payer has not approved', async () => {
    const { user, order } = await placed();
    const paypalOrderId = await startPayment(product.ctx(user), order.id);
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
    });
    expect(await facts(user, order)).toMatchObject({ credits: 0, order: { paymentStatus: 'PENDING' } });
  });

  it('opens a new PayPal order when the old one has expired', async () => {
    const { user, order } = await placed();
    const first = await startPayment(product.ctx(user), order.id);
    await paypal.call('POST', `/sandbox/orders/${first}/expire`);
    const second = await startPayment(product.ctx(user), order.id);
    expect(second).not.toBe(first);
  });

  quietly('opens an attempt again whose capture was interrupted, and settles one whose answer was', async () => {
    const { user, order } = await placed();
    const id = await startPayment(product.ctx(user), order.id);
    await db().query(
      `update payments set state = 'CAPTURING', claimed_until = now() - interval '1 minute' where order_id = $1`,
      [order.id],
    );
    expect(await startPayment(product.ctx(user), order.id)).toBe(id);
    await paypal.approve(id);
    await paypal.capture(id);
    await db().query(
      `update payments set state = 'CAPTURING', claimed_until = now() - interval '1 minute' where order_id = $1`,
      [order.id],
    );
    await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await facts(user, order)).toMatchObject({ credits: 20, receipts: 1, order: { paymentStatus: 'PAID' } });
  });

  quietly('lets nobody pay twice while PayPal reviews the payment, and settles it afterwards', async () => {
    const { user, order, paypalOrderId } = await approved();
    await paypal.next({ operation: 'capture', behaviour: 'pending' });
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_PENDING',
    });
    await db().query(`update payments set next_check_at = now() where order_id = $1`, [order.id]);
    await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
    const held = await paypal.call('GET', `/v2/checkout/orders/${paypalOrderId}`);
    await paypal.call('POST', `/sandbox/captures/${captureOf(held).id}/complete`);
    await reconcileOpenPayments(product.ctx());
    expect(await facts(user, order)).toMatchObject({ credits: 20, receipts: 1, order: { paymentStatus: 'PAID' } });
  });

  it("hides other people's orders and payments", async () => {
    const { order, paypalOrderId } = await approved();
    const stranger = await product.addUser();
    await expect(startPayment(product.ctx(stranger), order.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(capturePayment(product.ctx(stranger), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { order: theirs, user } = await placed();
    await expect(capturePayment(product.ctx(user), theirs.id, paypalOrderId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('refuses webhooks that PayPal has not signed', async () => {
    const { user, order, paypalOrderId } = await approved();
    const body = JSON.stringify({
      id: 'WH-forged',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: 'x', supplementary_data: { related_ids: { order_id: paypalOrderId } } },
    });
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${product.paypal.url}/v1/notifications/certs/x`,
      'paypal-transmission-id': 'a',
      'paypal-transmission-sig': 'b',
      'paypal-transmission-time': new Date().toISOString(),
    };
    for (const sent of [headers, {}]) {
      const response = await fetch(`${product.url}/webhooks/paypal`, {
        method: 'POST',
        headers: { ...sent, 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(400);
    }
    expect(order.userId).toBe(user.id);
  });

  reported('takes back unspent credits when PayPal refunds the capture, once', async () => {
    const { user, order, paypalOrderId } = await approved();
    const paid = await capturePayment(product.ctx(user), order.id, paypalOrderId);
    await db().query('update users set credits = credits - 15 where id = $1', [user.id]);
    await paypal.call('POST', `/v2/payments/captures/${paid.transactionId}/refund`, {});
    await eventually(async () => (await facts(user, order)).order.paymentStatus === 'REFUNDED');
    const after = await facts(user, order);
    expect(after.credits).toBe(0);
    expect(after.ledger.filter(({ reason }) => reason === 'REFUND')).toEqual([
      expect.objectContaining({ change: -5, balanceAfter: 0 }),
    ]);
  });

  reported('marks a disputed order', async () => {
    const { user, order, paypalOrderId } = await approved();
    const paid = await capturePayment(product.ctx(user), order.id, paypalOrderId);
    await paypal.call('POST', `/sandbox/captures/${paid.transactionId}/dispute`);
    await eventually(async () => (await facts(user, order)).order.paymentStatus === 'DISPUTED');
  });
});
