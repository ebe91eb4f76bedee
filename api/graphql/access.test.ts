import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType } from 'graphql';
import { fieldsOf, objectTypes, operations, ruleWords, rulesIn, subscriptions } from '../test/access-rules';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { UnclassifiedField, accessTable } from './access';

const contract = readFileSync('schema.graphql', 'utf8');

describe('access rules of the schema', () => {
  it('exist for every field of every type', () => {
    expect(accessTable(buildSchema(contract)).size).toBeGreaterThan(250);
  });

  it.each([
    ['no rule', 'type Extra { loose: String }'],
    ['two rules', 'type Extra { torn: String @public @admin }'],
  ])('stop the build for a field with %s', (_what, extra) => {
    expect(() => accessTable(buildSchema(`${contract}\n${extra}`))).toThrow(UnclassifiedField);
  });

  it('leads to what any signed-in caller may read only below an object that is theirs', () => {
    const called = [...operations, ...subscriptions];
    /** Answers about the caller's own call, and facts that are the same for every signed-in caller. */
    const ofTheCall = new Set(
      objectTypes
        .map(({ name }) => name)
        .filter((name) => /(Payload|Change)$/.test(name))
        .concat('BulkRefusal', 'Generator', 'PromptTemplate', 'ItemAccess', 'ActiveAiKey')
        // of a design whose owner was checked
        .concat('PostCaption'),
    );
    const open = objectTypes.filter(
      (type) => !ofTheCall.has(type.name) && fieldsOf(type).some(({ rule }) => rule === 'signedIn'),
    );
    expect(open.map(({ name }) => name)).toEqual(expect.arrayContaining(['Refund', 'TicketReply', 'DesignPage']));
    const within = new Map(open.flatMap((type) => fieldsOf(type).map(({ name }) => [name, type.name])));
    const ways = [...objectTypes.flatMap((type) => fieldsOf(type)), ...called].filter(({ field }) =>
      open.some(({ name }) => name === getNamedType(field.type).name),
    );
    expect(ways.length).toBeGreaterThanOrEqual(open.length);
    const unguarded = ways.filter(({ name, rule }) => !(rule === 'owner' || rule === 'admin' || within.has(name)));
    expect(unguarded.map(({ name }) => name)).toEqual([]);
  });

  it('opens no field further than the released contract does', () => {
    const released = rulesIn(readFileSync('docs/contract/released.graphql', 'utf8'));
    const today = rulesIn(readFileSync('schema.graphql', 'utf8'));
    const opened = [...today].filter(([name, rule]) => {
      const before = released.get(name);
      return before !== undefined && ruleWords.indexOf(rule) < ruleWords.indexOf(before);
    });
    expect(opened).toEqual([]);
    // A public operation is open to the whole internet: each is named where the contract is released.
    const open = [...today].filter(
      ([name, rule]) => rule === 'public' && /^(Query|Mutation|Subscription)\./.test(name),
    );
    expect(open.filter(([name]) => !released.has(name))).toEqual([]);
  });
});

describe('access over HTTP', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  const signedInOperations = [
    '{ purchase(id: "01a1fda3-1ce5-7ac2-8463-16cb847c6a05") { id } }',
    '{ design(id: "01a1fda3-1ce5-7ac2-8463-16cb847c6a05") { id } }',
    '{ generator { available } }',
    'mutation { startPayment(purchaseId: "01a1fda3-1ce5-7ac2-8463-16cb847c6a05") { errors { code } } }',
    'mutation { cancelDesign(id: "01a1fda3-1ce5-7ac2-8463-16cb847c6a05") { errors { code } } }',
  ];

  it.each(signedInOperations)('refuses %s to anonymous callers', async (query) => {
    const { errors } = await product.browser().graphql(query);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it("refuses Admin fields and other customers' orders to members", async () => {
    const browser = product.browser();
    await browser.register('member@example.com');
    await product.addPackage();
    expect((await browser.graphql('{ packages { name sellerEmail } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await browser.graphql('{ settings { paypal { clientId secretSet } } }')).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    for (const list of ['purchases', 'designs', 'creditEntries'])
      expect((await browser.graphql(`{ ${list} { totalItems } }`)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await browser.graphql<{ packages: { name: string }[] }>('{ packages { name } }')).data.packages).toEqual([
      { name: 'Starter' },
    ]);
  });

  it('answers a malformed id like an unknown id', async () => {
    const browser = product.browser();
    await browser.register('ids@example.com');
    for (const id of ['1', "' or 1=1 --", '01a1fda3-1ce5-7ac2-8463-16cb847c6a05']) {
      expect(
        (await browser.graphql('query($id: ID!) { purchase(id: $id) { id } }', { id })).errors?.[0]?.extensions.code,
      ).toBe('NOT_FOUND');
    }
  });

  it('reveals only the request id of a bug', async () => {
    const broken = jest
      .spyOn(product.services.dataSource.manager, 'find')
      .mockRejectedValue(new Error('password of the database'));
    const { errors } = await product
      .browser()
      .graphql('{ packages { name } }', {}, { headers: { 'x-request-id': 'request-12345' } });
    broken.mockRestore();
    expect(errors).toEqual([
      {
        message: 'Something went wrong.',
        path: ['packages'],
        locations: expect.anything() as unknown,
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'request-12345' },
      },
    ]);
  });
});

describe('hostile documents', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  const deep = (levels: number) =>
    `{ __schema { types { ${'fields { type { '.repeat(levels)} name ${'} }'.repeat(levels)} } } }`;
  const hostile: Record<string, string> = {
    'a deep document': deep(12),
    'many aliases': `{ ${Array.from({ length: 50 }, (_, index) => `a${index}: countries`).join(' ')} }`,
    'fragments in a circle': 'query { me { ...A } } fragment A on User { ...B } fragment B on User { ...A }',
    '10,000 directives': `{ packages ${'@include(if: true) '.repeat(10_000)} { id } }`,
    'a list of 10,000 rows': '{ purchases(page: { size: 10000 }) { items { id customer { id } } } }',
    'an unknown field': '{ passwords }',
    'no document': '',
    'two unnamed operations': '{ me { id } } { me { id } }',
  };

  it.each(Object.keys(hostile))('are refused: %s', async (name) => {
    const { status } = await product.browser().graphql(hostile[name] ?? '');
    expect(status).toBe(400);
  });

  it('change nothing by GET', async () => {
    const query = encodeURIComponent('mutation { signOut { errors { code } } }');
    const headers = { 'apollo-require-preflight': 'true' };
    const answer = await fetch(`${product.url}/graphql?query=${query}`, { headers });
    expect(answer.status).toBe(405);
  });

  it('are refused as batches, simple forms and broken bodies', async () => {
    const post = (body: string, type: string) =>
      fetch(`${product.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
    const batch = JSON.stringify(Array.from({ length: 5 }, () => ({ query: '{ me { id } }' })));
    for (const answer of await Promise.all([
      post(batch, 'application/json'),
      post('query=%7Bme%7Bid%7D%7D', 'application/x-www-form-urlencoded'),
      post('{ me { id } }', 'text/plain'),
      post('{', 'application/json'),
    ])) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });
});
