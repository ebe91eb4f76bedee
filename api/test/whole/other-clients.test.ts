import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Client, cacheExchange, fetchExchange } from '@urql/core';
import { GraphQLClient } from 'graphql-request';
import { createClient } from 'graphql-ws';
import createOpenApiClient from 'openapi-fetch';
import { Webhook } from 'svix';
import WebSocket from 'ws';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { UserEntity } from '../../domain/accounts/user.entity';
import { tokenOf } from '../access-tokens';
import { inLongTests } from '../long';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';
import { WebhookProduct } from '../webhook-product';

const run = promisify(execFile);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A program of an integrator, whose types gql.tada derives from the schema that the server describes. */
const typedProgram = `
import { graphql } from 'gql.tada';
import type { ResultOf } from 'gql.tada';
import { GraphQLClient } from 'graphql-request';
const [, , url = '', authorization = ''] = process.argv;
const mine = graphql('query Mine { me { email credits } }');
type Me = NonNullable<ResultOf<typeof mine>['me']>;
const { me } = await new GraphQLClient(url, { headers: { authorization } }).request(mine);
export const credits: number | null | undefined = me?.credits;
// @ts-expect-error an email is a text
export const email: Me['email'] = 3;
console.log(JSON.stringify(me));
`;
const typedConfig = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['node'],
    plugins: [{ name: 'gql.tada/ts-plugin', schema: './schema.graphql', tadaOutputLocation: './graphql-env.d.ts' }],
  },
  files: ['program.ts', 'graphql-env.d.ts'],
};

/** Other people's libraries with their defaults, as integrators use them. */
describe('an integrator with a token reads the own account by', () => {
  let product: TestProduct;
  let owner: UserEntity;
  let token: string;
  let graphql: string;
  const query = 'query Mine { me { email credits } }';

  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    owner = await product.addUser({ credits: 3 });
    ({ token } = await tokenOf(product, owner, ['PROFILE_READ', 'CREDITS_READ', 'ORDERS_READ']));
    await product.addPackage({ name: 'Starter' });
    graphql = `${product.url}/graphql`;
  });
  afterAll(() => product.stop());

  const headers = () => ({ authorization: `Bearer ${token}` });
  const mine = () => ({ email: owner.email, credits: 3 });

  it.each([undefined, 'within-url-limit', 'force', false] as const)(
    'urql, preferring GET: %s',
    async (preferGetMethod) => {
      const client = new Client({
        url: graphql,
        exchanges: [cacheExchange, fetchExchange],
        fetchOptions: () => ({ headers: headers() }),
        ...(preferGetMethod !== undefined && { preferGetMethod }),
      });
      const { data, error } = await client.query<{ me: object }>(query, {}).toPromise();
      expect(error).toBeUndefined();
      expect(data?.me).toMatchObject(mine());
    },
  );

  it.each(['GET', 'POST'] as const)('graphql-request by %s', async (method) => {
    const client = new GraphQLClient(graphql, { method, headers: headers() });
    expect(await client.request<{ me: object }>(query)).toMatchObject({ me: mine() });
  });

  it.each([false, true])('Apollo Client, using GET for queries: %s', async (useGETForQueries) => {
    const client = new ApolloClient({
      link: new HttpLink({ uri: graphql, headers: headers(), useGETForQueries }),
      cache: new InMemoryCache(),
    });
    const { data } = await client.query<{ me: object }>({ query: gql(query) });
    expect(data?.me).toMatchObject(mine());
    client.stop();
  });

  it.each([false, true])('Apollo Client with persisted queries, by GET: %s', async (useGETForHashedQueries) => {
    const bodies: string[] = [];
    const client = () =>
      new ApolloClient({
        link: new PersistedQueryLink({ sha256, useGETForHashedQueries }).concat(
          new HttpLink({
            uri: graphql,
            headers: headers(),
            fetch: (address, init) => {
              bodies.push(decodeURIComponent(JSON.stringify([address, init?.body])));
              return fetch(address, init);
            },
          }),
        ),
        cache: new InMemoryCache(),
      });
    const document = gql(`query Mine${String(useGETForHashedQueries)} { me { email credits } }`);
    for (const requests of [2, 3]) {
      const { data } = await client().query<{ me: object }>({ query: document });
      expect(data?.me).toMatchObject(mine());
      expect(bodies).toHaveLength(requests);
    }
    expect(bodies.map((body) => body.includes('credits'))).toEqual([false, true, false]);
  });

  it('graphql-ws, which gets the change of the account', async () => {
    const client = createClient({
      url: graphql.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
    });
    const changes = client.iterate<{ meChanged: { credits: number } }>({
      query: 'subscription { meChanged { credits } }',
    });
    const listen = jest.spyOn(product.services.events, 'listen');
    const first = changes.next();
    // the socket listens for the end of its token, and then the subscription
    while (listen.mock.calls.filter(([type, id]) => type === 'account' && id === owner.id).length < 2)
      await new Promise(setImmediate);
    await product.giveCredits(owner.id, 1);
    expect((await first).value).toMatchObject({ data: { meChanged: { credits: 4 } } });
    listen.mockRestore();
    await changes.return?.();
    await client.dispose();
    await product.services.pool.query('update users set credits = 3 where id = $1', [owner.id]);
  });

  inLongTests(() => {
    it('gql.tada, with types of the schema that the server describes', async () => {
      const cwd = await mkdtemp(join(tmpdir(), 'postloom-typed-'));
      await symlink(resolve('node_modules'), join(cwd, 'node_modules'));
      const tool = (name: string, ...args: string[]) =>
        run(process.execPath, [resolve('node_modules/.bin', name), ...args], { cwd });
      await writeFile(join(cwd, 'package.json'), '{ "type": "module" }');
      await writeFile(join(cwd, 'program.ts'), typedProgram);
      await writeFile(join(cwd, 'tsconfig.json'), JSON.stringify(typedConfig));
      await tool('gql.tada', 'generate-schema', graphql, '--header', `Authorization: Bearer ${token}`);
      await tool('gql.tada', 'generate-output');
      await tool('gql.tada', 'check');
      await tool('tsc', '-p', '.');
      const { stdout } = await run(process.execPath, ['--import', 'tsx', 'program.ts', graphql, `Bearer ${token}`], {
        cwd,
      });
      expect(JSON.parse(stdout)).toEqual(mine());
      await rm(cwd, { recursive: true });
    });
  });

  it('openapi-fetch, by a REST path', async () => {
    const client = createOpenApiClient<Record<string, Record<string, never>>>({
      baseUrl: product.url,
      headers: headers(),
    });
    const get = client.GET as unknown as (
      path: string,
      options: object,
    ) => Promise<{ data: Record<string, unknown>[]; response: Response }>;
    const { data, response } = await get('/users', { params: { query: { userEmail: owner.email } } });
    expect(response.status).toBe(200);
    expect(data).toEqual([expect.objectContaining({ UserEmail: owner.email })]);
    expect((await get('/packages', {})).data).toEqual([expect.objectContaining({ packageName: 'Starter' })]);
  });

  it('svix and standardwebhooks, which verify a delivery', async () => {
    const shop = await WebhookProduct.start();
    await shop.begin();
    const { id, secret } = await shop.add(shop.mia);
    await shop.ticket(shop.mia);
    await shop.run(id);
    const [delivery] = shop.receiver.received;
    if (!delivery) throw new Error('Nothing was delivered');
    for (const webhook of [new Webhook(secret), new StandardWebhook(secret)]) {
      expect(() => webhook.verify(delivery.body, delivery.headers)).not.toThrow();
      expect(() => webhook.verify(`${delivery.body} `, delivery.headers)).toThrow();
    }
    await shop.end();
    await shop.product.stop();
  });

  describe('gets an error that says what is wrong', () => {
    const answerOf = async (init: RequestInit, path = '/graphql') => {
      const response = await fetch(`${product.url}${path}`, init);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const post = (body: object, more: Record<string, string> = {}) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });

    it.each(['plm_abc', 'Token plm_abc', 'token: plm_abc'])(
      'with a token without its scheme: %s',
      async (authorization) => {
        for (const path of ['/graphql', '/packages'])
          expect(
            await answerOf(
              { ...(path === '/graphql' ? post({ query }, { authorization }) : { headers: { authorization } }) },
              path,
            ),
          ).toMatchObject({
            status: 401,
          });
      },
    );

    it('and a scheme of a proxy stays one', async () => {
      expect(await answerOf(post({ query }, { authorization: 'Basic dTpw' }))).toMatchObject({
        status: 200,
        body: { data: { me: null } },
      });
    });

    it('with a subscription by POST', async () => {
      const { status, body } = await answerOf(post({ query: 'subscription { meChanged { id } }' }, headers()));
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('WebSocket');
    });

    it('with a query by GET with cookies, which another site could send', async () => {
      const path = `/graphql?query=${encodeURIComponent('{ packages { name } }')}`;
      const cookie = 'postloom_session=x';
      expect((await answerOf({ headers: { cookie } }, path)).status).toBe(400);
      expect((await answerOf({ headers: { cookie, 'x-requested-with': 'x' } }, path)).status).toBe(200);
      expect((await answerOf({}, path)).status).toBe(200);
    });

    it('with an operation that costs too much', async () => {
      const lists = Array.from({ length: 15 }, (_one, at) => `a${at}: favoritePrompts { id name prompt }`).join(' ');
      const { body } = await answerOf(post({ query: `{ me { ${lists} } }` }, headers()));
      expect(body).toMatchObject({
        errors: [{ extensions: { code: 'OPERATION_TOO_COSTLY', cost: 5_251, maxCost: 3_000 } }],
      });
    });
  });
});
