import { withClockAhead } from '../../test/wrong-clock';
import { WebhookProduct } from '../../test/webhook-product';
import { recordFailure, restAfterAcceptedMs, restAfterFailureMs } from './delivery-outcome';
import { SlowPlaces, deliverWebhooks } from './delivery.job';
import { redeliverWebhook, testWebhookEndpoint } from './own-webhooks.service';

describe('slow endpoints of webhooks', () => {
  let shop: WebhookProduct;
  beforeAll(async () => {
    shop = await WebhookProduct.start();
  });
  afterAll(() => shop.product.stop());
  beforeEach(() => shop.begin());
  afterEach(() => shop.end());

  const draining = new AbortController().signal;
  /** Jobs that are queued for an endpoint. */
  const jobs = (id: string) =>
    shop.db.query<{ key: string | null; runAt: Date }[]>(
      `select key, run_at as "runAt" from graphile_worker._private_jobs where payload ->> 'endpointId' = $1 order by id`,
      [id],
    );
  /** Queues many events of an hour ago. */
  const backlog = (id: string, count: number) =>
    shop.db.query(
      `insert into webhook_deliveries (endpoint_id, event_id, type, data, next_attempt_at)
       select $1, uuidv7(), 'ticket.created', '{}', now() - interval '1 hour' from generate_series(1, $2::int)`,
      [id, count],
    );

  const pauseOver = (id: string) =>
    shop.db.query(`update webhook_endpoints set busy_until = now() - interval '1 second' where id = $1`, [id]);

  it('are not those that have a long run of fast answers', async () => {
    const { id } = await shop.add(shop.mia);
    await backlog(id, 3);
    const run = shop.run(id);
    await withClockAhead(10_000, () => run);
    expect(shop.receiver.received).toHaveLength(1);
    const { restUntil, busyUntil } = await shop.endpointOf(id);
    expect(restUntil).toBeNull();
    expect(await jobs(id)).toEqual([expect.objectContaining({ runAt: busyUntil })]);
    // a job of an older event ends at once during the pause
    await shop.run(id);
    expect(shop.receiver.received).toHaveLength(1);
    await pauseOver(id);
    await shop.run(id);
    expect(shop.receiver.received).toHaveLength(3);
    // nothing waits: the next event is sent at once
    await backlog(id, 1);
    const last = shop.run(id);
    await withClockAhead(10_000, () => last);
    expect((await shop.endpointOf(id)).busyBy).toBeNull();
  });

  it('send one event at a time, and rest after it although it was accepted', async () => {
    const { id } = await shop.add(shop.mia);
    await backlog(id, 3);
    shop.receiver.delayMs = 1_050;
    await shop.run(id);
    expect(shop.receiver.received).toHaveLength(1);
    const { restUntil, failures, busyBy } = await shop.endpointOf(id);
    expect([failures, busyBy]).toEqual([0, null]);
    expect(restUntil?.getTime()).toBeGreaterThan(shop.receiver.received[0]!.receivedAt + 1_050 + 600);
    expect(await jobs(id)).toEqual([expect.objectContaining({ runAt: restUntil })]);
    // another job of it ends at once
    await shop.run(id);
    expect(shop.receiver.received).toHaveLength(1);
  });

  it('rest for longer the longer they take, up to a minute, also after a failure', async () => {
    expect([0, 900, 1_000, 2_000, 5_000, 10_000, 60_000].map(restAfterFailureMs)).toEqual([
      0, 0, 600, 2_400, 15_000, 60_000, 60_000,
    ]);
    expect([900, 1_000, 9_000].map(restAfterAcceptedMs)).toEqual([0, 1_000, 9_000]);
    const { id } = await shop.add(shop.mia);
    await backlog(id, 1);
    const sent = { attemptedAt: new Date(), durationMs: 10_000, requestHead: '', response: null, error: 'None' };
    const before = Date.now();
    await recordFailure(shop.product.ctx(), await shop.endpointOf(id), await shop.onlyDelivery(id), {
      sent: { ...sent, responseStatus: null },
      retryAfter: null,
    });
    expect((await shop.endpointOf(id)).restUntil?.getTime()).toBeGreaterThanOrEqual(before + 60_000);
  });

  it('continue behind all that waits by then, as fast ones with many events do', async () => {
    const { id } = await shop.add(shop.mia);
    await backlog(id, 101);
    const begun = Date.now();
    await shop.run(id);
    expect(shop.receiver.received).toHaveLength(100);
    expect((await shop.endpointOf(id)).restUntil).toBeNull();
    const [next, ...more] = await jobs(id);
    expect(next?.runAt.getTime()).toBeGreaterThan(begun);
    expect(more).toEqual([]);
  });

  it('occupy few places of the lane, and fewer for one account, for minutes after they were slow', async () => {
    const { id } = await shop.add(shop.mia);
    await backlog(id, 1);
    const setRest = (ago: string) =>
      shop.db.query(`update webhook_endpoints set rest_until = now() - interval '${ago}' where id = $1`, [id]);
    await setRest('1 second');
    const places = new SlowPlaces();
    const run = () => deliverWebhooks(shop.product.ctx(), id, { draining }, places);
    const others = [places.enter(shop.mia.id), places.enter(shop.mia.id)];
    expect(places.enter(shop.mia.id)).toBeNull();
    await run();
    expect(shop.receiver.received).toHaveLength(0);
    const { restUntil, busyUntil } = await shop.endpointOf(id);
    // this does not slow it down
    expect(restUntil?.getTime()).toBeLessThan(Date.now());
    expect(busyUntil?.getTime()).toBeGreaterThan(Date.now() + 1_000);
    expect(await jobs(id)).toEqual([expect.objectContaining({ runAt: busyUntil })]);
    await pauseOver(id);
    for (const leave of others) leave?.();
    const all = Array.from({ length: 10 }, (_one, index) => places.enter(`account ${index}`));
    expect(all).not.toContain(null);
    await setRest('1 second');
    await run();
    expect(shop.receiver.received).toHaveLength(0);
    await pauseOver(id);
    // it was slow some time ago only
    await setRest('11 minutes');
    await run();
    expect(shop.receiver.received).toHaveLength(1);
    // and a place is free again after a run
    for (const leave of all) leave?.();
    for (let count = 1; count <= 3; count += 1) {
      await backlog(id, 1);
      await setRest('1 second');
      await run();
      expect(shop.receiver.received).toHaveLength(1 + count);
    }
  });

  it('get what is sent by hand before all that waits', async () => {
    const { id } = await shop.add(shop.mia);
    await backlog(id, 1);
    const { id: missed } = await shop.onlyDelivery(id);
    await shop.db.query(`update webhook_deliveries set state = 'FAILED', next_attempt_at = null where id = $1`, [
      missed,
    ]);
    await backlog(id, 3);
    shop.receiver.delayMs = 1_050;
    const again = await redeliverWebhook(shop.product.ctx(shop.mia), missed);
    const test = await testWebhookEndpoint(shop.product.ctx(shop.mia), id);
    expect(test.nextAttemptAt?.getTime()).toBeLessThan(Date.now() - 3_000_000);
    for (const sent of [test, again]) {
      await shop.db.query('update webhook_endpoints set rest_until = null where id = $1', [id]);
      await shop.run(id);
      expect(shop.receiver.received.at(-1)?.headers).toMatchObject({ 'webhook-id': sent.eventId });
    }
    expect(shop.receiver.received).toHaveLength(2);
  });

  it('remain slow ones when a test is sent by hand, which ends the rest', async () => {
    const { id } = await shop.add(shop.mia);
    await shop.db.query(`update webhook_endpoints set rest_until = now() + interval '1 minute' where id = $1`, [id]);
    await testWebhookEndpoint(shop.product.ctx(shop.mia), id);
    const { restUntil } = await shop.endpointOf(id);
    expect(restUntil?.getTime()).toBeLessThanOrEqual(Date.now());
    await shop.run(id);
    expect(shop.receiver.received).toHaveLength(1);
  });
});
