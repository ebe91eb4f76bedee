import { buildSchema, getOperationAST, parse } from 'graphql';
import { saveShopSettings } from '../domain/settings/admin/settings-editing.service';
import { readShopSettings } from '../domain/settings/shop-settings';
import { tokenOf } from '../test/access-tokens';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { deprecationsIn } from './deprecations';

const schema = buildSchema(`
  type Query {
    orders(size: Int, page: Int @deprecated(reason: "argument"), filter: Filter): [Order!]!
    sales: Int @deprecated(reason: "field")
  }
  type Order { id: ID!  number: Int @deprecated(reason: "field of an object") }
  input Filter { state: State, states: [State!], name: String @deprecated(reason: "input field"), below: Filter }
  enum State { OPEN HIDDEN @deprecated(reason: "value") }`);

describe('an operation uses what is deprecated', () => {
  const used = (text: string, values: Record<string, unknown> = {}, name?: string) => {
    const document = parse(text);
    const operation = getOperationAST(document, name);
    if (!operation) throw new Error('There is no such operation.');
    return deprecationsIn(schema, document, operation, values);
  };

  it.each([
    ['a field', '{ sales }', ['field']],
    ['a field in a fragment', '{ orders { ...F } } fragment F on Order { number }', ['field of an object']],
    ['an argument', '{ orders(page: 1) { id } }', ['argument']],
    ['an input field', '{ orders(filter: { below: { name: "a" } }) { id } }', ['input field']],
    ['a value', '{ orders(filter: { states: [OPEN, HIDDEN] }) { id } }', ['value']],
    ['nothing', '{ orders(size: 1, filter: { state: OPEN }) { id } }', []],
  ])('in its document: %s', (_name, text, reasons) => expect(used(text)).toEqual(reasons));

  it('in its variables, whose values count', () => {
    const text = 'query Q($filter: Filter) { orders(filter: $filter) { id } }';
    expect(used(text, { filter: { below: { states: ['OPEN', 'HIDDEN'], name: 'x' } } })).toEqual([
      'value',
      'input field',
    ]);
    expect(used(text, { filter: { state: 'OPEN', below: null } })).toEqual([]);
    expect(used(text)).toEqual([]);
  });

  it('in the operation that runs, not in another one of its document', () => {
    const text = 'query Old { sales } query New { orders { id } }';
    expect(used(text, {}, 'Old')).toEqual(['field']);
    expect(used(text, {}, 'New')).toEqual([]);
  });
});

describe('an answer', () => {
  let product: TestProduct;
  let token: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    ({ token } = await tokenOf(product, await product.addUser({ role: 'ADMIN' }), ['ADMIN_MESSAGES_READ']));
  });
  afterAll(() => product.stop());

  const ask = async (query: string, variables: object = {}) =>
    fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });

  it('says since when and until when what its operation uses is supported', async () => {
    const query = 'query Q($filter: EmailFilter) { emails(filter: $filter) { totalItems } }';
    const { headers } = await ask(query, { filter: { status: ['KEPT'] } });
    expect(headers.get('deprecation')).toBe(`@${Date.UTC(2026, 10, 27) / 1000}`);
    expect(headers.get('sunset')).toBe('Tue, 01 Jun 2027 23:59:59 GMT');
    expect(headers.get('link')).toContain('</docs/changes>; rel="deprecation"');
    const present = await ask(query, { filter: { status: ['NOT_SENT'] } });
    expect(['deprecation', 'sunset', 'link'].map((name) => present.headers.get(name))).toEqual([null, null, null]);
  });

  it('links to no page that the shop does not serve', async () => {
    const admin = await product.addUser({ role: 'ADMIN' });
    const { returnDays, sellerName, sellerAddress, taxId, taxLine, refundProofAbove, version } = await readShopSettings(
      product.ctx(),
    );
    const settings = { returnDays, sellerName, sellerAddress, taxId, taxLine, refundProofAbove };
    await saveShopSettings(product.ctx(admin), { ...settings, docs: false }, version);
    const { headers } = await ask('{ emails(filter: { status: [KEPT] }) { totalItems } }');
    expect(['sunset', 'link'].map((name) => headers.get(name))).toEqual(['Tue, 01 Jun 2027 23:59:59 GMT', null]);
    await saveShopSettings(product.ctx(admin), { ...settings, docs: true }, version + 1);
  });

  it('to introspection says it as well', async () => {
    const answer = await ask(
      '{ __type(name: "EmailStatus") { enumValues(includeDeprecated: true) { name description } } }',
    );
    expect(await answer.text()).toContain('Deprecated since 2026-11-27, until 2027-06-01: use `EmailStatus.NOT_SENT`.');
  });

  it.each([
    '/graphql',
    '/',
    '/packages',
    '/docs',
    '/healthz',
    '/assets/none.js',
    '/image-server/none.png',
    '/user/none',
  ])('of %s names the release, also from a cache', async (path) => {
    for (let turn = 0; turn < 2; turn += 1)
      expect((await fetch(product.url + path)).headers.get('x-postloom-version')).toBe(product.services.version);
  });
});
