import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { uploadPicture } from '../../test/ticket-images';
import { ticketPerson } from '../../test/ticket-people';
import type { TicketPerson } from '../../test/ticket-people';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import WebSocket from 'ws';

interface Told {
  ticketChanged?: { status: string; replies: { message: string }[]; unreadBySupport?: number };
  ticketsChanged?: { ticket: { id: string; replyCount: number } | null; viewer: { unreadTickets: number } };
  allTicketsChanged?: { ticket: { id: string; replyCount: number } | null };
}

describe('news of tickets', () => {
  let product: TestProduct;
  const clients: Client[] = [];
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(async () => {
    for (const client of clients) await client.dispose();
    await product.stop();
  });

  /** Starts a subscription. What is told in answer to a change is told after the listening has begun. */
  const follow = async ({ browser }: TicketPerson, query: string) => {
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
    // what was done before is heard before, and not told as if it were new
    await events.caughtUp();
    const listen = events.listen.bind(events);
    const spy = jest.spyOn(events, 'listen');
    const listening = new Promise<void>((resolve) =>
      spy.mockImplementationOnce((...given) => {
        resolve();
        return listen(...given);
      }),
    );
    const updates = client.iterate<Told>({ query });
    let ahead: ReturnType<typeof updates.next> | undefined = updates.next();
    ahead.catch(() => undefined);
    await Promise.race([listening, ahead.catch(() => undefined)]);
    spy.mockRestore();
    return {
      next: async () => {
        const told = await (ahead ?? updates.next());
        ahead = undefined;
        return told.done ? 'ended' : (told.value.data ?? told.value.errors?.[0]?.extensions?.['code']);
      },
      stop: () => updates.return?.(),
    };
  };
  const refusal = async (who: TicketPerson, query: string) => {
    const { next } = await follow(who, query);
    return next().catch((errors: { extensions?: { code?: string } }[]) => errors[0]?.extensions?.code);
  };

  it('tell both sides each message as it comes', async () => {
    const [mia, support] = [await ticketPerson(product), await ticketPerson(product, 'ADMIN')];
    const id = await mia.ask();
    const query = `subscription { ticketChanged(id: "${id}") { status replies { message images { id } } } }`;
    const sides = [await follow(mia, query), await follow(support, query)];
    const told = () => Promise.all(sides.map(({ next }) => next()));
    const now = { ticketChanged: { status: 'OPEN', replies: [] } };
    expect(await told()).toEqual([now, now]);
    const { id: picture } = await uploadPicture(support);
    await support.reply(id, 'Here is how', { imageIds: [picture] });
    const answer = { message: 'Here is how', images: [{ id: picture }] };
    const answered = { ticketChanged: { status: 'OPEN', replies: [answer] } };
    expect(await told()).toEqual([answered, answered]);
    await mia.reply(id, 'Thanks');
    const thanked = {
      ticketChanged: { status: 'IN_PROGRESS', replies: [answer, { message: 'Thanks', images: [] }] },
    };
    expect(await told()).toEqual([thanked, thanked]);
    for (const { stop } of sides) await stop();
  });

  it('tell an account of its own tickets with how many hold unread answers, and Admins of everybody’s', async () => {
    const [mia, other, support] = [
      await ticketPerson(product),
      await ticketPerson(product),
      await ticketPerson(product, 'ADMIN'),
    ];
    const mine = await follow(
      mia,
      'subscription { ticketsChanged { ticket { id replyCount } viewer { unreadTickets } } }',
    );
    expect(await mine.next()).toEqual({ ticketsChanged: { ticket: null, viewer: { unreadTickets: 0 } } });
    const all = await follow(support, 'subscription { allTicketsChanged { ticket { id replyCount } } }');
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

  it('say that some may have been missed after the event connection was lost', async () => {
    const mia = await ticketPerson(product);
    const mine = await follow(mia, 'subscription { ticketsChanged { ticket { id } viewer { unreadTickets } } }');
    await mine.next();
    await product.services.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query in ('listen postloom_events', 'select 1')`,
    );
    expect(await mine.next()).toEqual({ ticketsChanged: { ticket: null, viewer: { unreadTickets: 0 } } });
    await mine.stop();
  });

  it('end for an Admin who is one no more, but for their own', async () => {
    const [mia, support] = [await ticketPerson(product), await ticketPerson(product, 'ADMIN')];
    const [foreign, own] = [await mia.ask(), await support.ask()];
    const conversation = (id: string) =>
      follow(support, `subscription { ticketChanged(id: "${id}") { status replies { message } unreadByUser } }`);
    const [all, theirs, mine] = [
      await follow(support, 'subscription { allTicketsChanged { ticket { id } } }'),
      await conversation(foreign),
      await conversation(own),
    ];
    await all.next();
    await theirs.next();
    await mine.next();
    await product.services.pool.query(`update users set role = 'MEMBER' where id = $1`, [support.id]);
    await mia.reply(foreign, 'Not for you any more');
    expect([await all.next(), await theirs.next()]).toEqual(['ended', 'ended']);
    await support.reply(own, 'For me');
    expect(await mine.next()).toMatchObject({
      ticketChanged: { status: 'IN_PROGRESS', replies: [{ message: 'For me' }] },
    });
    await mine.stop();
  });

  it('end with the session', async () => {
    const mia = await ticketPerson(product);
    const id = await mia.ask();
    const mine = await follow(mia, 'subscription { ticketsChanged { ticket { id } } }');
    await mine.next();
    const one = await follow(mia, `subscription { ticketChanged(id: "${id}") { status } }`);
    await one.next();
    await product.services.pool.query('update sessions set revoked_at = now() where user_id = $1', [mia.id]);
    const support = await ticketPerson(product, 'ADMIN');
    await support.reply(id, 'An answer');
    expect([await mine.next(), await one.next()]).toEqual(['ended', 'ended']);
  });

  it('are refused to strangers', async () => {
    const [mia, stranger] = [await ticketPerson(product), await ticketPerson(product)];
    const id = await mia.ask();
    const one = `subscription { ticketChanged(id: "${id}") { status } }`;
    expect(await refusal(stranger, one)).toBe('NOT_FOUND');
    expect(await refusal(mia, 'subscription { allTicketsChanged { ticket { id } } }')).toBe('FORBIDDEN');
    const visitor = { ...stranger, browser: product.browser() };
    expect(await refusal(visitor, one)).toBe('UNAUTHENTICATED');
    expect(await refusal(visitor, 'subscription { ticketsChanged { ticket { id } } }')).toBe('UNAUTHENTICATED');
  });
});
