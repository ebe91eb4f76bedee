import { sections } from '../../../../contract/sections';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { ContentSectionEntity } from '../content-section.entity';
import { readSection } from '../content.service';
import { importSection, saveSection } from './content-editing.service';

const link = '<a href="https://example.com">our host</a>';
const page = (length: number) => ({
  title: 'Privacy',
  validFrom: '1 May 2026',
  body: link + 'x'.repeat(length - link.length),
});

describe('HTML that becomes longer when it is cleaned', () => {
  let product: TestProduct;
  let ctx: ReturnType<TestProduct['ctx']>;

  beforeEach(async () => {
    product = await startTestProduct();
    ctx = product.ctx(await product.addUser({ role: 'ADMIN' }));
  });
  afterEach(() => product.stop());

  it('is refused beyond the limit, as the editor could not save it again', async () => {
    const given = { isActive: true, version: 0 };
    await expect(saveSection(ctx, { body: { privacy: page(60_000) }, ...given })).rejects.toMatchObject({
      message: 'body: may have at most 60000 characters',
      field: ['body', 'privacy', 'body'],
    });
    expect(() => importSection(ctx, 'privacy', { body: page(60_000), active: true }, 0)).toThrow(
      'may have at most 60000 characters',
    );
    const saved = await saveSection(ctx, { body: { privacy: page(59_900) }, ...given });
    await saveSection(ctx, { body: { privacy: saved.body as ReturnType<typeof page> }, ...given, version: 1 });
  });

  it('is shown where it was stored before, in place of the default', async () => {
    const body = { ...sections.privacy.defaults, body: `${link}${'x'.repeat(60_000)}` };
    await ctx.db.insert(ContentSectionEntity, {
      ...{ key: 'privacy', body, active: true, version: 1, updatedBy: null, updatedAt: new Date() },
    });
    expect((await readSection(product.ctx(), 'privacy')).body).toContain('our host');
  });
});
