import { addSetDesign } from '../../../test/set-design';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import type { RequestContext } from '../../../context';
import type { UserEntity } from '../../accounts/user.entity';
import { rewriteCaption } from './caption.service';
import { DesignDocumentEntity } from './design-document.entity';
import { contentOf } from './document.service';

describe('a rewritten caption', () => {
  let product: TestProduct;
  let owner: UserEntity;
  let ctx: RequestContext;
  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
    owner = await product.addUser({ credits: 1 });
    ctx = product.ctx(owner);
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    await product.services.pool.query('delete from rate_limits');
    await product.services.pool.query('delete from ai_calls');
  });

  const db = () => product.services.dataSource.manager;
  async function withCaption(text: string) {
    const id = await addSetDesign(product, owner.id);
    const row = await db().findOneByOrFail(DesignDocumentEntity, { designId: id });
    const caption = { text, hashtags: ['bread'], altText: 'A loaf on a table', language: 'en' };
    await db().update(DesignDocumentEntity, { designId: id }, { content: { ...contentOf(row), caption } });
    return id;
  }
  const asked = async () =>
    (await db().query<{ purpose: string; calls: number }[]>('select purpose, calls from ai_calls')).map(
      ({ purpose, calls }) => `${purpose} ${calls}`,
    );

  it('is shorter or warmer in the same language, and nothing is stored', async () => {
    const id = await withCaption('Fresh bread every day. Come by early.');
    expect(await rewriteCaption(ctx, { id, change: 'SHORTER' })).toEqual({
      text: 'Fresh bread every day.',
      hashtags: ['bread'],
      altText: 'A loaf on a table',
      language: 'en',
    });
    expect((await rewriteCaption(ctx, { id, change: 'WARMER' })).text).toBe(
      'Fresh bread every day. Come by early. We look forward to seeing you.',
    );
    const row = await db().findOneByOrFail(DesignDocumentEntity, { designId: id });
    expect([row.version, contentOf(row).caption.text]).toEqual([1, 'Fresh bread every day. Come by early.']);
    expect(await asked()).toEqual(['CAPTION 2']);
  });

  it('is translated with its hashtags and the description of the picture', async () => {
    const id = await withCaption('Fresh bread every day.');
    expect(await rewriteCaption(ctx, { id, change: 'TRANSLATED', language: 'pt-BR' })).toEqual({
      text: '(pt-BR) Fresh bread every day.',
      hashtags: ['bread'],
      altText: '(pt-BR) A loaf on a table',
      language: 'pt-BR',
    });
    for (const language of [undefined, null, '', 'x y', '"; drop'])
      await expect(rewriteCaption(ctx, { id, change: 'TRANSLATED', language })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        field: ['language'],
      });
  });

  it('has no price, date, name or address that the customer did not give', async () => {
    const id = await withCaption('Fresh bread every day. [[other-facts]]');
    const { text } = await rewriteCaption(ctx, { id, change: 'WARMER' });
    expect(text).toContain('We look forward to seeing you.');
    expect(text).not.toMatch(/\$|5|March|Anna|Mill/);
    // all of it was one sentence with another fact
    const bare = await withCaption('[[other-facts]]');
    await expect(rewriteCaption(ctx, { id: bare, change: 'SHORTER' })).rejects.toMatchObject({
      code: 'PROVIDER_ERROR',
    });
  });

  it('says why there is none', async () => {
    const id = await withCaption('Fresh bread. [[bad-json]]');
    await expect(rewriteCaption(ctx, { id, change: 'WARMER' })).rejects.toMatchObject({
      code: 'PROVIDER_ERROR',
      message: 'The AI did not answer. Your caption is unchanged.',
    });
    await expect(rewriteCaption(ctx, { id: await withCaption(' '), change: 'WARMER' })).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    const other = product.ctx(await product.addUser({}));
    await expect(rewriteCaption(other, { id, change: 'WARMER' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await product.services.pool.query('update ai_keys set active = false');
    await expect(rewriteCaption(ctx, { id, change: 'WARMER' })).rejects.toMatchObject({ code: 'NO_API_KEYS' });
    await product.services.pool.query('update ai_keys set active = true');
  });

  it('is bounded for each account and minute', async () => {
    const id = await withCaption('Fresh bread.');
    for (let round = 0; round < 20; round += 1) await rewriteCaption(ctx, { id, change: 'SHORTER' });
    await expect(rewriteCaption(ctx, { id, change: 'SHORTER' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
