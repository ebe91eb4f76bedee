import sharp from 'sharp';
import { sections } from '../../../../contract/sections';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { AuditEntity } from '../../audit/audit.entity';
import { readSection } from '../content.service';
import type { TokenScope } from '../../../graphql/generated/schema';
import { keepImage } from '../../files/upload.service';
import { signedIn } from '../../viewer';
import { contentParts } from './content-parts';
import { compareContentPart, exportContent, importContentPart } from './transfer.service';

const banner = sections.banner.defaults;

describe('export and import of content', () => {
  let product: TestProduct;
  let admin: Awaited<ReturnType<TestProduct['addUser']>>;

  beforeEach(async () => {
    product = await startTestProduct();
    admin = await product.addUser({ role: 'ADMIN' });
  });
  afterEach(() => product.stop());

  const ctx = () => product.ctx(admin);
  const exported = async () =>
    (JSON.parse((await exportContent(ctx())).file) as { parts: Record<string, object> }).parts;
  const compare = (name: string, value: unknown) => compareContentPart(ctx(), name, JSON.stringify(value));
  const take = (name: string, value: unknown, version: number) =>
    importContentPart(ctx(), name, JSON.stringify(value), version);

  it('exports every part, and finds the same of each', async () => {
    const parts = await exported();
    expect(Object.keys(parts)).toEqual(contentParts.map(({ name }) => name));
    for (const [name, value] of Object.entries(parts))
      expect(await compare(name, value)).toMatchObject({ name, state: 'SAME', problem: null, changes: [] });
  });

  it('imports each part of a file that was exported', async () => {
    for (const [name, value] of Object.entries(await exported()))
      expect(await take(name, value, (await compare(name, value)).version)).toBe(1);
    expect((await readSection(ctx(), 'banner')).title).toBe(banner.title);
  });

  describe('by a token', () => {
    const withScopes = (...scopes: TokenScope[]) => {
      const made = ctx();
      made.setViewer({ ...signedIn(made), kind: 'token', scopes, tokenId: 'token' });
      return made;
    };
    const refused = { code: 'FORBIDDEN' };

    it.each(contentParts.map(({ name }) => name))('needs the scopes of what it reads and writes: %s', async (name) => {
      const isSection = name.startsWith('section:');
      const [reads, writes, otherReads, otherWrites] = isSection
        ? (['ADMIN_CONTENT_READ', 'ADMIN_CONTENT_WRITE', 'ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE'] as const)
        : (['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE', 'ADMIN_CONTENT_READ', 'ADMIN_CONTENT_WRITE'] as const);
      const json = JSON.stringify((await exported())[name]);
      const partsFor = async (...scopes: TokenScope[]) =>
        Object.keys(
          (JSON.parse((await exportContent(withScopes(...scopes))).file) as { parts: Record<string, object> }).parts,
        );
      expect(await partsFor(reads)).toContain(name);
      expect(await partsFor(otherReads, otherWrites)).not.toContain(name);
      const other = withScopes(otherReads, otherWrites);
      await expect(compareContentPart(other, name, json)).rejects.toMatchObject(refused);
      await expect(importContentPart(other, name, json, 0)).rejects.toMatchObject(refused);
      await expect(importContentPart(withScopes(reads), name, json, 0)).rejects.toMatchObject(refused);
      const { version } = await compareContentPart(withScopes(reads), name, json);
      expect(await importContentPart(withScopes(writes), name, json, version)).toBe(1);
    });
  });

  it('leaves a trace of each export, with the parts that it had', async () => {
    const parts = Object.keys(await exported());
    const entries = await product.services.dataSource.manager.findBy(AuditEntity, { action: 'export-content' });
    expect(entries.map(({ actor, subject, after }) => [actor, subject, after])).toEqual([
      [admin.id, 'content', { parts }],
    ]);
  });

  it('holds no secret of the shop', async () => {
    await product.services.dataSource.query(
      `insert into settings (key, body) values ('paypal', '{"clientId": "id-of-the-shop", "clientSecretCipher": "cipher"}')`,
    );
    const { file } = await exportContent(ctx());
    for (const secret of ['id-of-the-shop', 'cipher', 'encryption-check', admin.email])
      expect(file).not.toContain(secret);
  });

  it('says what differs, word for word, and imports it in place of the version that was compared', async () => {
    const value = {
      isActive: false,
      body: { ...banner, title: 'Moved in', buttons: [{ text: 'Go', link: '/login' }] },
    };
    const { state, changes, version } = await compare('section:banner', value);
    expect(state).toBe('CHANGED');
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'isActive', before: 'true', after: 'false' },
        { field: 'body title', before: banner.title, after: 'Moved in' },
        { field: 'body buttons 2 text', before: banner.buttons[1]?.text, after: '' },
      ]),
    );
    expect(await take('section:banner', value, version)).toBe(1);
    expect(await readSection(ctx(), 'banner')).toMatchObject({ isActive: false });
    // as after a lost answer
    expect(await take('section:banner', value, version)).toBe(1);
    const other = { ...value, isActive: true };
    await expect(take('section:banner', other, version)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    [
      'section:banner',
      { isActive: true, body: { ...banner, buttons: [] } },
      /^buttons: Please leave at least one button\.$/,
    ],
    [
      'section:banner',
      { isActive: true, body: { ...banner, buttons: [{ text: 'Go', link: 'javascript:go' }] } },
      /^buttons 1 link: Please enter a link/,
    ],
    ['section:banner', { body: banner }, /^isActive: /],
    ['section:banner', null, /expected object/],
    ['settings:shop', { returnDays: 7 }, /^sellerName: /],
  ])('refuses a %s that does not fit', async (name, value, problem) => {
    expect(await compare(name, value)).toMatchObject({
      state: 'INVALID',
      problem: expect.stringMatching(problem) as string,
    });
    await expect(take(name, value, 0)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('knows no other part, and nothing that is no JSON', async () => {
    expect(await compare('settings:paypal', {})).toMatchObject({ state: 'UNKNOWN' });
    await expect(take('settings:paypal', {}, 0)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await compareContentPart(ctx(), 'section:banner', '{')).toMatchObject({
      state: 'INVALID',
      problem: 'json: This is not JSON.',
    });
  });

  it('removes a script that a file brings along', async () => {
    const { footer } = sections;
    const value = { isActive: true, body: { ...footer.defaults, copyright: '<b>Ours</b><script>alert(1)</script>' } };
    await take('section:footer', value, 0);
    expect((await readSection(ctx(), 'footer')).copyright).toBe('<b>Ours</b>');
  });

  it('brings along the uploaded images that it shows, and says which it leaves out', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0066CC' } })
      .png()
      .toBuffer();
    const { url } = await keepImage(ctx(), png);
    const gone = `/image-server/${'c'.repeat(64)}.png`;
    const value = (backgroundImage: string) => ({ isActive: true, body: { ...banner, backgroundImage } });
    await take('section:banner', value(url), 0);
    await take('section:footer', { isActive: true, body: { ...sections.footer.defaults, backgroundImage: gone } }, 0);
    const { file, imagesLeftOut } = await exportContent(ctx());
    const { images } = JSON.parse(file) as { images: Record<string, string> };
    expect([Object.keys(images), imagesLeftOut]).toEqual([[url], [gone]]);
    // another shop that uploads them gets an image of the same content
    const bytes = Buffer.from(images[url] ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 8, height: 8 });
    expect((await keepImage(ctx(), bytes)).width).toBe(8);
  });

  it('names the images that this shop does not have', async () => {
    const url = `/image-server/${'b'.repeat(64)}.png`;
    expect(
      await compare('section:banner', { isActive: true, body: { ...banner, backgroundImage: url } }),
    ).toMatchObject({ state: 'CHANGED', missingImages: [url] });
  });
});
