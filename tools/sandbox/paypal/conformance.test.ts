import { problemsOf, publishedIssues } from './published/conformance';
import { exampleIds, publishedAnswers } from './published/answers';
import type { PublishedApi } from './published/conformance';
import { captureOf, orderBody, SandboxClient } from './sandbox-client';
import type { Reply } from './sandbox-client';
import { startPayPalSandbox, type PayPalSandbox } from './server';

/** Documented in PayPal's examples of disputes (docs/disputes/webhooks), but not in its specification. */
const beyond = ['seller_protection_eligible'];
const whole = { prefer: 'return=representation' };
const wallet = { payment_source: { paypal: { experience_context: { user_action: 'PAY_NOW' } } } };
const usd = (value: string) => ({ currency_code: 'USD', value });

describe("PayPal's published data", () => {
  it.each(Object.entries(publishedAnswers))('matches its own definition: %s', (_name, { api, definitions, body }) => {
    expect(problemsOf(api, definitions, body(exampleIds))).toEqual([]);
  });

  it('makes deviations detectable', () => {
    const { body } = publishedAnswers.refunded;
    expect(problemsOf('payments', 'refund', { ...body(exampleIds), state: 'done' })).toEqual([
      '/state is not published',
    ]);
    expect(problemsOf('payments', 'refund', { ...body(exampleIds), status: 'REFUNDED' })).not.toEqual([]);
    expect(problemsOf('orders', 'order_request', { intent: 'CAPTURE' })).not.toEqual([]);
    expect(() => publishedIssues('orders', 'order')).toThrow('publishes no issues');
  });
});

describe("the sandbox's answers match PayPal's published definitions for", () => {
  let sandbox: PayPalSandbox;
  let paypal: SandboxClient;

  beforeAll(async () => {
    sandbox = await startPayPalSandbox({ port: 0, clientId: 'shop', clientSecret: 'secret' });
    paypal = new SandboxClient(sandbox.url, 'shop', 'secret');
    await paypal.signIn();
  });
  afterAll(() => sandbox.close());

  const fits = ({ body, status }: Reply, expected: number, api: PublishedApi, ...definitions: string[]) => {
    expect(status).toBe(expected);
    expect(problemsOf(api, definitions, body, beyond)).toEqual([]);
  };
  const create = (body: unknown, headers: Record<string, string> = {}) =>
    paypal.call('POST', '/v2/checkout/orders', body, headers);
  const capture = (id: string, headers: Record<string, string> = whole) =>
    paypal.call('POST', `/v2/checkout/orders/${id}/capture`, {}, headers);
  const refund = (id: string, body: unknown = {}, headers: Record<string, string> = whole) =>
    paypal.call('POST', `/v2/payments/captures/${id}/refund`, body, headers);
  const named = { custom_id: 'AB12CD34', description: 'Basic' };

  it.each([
    ['small, without a payment source', {}, {}, 201],
    ['whole, without a payment source', {}, whole, 201],
    ['small, for the wallet', wallet, { 'paypal-request-id': 'small' }, 200],
    ['whole, for the wallet', wallet, { 'paypal-request-id': 'whole', ...whole }, 200],
  ])('an order created, %s', async (_what, source, headers, status) => {
    fits(await create({ ...orderBody(named), ...source }, headers), status, 'orders', 'order');
  });

  it.each([
    ['small', {}],
    ['whole', whole],
  ])('an order shown and captured, %s', async (_what, headers) => {
    const id = await paypal.order(named, headers);
    fits(await paypal.call('GET', `/v2/checkout/orders/${id}`), 200, 'orders', 'order');
    await paypal.approve(id);
    fits(await paypal.call('GET', `/v2/checkout/orders/${id}`), 200, 'orders', 'order');
    fits(await capture(id, headers), 201, 'orders', 'order');
    fits(await paypal.call('GET', `/v2/checkout/orders/${id}`), 200, 'orders', 'order');
  });

  it.each(['pending', 'denied'] as const)('a capture that is %s', async (behaviour) => {
    const id = await paypal.order(named);
    await paypal.approve(id);
    await paypal.next({ operation: 'capture', behaviour });
    const captured = await capture(id);
    fits(captured, 201, 'orders', 'order');
    fits(await paypal.call('GET', `/v2/payments/captures/${captureOf(captured).id}`), 200, 'payments', 'capture-2');
  });

  it('a capture and its refunds: in part, then the rest, small and whole', async () => {
    const id = await paypal.paid({ ...named, invoice_id: 'INV-1' });
    fits(await paypal.call('GET', `/v2/payments/captures/${id}`), 200, 'payments', 'capture-2');
    const part = await refund(id, { amount: usd('4.00'), custom_id: 'R-1', note_to_payer: 'Sorry' });
    fits(part, 201, 'payments', 'refund');
    fits(await paypal.call('GET', `/v2/payments/refunds/${String(part.body['id'])}`), 200, 'payments', 'refund');
    fits(await refund(id, {}, {}), 201, 'payments', 'refund');
    fits(await paypal.call('GET', `/v2/payments/captures/${id}`), 200, 'payments', 'capture-2');
  });

  it.each(['complete', 'fail'])('a pending refund that is then %sd', async (end) => {
    await paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours: { refunds: 'PENDING' } } });
    const waiting = await refund(await paypal.paid());
    await paypal.call('POST', '/sandbox/faults', { settings: { testBehaviours: { refunds: 'COMPLETED' } } });
    fits(waiting, 201, 'payments', 'refund');
    await paypal.call('POST', `/sandbox/refunds/${String(waiting.body['id'])}/${end}`);
    fits(await paypal.call('GET', `/v2/payments/refunds/${String(waiting.body['id'])}`), 200, 'payments', 'refund');
  });

  it('a dispute, open and decided', async () => {
    const id = await paypal.paid({ ...named, invoice_id: 'INV-2' });
    const opened = await paypal.call('POST', `/sandbox/captures/${id}/dispute`);
    const show = () => paypal.call('GET', `/v1/customer/disputes/${String(opened.body['dispute_id'])}`);
    fits(await show(), 200, 'disputes', 'dispute');
    await paypal.call('POST', `/sandbox/disputes/${String(opened.body['dispute_id'])}/resolve`, {
      outcome: 'RESOLVED_BUYER_FAVOUR',
      amount: usd('10.00'),
    });
    fits(await show(), 200, 'disputes', 'dispute');
  });

  it('errors: each in the published form, with an issue of the published list', async () => {
    const open = await paypal.order();
    const paid = await paypal.paid({ invoice_id: 'INV-3' });
    const declined = await paypal.order();
    await paypal.approve(declined, 'declined-card');
    const twice = await paypal.order({ invoice_id: 'INV-3' });
    await paypal.approve(twice);
    const closing = await paypal.order();
    await paypal.approve(closing, 'closed-account');
    fits(await create({ intent: 'CAPTURE' }), 400, 'orders', 'error_400', '400');
    fits(await create({ ...orderBody(), ...wallet }), 400, 'orders', 'error_400', '400');
    fits(await create(orderBody({ amount: usd('0.00') })), 422, 'orders', 'error_422', '422');
    fits(await create(orderBody(), { authorization: '' }), 401, 'orders', 'error_401');
    fits(await paypal.call('GET', '/v2/checkout/orders/NONE'), 404, 'orders', 'error_404', '404');
    fits(await capture('NONE'), 404, 'orders', 'error_404', '404');
    for (const id of [open, declined, twice, closing])
      fits(await capture(id), 422, 'orders', 'error_422', 'orders.capture-422');
    await paypal.next({ operation: 'capture', behaviour: 'forbidden' });
    fits(await capture(open), 403, 'orders', 'error_403', 'orders.capture-403');
    fits(await refund(paid, { amount: usd('11.00') }), 422, 'payments', 'error_422', 'captures.refund-422');
    fits(await refund(paid, { amount: usd('0.00') }), 422, 'payments', 'error_422', 'captures.refund-422');
    fits(
      await refund(paid, { amount: { currency_code: 'EUR', value: '1.00' } }),
      422,
      'payments',
      'error_422',
      'captures.refund-422',
    );
    fits(await refund(paid, { amount: { value: '1.00' } }), 400, 'payments', 'error_400', 'captures.refund-400');
    fits(await refund(paid), 201, 'payments', 'refund');
    fits(await refund(paid), 422, 'payments', 'error_422', 'captures.refund-422');
    fits(await refund('NONE'), 404, 'payments', 'error_404', '404');
    await paypal.next({ operation: 'refund', behaviour: 'forbidden' });
    fits(await refund(paid), 403, 'payments', 'error_403', '403');
  });

  it('the same refund requested twice at once: one answer, and one conflict', async () => {
    const id = await paypal.paid();
    await paypal.next({ operation: 'refund', behaviour: 'slow', delayMs: 300 });
    const key = { ...whole, 'paypal-request-id': 'at-once' };
    const [one, two] = await Promise.all([refund(id, {}, key), refund(id, {}, key)]);
    const [done, refused] = one.status === 201 ? [one, two] : [two, one];
    fits(done, 201, 'payments', 'refund');
    fits(refused, 409, 'payments', 'error_409', '409');
  });

  it('a webhook verified', async () => {
    const answer = await paypal.call('POST', '/v1/notifications/verify-webhook-signature', {
      auth_algo: 'SHA256withRSA',
      cert_url: 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-ad47cb8d',
      transmission_id: '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
      transmission_sig: 'lmI95Jx3Y9nhR5SJWlHVIWpg4AgFk7n9bCHSRxbrd8A9zrhdu2rMyFrmz',
      transmission_time: '2016-02-18T20:01:35Z',
      webhook_id: '1JE4291016473214C',
      webhook_event: { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED' },
    });
    fits(answer, 200, 'webhooks', 'verify_webhook_signature_response');
  });
});
