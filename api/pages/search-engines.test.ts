import { ItemEntity } from '../domain/catalog/item.entity';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

describe('files for search engines', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({
      http: true,
      environment: {
        APP_URL: 'https://shop.example',
        SESSION_SECRET: 'a-session-secret-of-its-own-with-40-chars',
        ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
        BCRYPT_COST: '10',
        ALLOW_SANDBOX_IN_PRODUCTION: '1',
      },
    });
    const item = (number: string, isActive: boolean) => ({
      name: 'Checklist',
      price: '5.00',
      guidelines: '',
      accessUrl: 'https://files.example.com/checklist',
      slug: `checklist-${number}`,
      number,
      isActive,
    });
    await product.services.dataSource.manager.insert(ItemEntity, [item('1', true), item('2', false)]);
  });
  afterAll(() => product.stop());

  it('list the public pages with their public address, and exclude the others', async () => {
    const robots = await (await fetch(`${product.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /user/');
    expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml');
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
    expect(sitemap).toContain('<loc>https://shop.example/about</loc>');
    expect(sitemap).not.toContain('/user/');
  });

  it('say where weaknesses are reported, for half a year', async () => {
    const answer = await fetch(`${product.url}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text).toContain('Contact: https://shop.example/contact\n');
    expect(text).toContain('Canonical: https://shop.example/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(179 * 86_400_000);
    expect(expires - Date.now()).toBeLessThan(181 * 86_400_000);
  });

  it('list only the items on sale', async () => {
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
    expect(sitemap).toContain('<loc>https://shop.example/premium</loc>');
    expect(sitemap).toContain('<loc>https://shop.example/premium/checklist-1/1</loc>');
    expect(sitemap).not.toContain('checklist-2');
  });
});
