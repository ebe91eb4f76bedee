import type { RequestContext } from '../../context';
import { aBrand } from '../../test/brands';
import { addMonth, endDesign } from '../../test/months';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { UserEntity } from '../accounts/user.entity';
import { BrandEntity } from '../brands/brand.entity';
import { deleteDesigns } from '../designs/design-deletion.service';
import { DesignEntity } from '../designs/design.entity';
import { addEnvironmentKeys } from '../settings/ai-keys.service';
import { feedMonths } from './feed-months.job';
import { makeMonth } from './making.service';
import { MonthPlanEntity } from './month-plan.entity';
import { postsOf, saveMonth } from './month-plan.service';
import { remakeMonthPicture, retryMonth } from './remaking.service';

/** A hieroglyph, for which the product has no font. */
const unknown = '\u{13000}';

describe('letters that no font has, in a month', () => {
  let product: TestProduct;
  let owner: UserEntity;
  let ctx: RequestContext;
  beforeAll(async () => {
    product = await startTestProduct();
    await addEnvironmentKeys(product.ctx(), ['AQ.SandboxKey-one-0001']);
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await product.services.pool.query('delete from month_plans');
    owner = await product.addUser({ credits: 5 });
    ctx = product.ctx(owner);
  });

  const db = () => product.services.dataSource.manager;
  const feed = () => feedMonths(() => product.ctx());
  const credits = async () => (await db().findOneByOrFail(UserEntity, { id: owner.id })).credits;
  /** Inserts a brand as one that was saved before its letters were checked. */
  async function oldBrand(part: object): Promise<string> {
    const { name, ...content } = aBrand(part);
    const { identifiers } = await db().insert(BrandEntity, { userId: owner.id, name, content });
    return String(identifiers[0]?.['id']);
  }
  const refused = (field: string[]) => ({
    code: 'INVALID_INPUT',
    field,
    message: `We can't print ${unknown} (U+13000). Please use other characters.`,
  });

  it('are named before anything is taken', async () => {
    const id = await addMonth(product, owner.id, { posts: 1 });
    const posts = (await postsOf(ctx, id)).map((post) => ({ ...post, headline: `Loaf ${unknown}` }));
    await saveMonth(ctx, { id, version: 1, posts });
    await expect(makeMonth(ctx, { id, version: 2, pictures: 1 })).rejects.toMatchObject(
      refused(['posts', '0', 'headline']),
    );
    expect(await credits()).toBe(5);
  });

  it.each([
    ['contact line', { contact: unknown }],
    ['handle', { contact: '', handle: unknown }],
    ['first button', { buttons: [unknown] }],
  ])('are named when its brand has them in its %s', async (_part, part) => {
    const id = await addMonth(product, owner.id, { posts: 1, brandId: await oldBrand(part) });
    await expect(makeMonth(ctx, { id, version: 1, pictures: 1 })).rejects.toMatchObject(refused(['brandId']));
  });

  it('are named when a failed post was given them and is tried again', async () => {
    const id = await addMonth(product, owner.id, { posts: 1 });
    await makeMonth(ctx, { id, version: 1, pictures: 1 });
    await feed();
    const [queued] = await db().findBy(DesignEntity, { userId: owner.id });
    await endDesign(product, queued?.id ?? '', false);
    await feed();
    const { version } = await db().findOneByOrFail(MonthPlanEntity, { id });
    const posts = await postsOf(ctx, id);
    await saveMonth(ctx, { id, version, posts: posts.map((post) => ({ ...post, second: unknown })) });
    await expect(retryMonth(ctx, id)).rejects.toMatchObject(refused(['id']));
    await saveMonth(ctx, { id, version: version + 1, posts });
    expect(await retryMonth(ctx, id)).toMatchObject({ state: 'MAKING' });
  });

  it('are named when its brand has them and a deleted picture is made again', async () => {
    const id = await addMonth(product, owner.id, { posts: 1 });
    await makeMonth(ctx, { id, version: 1, pictures: 1 });
    await feed();
    const [queued] = await db().findBy(DesignEntity, { userId: owner.id });
    await endDesign(product, queued?.id ?? '');
    await feed();
    await deleteDesigns(ctx, [queued?.id ?? '']);
    await db().update(MonthPlanEntity, { id }, { brandId: await oldBrand({ contact: unknown }) });
    const [post] = await postsOf(ctx, id);
    await expect(remakeMonthPicture(ctx, post?.id ?? '')).rejects.toMatchObject(refused(['brandId']));
    await db().update(MonthPlanEntity, { id }, { brandId: null });
    expect(await remakeMonthPicture(ctx, post?.id ?? '')).toMatchObject({ state: 'MAKING' });
  });
});
