import fc from 'fast-check';
import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { sectionDefaults } from '../domain/content/defaults/section-defaults';
import { hostileOperation, spoilt } from '../test/hostile-input';
import type { HostileOperation } from '../test/hostile-input';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import type { TestBrowser } from '../test/test-browser';
import { createTicket } from '../domain/tickets/ticket.service';
import { createSchema } from './schema';

/** `FUZZ_SEED=7 FUZZ_RUNS=100000 npm test -- api/graphql/hostile-input` looks further. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20261121);
const runs = Number(process.env['FUZZ_RUNS'] ?? 10_000);
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
/** What counts the rows of accepted inputs, and the mutations that make them. */
const traces: Record<string, { sql: string; by: string[] }> = {
  users: { sql: 'select count(*)::int as rows from users', by: ['register'] },
  orders: { sql: 'select count(*)::int as rows from orders', by: ['createPurchase'] },
  designs: { sql: 'select count(*)::int as rows from designs', by: ['createDesign'] },
  tickets: { sql: 'select count(*)::int as rows from tickets', by: ['sendContactMessage', 'createTicket'] },
  replies: { sql: 'select coalesce(sum(replies), 0)::int as rows from tickets', by: ['replyToTicket'] },
  'versions of sections': { sql: 'select coalesce(sum(version), 0)::int as rows from content_sections', by: editing },
};

const schema = createSchema();
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

const billing = { customerName: 'Mia', address: '1 Mill Lane', country: 'Portugal' };
const design = {
  platform: 'INSTAGRAM',
  postType: 'INSTAGRAM_POST',
  size: 'SQUARE',
  niche: 'PETS',
  style: 'PLAYFUL',
  primaryText: 'Wash day',
  customPrompt: 'A happy dog.',
  enhancedPrompt: '',
};

const page = { size: 10, number: 1, after: '', before: '' };

/** Variables that are accepted as they are; `fresh` makes each one new. */
const good = (fresh: string, packageId: string, ticketId: string): Record<string, Record<string, unknown>> => ({
  register: { input: { name: 'Ann', email: `${fresh}@example.com`, password: 'secret-1', acceptTerms: true } },
  signIn: { input: { email: 'member@example.com', password: 'secret-1' } },
  requestPasswordReset: { email: 'member@example.com' },
  resetPassword: { input: { token: fresh, password: 'secret-1' } },
  sendContactMessage: {
    input: { name: 'Ann', email: 'ann@example.com', subject: 'Hello', phone: '123', message: 'A question' },
  },
  saveSection: {
    input: {
      body: { banner: { ...sectionDefaults.banner, video: { link: 'https://youtu.be/dQw4w9WgXcQ', thumbnail: '' } } },
      isActive: true,
    },
  },
  createPurchase: { input: { of: { packageId }, billing, requestId: fresh } },
  createDesign: { input: { requestId: fresh, design } },
  deletePurchases: { input: { ids: [fresh, packageId] } },
  enhancePrompt: { input: design },
  saveFavoritePrompt: { input: { name: fresh.slice(0, 3), prompt: 'A loom.', niche: 'ART', platform: 'FACEBOOK' } },
  purchases: {
    page,
    filter: {
      search: 'S',
      ids: [fresh],
      owner: [packageId],
      paymentStatus: ['PAID'],
      createdAt: { from: '2026-03-01T09:30:00.000Z', until: '2026-03-02T09:30:00.000Z' },
      total: { min: '1.00', max: '2.00' },
    },
    sort: { field: 'TOTAL', direction: 'ASC' },
  },
  designs: { page, filter: { search: 'S', status: ['FAILED'] }, sort: { field: 'FINISHED_AT', direction: 'ASC' } },
  creditEntries: { page, filter: { ids: [packageId], reason: ['GRANT'] } },
  createTicket: { input: { requestId: fresh, subject: 'Sizes', message: 'Which ones?' } },
  replyToTicket: { id: ticketId, input: { requestId: fresh, message: 'And which else?' } },
  markTicketRead: { id: ticketId, replies: 1 },
  ticket: { id: ticketId },
  tickets: { page, filter: { search: 'S', email: '@', status: ['OPEN'], unreadByUser: true } },
});

describe(`${runs} hostile inputs`, () => {
  let product: TestProduct;
  let people: TestBrowser[];
  let packageId: string;
  let ticketId: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true, endlessAttempts: true });
    const [visitor, member, admin] = [product.browser(), product.browser(), product.browser()];
    const rich = await member.register('member@example.com');
    const ruler = await admin.register('admin@example.com');
    await product.services.dataSource.query(`update users set role = 'ADMIN' where id = $1`, [ruler]);
    await product.giveCredits(rich, 5000);
    packageId = (await product.addPackage()).id;
    const asking = { requestId: 'hostile-ticket', subject: 'Sizes', message: 'Which ones?' };
    ticketId = (await createTicket(product.ctx({ id: rich, role: 'MEMBER' }), asking)).id;
    people = [visitor, member, admin];
  });
  afterAll(() => product.stop());

  /** An operation with hostile variables throughout, or with good ones spoilt in one place. */
  function hostile(kind: 'query' | 'mutation', field: RootField): fc.Arbitrary<HostileOperation> {
    const throughout = hostileOperation(kind, field, selectionOf(field));
    if (!good('', '', '')[field.name]) return throughout;
    const inOnePlace = fc.uuid().chain((fresh) => spoilt(good(fresh, packageId, ticketId)[field.name] ?? {}));
    return fc.oneof(
      throughout,
      fc.tuple(throughout, inOnePlace).map(([{ query }, variables]) => ({ query, variables })),
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

  it('make no error of the server, and what is refused leaves nothing behind', async () => {
    // signing out would end the session in which the others are tried
    const fields = [
      ...rootFields(schema.getQueryType()).map((field) => ['query', field] as const),
      ...rootFields(schema.getMutationType()).map((field) => ['mutation', field] as const),
    ].filter(([, { name }]) => name !== 'signOut');
    // a field without arguments has nothing to be hostile with: a few calls are enough
    const any = fc.oneof(
      ...fields.map(([kind, field]) => ({
        weight: field.args.length > 0 ? 20 : 1,
        arbitrary: hostile(kind, field).map((operation) => ({ name: field.name, ...operation })),
      })),
    );
    const before = await count();
    const accepted = new Map<string, Set<string>>();
    let refused = 0;
    const send = async ({ name, query, variables }: HostileOperation & { name: string }, who: number) => {
      // whoever registers or signs in over a session ends it: that is tried by visitors
      const browser = name === 'register' || name === 'signIn' ? product.browser() : (people[who] as TestBrowser);
      const cookies = [...browser.cookies];
      const {
        status,
        data,
        errors = [],
      } = await browser.graphql<Record<string, Payload> | null | undefined>(query, variables);
      // whoever a call signs out is who they were again
      browser.cookies.clear();
      for (const [key, value] of cookies) browser.cookies.set(key, value);
      if (status >= 500 || errors.some(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR'))
        throw new Error(`${status} ${JSON.stringify(errors)} for ${query} with ${JSON.stringify(variables)}`);
      const answer = data?.[name];
      if (status !== 200 || errors.length > 0 || answer?.errors?.length) refused += 1;
      // the same request id answers the same row
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
    // hostile enough, and not so hostile that the first check stops everything
    expect(refused).toBeGreaterThan(runs / 2);
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
    expect(tried.filter((name) => !accepted.has(name))).toEqual([]);
  }, 120_000);

  it('over other paths are refused as well', async () => {
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
  }, 60_000);
});
