import { createClient } from 'graphql-ws';
import type { Client, ExecutionResult } from 'graphql-ws';
import type { PoolClient } from 'pg';
import WebSocket from 'ws';
import { chargeOperation } from './operation-charge';
import { saveFavoritePrompt } from '../domain/favorites/favorite-prompt.service';
import { publish } from '../platform/events/events';
import { OperationBudgets, budgets } from '../platform/http/operation-budgets';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

/** What one account can make the server do by live updates. */
describe('live updates of one account', () => {
  let product: TestProduct;
  const clients: Client[] = [];

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(async () => {
    for (const client of clients) await client.dispose();
    await product.stop();
  });
  afterEach(() => jest.restoreAllMocks());

  const person = async () => {
    const browser = product.browser();
    const id = await browser.register(`live-${Math.random().toString(36).slice(2)}@example.com`);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const client = () => {
      const made = createClient({
        url: `${product.url.replace('http', 'ws')}/graphql`,
        retryAttempts: 0,
        webSocketImpl: class extends WebSocket {
          constructor(url: string, protocols: string) {
            super(url, protocols, { headers: { cookie } });
          }
        },
      });
      clients.push(made);
      return made;
    };
    return {
      browser,
      id,
      client,
      changed: () => publish(product.services.dataSource.manager, { type: 'account', id }),
    };
  };
  type Person = Awaited<ReturnType<typeof person>>;

  const meChanged = 'subscription { meChanged { id favoritePrompts { id name prompt } } }';
  const costOfMe = 353;

  /** Starts subscriptions; resolves when all of them listen. */
  const follow = async ({ client, id }: Person, count: number, query = meChanged) => {
    const listening = { count: 0 };
    const { events } = product.services;
    const listen = events.listen.bind(events);
    let enough: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (enough = resolve));
    const spy = jest.spyOn(events, 'listen').mockImplementation((type, of, react) => {
      if (of === id) listening.count += 1;
      // the socket itself listens as well
      if (listening.count === count + 1) enough();
      return listen(type, of, react);
    });
    const connection = client();
    const streams = Array.from({ length: count }, () => connection.iterate({ query }));
    const next = streams.map((stream) => stream.next() as Promise<IteratorResult<ExecutionResult>>);
    await all;
    spy.mockRestore();
    return { streams, next };
  };
  const codeOf = (result: IteratorResult<ExecutionResult>) =>
    (result.value as ExecutionResult).errors?.[0]?.extensions?.['code'];
  /** Holds the next message to a client back until it is flushed, as on a line that takes nothing. */
  const heldSend = () => {
    const { send } = WebSocket.prototype as { send: (this: WebSocket, data: string, done?: () => void) => void };
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      jest.spyOn(WebSocket.prototype, 'send').mockImplementationOnce(function (this: WebSocket, data, done) {
        release = () => send.call(this, data as string, done as unknown as () => void);
        resolve();
      });
    });
    return { held, flush: () => release() };
  };

  const fewPoints = (live: number) => {
    const counter = new OperationBudgets(product.services.pool, { ...budgets, live });
    jest.spyOn(product.services.budgets, 'charge').mockImplementation((...given) => counter.charge(...given));
  };

  it('are charged for each event, and end with TOO_MANY_REQUESTS when its budget is spent', async () => {
    fewPoints(2 * costOfMe + 10);
    const owner = await person();
    const { streams, next } = await follow(owner, 3);
    await owner.changed();
    const answers = await Promise.all(next);
    expect(answers.map(codeOf).toSorted()).toEqual(['TOO_MANY_REQUESTS', undefined, undefined].toSorted());
    const ended = answers.findIndex((answer) => codeOf(answer) !== undefined);
    expect(await streams[ended]?.next()).toMatchObject({ done: true });
    // what it spends on live updates takes nothing from its requests, nor from another account
    expect((await owner.browser.graphql('{ me { id } }')).data).toEqual({ me: { id: owner.id } });
    const other = await person();
    const theirs = await follow(other, 1);
    await other.changed();
    expect(codeOf(await (theirs.next[0] as Promise<IteratorResult<ExecutionResult>>))).toBeUndefined();
  });

  it('are charged for the size of their answers', async () => {
    const owner = await person();
    for (let number = 0; number < 12; number += 1)
      await saveFavoritePrompt(product.ctx({ id: owner.id, role: 'MEMBER' }), {
        name: `Idea ${number}`,
        prompt: 'loom '.repeat(790),
      });
    const charge = jest.spyOn(product.services.budgets, 'charge');
    const { next } = await follow(
      owner,
      1,
      'subscription { meChanged { a: favoritePrompts { prompt } b: favoritePrompts { prompt } c: favoritePrompts { prompt } } }',
    );
    await owner.changed();
    await next[0];
    const paid = charge.mock.calls.filter(([name]) => name === 'live').map(([, key, points]) => [key, points]);
    // three times 12 prompts of 3,950 characters are 143 kB, less than what 300 prompts cost
    expect(paid).toEqual([[owner.id, 451]]);
  });

  it('use at most two database connections, however many of them one event concerns', async () => {
    const owner = await person();
    const { next } = await follow(
      owner,
      20,
      'subscription { meChanged { name unreadTickets favoritePrompts { name } } }',
    );
    const { pool } = product.services;
    const held = new Set<PoolClient>();
    let most = 0;
    const acquired = (client: PoolClient) => void (most = Math.max(most, held.add(client).size));
    const released = (_error: Error, client: PoolClient) => void held.delete(client);
    pool.on('acquire', acquired).on('release', released);
    await owner.changed();
    await Promise.all(next);
    pool.off('acquire', acquired).off('release', released);
    expect(most).toBeGreaterThan(0);
    // one more publishes the event
    expect(most).toBeLessThanOrEqual(3);
  });

  it('are not computed while a socket has an answer to send', async () => {
    const owner = await person();
    const { next } = await follow(owner, 5);
    const charge = jest.spyOn(product.services.budgets, 'charge');
    const computed = () => charge.mock.calls.filter(([name, key]) => name === 'live' && key === owner.id).length;
    const { held, flush } = heldSend();
    await owner.changed();
    await held;
    // another account's update passes through all the steps at the same time
    const other = await person();
    const theirs = await follow(other, 1);
    await other.changed();
    await theirs.next[0];
    expect(computed()).toBe(1);
    flush();
    await Promise.all(next);
    expect(computed()).toBeGreaterThanOrEqual(5);
  });

  it('end without an answer where the session has ended while it waited for the socket', async () => {
    const owner = await person();
    const { streams, next } = await follow(owner, 2);
    const { held, flush } = heldSend();
    // each answer has waited longer than rights are taken as read
    const now = performance.now.bind(performance);
    let calls = 0;
    const bothWait = new Promise<void>((resolve) => {
      jest.spyOn(performance, 'now').mockImplementation(() => {
        if (new Error().stack?.includes('live-answers.ts')) calls += 1;
        // of the first one when it has read its event and before it answers, of the second one when it has read its event
        if (calls === 3) resolve();
        return now() + calls * 1_100;
      });
    });
    await owner.changed();
    await Promise.all([held, bothWait]);
    await product.services.pool.query('update sessions set revoked_at = now() where user_id = $1', [owner.id]);
    await owner.changed();
    flush();
    const answers = await Promise.all(next);
    // one was being sent
    expect(answers.filter(({ done }) => !done)).toHaveLength(1);
    expect((await Promise.all(streams.map((stream) => stream.next()))).every(({ done }) => done)).toBe(true);
  });

  it('are at most 60, on however many sockets', async () => {
    const owner = await person();
    for (let socket = 0; socket < 3; socket += 1) await follow(owner, 20, 'subscription { meChanged { id } }');
    const refused = await owner
      .client()
      .iterate({ query: 'subscription { meChanged { id } }' })
      .next()
      .catch((errors: { extensions: object }[]) => errors[0]?.extensions);
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('cost at most 1,000 points, and say so', async () => {
    const owner = await person();
    const lists = ['a', 'b', 'c', 'd'].map((name) => `${name}: favoritePrompts { id }`).join(' ');
    const refused = await owner
      .client()
      .iterate({ query: `subscription { meChanged { ${lists} e: favoritePrompts { id name prompt niche } } }` })
      .next()
      .catch((errors: { extensions: object }[]) => errors[0]?.extensions);
    expect(refused).toMatchObject({ code: 'OPERATION_TOO_COSTLY', cost: 1_051, maxCost: 1_000 });
  });

  it('leave its requests their own budget', async () => {
    const ctx = product.ctx(await product.addUser());
    expect((await chargeOperation(ctx, 10)).limit).toBe(budgets.account);
  });
});
