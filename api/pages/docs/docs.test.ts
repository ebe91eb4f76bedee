import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, isIntrospectionType, isSpecifiedScalarType } from 'graphql';
import { JSDOM } from 'jsdom';
import { accentTones } from '../../../contract/accent';
import { saveAppearance } from '../../domain/settings/admin/appearance-editing.service';
import { eventually } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { escapeHtml } from '../../platform/mail/email-html';
import { factsOf, writtenContract } from '../../graphql/contract';
import { readShopSettings } from '../../domain/settings/shop-settings';
import { saveShopSettings } from '../../domain/settings/admin/settings-editing.service';
import { contractChanges, daysOfChanges } from './changes';
import { typePages } from './reference';

describe('the documentation', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
  });
  afterAll(() => product.stop());

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${product.url}${path}`, { headers });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };

  it('serves the guide with each of its headings in the table of contents', async () => {
    const { status, headers, body } = await read('/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const headings = [...readFileSync('docs/api.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, text]) => text);
    expect(headings.length).toBeGreaterThan(10);
    const [contents = ''] = /<nav aria-label="On this page">.*?<\/nav>/s.exec(body) ?? [];
    const entries = [...contents.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)];
    expect(entries.map(([, , text]) => text)).toEqual(expect.arrayContaining(headings));
    for (const [, id] of entries) expect(body.split(` id="${id}"`)).toHaveLength(2);
    const examples = [...body.matchAll(/<pre tabindex="0"><code>([^]*?)<\/code><\/pre>/g)].map(([, code = '']) => code);
    expect(examples.length).toBeGreaterThan(15);
    // marks change nothing of the text, and every example has some
    const { window } = new JSDOM(examples[0]);
    expect(window.document.body.textContent).toContain('export POSTLOOM_URL=');
    expect(examples.filter((code) => code.includes('<span class="code-')).length).toBeGreaterThan(15);
  });

  it.each(['/docs', '/docs/glossary', '/docs/schema', '/docs/api', '/docs/api/orders', '/docs/costs', '/docs/changes'])(
    'leads from %s to pages of the site alone, none of which is missing',
    async (path) => {
      const { body } = await read(path);
      const own = new Set([...body.matchAll(/ href="(\/[^"#]*)/g)].map(([, address = '']) => address));
      expect(own.size).toBeGreaterThan(3);
      // the pages of the client answer 503 where it is not built
      for (const address of own)
        expect([address, (await fetch(`${product.url}${address}`)).status]).not.toEqual([address, 404]);
      expect(body).not.toMatch(/ href="(?!https?:|\/|#)/);
    },
  );

  it('serves what the changelog says of the contract, and nothing of its other parts', async () => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    const [, newest = ''] = /### Contract\n\n#### [\d-]+\n\n- ([^\n]+)/.exec(changelog) ?? [];
    const { body } = await read('/docs/changes');
    expect(body).toContain('<h2 id="unreleased">Unreleased');
    expect(body).toContain(`<li><p>${escapeHtml(newest).replace(/`([^`]+)`/g, '<code>$1</code>')}`.replace('<p>', ''));
    const parts = '#### 2026-12-02\n\n- `b` is new.\n\n#### 2026-12-01\n\n- `a` is new.';
    expect(
      contractChanges(`## 2.0\n\n### Contract\n\n${parts}\n\n### Operation\n\n- Other.\n\n## 1.0\n\nFirst.\n`),
    ).toMatch(/## 2\.0\n\n### 2026-12-02\n\n- `b` is new\.\n\n### 2026-12-01\n\n- `a` is new\.\s*$/);
  });

  it('serves the changes as a feed, of which each entry has its day', async () => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    const days = daysOfChanges(changelog).map(({ day }) => day);
    expect(days.length).toBeGreaterThan(3);
    expect(days).toEqual(days.toSorted().toReversed());
    // nothing of the part stands before its first day
    for (const [, before] of changelog.matchAll(/^### Contract\n([^]*?)^#### /gm)) expect(before?.trim()).toBe('');
    expect(changelog).not.toMatch(/^### Contract\n\n(?!#### \d{4}-\d\d-\d\d$)/m);
    const { headers, body } = await read('/docs/changes.atom');
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const { window } = new JSDOM('');
    const feed = new window.DOMParser().parseFromString(body, 'application/xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    const entries = [...feed.querySelectorAll('entry')];
    expect(entries.map((entry) => entry.querySelector('updated')?.textContent)).toEqual(
      days.map((day) => `${day}T00:00:00Z`),
    );
    expect(feed.querySelector('feed > updated')?.textContent).toBe(`${days[0]}T00:00:00Z`);
    const ids = entries.map((entry) => entry.querySelector('id')?.textContent ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    expect((await read('/docs/changes')).body).toContain(`id="${new URL(ids[0] ?? '').hash.slice(1)}"`);
    expect(entries[0]?.querySelector('content')?.textContent).toMatch(/^<ul>/);
  });

  it('says what each operation and path costs at least, as the server counts it', async () => {
    const { body } = await read('/docs/costs');
    const costs = new Map(
      [...body.matchAll(/<td><(?:a href="[^"]*"|code)>([^<]+)<\/(?:a|code)><\/td>\s*<td>(\d+)<\/td>/g)].map(
        ([, name = '', points]) => [name, Number(points)],
      ),
    );
    expect(costs.size).toBeGreaterThan(250);
    const asked = async (query: string) => {
      const answer = await fetch(`${product.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return Number(answer.headers.get('x-operation-cost'));
    };
    expect(costs.get('me')).toBe(await asked('{ me { __typename } }'));
    expect(costs.get('requestPasswordReset') ?? costs.get('signOut')).toBeGreaterThanOrEqual(100);
    const path = '/item/01a1fda3-1ce5-7ac2-8463-16cb847c6a05';
    const cost = (await fetch(`${product.url}${path}`)).headers.get('x-operation-cost');
    expect(costs.get('GET /item/{id}')).toBe(Number(cost));
  });

  it('runs nothing but its own script and style', async () => {
    const { headers, body } = await read('/docs');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:\/\//);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toMatch(/ (?:style|on\w+)="/);
  });

  it("is in the shop's name and colour, as soon as they change", async () => {
    expect((await read('/docs')).body).toContain('<title>API guide - Postloom</title>');
    const admin = await product.addUser({ role: 'ADMIN' });
    await saveAppearance(product.ctx(admin), { shopName: 'Loom & Co', logoUrl: '', accentColor: '#0066CC' }, 0);
    await eventually(async () => (await read('/docs')).body.includes('<title>API guide - Loom &amp; Co</title>'));
    expect((await read('/docs')).body).toContain(`--accent:light-dark(${accentTones('#0066CC').light.main},`);
  });

  it('is 404 while the owner has disabled it, like everything that it links to', async () => {
    const admin = product.ctx(await product.addUser({ role: 'ADMIN' }));
    const save = async (docs: boolean) => {
      const { returnDays, sellerName, sellerAddress, taxId, taxLine, refundProofAbove, version } =
        await readShopSettings(product.ctx());
      const input = { returnDays, sellerName, sellerAddress, taxId, taxLine, refundProofAbove, docs };
      await saveShopSettings(admin, input, version);
    };
    const addresses = [
      '/docs',
      '/docs/schema',
      '/docs/schema/User',
      '/docs/api',
      '/docs/api/orders',
      '/docs/changes.atom',
      '/schema.graphql',
      '/openapi.json',
    ];
    const isInFooter = async () => (await read('/')).body.includes('href="/docs"');
    expect(await isInFooter()).toBe(true);
    await save(false);
    await eventually(async () => (await read('/docs')).status === 404);
    for (const path of [...addresses, '/docs/api/collection.json']) {
      const { status, headers, body } = await read(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
      expect(body).toContain('<h1>Page not found</h1>');
      expect(body).not.toContain('href="/docs"');
    }
    const { body } = await read('/graphql?query={settings{shop{docs}}}', { accept: 'application/json' });
    expect(JSON.parse(body)).toEqual({ data: { settings: { shop: { docs: false } } } });
    expect((await read('/sitemap.xml')).body).not.toContain('/docs');
    await eventually(async () => !(await isInFooter()));
    await save(true);
    await eventually(async () => (await read('/docs')).status === 200);
  });

  it('is sent from memory to all callers but the first, compressed once', async () => {
    const sent = async () => {
      const { values } = await product.services.metrics.cachedAnswers.get();
      return values.find(({ labels }) => labels.route === 'page')?.value ?? 0;
    };
    for (const path of ['/docs', '/docs/api', '/docs/schema/User']) {
      const first = await read(path);
      const before = await sent();
      const again = await read(path);
      expect(again.body).toBe(first.body);
      expect(again.headers.get('content-encoding')).toBe('gzip');
      expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
      expect(await sent()).toBe(before + 1);
    }
    // other addresses of the same page would replace what is in memory
    await read('/docs?again');
    const before = await sent();
    expect((await read('/docs?again')).status).toBe(200);
    expect(await sent()).toBe(before);
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await read('/docs');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await read('/docs', { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('serves the contract with the directives and what they say', async () => {
    const { headers, body } = await read('/schema.graphql');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const served = buildSchema(body);
    expect(findBreakingChanges(buildSchema(readFileSync('schema.graphql', 'utf8')), served)).toEqual([]);
    expect(served.getQueryType()?.getFields()['design']?.description).toMatch(/\n\nAccess: .*DESIGNS_READ/);
  });

  it('answers introspection with access, token and cost of each operation', async () => {
    const query =
      '{ __schema { mutationType { fields { name description } } } __type(name: "User") { fields { name description } } }';
    const answer = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    interface Fields {
      fields: { name: string; description: string }[];
    }
    const { data } = (await answer.json()) as { data: { __schema: { mutationType: Fields }; __type: Fields } };
    const { fields } = data.__schema.mutationType;
    expect(fields.filter(({ description }) => !/\n\nAccess: .+\./.test(description))).toEqual([]);
    const said = (from: Fields['fields'], name: string) =>
      from
        .find((one) => one.name === name)
        ?.description.split('\n\n')
        .at(-1);
    expect(said(fields, 'saveShopSettings')).toBe('Access: Admins. Token: ADMIN_SETTINGS_WRITE. Cost: 100.');
    expect(said(fields, 'createApiToken')).toContain('Token: none, for sessions only.');
    expect(said(data.__type.fields, 'designs')).toMatch(
      /Token: DESIGNS_READ.* Cost: \d+, and its selection times page\.size\./,
    );
  });

  it('has a page of the reference for every type, with its fields, to which all links lead', async () => {
    const pages = typePages({ document: writtenContract(), factsOf });
    const places = new Set(
      [...pages].flatMap(([name, { html }]) => [
        `/docs/schema/${name}`,
        ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `/docs/schema/${name}#${id}`),
      ]),
    );
    const types = Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    );
    expect(types.length).toBeGreaterThan(400);
    const wanted = types.flatMap((type) => [
      `/docs/schema/${type.name}`,
      ...('getFields' in type ? Object.keys(type.getFields()) : []).map(
        (field) => `/docs/schema/${type.name}#${type.name}.${field}`,
      ),
    ]);
    expect(wanted.filter((place) => !places.has(place))).toEqual([]);
    const { body } = await read('/docs/schema');
    const linking = [body, (await read('/docs/costs')).body, ...[...pages.values()].map(({ html }) => html)];
    const links = linking.flatMap((html) =>
      [...html.matchAll(/ href="(\/docs\/schema\/[^"]+)"/g)].map(([, to = '']) => to),
    );
    expect(links.length).toBeGreaterThan(2_000);
    expect(links.filter((to) => !places.has(to))).toEqual([]);
  });

  it('is light enough for a phone on every page', async () => {
    for (const path of [
      '/docs',
      '/docs/schema',
      '/docs/schema/User',
      '/docs/schema/Mutation',
      '/docs/api',
      '/docs/api/sections',
      '/docs/costs',
      '/docs/changes',
    ])
      expect([path, (await read(path)).body.length < 250_000]).toEqual([path, true]);
    expect((await read('/docs/schema/User')).body).toContain('id="User.designs"');
    expect((await read('/docs/schema/Nothing')).body).not.toContain('<code>');
  });
});
