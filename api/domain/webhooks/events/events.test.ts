import { setTimeout as pause } from 'node:timers/promises';
import type { EventFilter } from '../../../graphql/generated/schema';
import { WebhookProduct } from '../../../test/webhook-product';
import { book } from '../../credits/ledger';
import type { Booking } from '../../credits/ledger';
import { eraseAccount } from '../../personal-data/deletion.service';
import { bodyOfEvent, webhookBody } from '../webhook-message';
import { wantedEvents, wantedTypes } from '../webhook-endpoint.service';
import { EventEntity } from './event.entity';
import { cursorOf, listEvents } from './event.list';
import { continueEventNumbers } from './event-upkeep';

describe('events', () => {
  let shop: WebhookProduct;
  beforeAll(async () => {
    shop = await WebhookProduct.start();
  });
  afterAll(() => shop.product.stop());
  beforeEach(() => shop.begin());
  afterEach(() => shop.end());

  const now = (filter: EventFilter = {}, after?: string) =>
    listEvents(
      shop.product.ctx(shop.mia),
      { filter, page: { size: 100, ...(after && { after }) } },
      shop.mia.id,
    ).items();
  const read = async (filter?: EventFilter, after?: string) => {
    await shop.settle();
    return now(filter, after);
  };
  const typesRead = async (filter: EventFilter = {}, after?: string) =>
    (await read(filter, after)).map(({ type }) => type);

  it('are the same that webhooks deliver, also where no endpoint asked for them', async () => {
    await shop.ticket(shop.mia);
    expect(await typesRead()).toEqual(['user.registered', 'ticket.created']);
    const { id } = await shop.add(shop.mia);
    await shop.ticket(shop.mia);
    const delivery = await shop.onlyDelivery(id);
    const last = (await read()).at(-1)!;
    expect([last.id, bodyOfEvent(last, false)]).toEqual([delivery.eventId, webhookBody(delivery, false)]);
  });

  it('are listed for their account, and for Admins all of them', async () => {
    const other = await shop.product.addUser();
    await shop.ticket(other);
    expect(await typesRead()).toEqual(['user.registered']);
    await shop.settle();
    const all = await listEvents(shop.product.ctx(shop.admin), {
      sort: { direction: 'DESC' },
      filter: { types: ['ticket.*'] },
    }).items();
    expect(all[0]).toMatchObject({ userId: other.id, type: 'ticket.created' });
    expect(() => listEvents(shop.product.ctx(shop.mia), {})).toThrow('without the right');
  });

  it('of a ticket of an anonymous person are stored for Admins', async () => {
    await shop.db.query(
      `insert into tickets (user_name, user_email, user_role, subject, message) values ('A', 'a@example.com', 'VISITOR', 'S', 'M')`,
    );
    await shop.settle();
    const [last] = await listEvents(shop.product.ctx(shop.admin), { sort: { direction: 'DESC' } }).items();
    expect(last).toMatchObject({ userId: null, type: 'ticket.created' });
  });

  it.each<[string[], string[]]>([
    [['*'], ['user.registered', 'ticket.created', 'ticket.status_changed']],
    [['ticket.*'], ['ticket.created', 'ticket.status_changed']],
    [
      ['ticket.created', 'user.*'],
      ['user.registered', 'ticket.created'],
    ],
    [['order.*'], []],
    [[], []],
  ])('of the types %j are %j', async (types, found) => {
    const { id } = await shop.ticket(shop.mia);
    await shop.db.query(`update tickets set status = 'RESOLVED' where id = $1`, [id]);
    expect(await typesRead({ types })).toEqual(found);
  });

  it.each([['order'], ['ORDER_PAID'], ['order.*.*'], ['.*'], ['webhook.test']])('refuse the type %s', async (type) => {
    await expect(read({ types: [type] })).rejects.toMatchObject({ field: ['filter', 'types'] });
  });

  it('of a transaction that commits late follow those that were read before', async () => {
    const { pool } = shop.product.services;
    const [early, late] = [await pool.connect(), await pool.connect()];
    const record = (client: typeof early, type: string) =>
      client.query(`select record_webhook_event($1, $2, '{}')`, [type, shop.mia.id]);
    try {
      await shop.settle();
      await early.query('begin');
      await record(early, 'order.paid');
      await late.query('begin');
      await record(late, 'order.refunded');
      await late.query('commit');
      // the earlier transaction still runs: its event would be inserted before the cursor
      const before = await now();
      expect(before.map(({ type }) => type)).toEqual(['user.registered']);
      await early.query('commit');
      const cursor = cursorOf(shop.product.ctx(), before.at(-1)!);
      expect(await typesRead({}, cursor)).toEqual(['order.paid', 'order.refunded']);
    } finally {
      // also ends a transaction that a failure has left open
      for (const client of [early, late]) client.release(true);
    }
  });

  it('are read without a gap by cursor while many transactions commit in any order', async () => {
    const { pool } = shop.product.services;
    const [writers, eventsOfOne] = [4, 20];
    let isWriting = true;
    const writing = Promise.all(
      Array.from({ length: writers }, async (_one, writer) => {
        const client = await pool.connect();
        for (let index = 0; index < eventsOfOne; index += 1) {
          await client.query('begin');
          await client.query(`select record_webhook_event('order.paid', $1, jsonb_build_object('id', $2::text))`, [
            shop.mia.id,
            `${writer}-${index}`,
          ]);
          await pause((writer * 7 + index * 3) % 5);
          await client.query('commit');
        }
        client.release();
      }),
    ).then(() => (isWriting = false));
    const found: string[] = [];
    let cursor: string | undefined;
    for (let isLast = false; !isLast;) {
      isLast = !isWriting;
      if (isLast) await shop.settle();
      const page = await listEvents(
        shop.product.ctx(shop.mia),
        { filter: { types: ['order.*'] }, page: { size: 7, ...(cursor && { after: cursor }) } },
        shop.mia.id,
      ).items();
      found.push(...page.map(({ data }) => (data as { id: string }).id));
      if (page.length > 0) isLast = false;
      const last = page.at(-1);
      if (last) cursor = cursorOf(shop.product.ctx(), last);
    }
    await writing;
    expect(found).toHaveLength(writers * eventsOfOne);
    expect(new Set(found).size).toBe(writers * eventsOfOne);
  });

  it('continue behind stored ones in a database that was restored into another server', async () => {
    const ctx = shop.product.ctx();
    await continueEventNumbers(ctx);
    const base = async () => (await shop.db.query<{ base: string }[]>('select base from event_numbering'))[0]?.base;
    expect(await base()).toBe('0');
    await shop.db.query('update events set transaction_no = transaction_no + 5000000000 where user_id = $1', [
      shop.mia.id,
    ]);
    try {
      expect(await now()).toEqual([]);
      await continueEventNumbers(ctx);
      await continueEventNumbers(ctx);
      await shop.ticket(shop.mia);
      expect(await typesRead()).toEqual(['user.registered', 'ticket.created']);
    } finally {
      await shop.db.query('update event_numbering set base = 0');
      await shop.db.query('delete from events');
    }
  });

  it('continue behind cursors of transactions that were lost with the primary of a promoted standby', async () => {
    await shop.ticket(shop.mia);
    const last = (await read()).at(-1)!;
    const lost = cursorOf(shop.product.ctx(), { ...last, transactionNo: String(Number(last.transactionNo) + 100_000) });
    try {
      await shop.ticket(shop.mia);
      expect(await typesRead({}, lost)).toEqual([]);
      // as if the server had begun another timeline
      await shop.db.query('update event_numbering set timeline = timeline - 1');
      await shop.ticket(shop.mia);
      expect(await typesRead({}, lost)).toEqual(['ticket.created']);
    } finally {
      await shop.db.query('update event_numbering set timeline = timeline + 1');
      await shop.db.query('delete from events');
    }
  });

  it('are deleted with their account', async () => {
    await shop.ticket(shop.mia);
    await shop.product.ctx(shop.mia).transaction((tx) => eraseAccount(tx, shop.mia.id, 'you'));
    expect(await shop.db.countBy(EventEntity, { userId: shop.mia.id })).toBe(0);
  });

  it('say once that credits are low, and again after credits were added', async () => {
    const lows = async () => (await typesRead({ types: ['credits.low'] })).length;
    const change = (credits: number, reason: Booking['reason']) =>
      shop.product.ctx().transaction((tx) =>
        book(tx, {
          userId: shop.mia.id,
          change: credits,
          reason,
          subject: { type: 'DESIGN', id: crypto.randomUUID() },
        }),
      );
    await change(6, 'GRANT');
    for (const [credits, reason, count] of [
      [-1, 'RESERVE', 0],
      [-1, 'RESERVE', 1],
      [-1, 'RESERVE', 1],
      // released and reserved again
      [2, 'GIVE_BACK', 1],
      [-2, 'RESERVE', 1],
      // deducted for a program, returned and deducted again
      [3, 'DEDUCTION_RETURNED', 1],
      [-3, 'DEDUCTION', 1],
      [10, 'GRANT', 1],
      [-9, 'ADMIN', 2],
    ] as const) {
      await change(credits, reason);
      expect(await lows()).toBe(count);
    }
  });

  it('go to endpoints by wildcard', async () => {
    const everything = await shop.add(shop.mia, { events: undefined, types: ['*'] });
    const tickets = await shop.add(shop.mia, { events: undefined, types: ['ticket.*', 'order.paid'] });
    const orders = await shop.add(shop.mia, { events: undefined, types: ['order.*'] });
    const { id } = await shop.ticket(shop.mia);
    await shop.db.query(`update tickets set status = 'RESOLVED' where id = $1`, [id]);
    for (const [endpoint, count] of [
      [everything, 2],
      [tickets, 2],
      [orders, 0],
    ] as const)
      expect(await shop.deliveries(endpoint.id)).toHaveLength(count);
    const stored = await shop.endpointOf(tickets.id);
    expect(wantedTypes(stored)).toEqual(['ticket.*', 'order.paid']);
    expect(wantedEvents(stored)).toEqual(['ticket.created', 'ticket.replied', 'ticket.status_changed', 'order.paid']);
    // an account gets no events about others
    expect(wantedEvents(await shop.endpointOf(everything.id))).not.toContain('user.registered');
  });

  it.each([
    [{ types: [] }, 'types'],
    [{ types: ['order'] }, 'types'],
    [{ types: ['user.*'] }, 'types'],
    [{ types: ['webhook.test'] }, 'types'],
    [{ types: ['*'], events: ['order.paid'] }, 'types'],
    [{}, 'events'],
  ])('refuse an endpoint for %j', async (values, field) => {
    await expect(shop.add(shop.mia, { events: undefined, ...values })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: [field],
    });
  });
});
