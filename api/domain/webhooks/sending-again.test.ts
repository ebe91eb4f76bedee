import { WebhookProduct } from '../../test/webhook-product';
import { redeliverFailedShopWebhooks } from './admin/shop-webhooks.service';
import { redeliverFailedWebhooks, saveWebhookEndpoint, testWebhookEndpoint } from './own-webhooks.service';

describe('deliveries of webhooks', () => {
  let shop: WebhookProduct;
  beforeAll(async () => {
    shop = await WebhookProduct.start();
  });
  afterAll(() => shop.product.stop());
  beforeEach(() => shop.begin());
  afterEach(() => shop.end());

  const again = (id: string, since = new Date(0), who = shop.mia) =>
    redeliverFailedWebhooks(shop.product.ctx(who), id, since);
  /** Stores failed deliveries of the last hours, the newest last. */
  const addFailed = (id: string, count: number) =>
    shop.db.query(
      `insert into webhook_deliveries (endpoint_id, event_id, type, data, state, next_attempt_at, attempts, created_at)
       select $1, gen_random_uuid(), 'order.paid', '{}', 'FAILED', null, 10, now() - ($2::integer - n) * interval '1 hour'
       from generate_series(1, $2::integer) n`,
      [id, count],
    );

  it.each([
    ['7200', 7_200_000],
    ['1', 5_000],
    ['99999999', 24 * 3_600_000],
  ])(
    'wait as long as the receiver asks with Retry-After: %s, at least as long as they would anyway',
    async (asked, ms) => {
      const { id } = await shop.add(shop.mia);
      await shop.ticket(shop.mia);
      shop.receiver.status = 503;
      shop.receiver.headers = { 'retry-after': asked };
      const before = Date.now();
      await shop.run(id);
      const { nextAttemptAt } = await shop.onlyDelivery(id);
      expect(Math.abs((nextAttemptAt?.getTime() ?? 0) - before - ms)).toBeLessThan(4_000);
      // further events wait as well, except for a test
      await shop.ticket(shop.mia);
      await shop.run(id);
      const { restUntil } = await shop.endpointOf(id);
      expect((restUntil?.getTime() ?? 0) - before).toBeGreaterThan(Math.min(ms, 1_000) - 1);
      shop.receiver.status = 200;
      await testWebhookEndpoint(shop.product.ctx(shop.mia), id);
      await shop.run(id);
      expect((await shop.deliveries(id)).map(({ state }) => state)).toEqual(['WAITING', 'SUCCEEDED', 'SUCCEEDED']);
    },
  );

  it('that failed since a time are all sent again, once each and in their order', async () => {
    const { id } = await shop.add(shop.mia);
    await addFailed(id, 4);
    const stored = await shop.deliveries(id);
    expect(await again(id, stored[1]!.createdAt)).toEqual({ queued: 3, left: 0 });
    expect(await again(id, stored[1]!.createdAt)).toEqual({ queued: 0, left: 0 });
    await shop.run(id);
    expect(shop.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(
      stored.slice(1).map(({ eventId }) => eventId),
    );
    expect((await shop.deliveries(id)).map(({ state }) => state)).toEqual([
      'FAILED',
      ...stored.slice(1).map(() => 'SUCCEEDED'),
    ]);
  });

  it('queue no further run when nothing waits, however they ended', async () => {
    const { id } = await shop.add(shop.mia);
    const queuedAfterRun = async () => {
      await shop.db.query('delete from graphile_worker._private_jobs');
      await shop.run(id);
      const jobs: object[] = await shop.db.query(
        `select key from graphile_worker.jobs where task_identifier = 'deliver_webhooks'`,
      );
      return jobs;
    };
    shop.receiver.status = 500;
    await testWebhookEndpoint(shop.product.ctx(shop.mia), id);
    expect(await queuedAfterRun()).toEqual([]);
    expect((await shop.onlyDelivery(id)).state).toBe('FAILED');
    // nor when its rest has ended
    await shop.db.query(`update webhook_endpoints set rest_until = now() - interval '1 second' where id = $1`, [id]);
    expect(await queuedAfterRun()).toEqual([]);
    // nor for a disabled account, whose events are given up
    await shop.ticket(shop.mia);
    await shop.db.query('update users set disabled_at = now() where id = $1', [shop.mia.id]);
    expect(await queuedAfterRun()).toEqual([]);
  });

  it('leave their endpoint on when they fail again, and let it rest', async () => {
    const { id } = await shop.add(shop.mia);
    await addFailed(id, 2);
    shop.receiver.status = 500;
    await again(id);
    await shop.run(id);
    expect(shop.receiver.received).toHaveLength(1);
    expect(await shop.endpointOf(id)).toMatchObject({ active: true, failures: 0, restUntil: expect.any(Date) as Date });
  });

  it('are a thousand in one call, which says how many are left; tests are none of them', async () => {
    const { id } = await shop.addToShop();
    await addFailed(id, 1_003);
    await shop.db.query(
      `insert into webhook_deliveries (endpoint_id, event_id, type, data, state, next_attempt_at)
       values ($1, gen_random_uuid(), 'webhook.test', '{}', 'FAILED', null)`,
      [id],
    );
    const ctx = shop.product.ctx(shop.admin);
    expect(await redeliverFailedShopWebhooks(ctx, id, new Date(0))).toEqual({ queued: 1_000, left: 3 });
    expect(await redeliverFailedShopWebhooks(ctx, id, new Date(0))).toEqual({ queued: 3, left: 0 });
  });

  it("are not sent again to a disabled endpoint or another account's, and ten times an hour", async () => {
    const { id } = await shop.add(shop.mia);
    const other = await shop.product.addUser();
    await expect(again(id, new Date(0), other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (let count = 0; count < 9; count += 1) await again(id);
    await saveWebhookEndpoint(shop.product.ctx(shop.mia), id, shop.input({ isActive: false }), 1);
    await expect(again(id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await expect(again(id)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
