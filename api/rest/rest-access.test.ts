import { AccessAccounts } from '../test/access-accounts';
import { rest } from '../test/rest-client';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { rows } from './rows';

let product: TestProduct;
let people: AccessAccounts;

beforeAll(async () => {
  product = await startTestProduct({ http: true });
  people = await AccessAccounts.at(product);
});
afterAll(() => product.stop());

const someId = '01936f00-0000-7000-8000-000000000000';
const named = rows.map((row) => ({ ...row, name: `${row.method} ${row.path}` }));
const writes = named.filter(({ method }) => method !== 'GET');
const pathOf = (path: string) => path.replace('{id}', someId);
const bodyFor = (method: string) => (method === 'GET' || method === 'DELETE' ? undefined : {});
const failure = (code: string) => ({
  success: false,
  code,
  message: expect.any(String) as unknown,
  error: expect.any(String) as unknown,
});

describe('every REST path', () => {
  it.each(named.filter(({ path }) => path.includes('{id}')))('$name names a malformed id', async ({ method, path }) => {
    const answer = await rest(
      people.known.Admin.browser,
      method,
      path.replace('{id}', '5f1d7f0c2b9d4a3e8c7b6a59'),
      bodyFor(method),
    );
    expect(answer).toMatchObject({ status: 400, body: { ...failure('INVALID_INPUT'), field: 'id' } });
  });

  it.each(named.filter(({ path, method }) => path.includes('{id}') && method !== 'POST'))(
    '$name knows no object of an unknown id',
    async ({ method, path }) => {
      const body = bodyFor(method) && { adminMessage: [], name: 'x', key: 'x' };
      const answer = await rest(people.known.Admin.browser, method, pathOf(path), body);
      expect(answer).toMatchObject({ status: 404, body: failure('NOT_FOUND') });
    },
  );

  it.each(writes)('$name refuses pages of other sites, and forms', async ({ method, path, bodiless }) => {
    const { browser } = people.known.Admin;
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site', 'x-requested-with': 'x' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await rest(browser, method, pathOf(path), bodyFor(method), headers);
      expect(answer).toMatchObject({ status: 403, body: failure('FORBIDDEN') });
    }
    if (bodyFor(method) && !bodiless) {
      const form = await rest(browser, method, pathOf(path), 'a=b', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(form).toMatchObject({ status: 415, body: failure('UNSUPPORTED_MEDIA_TYPE') });
    }
  });

  it.each(writes)('$name serves a program without cookie and Origin as an anonymous caller', async (one) => {
    const { method, path, access } = one;
    const plain = await fetch(`${product.url}${pathOf(path)}`, {
      method,
      ...(bodyFor(method) && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    expect([plain.status, ((await plain.json()) as { code?: string }).code]).toEqual(
      access === 'public' ? [400, 'INVALID_INPUT'] : [401, 'UNAUTHENTICATED'],
    );
  });

  it('takes a contact message of a program without cookie and Origin', async () => {
    const answer = await fetch(`${product.url}/new-support-message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ticketUserName: 'Mia',
        ticketUserEmail: 'mia@example.com',
        subject: 'Sizes',
        phone: '+44 20 7946 0123',
        message: 'Which?',
      }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, message: 'Message sent successfully.' },
    ]);
  });

  it.each([...new Set(rows.map(({ path }) => path))])('%s names the methods it has', async (path) => {
    const own = rows
      .filter((row) => row.path === path)
      .flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : method));
    const answer = await rest(product.browser(), 'PROPFIND', pathOf(path));
    expect(answer).toMatchObject({ status: 405, body: failure('METHOD_NOT_ALLOWED') });
    expect(answer.headers.get('allow')).toBe(own.join(', '));
  });

  it('refuses an invalid token everywhere, also where anonymous callers may read', async () => {
    const headers = { authorization: 'Bearer nobody' };
    for (const path of ['/packages', '/api/footer-section', '/orders'])
      expect(await rest(people.known.member.browser, 'GET', path, undefined, headers)).toMatchObject({ status: 401 });
  });

  it('takes the session as a Bearer token, without a header of its own', async () => {
    const { browser } = people.known.Admin;
    const token = browser.cookies.get('postloom_session') ?? '';
    const response = await fetch(`${product.url}/api/navbar-section/toggle`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, origin: 'https://partner.example' },
    });
    expect(response.status).toBe(200);
  });

  it('lets pages of the configured origins read answers, without cookies', async () => {
    const { restOrigins } = product.services.config;
    restOrigins.push('https://partner.example');
    for (const origin of ['https://partner.example', 'https://evil.example', 'null'])
      for (const [path, init, status] of [
        ['/packages', {}, 200],
        ['/packages', { headers: { authorization: 'Bearer expired' } }, 401],
        ['/order/x', { method: 'OPTIONS' }, 204],
        ['/image-server/upload', { method: 'OPTIONS' }, 204],
        ['/image-server/upload', { method: 'POST' }, 401],
      ] as const) {
        const { status: given, headers } = await fetch(product.url + path, {
          ...init,
          headers: { origin, ...('headers' in init && init.headers) },
        });
        expect([path, given]).toEqual([path, status]);
        expect(headers.get('access-control-allow-origin')).toBe(origin === restOrigins[0] ? origin : null);
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      }
    restOrigins.length = 0;
  });

  it('names the method of the upload, as every path does', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await rest(product.browser(), method, '/image-server/upload');
      expect(answer).toMatchObject({ status: 405, body: failure('METHOD_NOT_ALLOWED') });
      expect(answer.headers.get('allow')).toBe('POST');
    }
  });

  it('answers unknown paths below /api as JSON', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await rest(product.browser(), method, '/api/nothing')).toMatchObject({
        status: 404,
        body: failure('NOT_FOUND'),
      });
  });
});

describe('the description of the paths', () => {
  it('is served to all callers, compressed, and again only after a change', async () => {
    const answer = await fetch(`${product.url}/openapi.json`);
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await answer.json()).toMatchObject({
      openapi: '3.1.1',
      info: { version: product.services.version },
      servers: [{ url: product.services.config.appUrl }],
      paths: { '/packages': { get: { operationId: 'getPackages' } } },
    });
    const again = await fetch(`${product.url}/openapi.json`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    const collection = await fetch(`${product.url}/docs/api/collection.json`);
    expect(await collection.json()).toMatchObject({ info: { name: 'REST API' } });
  });
});

describe('a body', () => {
  const send = (body: string) => rest(people.known.member.browser, 'POST', '/new-support-message', body);

  it.each([
    ['no JSON', '{'],
    ['an array', '[]'],
    ['text', '"x"'],
    ['nothing', ' '],
    ['the name __proto__', '{"__proto__":{"a":1}}'],
    ['the name constructor', '{"a":{"constructor":1}}'],
    ['a lone surrogate', String.raw`{"subject":"\ud800","message":"x"}`],
    ['the character NUL', String.raw`{"subject":"\u0000","message":"x"}`],
    ['deep nesting', `{"a":${'['.repeat(30)}${']'.repeat(30)}}`],
  ])('is refused: %s', async (_what, body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: failure('INVALID_INPUT') });
  });

  it('is refused above its size', async () => {
    expect(await send(JSON.stringify({ message: 'x'.repeat(100_001) }))).toMatchObject({
      status: 413,
      body: failure('TOO_LARGE'),
    });
  });
});
