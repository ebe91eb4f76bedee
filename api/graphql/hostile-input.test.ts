import fc from 'fast-check';
import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { acceptedVariables } from '../test/accepted-variables';
import { hostileOperation, spoilt } from '../test/hostile-input';
import { runs as repetitions } from '../test/long';
import type { HostileOperation } from '../test/hostile-input';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import type { TestBrowser } from '../test/test-browser';
import { createTicket } from '../domain/tickets/ticket.service';
import { executableSchema } from './schema';

/** `FUZZ_SEED=7 FUZZ_RUNS=100000 npm test -- api/graphql/hostile-input` tries more inputs. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20261121);
const runs = Number(process.env['FUZZ_RUNS'] ?? repetitions({ gate: 1_000, long: 10_000 }));
const atOnce = 20;

type RootField = GraphQLField<unknown, unknown>;
type Row = { id: string } | null;
interface Payload {
  errors?: unknown[];
  user?: Row;
  purchase?: Row;
  design?: Row;
  ticket?: Row;
}

const editing = ['saveSection', 'setSectionActive', 'resetSection', 'restoreSection'];
/** Counts of the rows that accepted inputs create, and the mutations that create them. */
const traces: Record<string, { sql: string; by: string[] }> = {
  users: { sql: 'select count(*)::int as rows from users', by: ['register'] },
  orders: { sql: 'select count(*)::int as rows from orders', by: ['createPurchase'] },
  designs: { sql: 'select count(*)::int as rows from designs', by: ['createDesign'] },
  tickets: { sql: 'select count(*)::int as rows from tickets', by: ['sendContactMessage', 'createTicket'] },
  replies: { sql: 'select coalesce(sum(replies), 0)::int as rows from tickets', by: ['replyToTicket'] },
  'versions of sections': { sql: 'select coalesce(sum(version), 0)::int as rows from content_sections', by: editing },
};

const schema = executableSchema();
const rootFields = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});
const rows: Record<string, string> = {
  register: 'user { id } ',
  createPurchase: 'purchase { id } ',
  createDesign: 'design { id } ',
  createTicket: 'ticket { id } ',
};

function selectionOf(field: RootField): string {
  const type = getNamedType(field.type);
  const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
  if (fields['errors']) return `${rows[field.name] ?? ''}errors { code message field }`;
  return fields['totalItems'] ? 'totalItems' : '__typename';
}
describe(`${runs} hostile inputs`, () => {
  let product: TestProduct;
  let people: TestBrowser[];
  let packageId: string;
  let ticketId: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true, endlessAttempts: true });
    // no design is made here, so that waiting for one would last for the whole time
    product.services.config.designs.waitMs = 1;
    const [anonymous, member, admin] = [product.browser(), product.browser(), product.browser()];
    const rich = await member.register('member@example.com');
    const ruler = await admin.register('admin@example.com');
    await product.services.dataSource.query(`update users set role = 'ADMIN' where id = $1`, [ruler]);
    await product.giveCredits(rich, 5000);
    packageId = (await product.addPackage()).id;
    const asking = { requestId: 'hostile-ticket', subject: 'Sizes', message: 'Which ones?' };
    ticketId = (await createTicket(product.ctx({ id: rich, role: 'MEMBER' }), asking)).id;
    people = [anonymous, member, admin];
  });
  afterAll(() => product.stop());

  /** An operation with all variables hostile, with valid variables corrupted in one spot, or sometimes with valid ones. */
  function hostile(kind: 'query' | 'mutation', field: RootField): fc.Arbitrary<HostileOperation> {
    const throughout = hostileOperation(kind, field, selectionOf(field));
    if (field.args.length === 0) return throughout;
    const inOnePlace = fc.constant(null).chain(() => spoilt(acceptedVariables(field, { packageId, ticketId })));
    const untouched = fc.constant(null).map(() => acceptedVariables(field, { packageId, ticketId }));
    const within = (variables: fc.Arbitrary<Record<string, unknown>>) =>
      fc.tuple(throughout, variables).map(([{ query }, given]) => ({ query, variables: given }));
    return fc.oneof(
      { weight: 4, arbitrary: throughout },
      { weight: 4, arbitrary: within(inOnePlace) },
      { weight: 1, arbitrary: within(untouched) },
    );
  }

  const count = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(traces).map(
          async ([name, { sql }]) =>
            [name, (await product.services.pool.query<{ rows: number }>(sql)).rows[0]?.rows ?? 0] as const,
        ),
      ),
    );

  it('cause no server error, and refused ones leave no rows behind', async () => {
    // Signing out would end the session that the other calls use.
    const fields = [
      ...rootFields(schema.getQueryType()).map((field) => ['query', field] as const),
      ...rootFields(schema.getMutationType()).map((field) => ['mutation', field] as const),
      // The right password is among the hostile texts: an account that deletes itself has no rows to count.
    ].filter(([, { name }]) => name !== 'signOut' && name !== 'deleteAccount');
    // These must be accepted at least once, however many other operations there are.
    const tried = [
      'register',
      'createPurchase',
      'createDesign',
      'saveSection',
      'sendContactMessage',
      'enhancePrompt',
      'createTicket',
      'replyToTicket',
    ];
    // A field without arguments has no hostile variants: a few calls are enough.
    const any = fc.oneof(
      ...fields.map(([kind, field]) => ({
        weight: tried.includes(field.name) ? 160 : field.args.length > 0 ? 20 : 1,
        arbitrary: hostile(kind, field).map((operation) => ({ name: field.name, ...operation })),
      })),
    );
    const before = await count();
    const accepted = new Map<string, Set<string>>();
    let refused = 0;
    const send = async ({ name, query, variables }: HostileOperation & { name: string }, who: number) => {
      // Registering or signing in would end the caller's session, so anonymous browsers try these.
      const browser = name === 'register' || name === 'signIn' ? product.browser() : (people[who] as TestBrowser);
      const cookies = [...browser.cookies];
      const {
        status,
        data,
        errors = [],
      } = await browser.graphql<Record<string, Payload> | null | undefined>(query, variables);
      // Restores the caller whom a call has signed out.
      browser.cookies.clear();
      for (const [key, value] of cookies) browser.cookies.set(key, value);
      if (status >= 500 || errors.some(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR'))
        throw new Error(`${status} ${JSON.stringify(errors)} for ${query} with ${JSON.stringify(variables)}`);
      const answer = data?.[name];
      if (status !== 200 || errors.length > 0 || answer?.errors?.length) refused += 1;
      // The same request id returns the same row.
      else
        accepted.set(
          name,
          (accepted.get(name) ?? new Set()).add(
            (answer?.user ?? answer?.purchase ?? answer?.design ?? answer?.ticket)?.id ?? `${Math.random()}`,
          ),
        );
    };
    const batch = fc.array(fc.tuple(any, fc.nat({ max: 2 })), { minLength: atOnce, maxLength: atOnce });
    await fc.assert(
      fc.asyncProperty(
        batch,
        async (operations) => void (await Promise.all(operations.map(([operation, who]) => send(operation, who)))),
      ),
      { seed, numRuns: Math.ceil(runs / atOnce), endOnFailure: true },
    );

    const after = await count();
    const more = Object.keys(traces).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]);
    expect(Object.fromEntries(more)).toEqual(
      Object.fromEntries(
        Object.entries(traces).map(([name, { by }]) => [
          name,
          by.reduce((sum, maker) => sum + (accepted.get(maker)?.size ?? 0), 0),
        ]),
      ),
    );
    // Hostile enough, but not so hostile that the first check rejects everything.
    expect(refused).toBeGreaterThan(runs / 2);
    const rarelyAccepted = runs < 3_000 ? ['createDesign', 'saveSection', 'replyToTicket'] : [];
    expect(tried.filter((name) => !accepted.has(name) && !rarelyAccepted.includes(name))).toEqual([]);
  });

  it('are refused on other paths as well', async () => {
    const odd = [
      '/%',
      '/%E0%A4%A',
      '/%00',
      '//',
      '//evil.example',
      '/..%2f..%2fetc/passwd',
      '/a\\b',
      '/?%',
      '/about?a[b]=c',
      '/designs/%00/image',
      '/designs/1/image',
      '/auth/social/start?next=//evil.example',
      '/auth/social/callback?code=x&state=y',
      `/${'a'.repeat(4000)}`,
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/none.js',
      '/webhooks/paypal',
    ];
    const path = fc.oneof(
      fc.constantFrom(...odd),
      fc.webPath().map((given) => `/${given}`),
      fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((given) => `/${encodeURI(given)}`),
    );
    const request = fc.record({
      path,
      method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
      body: fc.oneof(fc.constant('{'), fc.json(), fc.string({ unit: 'binary' })),
      type: fc.constantFrom(
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'x',
        'application/json; charset=utf-99',
      ),
      cookie: fc.constantFrom(
        'a=b',
        'postloom_session=x',
        'postloom_session=a.b.c; postloom_refresh=%',
        'a',
        '=;=;',
        `postloom_session=${'e'.repeat(3000)}`,
      ),
    });
    const send = async ({
      path: where,
      method,
      body,
      type,
      cookie,
    }: {
      path: string;
      method: string;
      body: string;
      type: string;
      cookie: string;
    }) => {
      const response = await fetch(product.url + where, {
        method,
        redirect: 'manual',
        headers: { 'content-type': type, cookie },
        ...(['GET', 'HEAD'].includes(method) ? {} : { body }),
      });
      await response.arrayBuffer();
      if (response.status >= 500)
        throw new Error(`${response.status} for ${method} ${where} ${type} ${cookie} ${body}`);
    };
    const batch = fc.array(request, { minLength: atOnce, maxLength: atOnce });
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => void (await Promise.all(requests.map(send)))),
      { seed, numRuns: Math.ceil(runs / 10 / atOnce), endOnFailure: true },
    );
    expect(
      (await product.services.pool.query<{ rows: number }>('select count(*)::int as rows from provider_events')).rows[0]
        ?.rows,
    ).toBe(0);
  });
});
