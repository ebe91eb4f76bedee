import { sectionVersion } from '../test/section-editor';
import { prepareShop } from './first-start';
import { saveSection } from '../domain/content/admin/content-editing.service';
import { readSection } from '../domain/content/content.service';
import { sections } from '../../contract/sections';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';

describe('the first start of a production shop', () => {
  let product: TestProduct;
  beforeEach(async () => {
    product = await startTestProduct();
    product.services.config.production = true;
  });
  afterEach(() => product.stop());

  const testimonials = async () => (await readSection(product.ctx(), 'testimonials')).isActive;
  const onSale = async () =>
    (await product.services.pool.query<{ position: number | null }>('select position from packages')).rows;

  it('hides packages and sample testimonials once', async () => {
    await prepareShop(product.ctx());
    expect(await testimonials()).toBe(false);
    expect((await onSale()).map(({ position }) => position)).toEqual([null, null, null]);
    const templates = await product.services.pool.query('select from email_templates');
    expect(templates.rowCount).toBeGreaterThan(0);
    const admin = await product.addUser({ role: 'ADMIN' });
    await saveSection(product.ctx(admin), {
      body: { testimonials: sections.testimonials.defaults },
      isActive: true,
      version: await sectionVersion(product.ctx(), 'TESTIMONIALS'),
    });
    await prepareShop(product.ctx());
    expect(await testimonials()).toBe(true);
  });

  it('does not change a shop that has sold before', async () => {
    await product.addPackage();
    await prepareShop(product.ctx());
    expect(await testimonials()).toBe(true);
  });
});
