import { randomUUID } from 'node:crypto';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { uploadPicture } from '../../test/ticket-images';
import { ticketPerson } from '../../test/ticket-accounts';
import type { TicketPerson } from '../../test/ticket-accounts';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import WebSocket from 'ws';

interface ReceivedUpdate {
  ticketChanged?: { status: string; replies: { message: string }[]; unreadBySupport?: number };
  ticketsChanged?: { ticket: { id: string; replyCount: number } | null; viewer: { unreadTickets: number } };
  allTicketsChanged?: { ticket: { id: string; replyCount: number } | null };
}

describe('updates of tickets', () => {
  let product: TestProduct;
  const clients: Client[] = [];
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(async () => {
    for (const client of clients) await client.dispose();
    await product.stop();
  });

  /** Starts a subscription and waits until it listens, so that later changes are received. */
  const subscribe = async ({ browser }: TicketPerson, query: string) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const client = createClient({
      url: `${product.url.replace('http', 'ws')}/graphql`,
      retryAttempts: 0,
      webSocketImpl: class extends WebSocket {
        constructor(url: string, protocols: string) {
          super(url, protocols, { headers: { cookie } });
        }
      },
    });
    clients.push(client);
    const { events } = product.services;
    // earlier changes are received now, so that they do not count as new
    await events.caughtUp();
    const listen = events.listen.bind(events);
    const spy = jest.spyOn(events, 'listen');
    const listening = new Promise<void>((resolve) =>
      spy.mockImplementation((...given) => {
        // the socket listens to its account
        if (given[0] !== 'account') resolve();
        return listen(...given);
      }),
    );
    const updates = client.iterate<ReceivedUpdate>({ query });
    let ahead: ReturnType<typeof updates.next> | undefined = updates.next();
    ahead.catch(() => undefined);
    await Promise.race([listening, ahead.catch(() => undefined)]);
    spy.mockRestore();
    return {
      next: async () => {
        const received = await (ahead ?? updates.next());
        ahead = undefined;
        return received.done ? 'ended' : (received.value.data ?? received.value.errors?.[0]?.extensions?.['code']);
      },
      stop: () => updates.return?.(),
    };
  };
  const refusal = async (who: TicketPerson, query: string) => {
    const { next } = await subscribe(who, query);
    return next().catch((errors: { extensions?: { code?: string } }[]) => errors[0]?.extensions?.code);
  };

  it('report each message to both sides as it comes', async () => {
    const [mia, support] = [await ticketPerson(product), await ticketPerson(product, 'ADMIN')];
    const id = await mia.ask();
    const query = `subscription { ticketChanged(id: "${id}") { status replies { message images { id } } } }`;
    const sides = [await subscribe(mia, query), await subscribe(support, query)];
    const received = () => Promise.all(sides.map(({ next }) => next()));
    const now = { ticketChanged: { status: 'OPEN', replies: [] } };
    expect(await received()).toEqual([now, now]);
    const { id: picture } = await uploadPicture(support);
    await support.reply(id, 'Here is how', { imageIds: [picture] });
    const answer = { message: 'Here is how', images: [{ id: picture }] };
    const answered = { ticketChanged: { status: 'OPEN', replies: [answer] } };
    expect(await received()).toEqual([answered, answered]);
    await mia.reply(id, 'Thanks');
    const thanked = {
      ticketChanged: { status: 'IN_PROGRESS', replies: [answer, { message: 'Thanks', images: [] }] },
    };
    expect(await received()).toEqual([thanked, thanked]);
    for (const { stop } of sides) await stop();
  });

  it("report an account's own tickets with its unread count to it, and all tickets to Admins", async () => {
    const [mia, other, support] = [
      await ticketPerson(product),
      await ticketPerson(product),
      await ticketPerson(product, 'ADMIN'),
    ];
    const mine = await subscribe(
      mia,
      'subscription { ticketsChanged { ticket { id replyCount } viewer { unreadTickets } } }',
    );
    expect(await mine.next()).toEqual({ ticketsChanged: { ticket: null, viewer: { unreadTickets: 0 } } });
    const all = await subscribe(support, 'subscription { allTicketsChanged { ticket { id replyCount } } }');
    expect(await all.next()).toEqual({ allTicketsChanged: { ticket: null } });
    const theirs = await other.ask();
    const own = await mia.ask();
    expect(await mine.next()).toEqual({
      ticketsChanged: { ticket: { id: own, replyCount: 0 }, viewer: { unreadTickets: 0 } },
    });
    expect([await all.next(), await all.next()]).toEqual(
      [theirs, own].map((id) => ({ allTicketsChanged: { ticket: { id, replyCount: 0 } } })),
    );
    await support.reply(own, 'An answer');
    expect(await mine.next()).toEqual({
      ticketsChanged: { ticket: { id: own, replyCount: 1 }, viewer: { unreadTickets: 1 } },
    });
    expect(await all.next()).toEqual({ allTicketsChanged: { ticket: { id: own, replyCount: 1 } } });
    await mia.call('markTicketRead', { id: own, replies: 1 });
    expect(await mine.next()).toMatchObject({ ticketsChanged: { viewer: { unreadTickets: 0 } } });
    await Promise.all([mine.stop(), all.stop()]);
  });

  it('report that some may have been missed after the event connection was lost', async () => {
    const mia = await ticketPerson(product);
    const mine = await subscribe(mia, 'subscription { ticketsChanged { ticket { id } viewer { unreadTickets } } }');
    await mine.next();
    await product.services.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like '%events'`,
    );
    expect(await mine.next()).toEqual({ ticketsChanged: { ticket: null, viewer: { unreadTickets: 0 } } });
    await mine.stop();
  });

  it('end for a former Admin, except for their own tickets', async () => {
    const [mia, support] = [await ticketPerson(product), await ticketPerson(product, 'ADMIN')];
    const [foreign, own] = [await mia.ask(), await support.ask()];
    const conversation = (id: string) =>
      subscribe(support, `subscription { ticketChanged(id: "${id}") { status replies { message } unreadByUser } }`);
    const [all, theirs, mine] = [
      await subscribe(support, 'subscription { allTicketsChanged { ticket { id } } }'),
      await conversation(foreign),
      await conversation(own),
    ];
    await all.next();
    await theirs.next();
    await mine.next();
    await product.services.pool.query(`update users set role = 'MEMBER' where id = $1`, [support.id]);
    await mia.reply(foreign, 'Not for you any more');
    expect([await all.next(), await theirs.next()]).toEqual(['ended', 'ended']);
    await support.call('replyToTicket', {
      id: own,
      input: { requestId: randomUUID(), message: 'For me' },
    });
    expect(await mine.next()).toMatchObject({
      ticketChanged: { status: 'IN_PROGRESS', replies: [{ message: 'For me' }] },
    });
    await mine.stop();
  });

  it('end with the session', async () => {
    const mia = await ticketPerson(product);
    const id = await mia.ask();
    const mine = await subscribe(mia, 'subscription { ticketsChanged { ticket { id } } }');
    await mine.next();
    const one = await subscribe(mia, `subscription { ticketChanged(id: "${id}") { status } }`);
    await one.next();
    await product.services.pool.query('update sessions set revoked_at = now() where user_id = $1', [mia.id]);
    const support = await ticketPerson(product, 'ADMIN');
    await support.reply(id, 'An answer');
    expect([await mine.next(), await one.next()]).toEqual(['ended', 'ended']);
  });

  it('are refused to other accounts and to anonymous callers', async () => {
    const [mia, other] = [await ticketPerson(product), await ticketPerson(product)];
    const id = await mia.ask();
    const one = `subscription { ticketChanged(id: "${id}") { status } }`;
    expect(await refusal(other, one)).toBe('NOT_FOUND');
    expect(await refusal(mia, 'subscription { allTicketsChanged { ticket { id } } }')).toBe('FORBIDDEN');
    const anonymous = { ...other, browser: product.browser() };
    expect(await refusal(anonymous, one)).toBe('UNAUTHENTICATED');
    expect(await refusal(anonymous, 'subscription { ticketsChanged { ticket { id } } }')).toBe('UNAUTHENTICATED');
  });
});
