import type { SandboxClient } from '../../../../tools/sandbox/paypal/sandbox-client';
import { PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { startPayment } from './attempt.service';
import { capturePayment } from './capture.service';
import { cancelPurchase } from '../cancellation.service';
import { PaymentEntity } from './payment.entity';
import { handleProviderEvent } from '../provider-events/provider-events.service';
import { reconcile, reconcileOpenPayments } from './reconcile.service';
import { recordRefund } from '../refunds/refund-booking.service';

describe.each([{ webhooks: true }, { webhooks: false }])('refused payments, webhooks: $webhooks', ({ webhooks }) => {
  let product: TestProduct;
  let customers: PayingCustomers;
  let paypal: SandboxClient;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, jobs: webhooks });
    customers = await PayingCustomers.of(product, { webhooks });
    ({ paypal } = customers);
  });
  afterAll(() => product.stop());

  // for tests that must run before PayPal sends its webhook
  const quietly = (name: string, test: () => Promise<void>) => {
    if (!webhooks) it(name, test);
  };
  const db = () => product.services.dataSource.manager;

  it('are never charged after the payer was informed that nothing was charged; another try is a new order', async () => {
    const { user, order } = await customers.placed();
    const first = await startPayment(product.ctx(user), order.id);
    await paypal.next({ operation: 'capture', behaviour: 'declined' });
    await paypal.approve(first, 'wallet');
    await expect(capturePayment(product.ctx(user), order.id, first)).rejects.toMatchObject({
      code: 'PAYMENT_DECLINED',
      message: expect.stringContaining('nothing was charged') as string,
    });
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 0,
      receipts: 0,
      order: { paymentStatus: 'PENDING', paymentProblem: expect.stringContaining('declined') as string },
    });
    // PayPal would accept it now, but nothing may ask
    const before = (await paypal.calls()).received['capture'];
    for (let round = 0; round < 10; round += 1) {
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
    expect((await capturePayment(product.ctx(user), order.id, second)).purchase.paymentStatus).toBe('PAID');
    expect(await customers.facts(user, order)).toMatchObject({
      credits: 20,
      receipts: 1,
      order: { paymentProblem: null },
    });
    const { body: paid } = await paypal.call('GET', `/v2/checkout/orders/${second}`);
    expect(paid).toMatchObject({ purchase_units: [{ invoice_id: `${order.paymentCode}-2` }] });
  });

  for (const [what, altered] of Object.entries({
    'another amount': { amount: { value: '1.00', currency_code: 'USD' } },
    'another currency': { amount: { value: '9.00', currency_code: 'EUR' } },
    'another order': { customId: 'SOMEONES' },
  })) {
    quietly(`are not settled by a capture of ${what}`, async () => {
      const { user, order, paypalOrderId } = await customers.approved();
      await paypal.next({ operation: 'capture', behaviour: 'altered', ...altered });
      const refusal = { code: 'PAYMENT_FAILED', message: expect.stringContaining('contact support') as string };
      await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject(refusal);
      const unchanged = {
        credits: 0,
        receipts: 0,
        order: { paymentStatus: 'PROCESSING' },
        payments: [{ state: 'FAILED', error: 'MISFIT', captureId: expect.any(String) as string }],
      };
      expect(await customers.facts(user, order)).toMatchObject(unchanged);
      // money has moved: a second payment would charge twice, and no check changes the stored state
      await expect(startPayment(product.ctx(user), order.id)).rejects.toMatchObject(refusal);
      await expect(cancelPurchase(product.ctx(user), order.id)).rejects.toMatchObject({ code: 'PAYMENT_PENDING' });
      const [payment] = await db().findBy(PaymentEntity, { orderId: order.id });
      if (!payment) throw new Error('no payment');
      await expect(reconcile(product.ctx(), payment)).rejects.toMatchObject(refusal);
      expect(await customers.facts(user, order)).toMatchObject(unchanged);
      await paypal.call('POST', `/v2/payments/captures/${payment.captureId}/refund`, {});
      await recordRefund(product.ctx(), payment, {
        providerRefundId: `R-${payment.id}`,
        amount: payment.amount,
        state: 'COMPLETED',
        reason: 'by hand',
      });
      expect((await customers.facts(user, order)).order).toMatchObject({
        paymentStatus: 'PENDING',
        paymentProblem: null,
      });
      expect(await startPayment(product.ctx(user), order.id)).not.toBe(paypalOrderId);
    });
  }

  it("are not captured without the payer's approval", async () => {
    const { user, order } = await customers.placed();
    const paypalOrderId = await startPayment(product.ctx(user), order.id);
    await expect(capturePayment(product.ctx(user), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
    });
    expect(await customers.facts(user, order)).toMatchObject({ credits: 0, order: { paymentStatus: 'PENDING' } });
  });

  it('are not visible to other accounts', async () => {
    const { order, paypalOrderId } = await customers.approved();
    const other = await product.addUser();
    await expect(startPayment(product.ctx(other), order.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(capturePayment(product.ctx(other), order.id, paypalOrderId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { order: otherOrder, user } = await customers.placed();
    await expect(capturePayment(product.ctx(user), otherOrder.id, paypalOrderId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it("are not triggered by webhooks without PayPal's signature", async () => {
    const { user, order, paypalOrderId } = await customers.approved();
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
});
