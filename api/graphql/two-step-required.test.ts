import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import WebSocket from 'ws';
import { AccessAccounts, contents, send } from '../test/access-accounts';
import type { Known } from '../test/access-accounts';
import { operations } from '../test/access-rules';
import { signIn } from '../test/account-calls';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { publish } from '../platform/events/events';
import { lists } from '../wiring/lists';

const required = 'TWO_STEP_REQUIRED';
const ofAdmins = operations.filter(({ rule }) => rule === 'admin');

describe('an Admin without the two-step sign-in that the shop demands', () => {
  let product: TestProduct;
  let accounts: AccessAccounts;
  let admin: Known;
  let ticketId: string;
  const clients: Client[] = [];

  const db = () => product.services.dataSource.manager;
  const demand = async (isNeeded: boolean) => {
    await db().query(
      `insert into settings (key, body) values ('admins', $1) on conflict (key) do update set body = excluded.body`,
      [{ needTwoStep: isNeeded }],
    );
  };
  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    accounts = await AccessAccounts.at(product);
    admin = accounts.known.Admin;
    const [row]: { id: string }[] = await db().query(
      `insert into tickets (user_id, user_name, user_email, user_role, subject, message)
       values ($1, 'A', 'a@example.com', 'MEMBER', 'S', 'M') returning id`,
      [accounts.idOf('member')],
    );
    ticketId = row?.id ?? '';
  });
  afterAll(async () => {
    for (const client of clients) await client.dispose();
    await product.stop();
  });
  beforeEach(() => demand(true));

  const live = ({ browser }: Known) => {
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
    return client;
  };
  const me = (browser: Known['browser']) =>
    browser.graphql<{ me: { role: string; mustSetUpTwoStep: boolean; security: { twoStepSince: string | null } } }>(
      '{ me { role mustSetUpTwoStep security { twoStepSince } } }',
    );

  it('is refused every query and mutation of Admins, bulk operations included, without a trace', async () => {
    expect(ofAdmins.length).toBeGreaterThan(50);
    const before = await contents(product);
    for (const operation of ofAdmins)
      expect([operation.name, await send(admin.browser, operation, {}, [required])]).toEqual([
        operation.name,
        required,
      ]);
    expect(await contents(product)).toEqual(before);
  });

  it.each([
    ['shopChanged', 'subscription { shopChanged { pendingOrders } }'],
    ['allTicketsChanged', 'subscription { allTicketsChanged { ticket { id } } }'],
    ['shopEventAdded', 'subscription { shopEventAdded { id } }'],
    ['ticketPresenceChanged', 'subscription ($id: ID!) { ticketPresenceChanged(id: $id) { id } }'],
  ])('is refused the subscription %s', async (_name, query) => {
    const updates = live(admin).iterate({ query, variables: { id: ticketId } });
    expect(await updates.next()).toMatchObject({ value: { errors: [{ extensions: { code: required } }] } });
  });

  it('gets no further update of what began before the demand', async () => {
    await demand(false);
    const client = live(admin);
    const all = [
      client.iterate({ query: 'subscription { allTicketsChanged { ticket { id } } }' }),
      client.iterate({ query: 'subscription { shopChanged { pendingOrders } }' }),
      client.iterate({
        query: 'subscription ($id: ID!) { ticketChanged(id: $id) { id } }',
        variables: { id: ticketId },
      }),
      client.iterate({
        query: 'subscription ($id: ID!) { ticketPresenceChanged(id: $id) { id } }',
        variables: { id: ticketId },
      }),
    ];
    for (const one of all) expect(await one.next()).toMatchObject({ value: { data: expect.any(Object) as unknown } });
    await demand(true);
    const next = all.map((one) => one.next());
    await publish(db(), { type: 'ticket', id: ticketId, owner: accounts.idOf('member') });
    await publish(db(), { type: 'ticketPresence', id: ticketId });
    for (const one of next) expect(await one).toMatchObject({ done: true });
  });

  it("is refused the files of Admins' lists, and of items", async () => {
    const files = lists.filter(({ access, file }) => file && access === 'admins');
    expect(files.length).toBeGreaterThan(4);
    const paths = [
      ...files.map(({ name }) => `/admin/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.csv`),
      '/item-files/01900000-0000-7000-8000-000000000001',
    ];
    for (const path of paths) {
      const answer = await admin.browser.fetch(path);
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        403,
        expect.stringContaining('Admins of this shop need two-step sign-in'),
      ]);
    }
  });

  it("sees no other account's order, design or ticket, like a member", async () => {
    const answer = await admin.browser.graphql('query ($id: ID!) { ticket(id: $id) { id } }', { id: ticketId });
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  });

  it('reads what to do, and can set it up', async () => {
    expect((await me(admin.browser)).data.me).toEqual({
      role: 'ADMIN',
      mustSetUpTwoStep: true,
      security: { twoStepSince: null },
    });
    const begun = await admin.browser.graphql<{ beginTwoStep: { secret: string | null } }>(
      'mutation { beginTwoStep(proof: { password: "secret-1" }) { secret errors { code } } }',
    );
    expect(begun.data.beginTwoStep.secret).toEqual(expect.any(String));
  });

  it('has the rights of an Admin again with two-step sign-in, or when the demand ends', async () => {
    const users = () => admin.browser.graphql<{ users: { totalItems: number } } | null>('{ users { totalItems } }');
    expect((await users()).data).toBeNull();
    await demand(false);
    expect((await users()).data?.users.totalItems).toBeGreaterThan(0);
    await demand(true);
    await db().query('update users set two_step_at = now() where id = $1', [admin.viewer?.id]);
    expect((await users()).data?.users.totalItems).toBeGreaterThan(0);
    expect((await me(admin.browser)).data.me.mustSetUpTwoStep).toBe(false);
    await db().query('update users set two_step_at = null where id = $1', [admin.viewer?.id]);
    expect((await users()).data).toBeNull();
  });

  it('is refused in the document that signs in, too', async () => {
    const { browser, viewer } = await accounts.newcomer('Admin');
    const [{ email } = { email: '' }]: { email: string }[] = await db().query('select email from users where id = $1', [
      viewer?.id,
    ]);
    const fresh = product.browser();
    const answer = await fresh.graphql<{ signIn: { user: { id: string } } } | null>(
      `mutation ($input: SignInInput!, $id: ID!) {
         signIn(input: $input) { user { id } }
         deleteUserNote(id: $id) { errors { code } }
       }`,
      { input: { email, password: 'secret-1' }, id: viewer?.id },
    );
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual([required]);
    await signIn(browser, email, 'secret-1');
    expect((await me(browser)).data.me.mustSetUpTwoStep).toBe(true);
  });

  it.each(['member', 'moderator', 'Seller'] as const)('does not concern a %s', async (person) => {
    expect((await me(accounts.known[person].browser)).data.me.mustSetUpTwoStep).toBe(false);
    const answer = await accounts.known[person].browser.graphql('{ users { totalItems } }');
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});
