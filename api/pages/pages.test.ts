import { saveItem } from '../domain/catalog/admin/item-editing.service';
import { eventually } from '../test/paying-customer';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

/** The built pages over HTTP. */
describe('pages', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, environment: { TRUST_PROXY: '1' } });
  });
  afterAll(() => product.stop());

  /** Counts the SQL statements of some work: rendering a page of content takes several. */
  const statements = async (work: () => Promise<unknown>) => {
    const spy = jest.spyOn(
      product.services.dataSource.driver as unknown as { obtainMasterConnection: () => Promise<unknown> },
      'obtainMasterConnection',
    );
    await work();
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  };
  const get = (path: string, init: RequestInit = {}) => fetch(product.url + path, { redirect: 'manual', ...init });

  it('are rendered once, with any addition to their address', async () => {
    const first = await get('/about');
    const html = await first.text();
    expect(first.status).toBe(200);
    const drawn = await statements(async () => {
      for (const path of [
        '/about?x=1',
        '/about?utm_source=y&z',
        '/ABOUT',
        '/About/',
        '/about/?',
        '//about',
        '/about#x',
      ]) {
        const answer = await get(path);
        expect([path, answer.status, answer.headers.get('etag')]).toEqual([path, 200, first.headers.get('etag')]);
        expect(await answer.text()).toBe(html);
      }
    });
    expect(drawn).toBe(0);
  });

  it('of items lead on with 301 from an earlier slug, on every other one with 404', async () => {
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    const input = {
      name: 'Calendar',
      description: 'Ideas',
      price: '5.00',
      guidelines: '',
      accessUrl: 'https://a.example',
    };
    const { id, number } = await saveItem(admin, null, { ...input, slug: 'calendar' }, 0);
    const answer = async (slug: string) => {
      const { status, headers } = await get(`/premium/${slug}/${number}`);
      return [status, headers.get('location')];
    };
    await eventually(async () => (await answer('calendar'))[0] === 200);
    await saveItem(admin, id, { ...input, slug: 'planner' }, 1);
    await eventually(async () => (await answer('calendar'))[0] === 301);
    expect(await answer('calendar')).toEqual([301, `/premium/planner/${number}`]);
    expect(await answer('planner')).toEqual([200, null]);
    expect(await answer('any-other')).toEqual([404, null]);
  });

  it('are never the template of all pages', async () => {
    const { status, headers } = await get('/index.html');
    expect([status, headers.get('location')]).toEqual([301, '/']);
  });

  it('have one rendering per kind', async () => {
    const etags = new Set<string | null>();
    for (let turn = 0; turn < 30; turn += 1) {
      for (const path of [
        `/no-such-${turn}`,
        `/login?next=%2Fbuy%2F${turn}`,
        `/verify-email?token=${turn}`,
        `/reset-password/confirm?token=${turn}`,
        `/buy/${turn}`,
        `/user/dashboard?page=${turn}`,
      ])
        etags.add((await get(path)).headers.get('etag'));
    }
    expect(etags.size).toBeLessThanOrEqual(6);
  });

  it('answer HEAD like GET, without a body', async () => {
    for (const path of ['/', '/about', '/nothing', '/about?x=7']) {
      const [head, whole] = [await get(path, { method: 'HEAD' }), await get(path)];
      expect([path, head.status, head.headers.get('etag')]).toEqual([path, whole.status, whole.headers.get('etag')]);
      expect(await head.text()).toBe('');
    }
  });

  it('are made for one network a few at a time, and others do not wait for it', async () => {
    const from = async (address: string, path: string) => {
      const answer = await get(path, { headers: { 'x-forwarded-for': address } });
      await answer.text();
      return [answer.status, answer.headers.get('retry-after')];
    };
    const client = await product.services.pool.connect();
    await client.query('begin; lock table items in access exclusive mode');
    const many = Array.from({ length: 60 }, (_, turn) => from('192.0.2.1', `/premium/none/${5_000 + turn}`));
    const refused: unknown[] = [];
    for (const one of many) void one.then(([status, wait]) => status === 429 && refused.push(wait));
    await eventually(async () => refused.length === 20);
    expect(refused).toEqual(Array(20).fill('10'));
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/^pages_refused_total 20$/m);
    expect(await from('192.0.2.2', '/terms')).toEqual([200, null]);
    await client.query('commit');
    client.release();
    expect((await Promise.all(many)).filter(([status]) => status === 404)).toHaveLength(40);
    expect(await from('192.0.2.1', '/premium/none/4998')).toEqual([404, null]);
  });

  it('with missing data answer 503 and noindex, and recover as soon as the data is available', async () => {
    const { pool } = product.services;
    await pool.query('alter table content_sections rename to content_sections_gone');
    await pool.query(`select pg_notify('postloom_events', '{"type":"content","id":"public-pages"}')`);
    await product.services.events.caughtUp();
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await get('/contact', { method });
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
        503,
        '10',
        'no-store',
      ]);
      if (method === 'GET') expect(await answer.text()).toContain('content="noindex"');
    }
    await pool.query('alter table content_sections_gone rename to content_sections');
    const answer = await get('/contact');
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('noindex');
  });

  it('run only their own scripts', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toContain('unsafe-inline');
    expect(scripts.match(/'sha256-[\w+/=]{44}'/g)).toHaveLength(3);
    for (const host of ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'])
      for (const kind of ['script-src', 'connect-src', 'frame-src', 'img-src', 'style-src', 'font-src'])
        expect(new RegExp(`${kind} [^;]*`).exec(policy)?.[0]).toContain(host);
  });

  it('run WebAssembly in the Studio, at the brands and on the page to try it alone', async () => {
    const mayRun = async (path: string) =>
      /script-src [^;]*'wasm-unsafe-eval'/.test((await get(path)).headers.get('content-security-policy') ?? '');
    for (const path of ['/user/studio/01900000-0000-7000-8000-0000000000d1', '/user/brand', '/try', '/TRY/'])
      expect([path, await mayRun(path)]).toEqual([path, true]);
    for (const path of [
      '/',
      '/user/designs',
      '/user/generate-image',
      '/admin/dashboard',
      '/user/studio',
      '/user/brands',
      '/studio/x',
      '/try/x',
      '/tryout',
    ])
      expect([path, await mayRun(path)]).toEqual([path, false]);
  });
});
