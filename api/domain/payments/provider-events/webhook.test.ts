import { eventually, PayingCustomers } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';

describe('the webhook route of PayPal', () => {
  let product: TestProduct;
  let customers: PayingCustomers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, paypal: true, environment: { TRUST_PROXY: '1' } });
    customers = await PayingCustomers.of(product);
  });
  afterAll(() => product.stop());

  const body = JSON.stringify({ id: 'WH-FORGED', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'x' } });
  const genuine = () => ({
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${product.paypal.url}/v1/notifications/certs/CERT-1`,
    'paypal-transmission-id': 'transmission',
    'paypal-transmission-sig': 'c2lnbmF0dXJl',
    'paypal-transmission-time': new Date().toISOString(),
  });
  const post = (headers: Record<string, string>, from: string, text = body) =>
    fetch(`${product.url}/webhooks/paypal`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': from },
      body: text,
    });
  const calls = async () => (await customers.paypal.calls()).received;

  it.each(
    Object.entries({
      'no header': { 'paypal-transmission-sig': '' },
      "another owner's certificate": {
        'paypal-cert-url': 'https://paypal.com.evil.example/v1/notifications/certs/CERT-1',
      },
      'a certificate of another host of PayPal': {
        'paypal-cert-url': 'http://127.0.0.1:1/v1/notifications/certs/CERT-1',
      },
      'an invalid certificate': { 'paypal-cert-url': 'https://api.paypal.com/v1/anything' },
      'an old timestamp': { 'paypal-transmission-time': '2020-01-01T00:00:00Z' },
      'an invalid timestamp': { 'paypal-transmission-time': 'yesterday' },
      'another algorithm': { 'paypal-auth-algo': 'none' },
    }),
  )('refuses %s without a call to PayPal', async (_what, wrong) => {
    const before = await calls();
    expect((await post({ ...genuine(), ...wrong }, '10.1.0.1')).status).toBe(400);
    expect(await calls()).toEqual(before);
  });

  it('stores nothing that is not an event, or not signed', async () => {
    for (const text of [body, '', '[]', '{"id":1}', 'null', '"x"', '{"id":"a"}', '\u0000'])
      expect((await post(genuine(), '10.1.0.2', text)).status).toBe(400);
    expect(await product.services.dataSource.manager.query('select 1 from provider_events')).toEqual([]);
  });

  it('verifies about sixty forged events of an address an hour with PayPal, and no more', async () => {
    const before = (await calls())['verifySignature'] ?? 0;
    const statuses: number[] = [];
    for (let tries = 0; tries < 65; tries += 1) statuses.push((await post(genuine(), '10.1.0.3')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(((await calls())['verifySignature'] ?? 0) - before).toBe(60);
    expect((await post(genuine(), '10.1.0.3')).headers.get('retry-after')).toMatch(/^\d+$/);
    // events from other addresses do not block PayPal
    expect((await post(genuine(), '10.1.0.4')).status).toBe(400);
  });

  it('stores a signed event once, and answers before it is handled', async () => {
    const { paypalOrderId } = await customers.approved();
    const events = () => product.services.dataSource.manager.query('select event_id, handled_at from provider_events');
    for (let tries = 0; tries < 200 && ((await events()) as unknown[]).length === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    expect(await events()).toEqual([{ event_id: expect.stringMatching(/^WH-/) as string, handled_at: null }]);
    const { body: sentEvents } = await customers.paypal.call('GET', '/sandbox/webhooks/events');
    const id = (sentEvents['events'] as { id: string; resource: { id: string } }[]).find(
      ({ resource }) => resource.id === paypalOrderId,
    )?.id;
    await customers.paypal.call('POST', `/sandbox/webhooks/redeliver/${id}`);
    for (let tries = 0; tries < 200; tries += 1) {
      const { body: sent } = await customers.paypal.call('GET', '/sandbox/webhooks/deliveries');
      if ((sent['deliveries'] as { state: string }[]).filter(({ state }) => state === 'delivered').length === 2) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const jobs: unknown[] = await product.services.dataSource.manager.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'handle_provider_event'`,
    );
    expect({ events: ((await events()) as unknown[]).length, jobs: jobs.length }).toEqual({ events: 1, jobs: 1 });
  });

  it('checks the signature locally, without a call to PayPal about its own events', async () => {
    expect((await calls())['verifySignature'] ?? 0).toBeLessThanOrEqual(70);
    const before = (await calls())['verifySignature'] ?? 0;
    await customers.approved();
    for (let tries = 0; tries < 200; tries += 1) {
      const rows: unknown[] = await product.services.dataSource.manager.query('select 1 from provider_events');
      if (rows.length === 2) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    expect((await calls())['verifySignature'] ?? 0).toBe(before);
  });

  it("accepts PayPal's own events from an address that sent many forged ones", async () => {
    const stored = async () =>
      (await product.services.pool.query<{ count: string }>('select count(*) from provider_events')).rows
        .map(({ count }) => Number(count))
        .reduce((sum, count) => sum + count, 0);
    await customers.approved();
    await eventually(async () => (await stored()) > 0);
    const before = await stored();
    // Without a proxy's header they come from the sandbox's own address.
    const forge = () => fetch(`${product.url}/webhooks/paypal`, { method: 'POST', headers: genuine(), body });
    for (let tries = 0; tries < 61; tries += 1) await forge();
    expect((await forge()).status).toBe(429);
    await customers.approved();
    await eventually(async () => (await stored()) > before);
  });
});
