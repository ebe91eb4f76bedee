import { emailsTo } from '../../test/emails';
import { WebhookProduct } from '../../test/webhook-product';
import { verified } from '../../test/webhook-receiver';
import { pausesMs, recordFailure } from './delivery-outcome';
import { wakeWebhooks } from './delivery.job';
import { triesOf } from './webhook-tries';
import {
  redeliverWebhook,
  rotateWebhookSecret,
  saveWebhookEndpoint,
  testWebhookEndpoint,
} from './own-webhooks.service';

describe('deliveries of webhooks', () => {
  let shop: WebhookProduct;
  beforeAll(async () => {
    shop = await WebhookProduct.start();
  });
  afterAll(() => shop.product.stop());
  beforeEach(() => shop.begin());
  afterEach(() => shop.end());

  it('are tried ten times in three days with the same id; then the endpoint is off and its owner gets an email', async () => {
    const { id, secret } = await shop.add(shop.mia);
    await shop.ticket(shop.mia);
    shop.receiver.status = 500;
    shop.receiver.text = `broken\0 ${'x'.repeat(10_000)}`;
    for (const pause of pausesMs) {
      const before = Date.now();
      await shop.run(id);
      const { state, nextAttemptAt } = await shop.onlyDelivery(id);
      expect(state).toBe('WAITING');
      expect(Math.abs((nextAttemptAt?.getTime() ?? 0) - before - pause)).toBeLessThan(5_000);
      await shop.pass(id);
    }
    const hours = pausesMs.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(72);
    expect(hours).toBeLessThan(80);
    expect((await shop.endpointOf(id)).failures).toBe(pausesMs.length);
    await shop.run(id);
    expect(await shop.onlyDelivery(id)).toMatchObject({
      state: 'FAILED',
      attempts: 10,
      responseStatus: 500,
      nextAttemptAt: null,
    });
    expect((await shop.onlyDelivery(id)).response).toMatch(/^broken x{4089}$/);
    const tries = triesOf(await shop.onlyDelivery(id));
    expect(tries.map(({ number, responseStatus }) => [number, responseStatus])).toEqual(
      Array.from({ length: 10 }, (_one, index) => [index + 1, 500]),
    );
    for (const { response, attemptedAt } of tries) {
      expect(response).toMatch(/^broken x{993}$/);
      expect(Date.now() - attemptedAt.getTime()).toBeLessThan(600_000);
    }
    expect(await shop.endpointOf(id)).toMatchObject({ active: false, offReason: 'FAILING' });
    expect(shop.receiver.received).toHaveLength(10);
    expect(new Set(shop.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(shop.receiver.received.map(({ body }) => body)).size).toBe(1);
    for (const one of shop.receiver.received) verified(one, secret);
    const [email] = await emailsTo(shop.product.services, shop.mia.email);
    expect(email).toMatchObject({ subject: 'Your webhook was switched off' });
    await shop.ticket(shop.mia);
    expect(await shop.deliveries(id)).toHaveLength(1);
  });

  it('switch an endpoint off that answers 410, and one where nothing has succeeded for three days', async () => {
    const gone = await shop.add(shop.mia);
    await shop.ticket(shop.mia);
    await shop.ticket(shop.mia);
    shop.receiver.status = 410;
    await shop.run(gone.id);
    expect(shop.receiver.received).toHaveLength(1);
    expect(await shop.endpointOf(gone.id)).toMatchObject({ active: false, offReason: 'GONE' });
    expect((await shop.deliveries(gone.id)).map(({ state, givenUp }) => [state, givenUp])).toEqual([
      ['FAILED', null],
      ['FAILED', 'The webhook was switched off.'],
    ]);
    const failing = await shop.add(shop.mia);
    await shop.ticket(shop.mia);
    await shop.db.query(
      `update webhook_endpoints set failures = 9, failing_since = now() - interval '4 days' where id = $1`,
      [failing.id],
    );
    shop.receiver.status = 302;
    await shop.run(failing.id);
    expect(await shop.endpointOf(failing.id)).toMatchObject({ active: false, offReason: 'FAILING' });
    const subjects = (await emailsTo(shop.product.services, shop.mia.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Your webhook was switched off')).toHaveLength(2);
  });

  it('say nothing of an endpoint that was moved while its earlier address was tried', async () => {
    const { id } = await shop.add(shop.mia);
    await shop.ticket(shop.mia);
    const [tried, delivery] = [await shop.endpointOf(id), await shop.onlyDelivery(id)];
    await shop.db.query(`update webhook_endpoints set url = url || 'moved' where id = $1`, [id]);
    const sent = {
      attemptedAt: new Date(),
      durationMs: 1,
      requestHead: '',
      responseStatus: 410,
      response: '',
      error: null,
    };
    expect(await recordFailure(shop.product.ctx(), tried, delivery, { sent, retryAfter: '3600' })).toBe('retried');
    expect(await shop.endpointOf(id)).toMatchObject({ active: true, failures: 0, failingSince: null, restUntil: null });
    const next = await shop.onlyDelivery(id);
    expect(next).toMatchObject({ state: 'WAITING', attempts: 1, responseStatus: 410 });
    expect(next.nextAttemptAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('begin afresh after a success, and rest for longer and longer before it', async () => {
    const { id } = await shop.add(shop.mia);
    await shop.ticket(shop.mia);
    shop.hang();
    await shop.run(id);
    expect(await shop.onlyDelivery(id)).toMatchObject({
      error: 'No answer came within the time.',
      responseStatus: null,
    });
    // the endpoint rests: nothing is sent, although something new is due
    await shop.ticket(shop.mia);
    shop.answer(200);
    await shop.run(id);
    expect(shop.receiver.received).toHaveLength(1);
    await shop.pass(id);
    await shop.run(id);
    expect((await shop.deliveries(id)).map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(await shop.endpointOf(id)).toMatchObject({ failures: 0, failingSince: null, restUntil: null, busyBy: null });
  });

  it('are sent again with the same id when the process dies before it has stored the outcome', async () => {
    const { id } = await shop.add(shop.mia);
    await shop.ticket(shop.mia);
    const dying = shop.product.ctx();
    const failure = jest.spyOn(dying.metrics.webhookTries, 'inc').mockImplementationOnce(() => {
      throw new Error('killed');
    });
    await expect(shop.run(id, dying)).rejects.toThrow('killed');
    failure.mockRestore();
    expect(await shop.onlyDelivery(id)).toMatchObject({ state: 'WAITING', attempts: 0 });
    // its claim holds until it expires
    await shop.run(id);
    expect(shop.receiver.received).toHaveLength(1);
    await shop.db.query(`update webhook_endpoints set busy_until = now() - interval '1 second'`);
    await shop.db.query(`update webhook_deliveries set next_attempt_at = now() - interval '1 minute'`);
    await shop.db.query(`delete from graphile_worker._private_jobs`);
    await wakeWebhooks(shop.product.ctx());
    expect(await shop.db.query<unknown[]>(`select 1 from graphile_worker.jobs`)).toHaveLength(1);
    await shop.run(id);
    expect(shop.receiver.received).toHaveLength(2);
    expect(shop.receiver.received[0]?.headers['webhook-id']).toBe(shop.receiver.received[1]?.headers['webhook-id']);
    expect(await shop.onlyDelivery(id)).toMatchObject({ state: 'SUCCEEDED', attempts: 1 });
  });

  it('are sent by one run at a time: two that start together send each event once', async () => {
    const { id } = await shop.add(shop.mia);
    for (let count = 0; count < 5; count += 1) await shop.ticket(shop.mia);
    await Promise.all([shop.run(id), shop.run(id), shop.run(id)]);
    expect(shop.receiver.received).toHaveLength(5);
    expect((await shop.deliveries(id)).every(({ state, attempts }) => state === 'SUCCEEDED' && attempts === 1)).toBe(
      true,
    );
  });

  it('sign with both secrets for a day after a rotation', async () => {
    const { id, secret } = await shop.add(shop.mia);
    const { secret: next } = await rotateWebhookSecret(shop.product.ctx(shop.mia), id, 1);
    expect(next).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    // the repetition of a call whose answer was lost
    expect(await rotateWebhookSecret(shop.product.ctx(shop.mia), id, 1)).toMatchObject({ secret: next });
    await shop.ticket(shop.mia);
    await shop.run(id);
    for (const one of [secret, next ?? '']) verified(shop.receiver.received[0]!, one);
    await shop.db.query(`update webhook_endpoints set earlier_secret_until = now() - interval '1 second'`);
    await shop.ticket(shop.mia);
    await shop.run(id);
    verified(shop.receiver.received[1]!, next ?? '');
    expect(() => verified(shop.receiver.received[1]!, secret)).toThrow();
    const stored = JSON.stringify(await shop.db.query('select * from webhook_endpoints'));
    expect(stored).not.toContain(secret.slice(6, 20));
  });

  it('are tested and sent again by hand: once, with the id that they had', async () => {
    const { id } = await shop.add(shop.mia);
    shop.receiver.status = 500;
    await testWebhookEndpoint(shop.product.ctx(shop.mia), id);
    await shop.run(id);
    const tested = await shop.onlyDelivery(id);
    expect(tested).toMatchObject({ type: 'webhook.test', state: 'FAILED', attempts: 1 });
    expect(await shop.endpointOf(id)).toMatchObject({ active: true, failures: 0 });
    shop.receiver.status = 200;
    await redeliverWebhook(shop.product.ctx(shop.mia), tested.id);
    await shop.run(id);
    expect(await shop.onlyDelivery(id)).toMatchObject({ state: 'SUCCEEDED', attempts: 2 });
    expect(shop.receiver.received[1]?.headers['webhook-id']).toBe(shop.receiver.received[0]?.headers['webhook-id']);
  });

  it('show the head of each request, with signatures that are of no use, also after a new address and secret', async () => {
    const { id } = await shop.add(shop.mia);
    await shop.ticket(shop.mia);
    shop.receiver.status = 500;
    await shop.run(id);
    await rotateWebhookSecret(shop.product.ctx(shop.mia), id, 1);
    const url = `${shop.receiver.url}/next`;
    await saveWebhookEndpoint(shop.product.ctx(shop.mia), id, shop.input({ url }), 2);
    await shop.pass(id);
    await shop.run(id);
    const tries = triesOf(await shop.onlyDelivery(id));
    expect(tries).toHaveLength(2);
    for (const [index, { requestHead }] of tries.entries()) {
      const { headers } = shop.receiver.received[index]!;
      const [address, ...lines] = (requestHead ?? '').split('\n');
      expect(address).toBe(`POST ${index === 0 ? shop.receiver.url : url}`);
      const shown = Object.fromEntries(lines.map((line) => line.split(': ', 2) as [string, string]));
      const { host: _host, connection: _connection, 'content-length': _length, ...sent } = headers;
      const signatures = sent['webhook-signature']!.split(' ');
      expect(signatures).toHaveLength(index + 1);
      sent['webhook-signature'] = signatures.map((one) => `${one.slice(0, 11)}...`).join(' ');
      expect(shown).toEqual(sent);
    }
  });

  it('show why they were given up beside what the last try met, and no longer once they are sent again', async () => {
    const { id } = await shop.add(shop.mia);
    await shop.ticket(shop.mia);
    shop.hang();
    await shop.run(id);
    const off = await saveWebhookEndpoint(shop.product.ctx(shop.mia), id, shop.input({ isActive: false }), 1);
    const lastError = 'No answer came within the time.';
    const givenUp = 'The webhook was switched off.';
    expect(await shop.onlyDelivery(id)).toMatchObject({ state: 'FAILED', givenUp, error: lastError });
    await saveWebhookEndpoint(shop.product.ctx(shop.mia), id, shop.input(), off.endpoint.version);
    shop.answer(200);
    await redeliverWebhook(shop.product.ctx(shop.mia), (await shop.onlyDelivery(id)).id);
    await shop.run(id);
    expect(await shop.onlyDelivery(id)).toMatchObject({ state: 'SUCCEEDED', givenUp: null, error: null });
    expect(triesOf(await shop.onlyDelivery(id)).map(({ error }) => error)).toEqual([lastError, null]);
  });
});
