import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { deleteDesigns, restoreDesigns } from '../domain/designs/design-deletion.service';
import { requestEmailChange } from '../domain/accounts/email/email-change.service';
import { returnCredit } from '../domain/designs/admin/credit-return.service';
import { createDesign } from '../domain/designs/design-creation.service';
import { cancelDesign } from '../domain/designs/design.service';
import { generateDesign } from '../domain/designs/generation.job';
import { publish } from '../platform/events/events';
import { signIn } from '../test/account-calls';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import type { TestBrowser } from '../test/test-browser';

const designInput = {
  platform: 'FACEBOOK',
  postType: 'FACEBOOK_POST',
  size: 'SQUARE',
  niche: 'MUSIC',
  style: 'BOLD',
  primaryText: 'Tonight at nine',
  customPrompt: 'A stage.',
} as const;

type Refusals = { extensions?: { code?: string } }[];

describe('live updates', () => {
  let product: TestProduct;
  const clients: Client[] = [];

  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true });
  });
  afterAll(async () => {
    for (const client of clients) await client.dispose();
    await product.stop();
  });

  const live = (browser: TestBrowser, headers: Record<string, string> = {}) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const client = createClient({
      url: `${product.url.replace('http', 'ws')}/graphql`,
      retryAttempts: 0,
      webSocketImpl: class extends WebSocket {
        constructor(url: string, protocols: string) {
          super(url, protocols, { headers: { cookie, ...headers } });
        }
      },
    });
    clients.push(client);
    return client;
  };
  const person = async (credits: number) => {
    const browser = product.browser();
    const id = await browser.register(`live-${Math.random().toString(36).slice(2)}@example.com`);
    await product.giveCredits(id, credits);
    return { browser, ctx: product.ctx({ id, role: 'MEMBER' as const }) };
  };

  /** Waits until the number of listeners for database events is reached. */
  const listeners = () => {
    const { events } = product.services;
    const listen = events.listen.bind(events);
    const listening = new Set<() => void>();
    const spy = jest.spyOn(events, 'listen').mockImplementation((...given) => {
      const stop = listen(...given);
      listening.add(stop);
      return () => {
        listening.delete(stop);
        stop();
      };
    });
    const until = async (subscriptions: number) => {
      const count = subscriptions && subscriptions + 1; // their socket listens as well
      for (const given = Date.now(); listening.size !== count && Date.now() < given + 3000;)
        await new Promise(setImmediate);
      expect(listening.size).toBe(count);
    };
    return { until, restore: () => spy.mockRestore() };
  };

  it('report a design from the queue to its picture, then end', async () => {
    const { browser, ctx } = await person(1);
    const design = await createDesign(ctx, { requestId: 'request-1', design: designInput });
    const states: unknown[] = [];
    const updates = live(browser).iterate<{ designChanged: { status: string; imageUrl: string | null } }>({
      query: 'subscription($id: ID!) { designChanged(id: $id) { status imageUrl } }',
      variables: { id: design.id },
    });
    for await (const { data } of updates) {
      states.push(data?.designChanged.status);
      if (states.length === 1) void generateDesign(product.ctx(), design.id, new AbortController().signal);
    }
    expect(states[0]).toBe('QUEUED');
    expect(states.at(-1)).toBe('SUCCEEDED');
    // A later subscription receives the end state at once.
    const late = await live(browser)
      .iterate({ query: 'subscription($id: ID!) { designChanged(id: $id) { status } }', variables: { id: design.id } })
      .next();
    expect(late.value).toEqual({ data: { designChanged: { status: 'SUCCEEDED' } } });
  });

  it('answer each event with current data, in nested fields as well', async () => {
    const { browser, ctx } = await person(2);
    const { db } = ctx;
    const userId = ctx.viewer?.userId ?? '';
    const design = await createDesign(ctx, { requestId: 'request-1', design: designInput });
    const updates = live(browser).iterate<{ designChanged: { customer: { name: string } } }>({
      query: 'subscription($id: ID!) { designChanged(id: $id) { customer { name } } }',
      variables: { id: design.id },
    });
    await updates.next();
    await db.query(`update users set name = 'Another Name' where id = $1`, [userId]);
    const next = updates.next();
    await publish(db, { type: 'design', id: design.id, owner: userId });
    expect((await next).value).toEqual({ data: { designChanged: { customer: { name: 'Another Name' } } } });
    await updates.return?.();
  });

  it('report the new balance when a credit is reserved', async () => {
    const { browser, ctx } = await person(2);
    const { until, restore } = listeners();
    const updates = live(browser).iterate<{ meChanged: { credits: number } }>({
      query: 'subscription { meChanged { credits } }',
    });
    const first = updates.next();
    await until(1);
    restore();
    await createDesign(ctx, { requestId: 'request-1', design: designInput });
    type Update = { data: { meChanged: { credits: number } } };
    let credits = ((await first).value as Update).data.meChanged.credits;
    // The event of the earlier gift may arrive only now.
    if (credits === 2) ({ credits } = ((await updates.next()).value as Update).data.meChanged);
    expect(credits).toBe(1);
    await updates.return?.();
  });

  it('report the new balance when an Admin gives a credit back', async () => {
    const { browser, ctx } = await person(1);
    const { id } = await createDesign(ctx, { requestId: 'request-1', design: designInput });
    await generateDesign(product.ctx(), id, new AbortController().signal);
    const { until, restore } = listeners();
    const updates = live(browser).iterate<{ meChanged: { credits: number } }>({
      query: 'subscription { meChanged { credits } }',
    });
    type Update = { data: { meChanged: { credits: number } } };
    const next = async () => ((await updates.next()).value as Update).data.meChanged.credits;
    const first = next();
    await until(1);
    restore();
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    await returnCredit(admin, id, { reason: 'The picture is broken', requestId: 'return-01' });
    // the event of the reservation may arrive only now
    expect((await first) || (await next())).toBe(1);
    await updates.return?.();
  });

  it("report a sign-in and sign-out on another device, and changes of the account's security", async () => {
    const { browser, ctx } = await person(1);
    const me = await browser.graphql<{ me: { email: string } }>('{ me { email } }');
    const { until, restore } = listeners();
    const updates = live(browser).iterate<{ meChanged: { sessions: { totalItems: number } } }>({
      query: 'subscription { meChanged { sessions { totalItems items { current } } security { pendingEmail } } }',
    });
    const next = async () => ((await updates.next()).value as { data: { meChanged: unknown } }).data.meChanged;
    const first = next();
    await until(1);
    restore();
    const other = product.browser();
    await signIn(other, me.data.me.email, 'secret-1');
    expect(await first).toEqual({
      sessions: { totalItems: 2, items: [{ current: false }, { current: true }] },
      security: { pendingEmail: null },
    });
    await requestEmailChange(product.ctx({ id: ctx.viewer?.userId ?? '', role: 'MEMBER' }), {
      email: `new-${me.data.me.email}`,
      proof: { password: 'secret-1' },
    });
    expect(await next()).toMatchObject({ security: { pendingEmail: `new-${me.data.me.email}` } });
    await other.graphql('mutation { signOut { errors { code } } }');
    expect(await next()).toMatchObject({ sessions: { totalItems: 1, items: [{ current: true }] } });
    await updates.return?.();
  });

  it('report each change of the own designs only: queued, finished, deleted, restored', async () => {
    const { browser, ctx } = await person(2);
    const otherCustomer = await person(1);
    const { until, restore } = listeners();
    const updates = live(browser).iterate<{
      designsChanged: { design: { id: string; status: string } | null; deletedId: string | null };
    }>({ query: 'subscription { designsChanged { design { id status } deletedId } }' });
    const received: unknown[] = [];
    const next = async () =>
      void received.push(((await updates.next()).value as { data: { designsChanged: unknown } }).data.designsChanged);
    const first = next();
    await until(1);
    restore();
    await createDesign(otherCustomer.ctx, { requestId: 'request-1', design: designInput });
    const [one, other] = [
      await createDesign(ctx, { requestId: 'request-1', design: designInput }),
      await createDesign(ctx, { requestId: 'request-2', design: designInput }),
    ];
    await first;
    await next();
    expect(received).toEqual([one, other].map(({ id }) => ({ design: { id, status: 'QUEUED' }, deletedId: null })));
    await cancelDesign(ctx, one.id);
    await next();
    await deleteDesigns(ctx, [one.id]);
    await next();
    await restoreDesigns(ctx, [one.id]);
    await next();
    expect(received.slice(2)).toEqual([
      { design: { id: one.id, status: 'CANCELLED' }, deletedId: null },
      { design: null, deletedId: one.id },
      { design: { id: one.id, status: 'CANCELLED' }, deletedId: null },
    ]);
    await updates.return?.();
  });

  it('report that designs may have changed unnoticed after the event connection was lost', async () => {
    const { browser } = await person(1);
    const { until, restore } = listeners();
    const updates = live(browser).iterate({ query: 'subscription { designsChanged { design { id } deletedId } }' });
    const first = updates.next();
    await until(1);
    restore();
    await product.services.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like '%events'`,
    );
    expect((await first).value).toEqual({ data: { designsChanged: { design: null, deletedId: null } } });
    await updates.return?.();
  });

  it('release the listener of a subscription that is closed while it waits', async () => {
    const { browser, ctx } = await person(1);
    const design = await createDesign(ctx, { requestId: 'request-1', design: designInput });
    const { until, restore } = listeners();
    const client = live(browser);
    for (const query of [
      'subscription { meChanged { credits } }',
      `subscription { designChanged(id: "${design.id}") { status } }`,
    ]) {
      const updates = client.iterate({ query });
      void updates.next();
      await until(1);
      await updates.return?.();
      // No change comes, so a subscription that waits for one would never end.
      await until(0);
    }
    restore();
  });

  it('stop once the session has ended', async () => {
    const { browser, ctx } = await person(1);
    const design = await createDesign(ctx, { requestId: 'request-1', design: designInput });
    // events of the creation would be answered before the session ends
    await product.services.events.caughtUp();
    const { until, restore } = listeners();
    const client = live(browser);
    const account = client.iterate({ query: 'subscription { meChanged { credits } }' });
    const picture = client.iterate({ query: `subscription { designChanged(id: "${design.id}") { status } }` });
    const next = account.next();
    await picture.next();
    await until(2);
    const owner = ctx.viewer?.userId ?? '';
    await product.services.pool.query('update sessions set revoked_at = now() where user_id = $1', [owner]);
    for (const event of [
      { type: 'account', id: owner },
      { type: 'design', id: design.id, owner },
    ] as const)
      await publish(product.services.dataSource.manager, event);
    expect(await Promise.all([next, picture.next()])).toEqual([
      { done: true, value: undefined },
      { done: true, value: undefined },
    ]);
    await until(0);
    restore();
  });

  it("refuse anonymous callers, other people's designs and other sites", async () => {
    const { ctx } = await person(1);
    const design = await createDesign(ctx, { requestId: 'request-1', design: designInput });
    const { browser: other } = await person(1);
    const query = {
      query: 'subscription($id: ID!) { designChanged(id: $id) { status } }',
      variables: { id: design.id },
    };
    const codeFor = (browser: TestBrowser) =>
      live(browser)
        .iterate(query)
        .next()
        .then(
          ({ value }) => (value as { errors?: Refusals }).errors?.[0]?.extensions?.code,
          (errors: unknown) => (errors as Refusals)[0]?.extensions?.code,
        );
    expect(await codeFor(product.browser())).toBe('UNAUTHENTICATED');
    expect(await codeFor(other)).toBe('NOT_FOUND');
    await expect(live(other, { origin: 'https://evil.example' }).iterate(query).next()).rejects.toBeDefined();
  });
});
