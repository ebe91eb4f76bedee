import { createVerify, X509Certificate } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { SandboxClient } from './sandbox-client';
import { startPayPalSandbox, type PayPalSandbox } from './server';

interface Received {
  headers: IncomingHttpHeaders;
  raw: string;
  event: { id: string; event_type: string; resource: Record<string, unknown> };
}

describe('PayPal sandbox: webhooks', () => {
  let sandbox: PayPalSandbox;
  let paypal: SandboxClient;
  let listener: Server;
  let listenerUrl: string;
  let webhookId: string;
  let received: Received[];
  let answers: number[];

  beforeEach(async () => {
    received = [];
    answers = [];
    listener = createServer((request, response) => {
      const parts: Buffer[] = [];
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const raw = Buffer.concat(parts).toString();
          received.push({ headers: request.headers, raw, event: JSON.parse(raw) as Received['event'] });
          response.writeHead(answers.shift() ?? 200).end();
        });
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    listenerUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/webhooks/paypal`;
    sandbox = await startPayPalSandbox({
      port: 0,
      clientId: 'shop',
      clientSecret: 'secret',
      webhookRetry: { firstDelayMs: 10, longestDelayMs: 40, attempts: 4 },
    });
    paypal = new SandboxClient(sandbox.url, 'shop', 'secret');
    await paypal.signIn();
    const reply = await register('*');
    webhookId = String(reply.body['id']);
  });

  afterEach(async () => {
    await sandbox.close();
    await new Promise((resolve) => listener.close(resolve));
  });

  function register(name: string, url = listenerUrl) {
    return paypal.call('POST', '/v1/notifications/webhooks', { url, event_types: [{ name }] });
  }

  async function until(isTrue: () => boolean): Promise<void> {
    for (const start = Date.now(); !isTrue();) {
      if (Date.now() - start > 4_000)
        throw new Error(`only ${received.map(({ event }) => event.event_type).join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  const typesSent = () => received.map(({ event }) => event.event_type);

  function claim({ headers, raw }: Received, change: Record<string, string> = {}): string {
    const fields = {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      webhook_id: webhookId,
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      ...change,
    };
    return `${JSON.stringify(fields).slice(0, -1)}, "webhook_event" : ${raw} }`;
  }

  async function verdict(body: string): Promise<unknown> {
    return (await paypal.call('POST', '/v1/notifications/verify-webhook-signature', body)).body['verification_status'];
  }

  it('registers, lists and deletes webhooks', async () => {
    expect((await register('*')).body['name']).toBe('WEBHOOK_URL_ALREADY_EXISTS');
    expect((await register('NO.SUCH.EVENT', `${listenerUrl}/2`)).body['name']).toBe('VALIDATION_ERROR');
    expect((await register('*', 'not a url')).status).toBe(400);
    expect((await paypal.call('GET', '/v1/notifications/webhooks')).body).toMatchObject({
      webhooks: [{ id: webhookId, url: listenerUrl }],
    });
    expect(sandbox.webhookIds()).toEqual([webhookId]);
    expect((await paypal.call('DELETE', `/v1/notifications/webhooks/${webhookId}`)).status).toBe(204);
    expect(sandbox.webhookIds()).toEqual([]);
  });

  it('replaces only the events and the address of a webhook by a patch', async () => {
    const patch = (...operations: object[]) =>
      paypal.call('PATCH', `/v1/notifications/webhooks/${webhookId}`, operations);
    const events = (name: string) => ({ op: 'replace', path: '/event_types', value: [{ name }] });
    expect(await patch(events('PAYMENT.CAPTURE.COMPLETED'))).toMatchObject({
      status: 200,
      body: { id: webhookId, url: listenerUrl, event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }] },
    });
    for (const wrong of [events('NO.SUCH.EVENT'), { ...events('*'), op: 'add' }, { ...events('*'), path: '/id' }])
      expect((await patch(wrong)).body['name']).toBe('VALIDATION_ERROR');
    await paypal.paid();
    await until(() => received.length === 1);
    expect(typesSent()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
    await register('*', `${listenerUrl}/2`);
    expect((await patch({ op: 'replace', path: '/url', value: `${listenerUrl}/2` })).body['name']).toBe(
      'WEBHOOK_URL_ALREADY_EXISTS',
    );
  });

  it('reports the whole lifecycle of a payment', async () => {
    const id = await paypal.paid({ custom_id: 'C', invoice_id: 'I' });
    await until(() => received.length === 2);
    await paypal.call('POST', `/v2/payments/captures/${id}/refund`, {
      amount: { currency_code: 'USD', value: '1.00' },
    });
    await paypal.call('POST', `/sandbox/captures/${id}/dispute`);
    await paypal.call('POST', `/sandbox/captures/${id}/reverse`);
    await paypal.next({ operation: 'capture', behaviour: 'denied' });
    await paypal.paid();
    await until(() => received.length === 7);
    expect(typesSent().sort()).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'CHECKOUT.ORDER.APPROVED',
      'CUSTOMER.DISPUTE.CREATED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.DENIED',
      'PAYMENT.CAPTURE.REFUNDED',
      'PAYMENT.CAPTURE.REVERSED',
    ]);
    const completed = received.find(({ event }) => event.event_type === 'PAYMENT.CAPTURE.COMPLETED');
    expect(completed?.event.resource).toMatchObject({ id, custom_id: 'C', invoice_id: 'I', status: 'COMPLETED' });
  });

  it('sends only subscribed events', async () => {
    await paypal.call('DELETE', `/v1/notifications/webhooks/${webhookId}`);
    await register('PAYMENT.CAPTURE.COMPLETED');
    await paypal.paid();
    await until(() => received.length === 1);
    expect(typesSent()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
  });

  it('signs verifiably with its certificate and with the verifying call', async () => {
    await paypal.approve(await paypal.order());
    await until(() => received.length === 1);
    const [first] = received as [Received];
    const certificate = new X509Certificate(await (await fetch(String(first.headers['paypal-cert-url']))).text());
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(new Date(certificate.validTo).getTime()).toBeGreaterThan(Date.now());
    const text = `${String(first.headers['paypal-transmission-id'])}|${String(first.headers['paypal-transmission-time'])}|${webhookId}|${crc32(first.raw)}`;
    const isSigned = createVerify('RSA-SHA256')
      .update(text)
      .verify(certificate.publicKey, String(first.headers['paypal-transmission-sig']), 'base64');
    expect(isSigned).toBe(true);
    expect(first.headers['paypal-auth-algo']).toBe('SHA256withRSA');

    expect(await verdict(claim(first))).toBe('SUCCESS');
    expect(await verdict(claim({ ...first, raw: first.raw.replace('10.00', '99.00') }))).toBe('FAILURE');
    expect(await verdict(claim(first, { webhook_id: 'SOMEBODYELSE' }))).toBe('FAILURE');
    expect(await verdict(claim(first, { transmission_sig: 'bm9uc2Vuc2U=' }))).toBe('FAILURE');
    expect(await verdict(claim(first, { cert_url: 'http://127.0.0.1:1/v1/notifications/certs/other' }))).toBe(
      'FAILURE',
    );
    expect((await paypal.call('POST', '/v1/notifications/verify-webhook-signature', {})).status).toBe(400);
  });

  it('retries the same event until it is answered with 2xx', async () => {
    answers = [500, 302];
    await paypal.approve(await paypal.order());
    await until(() => received.length === 3);
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { body } = await paypal.call('GET', '/sandbox/webhooks/deliveries');
    expect(body['deliveries']).toMatchObject([
      { state: 'delivered', attempts: [{ status: 500 }, { status: 302 }, { status: 200 }] },
    ]);
  });

  it('gives up at its limit, and delivers again on request', async () => {
    answers = [500, 500, 500, 500];
    await paypal.approve(await paypal.order());
    await until(() => received.length === 4);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(received).toHaveLength(4);
    const id = received[0]?.event.id ?? '';
    expect((await paypal.call('POST', `/sandbox/webhooks/redeliver/${id}`)).status).toBe(202);
    await until(() => received.length === 5);
    expect(received[4]?.event.id).toBe(id);
    expect(received[4]?.headers['paypal-transmission-id']).not.toBe(received[0]?.headers['paypal-transmission-id']);
  });
});
