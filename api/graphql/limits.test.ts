import { Kind, getIntrospectionQuery, parse, print, visit } from 'graphql';
import type { FieldNode } from 'graphql';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

/** A forged cursor. */
const cursor = (value: unknown, id: unknown = '01a1fda3-1ce5-7ac2-8463-16cb847c6a05', signature = 'x'.repeat(43)) =>
  `${Buffer.from(JSON.stringify([value, id])).toString('base64url')}.${signature}`;
const ordersText =
  'query O($after: String, $sort: PurchaseSort) { me { purchases(page: { after: $after, size: 2 }, sort: $sort) { items { id } pageInfo { endCursor } } } }';

describe('limits of GraphQL', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  const codeOf = async (query: string, variables = {}, who = product.browser()) => {
    const { status, errors } = await who.graphql(query, variables);
    return [status, errors?.[0]?.extensions.code];
  };

  it('allow introspection of the whole schema once per document', async () => {
    const whole = getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    expect(await codeOf(whole)).toEqual([200, undefined]);
    const times = (count: number) =>
      print(
        visit(parse(whole), {
          OperationDefinition: (node) => ({
            ...node,
            selectionSet: {
              ...node.selectionSet,
              selections: Array.from({ length: count }, (_, index) => ({
                ...(node.selectionSet.selections[0] as FieldNode),
                alias: { kind: Kind.NAME as const, value: `a${index}` },
              })),
            },
          }),
        }),
      );
    expect(await codeOf(times(1))).toEqual([200, undefined]);
    expect(await codeOf(times(2))).toEqual([400, 'OPERATION_TOO_COSTLY']);
    expect(await codeOf(times(18))).toEqual([400, 'OPERATION_TOO_COSTLY']);
    expect(
      await codeOf(
        `{ ${Array.from({ length: 18 }, (_, index) => `a${index}: __type(name: "Query") { name fields { name } }`).join(' ')} }`,
      ),
    ).toEqual([400, 'OPERATION_TOO_COSTLY']);
  });

  it.each([
    ['20 aliases', `{ ${Array.from({ length: 21 }, (_, index) => `a${index}: me { id }`).join(' ')} }`],
    ['50 directives', `{ me { id ${'@include(if: true) '.repeat(51)} } }`],
    ['10 levels of fields', `{ ${'me { '.repeat(11)} id ${'}'.repeat(11)} }`],
  ])('name the limit of a document: %s', async (limit, query) => {
    const { status, errors = [] } = await product.browser().graphql(query);
    expect(status).toBe(400);
    expect(errors).toContainEqual(
      expect.objectContaining({
        message: `A document has at most ${limit}.`,
        extensions: expect.objectContaining({ code: 'GRAPHQL_VALIDATION_FAILED' }) as unknown,
      }),
    );
  });

  it('refuse a text that cannot be stored, in a variable, a name and a document', async () => {
    const browser = product.browser();
    await browser.register(`half-${Math.random().toString(36).slice(2)}@example.com`);
    const query = 'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { errors { code } } }';
    for (const text of ['a\ud800', '\udc00', 'a\u0000'])
      expect(await codeOf(query, { input: { aboutMe: text } }, browser)).toEqual([400, 'BAD_USER_INPUT']);
    expect(await codeOf(query, { input: { 'a\ud800': 'x' } }, browser)).toEqual([400, 'BAD_USER_INPUT']);
    const literal = 'mutation { updateProfile(input: { aboutMe: "a\\ud800" }) { errors { code } } }';
    expect((await codeOf(literal, {}, browser))[0]).toBe(400);
  });

  it.each([0, -1, 101, 1_000_000])(
    'refuse a page of %s rows before anything is read, and name the argument',
    async (size) => {
      const browser = product.browser();
      await browser.register(`page-${Math.random().toString(36).slice(2)}@example.com`);
      const query = 'query($size: Int) { me { id purchases(page: { size: $size }) { items { id } } } }';
      const { status, errors } = await browser.graphql(query, { size });
      expect([status, errors?.[0]]).toMatchObject([
        400,
        { message: 'page.size is a whole number from 1 to 100.', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
      expect((await browser.graphql(query, { size: 100 })).errors).toBeUndefined();
    },
  );

  it.each([
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    '{ __type(name: "Query") { fields { type { fields { type { fields { type { fields { name } } } } } } } } }',
  ])('stop walking the schema in circles: %s', async (query) => {
    expect((await codeOf(query))[0]).toBe(400);
  });

  it.each<[string, unknown]>([
    ['no time', 'yesterday'],
    ['a number', 7],
    ['a month that is none', '2026-13-45T00:00:00.000Z'],
    ['nothing', null],
    ['NUL', '2026-01-01T00:00:00.000Z\u0000'],
    ['a list', ['2026-01-01T00:00:00.000Z']],
    ['infinity', 'infinity'],
    ['a very early year', '-271821-04-20T00:00:00.000Z'],
  ])('take no cursor with %s for a time', async (_what, value) => {
    const browser = product.browser();
    await browser.register(`cursor-${Math.random().toString(36).slice(2)}@example.com`);
    expect(await codeOf(ordersText, { after: cursor(value) }, browser)).toEqual([200, 'BAD_USER_INPUT']);
  });

  it.each<[string, string]>([
    ['TOTAL', 'total'],
    ['CREATED_AT', 'createdAt'],
  ])('take the cursors of a list sorted by %s, and their values only', async (field, property) => {
    const browser = product.browser();
    const id = await browser.register(`walk-${property}@example.com`);
    const { id: packageId } = await product.addPackage({ position: property === 'total' ? 2 : 3 });
    // A pending order of a package is reused, so each one is cancelled before the next.
    for (let round = 0; round < 3; round += 1) {
      await product.services.dataSource.query(`update orders set payment_status = 'CANCELLED' where user_id = $1`, [
        id,
      ]);
      await browser.graphql(
        'mutation C($input: CreatePurchaseInput!) { createPurchase(input: $input) { errors { message } } }',
        {
          input: {
            of: { packageId },
            requestId: `walk-${property}-${round}`,
            billing: { customerName: 'A', address: 'B', country: 'Portugal' },
          },
        },
      );
    }
    const sort = { field, direction: 'DESC' };
    const { data, errors } = await browser.graphql<{
      me: { purchases: { items: unknown[]; pageInfo: { endCursor: string } } };
    }>(ordersText, { sort });
    expect(errors).toBeUndefined();
    const after = data.me.purchases.pageInfo.endCursor;
    const signature = after.split('.')[1];
    expect(
      (await browser.graphql<{ me: { purchases: { items: unknown[] } } }>(ordersText, { after, sort })).data.me
        .purchases.items,
    ).toHaveLength(1);
    for (const [value, row] of [
      ['abc', undefined],
      ['1e999', undefined],
      ['9'.repeat(400), undefined],
      ['{}', undefined],
      ['2026-01-01T00:00:00.000Z', '-'.repeat(36)],
      ['9.00', 7],
    ] as const) {
      expect(await codeOf(ordersText, { after: cursor(value, row ?? id, signature), sort }, browser)).toEqual([
        200,
        'BAD_USER_INPUT',
      ]);
    }
  });

  it.each([
    ['a variable', 'query P($id: ID!) { package(id: $id) { id } }', { id: 'a\u0000b' }],
    [
      'a nested variable',
      'mutation S($input: SignInInput!) { signIn(input: $input) { errors { code } } }',
      { input: { email: 'a@example.com', password: 'secret\u0000' } },
    ],
    ['a text of the document', '{ package(id: "a\\u0000b") { id } }', {}],
    ['a block of the document', '{ package(id: """a\u0000b""") { id } }', {}],
    ['the name of a field', 'query P($id: ID!) { package(id: $id) { id } }', { id: 'x', 'a\u0000': 1 }],
  ])('take no NUL in %s', async (_what, query, variables) => {
    const [status, code] = await codeOf(query, variables);
    expect(status).toBe(400);
    expect(code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_(VALIDATION|PARSE)_FAILED)$/);
  });

  it.each([20, 3_000, 30_000])('refuse variables nested %d deep with a plain message', async (depth) => {
    const nested = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    const response = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":"query P($id: ID!) { package(id: $id) { id } }","variables":{"id":${nested}}}`,
    });
    const { errors } = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] };
    expect([response.status, errors[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    if (depth > 32) expect(errors[0]?.message).toBe('The input is nested too deeply.');
  });

  it('include an answer to a request for an operation that is not in the document', async () => {
    const response = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }","operationName":"Other"}',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Unknown operation named');
  });
});
