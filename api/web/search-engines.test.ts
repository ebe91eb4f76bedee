import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

describe('files for search engines', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ http: true, environment: { APP_URL: 'https://shop.example' } });
  });
  afterAll(() => product.stop());

  it('name the public pages with their public address, and keep the others out', async () => {
    const robots = await (await fetch(`${product.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /user/');
    expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml');
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
    expect(sitemap).toContain('<loc>https://shop.example/about</loc>');
    expect(sitemap).not.toContain('/user/');
  });
});
