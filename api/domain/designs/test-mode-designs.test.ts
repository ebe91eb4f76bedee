import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { DesignInput } from '../../graphql/generated/schema';
import { designInput } from '../../test/design-requests';
import { testModeOf } from '../../test/test-mode';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { planMonth } from '../months/planning.service';
import { aMonth } from '../../test/months';
import { UserEntity } from '../accounts/user.entity';
import { DesignEntity } from './design.entity';
import { createDesign } from './design-creation.service';
import { generateDesign } from './generation.job';
import { enhancePrompt } from './prompt-enhancement.service';
import { rewriteCaption } from './studio/caption.service';
import { checkDrawnWords } from './studio/drawn-words.job';
import { DesignDocumentEntity } from './studio/design-document.entity';
import { printDocument } from './studio/post-picture';
import { emptyTestMode } from '../personal-data/test-world.service';
import { openPrintOfArchive, wantedPrint } from './studio/print.service';

/** No AI service is there, and no key: a call to it would fail. */
describe('designs of test mode', () => {
  let product: TestProduct;
  let id: string;
  beforeAll(async () => {
    product = await startTestProduct();
    await product.services.pool.query('delete from ai_keys');
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    ({ id } = await testModeOf(product, await product.addUser()));
  });

  const db = () => product.services.dataSource.manager;
  const ctx = () => product.ctx({ id, role: 'MEMBER' });
  /** The context of a test token. */
  const ctxOfToken = () => {
    const token = ctx();
    token.setViewer({ ...token.viewer!, kind: 'token', testOf: 'its-owner' });
    return token;
  };
  const never = new AbortController().signal;
  const make = async (values: Partial<DesignInput> = {}) => {
    const design = { ...designInput, ...values };
    const made = await createDesign(ctx(), { requestId: randomUUID(), design });
    await generateDesign(product.ctx(), made.id, never);
    return db().findOneByOrFail(DesignEntity, { id: made.id });
  };
  const credits = async () => (await db().findOneByOrFail(UserEntity, { id })).credits;
  const fileOf = async (key: string | null) => {
    const file = key && (await product.services.storage.open(key));
    return file ? buffer(file.body) : Buffer.alloc(0);
  };

  it('are 200 a day at most, also when test mode is emptied in between', async () => {
    for (let count = 0; count < 200; count += 1) await product.services.limits.take('testDesignPerDay', id);
    await emptyTestMode(ctxOfToken());
    await expect(make()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await credits()).toBe(100);
  });

  it('cost a test credit and nothing else, and are the same for the same words', async () => {
    const [one, other] = [await make(), await make()];
    expect(one).toMatchObject({ state: 'SUCCEEDED', cost: null, model: null, aiKeyId: null });
    expect(await credits()).toBe(98);
    expect(await fileOf(one.imageKey)).toEqual(await fileOf(other.imageKey));
    const different = await make({ customPrompt: 'A cold kitchen in {size} format.' });
    expect(await fileOf(one.imageKey)).not.toEqual(await fileOf(different.imageKey));
    expect(await db().query('select * from ai_calls')).toEqual([]);
    const { values } = await product.services.metrics.designs.get();
    expect(values.map(({ value }) => value)).toEqual([0, 0, 0]);
  });

  it('have a watermark in every part of every size of a post', async () => {
    const design = await make({ lettering: 'SET' });
    const row = await db().findOneByOrFail(DesignDocumentEntity, { designId: design.id });
    expect(design.state).toBe('SUCCEEDED');
    for (const size of ['SQUARE', 'PORTRAIT', 'STORY', 'LANDSCAPE', 'LINK'] as const) {
      const wanted = wantedPrint(design, row, size, 'png');
      const marked = await buffer(await openPrintOfArchive(ctx(), wanted));
      const plain = await printDocument({
        document: wanted.document,
        sample: { ratio: row.ratio, cells: new Uint8Array(row.sample) },
        picture: await fileOf(design.originalKey),
        ...{ size, formats: ['png'], isMadeWithAi: false, isTest: false },
      });
      const pixels = (picture: Buffer) =>
        sharp(picture).removeAlpha().resize(300, 300, { fit: 'fill' }).raw().toBuffer();
      const [one, other] = [await pixels(marked), await pixels(plain.files[0] as Buffer)];
      const changed = Array.from({ length: 16 }, () => 0);
      for (let at = 0; at < 300 * 300; at += 1)
        if (Math.abs((one[at * 3] ?? 0) - (other[at * 3] ?? 0)) > 12) {
          const cell = Math.floor(((at % 300) * 4) / 300) + 4 * Math.floor((Math.floor(at / 300) * 4) / 300);
          changed[cell] = (changed[cell] ?? 0) + 1;
        }
      // each sixteenth of 5,625 pixels
      expect([size, Math.min(...changed) > 100, changed]).toEqual([size, true, changed]);
    }
  });

  it.each([
    ['fail', 'SERVICE', 'API Error: 503'],
    ['blocked', 'WORDS', 'Please change the words'],
    ['no-image', 'NO_IMAGE', 'No image was generated'],
  ])('fail on [[test:%s]], and give the credit back', async (word, cause, sentence) => {
    for (const lettering of ['DRAWN', 'SET'] as const) {
      const design = await make({ lettering, customPrompt: `A kitchen [[test:${word}]] in {size} format.` });
      expect(design).toMatchObject({ state: 'FAILED', failureCause: cause });
      expect(design.error).toContain(sentence);
    }
    expect(await credits()).toBe(100);
  });

  it('are misspelled where the prompt says so', async () => {
    for (const [customPrompt, misspelled] of [
      ['A kitchen [[test:misspelled]] in {size} format.', true],
      ['A kitchen in {size} format.', false],
    ] as const) {
      const design = await make({ customPrompt });
      await checkDrawnWords(product.ctx(), design.id);
      expect((await db().findOneByOrFail(DesignEntity, { id: design.id })).misspelled).toBe(misspelled);
    }
  });

  it('get words, captions, prompts and months without the AI service', async () => {
    expect(await enhancePrompt(ctx(), designInput)).toContain('sample');
    const posts = 8;
    const month = await planMonth(ctx(), aMonth({ length: posts }));
    expect(await db().query('select headline from month_posts where plan_id = $1', [month.id])).toHaveLength(posts);
    const design = await make({ lettering: 'SET' });
    expect(await rewriteCaption(ctx(), { id: design.id, change: 'WARMER' })).toMatchObject({
      text: 'Another sample caption, written in test mode.',
    });
    expect(await db().query('select * from ai_calls')).toEqual([]);
  });
});
