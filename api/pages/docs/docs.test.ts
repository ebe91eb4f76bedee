import { readFileSync } from 'node:fs';
import { accentTones } from '../../../contract/accent';
import { saveAppearance } from '../../domain/settings/admin/appearance-editing.service';
import { eventually } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';

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
    expect(body).toContain('<pre tabindex="0"><code>curl -s &quot;$POSTLOOM_URL/graphql&quot;');
  });

  it.each(['/docs', '/docs/glossary'])(
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

  it('is not sent again to a client that has it', async () => {
    const { headers } = await read('/docs');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await read('/docs', { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});
