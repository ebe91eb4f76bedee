import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { tokenOf } from '../test/access-tokens';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

/** Answers by GET that a CDN before the product stores for everyone. */
describe('an answer by GET', () => {
  let product: TestProduct;
  let token: string;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    await product.addPackage({ name: 'Starter' });
    ({ token } = await tokenOf(product, await product.addUser(), ['PROFILE_READ']));
  });
  afterAll(() => product.stop());

  const get = (query: string, headers: Record<string, string> = {}, more: Record<string, string> = {}) =>
    fetch(`${product.url}/graphql?${String(new URLSearchParams({ query, ...more }))}`, { headers });
  const isStorable = ({ headers }: Response) =>
    /public|s-maxage|max-age/.test(headers.get('cache-control') ?? '') ||
    headers.has('etag') ||
    headers.has('surrogate-key');
  const preflight = { 'x-requested-with': 'x' };
  const content = '{ packages { name price } bannerSection { title } }';

  it('to a query of public content can be stored, and says what it depends on', async () => {
    for (const turn of ['first', 'cached']) {
      const answer = await get(content);
      expect([turn, answer.status]).toEqual([turn, 200]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'public, max-age=60, stale-while-revalidate=300',
        'surrogate-key': 'public-pages',
        etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) as unknown,
      });
      const varies = (answer.headers.get('vary') ?? '').split(/,\s*/);
      expect(varies).toEqual(expect.arrayContaining(['Accept', 'Accept-Encoding', 'Authorization', 'Cookie']));
      for (const name of ['ratelimit-remaining', 'x-operation-cost', 'set-cookie'])
        expect([name, answer.headers.get(name)]).toEqual([name, null]);
      expect(await answer.json()).toMatchObject({ data: { packages: [{ name: 'Starter' }] } });
    }
  });

  it('is 304 for the same content, and new after a change', async () => {
    const query = '{ packages { name } contactPage { title } }';
    const etag = (await get(query)).headers.get('etag') ?? '';
    // fetch would send no-cache
    const plain = { 'cache-control': 'max-age=0' };
    const same = await get(query, { 'if-none-match': etag, ...plain });
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, etag, '']);
    expect(same.headers.get('cache-control')).toContain('public');
    await product.services.pool.query(`update packages set name = 'Beginner'`);
    const again = () => get(query, { 'if-none-match': etag, ...plain });
    // the change arrives as an event of the database
    let changed = await again();
    for (const begun = Date.now(); changed.status === 304 && Date.now() < begun + 10_000;) changed = await again();
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
    expect(await changed.json()).toMatchObject({ data: { packages: [{ name: 'Beginner' }] } });
    await product.services.pool.query(`update packages set name = 'Starter'`);
    const renewed = changed.headers.get('etag') ?? '';
    for (const begun = Date.now(); Date.now() < begun + 10_000;)
      if ((await get(query, { 'if-none-match': renewed, ...plain })).status === 200) break;
  });

  it('to a persisted query is as public', async () => {
    const query = '{ packages { name } footerSection { __typename } }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    const asked = () => fetch(`${product.url}/graphql?extensions=${encodeURIComponent(extensions)}`);
    const unknown = await asked();
    expect([unknown.headers.get('cache-control'), isStorable(unknown)]).toEqual(['private, no-store', false]);
    expect(await unknown.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
    await get(query, {}, { extensions });
    const known = await asked();
    expect(isStorable(known)).toBe(true);
    expect(await known.json()).toMatchObject({ data: { packages: [{ name: 'Starter' }] } });
  });

  it.each([
    ['a Bearer token', content, () => ({ authorization: `Bearer ${token}` })],
    ['a wrong token', content, () => ({ authorization: 'Bearer plm_x' })],
    ["a proxy's authorization", content, () => ({ authorization: 'Basic dTpw', ...preflight })],
    ['a session', content, () => ({ cookie: 'postloom_session=x', ...preflight })],
    ['any cookie', content, () => ({ cookie: 'theme=dark', ...preflight })],
    ['an empty cookie', content, () => ({ cookie: '', ...preflight })],
    ['a private field', '{ me { id } }', () => ({})],
    ['a private field beside public content', '{ packages { name } me { id } }', () => ({})],
    ['a private field in a fragment', '{ ...F } fragment F on Query { packages { name } me { id } }', () => ({})],
    ['a field that is refused below public content', '{ packages { name version } }', () => ({})],
    ['introspection', '{ __schema { queryType { name } } }', () => ({})],
    ['an error', '{ items(page: { size: 1000 }) { totalItems } }', () => ({})],
    ['a document that does not parse', '{', () => ({})],
    ['a mutation', 'mutation { signOut { errors { code } } }', () => ({})],
  ])('is never stored for others with %s', async (_name, query, headers) => {
    // neither when it is the first of its address, nor when a public one is cached already
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await get(query, headers());
      expect(isStorable(answer)).toBe(false);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
    // ... and it leaves nothing behind that an anonymous caller gets
    const after = await get(query);
    expect(await after.text()).not.toMatch(/plm_|"id":"/);
    if (query === content) expect([after.status, isStorable(after)]).toEqual([200, true]);
  });

  it('does not read a body, which no cache has in its key', async () => {
    const address = new URL(`${product.url}/graphql?query=${encodeURIComponent(content)}`);
    const body = JSON.stringify({ query: '{ countries }' });
    const answer = await new Promise<string>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      request(address, { headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text));
      })
        .on('error', reject)
        .end(body);
    });
    expect(answer).toContain('Starter');
    expect(answer).not.toContain('countries');
  });
});
