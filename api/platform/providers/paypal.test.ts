import { exampleIds, publishedAnswers, publishedError } from '../../../tools/sandbox/paypal/published/answers';
import type { PublishedAnswer } from '../../../tools/sandbox/paypal/published/answers';
import { problemsOf } from '../../../tools/sandbox/paypal/published/conformance';
import { startRecordingServer } from '../../../tools/sandbox/paypal/published/recording-server';
import type { RecordingServer } from '../../../tools/sandbox/paypal/published/recording-server';
import { PayPal } from './paypal';
import type { NewPayPalOrder } from './paypal';
import type { PayPalAccount } from './paypal-tokens';
import { ProviderSilence } from './provider-fetch';

/** PayPal's answer to a token request (developer.paypal.com/api/rest/authentication). */
const token = {
  scope: 'https://uri.paypal.com/services/payments/payment',
  access_token: 'A21AAFEpH4PsADK7qSS7pSRsgzfENtu-Q1ysgEDVDESseMHBYXVJYE8ovjj68elIDy8nF26AwPhfXTIeWAZHSLIsQkSYz9ifg',
  token_type: 'Bearer',
  app_id: 'APP-80W284485P519543T',
  expires_in: 31668,
  nonce: '2020-04-03T15:35:36ZaYZlGvEkV4yVSz8g6bAKFoGSEzuy3CQcz3ljhibkOHg',
};
const order: NewPayPalOrder = {
  total: '10.50',
  itemTotal: '10.00',
  handling: '0.50',
  currency: 'USD',
  description: 'Premium – 50 Beiträge für Größe «Ä»',
  brandName: 'Loom & Daughters',
  customId: 'AB12CD34',
  invoiceId: 'WX98YZ76-2',
  returnUrl: 'https://shop.example/user/pay/1',
  cancelUrl: 'https://shop.example/user/pay/1',
};

describe("the shop's PayPal client and what PayPal publishes", () => {
  let server: RecordingServer;
  let paypal: PayPal;
  let account: PayPalAccount;

  beforeEach(async () => {
    server = await startRecordingServer();
    account = { apiUrl: server.url, clientId: 'shop', clientSecret: 'secret' };
    paypal = new PayPal();
    server.answer('POST /v1/oauth2/token', 200, token);
  });
  afterEach(() => server.close());

  const answerWith = (call: string, { status, body }: PublishedAnswer) => server.answer(call, status, body(exampleIds));
  const lastRequest = () => {
    const request = server.taken().at(-1);
    if (!request) throw new Error('nothing was asked');
    return { ...request, json: request.body ? (JSON.parse(request.body) as unknown) : undefined };
  };
  const orders = 'POST /v2/checkout/orders';
  const captureCall = `POST /v2/checkout/orders/${exampleIds.order}/capture`;
  const refundCall = `POST /v2/payments/captures/${exampleIds.capture}/refund`;
  const create = () => paypal.createOrder(account, 'key-1', order);
  const capture = () => paypal.captureOrder(account, exampleIds.order, 'key-2');
  const refund = (amount: string | null = null) =>
    paypal.refundCapture(account, exampleIds.capture, 'key-3', {
      amount,
      currency: 'USD',
      customId: '2f1c9c1e-3a52-4d0b-9d8a-0d3d2b0a3f10',
      note: 'x'.repeat(400),
    });

  describe('its requests', () => {
    it('ask for a token as OAuth 2.0 specifies, and cache it', async () => {
      answerWith(orders, publishedAnswers.orderCreated);
      await create();
      await create();
      const [first, ...others] = server.taken();
      expect(first).toMatchObject({
        path: '/v1/oauth2/token',
        body: 'grant_type=client_credentials',
        headers: {
          authorization: `Basic ${Buffer.from('shop:secret').toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
      expect(others.map(({ path, headers }) => [path, headers['authorization']])).toEqual([
        ['/v2/checkout/orders', `Bearer ${token.access_token}`],
        ['/v2/checkout/orders', `Bearer ${token.access_token}`],
      ]);
    });

    it('create an order that matches the published schema', async () => {
      answerWith(orders, publishedAnswers.orderCreated);
      await create();
      const { json, headers } = lastRequest();
      expect(problemsOf('orders', 'order_request', json)).toEqual([]);
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'paypal-request-id': 'key-1',
        prefer: 'return=representation',
      });
    });

    it('capture with a matching body and an own idempotency key', async () => {
      answerWith(captureCall, publishedAnswers.captured);
      await capture();
      const { json, headers } = lastRequest();
      expect(problemsOf('orders', 'order_capture_request', json)).toEqual([]);
      expect(headers['paypal-request-id']).toBe('key-2');
    });

    it.each([null, '4.00'])('refund %s with a matching body and an own idempotency key', async (amount) => {
      answerWith(refundCall, publishedAnswers.refunded);
      await refund(amount);
      const { json, headers } = lastRequest();
      expect(problemsOf('payments', 'refund_request', json)).toEqual([]);
      expect(json).toMatchObject(amount ? { amount: { value: amount, currency_code: 'USD' } } : {});
      expect('amount' in (json as object)).toBe(amount !== null);
      expect(headers['paypal-request-id']).toBe('key-3');
    });

    it('verify a webhook with a matching body that contains the event unchanged', async () => {
      server.answer('POST /v1/notifications/verify-webhook-signature', 200, { verification_status: 'SUCCESS' });
      const event = '{ "id":"WH-1",  "event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{ "amount":1.50 } }';
      const transmission = {
        id: '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
        time: '2016-02-18T20:01:35Z',
        algorithm: 'SHA256withRSA',
        certificateUrl: 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-ad47cb8d',
        signature: 'lmI95Jx3Y9nhR5SJWlHVIWpg4AgFk7n9bCHSRxbrd8A9zrhdu2rMyFrmz',
      };
      expect(await paypal.verifyWebhook(account, '1JE4291016473214C', transmission, event)).toBe(true);
      const { json, body } = lastRequest();
      expect(problemsOf('webhooks', 'verify_webhook_signature', json)).toEqual([]);
      expect(body).toContain(event);
    });

    it('show orders, captures and refunds without a body', async () => {
      answerWith('GET /v2/checkout/orders', publishedAnswers.orderApproved);
      answerWith('GET /v2/payments/captures', publishedAnswers.captureShown);
      answerWith('GET /v2/payments/refunds', publishedAnswers.refunded);
      await paypal.getOrder(account, exampleIds.order);
      await paypal.getCapture(account, exampleIds.capture);
      await paypal.getRefund(account, exampleIds.refund);
      expect(server.taken().map(({ method, path, body }) => [method, path, body])).toEqual([
        ['POST', '/v1/oauth2/token', 'grant_type=client_credentials'],
        ['GET', `/v2/checkout/orders/${exampleIds.order}`, ''],
        ['GET', `/v2/payments/captures/${exampleIds.capture}`, ''],
        ['GET', `/v2/payments/refunds/${exampleIds.refund}`, ''],
      ]);
    });
  });

  describe('its reading of published answers', () => {
    it.each(['orderCreated', 'orderCreatedMinimal'] as const)('reads the order id from %s', async (name) => {
      answerWith(orders, publishedAnswers[name]);
      expect((await create()).id).toBe(exampleIds.order);
    });

    it.each([
      ['captured', 'COMPLETED'],
      ['capturedBefore', 'COMPLETED'],
      ['capturePending', 'PENDING'],
      ['captureDeclined', 'DECLINED'],
      ['captureFailed', 'FAILED'],
    ] as const)('reads %s as a capture that is %s', async (name, status) => {
      answerWith(captureCall, publishedAnswers[name]);
      const { purchase_units: units } = await capture();
      expect(units[0]?.payments?.captures?.[0]).toMatchObject({
        id: exampleIds.capture,
        status,
        amount: { value: '100.00', currency_code: 'USD' },
        custom_id: exampleIds.customId,
      });
    });

    it.each([
      ['refunded', 'COMPLETED'],
      ['refundPending', 'PENDING'],
      ['refundFailed', 'FAILED'],
      ['refundCancelled', 'CANCELLED'],
    ] as const)('reads %s as a refund that is %s', async (name, status) => {
      answerWith(refundCall, publishedAnswers[name]);
      expect(await refund()).toMatchObject({ id: exampleIds.refund, status, amount: { value: '100.00' } });
    });

    it('reads a member that is null like one that is missing', async () => {
      const example = publishedAnswers.captured.body(exampleIds);
      const body = { ...(example as object), payer: null };
      server.answer(captureCall, 201, body);
      expect(await capture()).toMatchObject({ id: exampleIds.order, status: 'COMPLETED' });
    });

    it('requests the refund when PayPal answers with its id only', async () => {
      answerWith(refundCall, publishedAnswers.refundedMinimal);
      answerWith('GET /v2/payments/refunds', publishedAnswers.refunded);
      expect(await refund()).toMatchObject({ id: exampleIds.refund, status: 'COMPLETED', amount: { value: '100.00' } });
    });

    it.each([
      [400, 'INVALID_PARAMETER_SYNTAX', 'orders.capture-400'],
      [403, 'PERMISSION_DENIED', 'orders.capture-403'],
      [404, 'INVALID_RESOURCE_ID', '404'],
      [422, 'ORDER_NOT_APPROVED', 'orders.capture-422'],
      [422, 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'orders.capture-422'],
    ])('reads an error %d by its issue %s', async (status, issue, list) => {
      const error = publishedError('orders', status, issue, list);
      expect(problemsOf('orders', error.definitions, error.body(exampleIds))).toEqual([]);
      answerWith(captureCall, error);
      await expect(capture()).rejects.toMatchObject({ status, issue, debugId: '90957fca61718' });
    });

    it.each([
      [409, 'PREVIOUS_REQUEST_IN_PROGRESS', '409'],
      [422, 'REFUND_FAILED_INSUFFICIENT_FUNDS', 'captures.refund-422'],
    ])('reads a refused refund %d by its issue %s', async (status, issue, list) => {
      answerWith(refundCall, publishedError('payments', status, issue, list));
      await expect(refund()).rejects.toMatchObject({ status, issue });
    });

    it('follows no redirect', async () => {
      server.answer(orders, 302, {});
      await expect(create()).rejects.toBeInstanceOf(ProviderSilence);
    });

    it('treats an incomplete answer like no answer', async () => {
      server.answer(orders, 201, { status: 'CREATED' });
      await expect(create()).rejects.toBeInstanceOf(ProviderSilence);
    });
  });
});
