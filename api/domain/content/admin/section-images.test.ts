import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sections } from '../../../../contract/sections';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { forgetUploadsOf, keepImage } from '../../files/upload.service';
import { findStoredSection, importSection, saveSection } from './content-editing.service';
import { patchSection } from './section-patch.service';
import { scheduleSection } from './section-schedule.service';

const [banner, features, footer] = [sections.banner.defaults, sections.features.defaults, sections.footer.defaults];
const gone = `/image-server/${'c'.repeat(64)}.png`;
const message = (field: string) => `${field}: This image is no longer there. Please upload it again.`;

describe('images that a section names', () => {
  let product: TestProduct;
  let ctx: ReturnType<TestProduct['ctx']>;
  let url: string;

  beforeEach(async () => {
    product = await startTestProduct();
    ctx = product.ctx(await product.addUser({ role: 'ADMIN' }));
    const create = { width: 8, height: 8, channels: 3, background: '#0066CC' } as const;
    url = (await keepImage(ctx, await sharp({ create }).png().toBuffer())).url;
  });
  afterEach(() => product.stop());

  const save = async (backgroundImage: string) =>
    saveSection(ctx, {
      body: { banner: { ...banner, backgroundImage } },
      isActive: true,
      version: (await findStoredSection(ctx, 'BANNER')).version,
    });
  const patch = (given: object) =>
    patchSection(ctx, { key: 'BANNER', patch: JSON.stringify(given), isActive: null, version: null });

  it('may be uploaded ones, at any address of theirs, and images of other sites', async () => {
    for (const address of [url, `${product.services.config.appUrl}${url}`, 'https://example.com/a.png'])
      expect(await save(address)).toMatchObject({ body: { backgroundImage: address } });
    const pictured = { ...footer, brand: { ...footer.brand, logo: `${url}?size=2` } };
    const saved = await saveSection(ctx, { body: { footer: pictured }, isActive: true, version: 0 });
    expect(saved.body).toMatchObject({ brand: pictured.brand });
  });

  it('may belong to an account that is deleted, while something shows them', async () => {
    await save(url);
    await forgetUploadsOf(ctx, ctx.viewer?.userId ?? '');
    await save('');
    // a storage that hangs would hold the section's lock
    const open = jest.spyOn(product.services.storage, 'open');
    expect(await save(url)).toMatchObject({ body: { backgroundImage: url } });
    expect(open).not.toHaveBeenCalled();
  });

  it('are refused with their field when this shop does not have them', async () => {
    const refusal = (...field: string[]) => ({ code: 'INVALID_INPUT', message: message('backgroundImage'), field });
    const absolute = `${product.services.config.appUrl}${gone}`;
    for (const address of [gone, absolute, '/image-server/a.png', url.replace('.png', '.webp')]) {
      await expect(save(address)).rejects.toMatchObject(refusal('body', 'banner', 'backgroundImage'));
      await expect(patch({ backgroundImage: address })).rejects.toMatchObject(refusal('patch', 'backgroundImage'));
    }
    const planned = { version: 0, publishAt: new Date(Date.now() + 3_600_000) };
    await expect(
      scheduleSection(ctx, { ...planned, body: { banner: { ...banner, backgroundImage: gone } } }),
    ).rejects.toMatchObject(refusal('body', 'banner', 'backgroundImage'));
    expect(await findStoredSection(ctx, 'BANNER')).toMatchObject({ version: 0 });
  });

  it('are found in lists and in icons', async () => {
    const logo = { ...footer.brand, logo: gone };
    await expect(
      saveSection(ctx, { body: { footer: { ...footer, brand: logo } }, isActive: true, version: 0 }),
    ).rejects.toMatchObject({ message: message('brand logo'), field: ['body', 'footer', 'brand', 'logo'] });
    const [first] = features.features;
    const list = [first, { ...first, title: randomUUID(), icon: gone }] as typeof features.features;
    await expect(
      saveSection(ctx, { body: { features: { ...features, features: list } }, isActive: true, version: 0 }),
    ).rejects.toMatchObject({
      message: message('features 2 icon'),
      field: ['body', 'features', 'features', '1', 'icon'],
    });
  });

  it('stay as they are when they were lost earlier', async () => {
    await importSection(ctx, 'banner', { body: { ...banner, backgroundImage: gone }, active: true }, 0);
    expect(await patch({ title: 'Fresh' })).toMatchObject({ body: { title: 'Fresh', backgroundImage: gone } });
  });
});
