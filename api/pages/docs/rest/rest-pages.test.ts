import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import { curlOf, exampleValues } from '../../../../contract/rest-call';
import type { RestForm } from '../../../../contract/rest-call';
import { adminAreas, memberAreas } from '../../../../contract/token-scopes';
import { tokenOf } from '../../../test/access-tokens';
import { anImage } from '../../../test/images';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { documentedContract } from '../../../wiring/documented-contract';
import { framedPage } from '../frame';
import { accentTones } from '../../../../contract/accent';
import { answersOf, operationsOf, parametersOf } from './document';
import type { DocumentedRest, Placed } from './document';
import { formOf } from './operation';
import { restPages } from './pages';

const run = promisify(execFile);

describe('the pages of the REST paths', () => {
  let product: TestProduct;
  let rest: DocumentedRest;
  let operations: (Placed & { tag: string })[];
  beforeAll(async () => {
    product = await startTestProduct({ http: true });
    rest = documentedContract(product.services).rest();
    operations = rest.document.tags.flatMap(({ name: tag }) =>
      operationsOf(rest.document, tag).map((one) => ({ ...one, tag })),
    );
  });
  afterAll(() => product.stop());

  const read = async (path: string) => {
    const answer = await fetch(product.url + path);
    return { answer, page: new JSDOM(await answer.text()).window.document };
  };
  const pathOf = (tag: string) => `/docs/api/${tag.toLowerCase().replaceAll(' ', '-')}`;

  it('describe each operation with all that the document says of it', async () => {
    expect(operations.length).toBeGreaterThan(90);
    const pages = new Map<string, Document>();
    for (const { name } of rest.document.tags) pages.set(name, (await read(pathOf(name))).page);
    for (const { tag, method, path, operation } of operations) {
      const part = pages.get(tag)?.getElementById(operation.operationId);
      const text = part?.textContent ?? '';
      expect([path, text]).toEqual([path, expect.stringContaining(`${method} ${path}`)]);
      expect([path, text]).toEqual([path, expect.stringContaining(operation.summary)]);
      expect([path, text]).toEqual([path, expect.stringContaining(operation.description.replaceAll('`', ''))]);
      const names = [...(part?.querySelectorAll('.fields dt code') ?? [])].map((one) => one.textContent);
      const bodies = Object.values(operation.requestBody?.content ?? {});
      const wanted = [
        ...parametersOf(operation, rest.document).map(({ name }) => name),
        ...bodies.flatMap(({ schema }) => Object.keys(schema.properties ?? {})),
      ];
      expect([path, names]).toEqual([path, expect.arrayContaining(wanted)]);
      for (const { status } of answersOf(operation, rest.document))
        expect([path, text]).toEqual([path, expect.stringContaining(status)]);
      const example = operation.responses['200'];
      const json = example && 'content' in example && example.content?.['application/json']?.example;
      if (json) expect(part?.querySelectorAll('pre')[1]?.textContent).toBe(JSON.stringify(json, null, 2));
    }
    const events = pages.get('Events');
    for (const [type, { post }] of Object.entries(rest.document.webhooks))
      expect(events?.getElementById(post.operationId)?.querySelector('h2')?.textContent).toContain(type);
  });

  it('say the scope that a token needs, and the least cost', async () => {
    const { page } = await read('/docs/api/orders');
    const tags = (id: string) => page.querySelector(`#${id} .tags`)?.textContent;
    expect(tags('postNewOrder')).toMatch(/^Token: ORDERS_WRITECost: \d+ points or more$/);
    expect(tags('getOrders')).toMatch(/^Token: ADMIN_SALES_READ or ORDERS_READCost/);
    const files = (await read('/docs/api/files')).page;
    expect(files.querySelector('#getInvoicesById .tags')?.textContent).toBe('Token: ORDERS_READ or ADMIN_SALES_READ');
    const settings = (await read('/docs/api/settings')).page;
    expect(settings.querySelector('#postApiGeminiKeys .tags')?.textContent).toMatch(/^Token: none, for sessions only/);
  });

  it('have places for all links, unique ids, and little weight', async () => {
    const pages = new Map([...restPages(rest)].map(([path, make]) => [path, make()]));
    const places = new Set(
      [...pages].flatMap(([path, { html }]) => {
        const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${path}#${id}`);
        expect([path, new Set(ids).size]).toEqual([path, ids.length]);
        return [path, ...ids];
      }),
    );
    for (const [path, { html, contents = '' }] of pages) {
      expect([path, html.length < 250_000]).toEqual([path, true]);
      const links = [...`${html}${contents}`.matchAll(/ href="(#[^"]+|\/docs\/api(?!\/collection)[^"]*)"/g)];
      const missing = links.map(([, to = '']) => (to.startsWith('#') ? path + to : to)).filter((to) => !places.has(to));
      expect([path, missing]).toEqual([path, []]);
      expect(links.length).toBeGreaterThan(9);
    }
    // links to the viewer of earlier releases named the operation only
    for (const { operation } of operations) expect(places).toContain(`/docs/api#${operation.operationId}`);
  });

  it('are found by the search of the schema, and load a script only where calls can be tried', async () => {
    const { page } = await read('/docs/schema');
    const names = [...page.querySelectorAll('[data-found][hidden] a')].map((link) => link.textContent);
    expect(names).toEqual(expect.arrayContaining(['POST /new-order', 'EVENT order.paid']));
    const shop = { shopName: 'Shop', ...accentTones('#0066CC') };
    const pages = restPages(rest, '/explorer/assets/try-it.js');
    const framed = (path: string) => framedPage(pages.get(path)!(), shop, '');
    const { html, policy } = framed('/docs/api/orders');
    expect(html).toContain('<script type="module" src="/explorer/assets/try-it.js"></script>');
    expect(policy).toMatch(/script-src 'sha256-[^;]+ 'self'; connect-src 'self'; /);
    for (const path of ['/docs/api', '/docs/api/events']) {
      expect(framed(path).html).not.toContain('type="module"');
      expect(framed(path).policy).toMatch(/script-src 'sha256-[^ ;]+;/);
    }
  });

  it('answers 404 to a group that does not exist', async () => {
    expect((await read('/docs/api/nothing')).page.querySelector('.operation')).toBeNull();
  });

  const withCurl = spawnSync('curl', ['--version']).status === 0 ? it : it.skip;
  withCurl('show a command for each operation that runs, and gets a described answer', async () => {
    const admin = await product.addUser({ role: 'ADMIN' });
    const { token } = await tokenOf(
      product,
      admin,
      [...memberAreas, ...adminAreas].map((area) => `${area}_WRITE` as const),
    );
    const folder = mkdtempSync(join(tmpdir(), 'postloom-rest-'));
    try {
      writeFileSync(join(folder, 'picture.png'), await anImage('png'));
      const { PATH } = process.env;
      const env = { PATH, POSTLOOM_URL: product.url, POSTLOOM_TOKEN: token };
      const wrong: string[] = [];
      for (const placed of operations) {
        const form = formOf(placed, rest.document);
        const command = curlOf(form, exampleValues(form)).replace('curl ', "curl -s -w '\\n%{http_code}' ");
        const { stdout } = await run('sh', ['-c', command], { cwd: folder, env });
        const status = stdout.split('\n').at(-1) ?? '';
        const known = answersOf(placed.operation, rest.document).map((one) => one.status);
        if (!known.includes(status) || /^(401|405|413|415|429|5..)$/.test(status))
          wrong.push(`${placed.method} ${placed.path}: ${stdout.slice(-200)}`);
      }
      expect(wrong).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('a command for a terminal', () => {
  const form: RestForm = {
    method: 'PUT',
    path: '/thing/{id}',
    isPublic: false,
    parameters: [
      { name: 'id', in: 'path', required: true, description: '', example: 'x' },
      { name: 'q', in: 'query', required: false, description: '', example: '' },
      { name: 'Idempotency-Key', in: 'header', required: false, description: '', example: '' },
    ],
    body: '{}',
  };

  it('passes every character on as it was typed, and nothing to the shell', async () => {
    const nasty = `a'b"c$(id)\`id\`!\\d`;
    const command = curlOf(form, { parameters: { id: nasty, q: nasty, 'Idempotency-Key': nasty }, body: nasty });
    const script = `curl() { for one in "$@"; do printf '%s\\n' "$one"; done; }\n${command}`;
    const env = { PATH: process.env['PATH'], POSTLOOM_URL: 'https://shop.example', POSTLOOM_TOKEN: 'plt_x' };
    const { stdout } = await run('sh', ['-c', script], { env });
    const [, , address = '', ...others] = stdout.trimEnd().split('\n');
    const url = new URL(address);
    expect([decodeURIComponent(url.pathname), url.searchParams.get('q')]).toEqual([`/thing/${nasty}`, nasty]);
    expect(others).toEqual([
      ...['-H', 'Authorization: Bearer plt_x', '-H', `Idempotency-Key: ${nasty}`],
      ...['-H', 'Content-Type: application/json', '-d', nasty],
    ]);
  });
});
