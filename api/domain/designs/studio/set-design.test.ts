import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { POST_SIZES, POST_SIZE_NAMES } from '../../../../studio/posts/sizes';
import { designInput } from '../../../test/filled-product';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { UserEntity } from '../../accounts/user.entity';
import { DesignEntity } from '../design.entity';
import { createDesign } from '../design-creation.service';
import { generateDesign } from '../generation.job';
import { contentOf, loadContent, saveDocument } from './document.service';
import type { OwnDocument } from './document.service';
import { DesignDocumentEntity } from './design-document.entity';
import { DesignPrintEntity } from './design-print.entity';
import { aBrand } from '../../../test/brands';
import { anImage, smallPictures } from '../../../test/images';
import { createBrand, deleteBrand } from '../../brands/brand.service';
import { hasAvoidedWord } from './design-brand';
import { namesInUse } from '../../files/file-uses';
import { keepImage } from '../../files/upload.service';
import { openPrintOfArchive, sweepPrints, wantedPrint } from './print.service';
import type { PrintFormat } from './post-picture';

const never = new AbortController().signal;

describe('a design whose words Postloom sets', () => {
  let product: TestProduct;
  let owner: UserEntity;
  beforeAll(async () => {
    product = await startTestProduct({ gemini: true, environment: smallPictures });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    await product.services.pool.query('delete from rate_limits');
    owner = await product.addUser({ credits: 20 });
  });

  const db = () => product.services.dataSource.manager;
  const ctx = () => product.ctx(owner);
  const calls = async () => {
    const answer = await fetch(`${product.gemini.url}/sandbox/calls`);
    const report = (await answer.json()) as { calls: { operation: string; prompt: string; outcome: string }[] };
    return report.calls;
  };
  async function made(more: { primaryText?: string; customPrompt?: string } = {}) {
    const { id } = await createDesign(ctx(), {
      requestId: randomUUID(),
      design: { ...designInput, lettering: 'SET', ...more },
    });
    await generateDesign(product.ctx(), id, never);
    const design = await db().findOneByOrFail(DesignEntity, { id });
    const document = await db().findOneBy(DesignDocumentEntity, { designId: id });
    return { design, document };
  }
  async function bytesOf(design: DesignEntity, size: keyof typeof POST_SIZES, format: PrintFormat) {
    const row = await db().findOneByOrFail(DesignDocumentEntity, { designId: design.id });
    const body = await openPrintOfArchive(ctx(), wantedPrint(design, row, size, format));
    const chunks: Buffer[] = [];
    for await (const chunk of body as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  it('costs one credit and one picture, and has the given words letter for letter', async () => {
    const { design, document } = await made({ primaryText: 'Fresh bread 🍞 Frühstück خبز' });
    expect([design.state, design.step, design.error]).toEqual(['SUCCEEDED', null, null]);
    expect(document && contentOf(document).words.headline.text).toBe('Fresh bread 🍞 Frühstück خبز');
    expect(document?.hasLettering).toBe(false);
    expect((await calls()).map(({ operation }) => operation)).toEqual(['text', 'image', 'text']);
    const { credits } = await db().findOneByOrFail(UserEntity, { id: owner.id });
    expect(credits).toBe(19);
    const { width, height } = await sharp(await bytesOf(design, 'SQUARE', 'png')).metadata();
    expect([width, height]).toEqual([1080, 1080]);
  });

  it('is printed in all sizes and formats, marked as a composite', async () => {
    const { design } = await made();
    for (const [index, size] of POST_SIZE_NAMES.entries()) {
      const bytes = await bytesOf(design, size, (['png', 'jpg', 'webp'] as const)[index % 3] ?? 'png');
      const { width, height } = await sharp(bytes).metadata();
      expect({ width, height }).toEqual(POST_SIZES[size]);
      expect(bytes.includes('compositeSynthetic')).toBe(true);
    }
  });

  it('paints once more for a picture with lettering, at the cost of the shop', async () => {
    const { design, document } = await made({ customPrompt: 'A bakery [[lettering]]' });
    expect([design.state, document?.hasLettering]).toEqual(['SUCCEEDED', false]);
    expect((await calls()).filter(({ operation }) => operation === 'image')).toHaveLength(2);
  });

  it('says that its picture has lettering when that cannot be avoided', async () => {
    const { design, document } = await made({ customPrompt: 'A bakery [[lettering-always]]' });
    expect([design.state, document?.hasLettering]).toEqual(['SUCCEEDED', true]);
  });

  it.each([
    ['once, and takes the second picture', ['otherRatio'], true],
    ['twice, and is set on the second picture as it is', ['otherRatio', 'otherRatio'], false],
    ['once, and is set on it when the second one is no picture', ['otherRatio', 'badImage'], false],
  ])('asks once more for a picture whose ratio is wrong %s', async (_name, behaviours, isSquare) => {
    for (const behaviour of behaviours)
      await fetch(`${product.gemini.url}/sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operation: 'image', behaviour, times: 1 }),
      });
    const { design, document } = await made();
    expect([design.state, Math.abs((document?.ratio ?? 0) - 1) < 0.01]).toEqual(['SUCCEEDED', isSquare]);
    expect((await calls()).filter(({ operation }) => operation === 'image')).toHaveLength(2);
    const { width, height } = await sharp(await bytesOf(design, 'SQUARE', 'png')).metadata();
    expect([width, height]).toEqual([1080, 1080]);
    expect(await db().findOneByOrFail(UserEntity, { id: owner.id })).toMatchObject({ credits: 19 });
  });

  it('goes on without suggestions when the text model answers with broken JSON', async () => {
    const { design, document } = await made({ customPrompt: 'A bakery [[bad-json]]' });
    expect(design.state).toBe('SUCCEEDED');
    expect(document && contentOf(document).words.second.text).toBe('');
  });

  it('has none of the suggested words with letters that no font has', async () => {
    const { design, document } = await made({ customPrompt: 'A bakery [[missing-letter]]' });
    expect(design.state).toBe('SUCCEEDED');
    const { second, button } = contentOf(document!).words;
    expect([second.text, button.text]).toEqual(['', '']);
  });

  it('has a caption without the prices, dates, names and addresses that only its scene has', async () => {
    const { design, document } = await made({ customPrompt: 'A bakery [[other-facts]]' });
    expect(design.suggestions?.scene.subject).toMatch(/\$5 until 31 March at Anna/);
    const { text, altText } = contentOf(document!).caption;
    expect(text).toMatch(/^[^\n]+\n\n.+Tell us what you think in the comments\.$/);
    expect(altText).toMatch(/^A .+ scene in soft light/);
    expect(text + altText).not.toMatch(/\$|5|March|Anna|Mill/);
  });

  it('is saved with the version that was read, by one of two windows', async () => {
    const { design, document } = await made();
    const content = document && contentOf(document);
    if (!content) throw new Error('There is no document.');
    const save = (headline: string) =>
      saveDocument(ctx(), {
        id: design.id,
        version: 1,
        content: { ...content, words: { ...content.words, headline: { ...content.words.headline, text: headline } } },
      });
    const results = await Promise.allSettled([save('Baked at seven'), save('Baked at eight')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(save('Late')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(save('\u{13000}')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: "We can't print \u{13000} (U+13000). Please use other characters.",
      field: ['content', 'words', 'headline', 'text'],
    });
    const other = product.ctx(await product.addUser({ credits: 1 }));
    await expect(saveDocument(other, { id: design.id, version: 2, content })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is made with another picture for a further credit, with the same words and look', async () => {
    const { design, document } = await made();
    const content = document && contentOf(document);
    if (!content) throw new Error('There is no document.');
    const edited = {
      ...content,
      words: { ...content.words, headline: { ...content.words.headline, text: 'Edited words' } },
    };
    await saveDocument(ctx(), { id: design.id, version: 1, content: edited });
    const order = {
      requestId: randomUUID(),
      design: { ...designInput, lettering: 'SET' as const },
      basedOn: design.id,
    };
    const { id } = await createDesign(ctx(), order);
    expect((await createDesign(ctx(), order)).id).toBe(id);
    await expect(createDesign(ctx(), { ...order, basedOn: null })).rejects.toMatchObject({ code: 'CONFLICT' });
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    await generateDesign(product.ctx(), id, never);
    expect((await calls()).map(({ operation }) => operation)).toEqual(['image', 'text']);
    const copy = await db().findOneByOrFail(DesignDocumentEntity, { designId: id });
    expect([contentOf(copy).words, contentOf(copy).layout]).toEqual([edited.words, edited.layout]);
    const other = product.ctx(await product.addUser({ credits: 1 }));
    await expect(createDesign(other, { ...order, requestId: randomUUID() })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: ['basedOn'],
    });
  });

  it('has the logo of its own account, which is printed and stays when a save leaves it out', async () => {
    const { design, document } = await made();
    const content = document && contentOf(document);
    if (!content) throw new Error('There is no document.');
    const { url, width, height } = await keepImage(ctx(), await anImage('png', 90, 30));
    const logo = {
      light: { image: url, ratio: width / height, ink: null },
      dark: null,
      ground: 'AUTO' as const,
      corner: 'TOP_LEFT' as const,
    };
    const plain = await bytesOf(design, 'LINK', 'png');
    const save = (version: number, given: object) =>
      saveDocument(ctx(), { id: design.id, version, content: { ...content, ...given } });
    await expect(
      save(1, { logo: { ...logo, light: { ...logo.light, image: `/image-server/${'0'.repeat(64)}.png` } } }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['content', 'logo', 'light', 'image'] });
    await save(1, { logo });
    expect((await bytesOf(design, 'LINK', 'png')).equals(plain)).toBe(false);
    expect(await namesInUse(product.ctx().db, [url.slice('/image-server/'.length)])).toHaveProperty('size', 1);
    const contentAfter = async (saved: Promise<OwnDocument>) => loadContent(product.ctx(owner), await saved);
    // a program that does not know of logos
    expect((await contentAfter(save(2, { logo: undefined }))).logo).toEqual(logo);
    expect((await contentAfter(save(3, { logo: null }))).logo).toBeNull();
    expect(await namesInUse(product.ctx().db, [url.slice('/image-server/'.length)])).toHaveProperty('size', 0);
  });

  it('is in the brand that its customer chose, as that was then, with its words and without those it avoids', async () => {
    const { design: plain } = await made();
    const { url, width, height } = await keepImage(ctx(), await anImage('png', 80, 40));
    const light = { image: url, ratio: width / height, ink: null };
    const brand = aBrand({ wordsToAvoid: ['cheap'], logo: { light, dark: null, corner: 'TOP_LEFT' }, language: 'pt' });
    const { id: brandId } = await createBrand(ctx(), brand);
    const order = { requestId: randomUUID(), design: { ...designInput, lettering: 'SET' as const }, brandId };
    const { id } = await createDesign(ctx(), order);
    expect((await createDesign(ctx(), { ...order, brandId: brandId.toUpperCase() })).id).toBe(id);
    await expect(createDesign(ctx(), { ...order, brandId: null })).rejects.toMatchObject({ code: 'CONFLICT' });
    await deleteBrand(ctx(), brandId);
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    await generateDesign(product.ctx(), id, never);
    const [writing] = await calls();
    for (const said of ['"Bread & Salt"', '"by hand"', 'Never use these words: "cheap"', '"pt"'])
      expect(writing?.prompt).toContain(said);
    const row = await db().findOneByOrFail(DesignDocumentEntity, { designId: id });
    expect(contentOf(row)).toMatchObject({
      palette: { ...brand.colors, from: 'BRAND' },
      fonts: brand.fonts,
      logo: { light, corner: 'TOP_LEFT' },
      words: { contact: { text: brand.contact }, button: { text: 'Order now' } },
    });
    const refusals: [object, unknown][] = [
      [{ brandId }, { code: 'INVALID_INPUT', field: ['brandId'], message: 'This brand does not exist.' }],
      [{ brandId: 'nonsense' }, { code: 'INVALID_INPUT', field: ['brandId'] }],
    ];
    for (const [given, refusal] of refusals)
      await expect(createDesign(ctx(), { ...order, ...given, requestId: randomUUID() })).rejects.toMatchObject(
        refusal as object,
      );
    const { id: again } = await createBrand(ctx(), brand);
    await expect(
      createDesign(ctx(), { requestId: randomUUID(), design: designInput, brandId: again }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', field: ['brandId'] });
    expect(contentOf(await db().findOneByOrFail(DesignDocumentEntity, { designId: plain.id })).logo).toBeNull();
  });

  it('is made without a logo whose picture was deleted in the meantime', async () => {
    const { url, width, height } = await keepImage(ctx(), await anImage('png', 81, 40));
    const light = { image: url, ratio: width / height, ink: null };
    const logo = { light, dark: null, corner: 'TOP_LEFT' as const };
    const { id: brandId } = await createBrand(ctx(), aBrand({ logo }));
    const design = { ...designInput, lettering: 'SET' as const };
    const { id } = await createDesign(ctx(), { requestId: randomUUID(), design, brandId });
    await product.services.storage.delete(`uploads/${url.split('/').pop()}`);
    await generateDesign(product.ctx(), id, never);
    const row = await db().findOneByOrFail(DesignDocumentEntity, { designId: id });
    expect([contentOf(row).logo, contentOf(row).palette.from]).toEqual([null, 'BRAND']);
  });

  it.each([
    ['A CHEAP loaf', true],
    ['Cheaper than most', false],
    ['Not cheap!', true],
    ['Loaves', false],
  ])('drops a suggestion with an avoided word: %s', (text, isDropped) => {
    expect(hasAvoidedWord(text, { wordsToAvoid: ['cheap', '!'] })).toBe(isDropped);
  });

  it('keeps one print of each size and format, made anew when the post changes', async () => {
    const { design, document } = await made();
    const content = document && contentOf(document);
    if (!content) throw new Error('There is no document.');
    const first = await bytesOf(design, 'LINK', 'png');
    expect((await bytesOf(design, 'LINK', 'png')).equals(first)).toBe(true);
    await saveDocument(ctx(), {
      id: design.id,
      version: 1,
      content: {
        ...content,
        words: { ...content.words, headline: { ...content.words.headline, text: 'Other words' } },
      },
    });
    expect((await bytesOf(design, 'LINK', 'png')).equals(first)).toBe(false);
    const prints = await db().findBy(DesignPrintEntity, { designId: design.id, size: 'LINK' });
    expect(prints).toHaveLength(1);
    await db().update(DesignPrintEntity, { designId: design.id }, { usedAt: new Date('2026-01-01') });
    await sweepPrints(product.ctx());
    expect(await db().countBy(DesignPrintEntity, { designId: design.id })).toBe(0);
    expect((await bytesOf(design, 'LINK', 'png')).length).toBeGreaterThan(10_000);
  });
});
