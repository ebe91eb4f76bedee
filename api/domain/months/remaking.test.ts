import type { RequestContext } from '../../context';
import { addMonth, endDesign } from '../../test/months';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { UserEntity } from '../accounts/user.entity';
import { deleteDesigns, purgeDesigns, restoreDesigns } from '../designs/design-deletion.service';
import { DesignEntity } from '../designs/design.entity';
import { addEnvironmentKeys } from '../settings/ai-keys.service';
import { feedMonths } from './feed-months.job';
import { makeMonth, pauseMonth, resumeMonth } from './making.service';
import { findMonth, postsOf } from './month-plan.service';
import { remakeCreditsOf, remakeMonthPicture, retryMonth } from './remaking.service';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

describe('a month whose pictures were deleted', () => {
  let product: TestProduct;
  let owner: UserEntity;
  let ctx: RequestContext;
  beforeAll(async () => {
    product = await startTestProduct();
    await addEnvironmentKeys(product.ctx(), ['AQ.SandboxKey-one-0001']);
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await product.services.pool.query('delete from rate_limits; delete from month_plans');
    owner = await product.addUser({ credits: 9 });
    ctx = product.ctx(owner);
  });

  const db = () => product.services.dataSource.manager;
  const feed = () => feedMonths(() => product.ctx());
  const credits = async () => (await db().findOneByOrFail(UserEntity, { id: owner.id })).credits;
  const statesOf = async (id: string) => (await postsOf(ctx, id)).map(({ state }) => state);
  const costsOf = async (id: string) =>
    Promise.all((await postsOf(ctx, id)).map((post) => remakeCreditsOf(product.ctx(owner), post)));
  const makeAll = async () => {
    for (let round = 0; round < 10; round += 1) {
      await feed();
      for (const { id } of await db().findBy(DesignEntity, { userId: owner.id, state: 'QUEUED' }))
        await endDesign(product, id);
    }
  };
  /** A month whose posts all share one picture. */
  async function month(posts: number, isMade = true): Promise<string> {
    const id = await addMonth(product, owner.id, { posts });
    await makeMonth(ctx, { id, version: 1, pictures: 1 });
    if (isMade) await makeAll();
    return id;
  }
  /** Removes the designs of posts for good. */
  async function purge(id: string, at: readonly number[]): Promise<void> {
    const posts = await postsOf(ctx, id);
    await deleteDesigns(
      ctx,
      at.map((one) => posts[one]?.designId ?? ''),
    );
    await purgeDesigns(product.ctx(), Date.now() + YEAR_MS);
  }
  it('is paused still when its failed posts are tried again', async () => {
    const id = await addMonth(product, owner.id, { posts: 4 });
    await makeMonth(ctx, { id, version: 1, pictures: 4 });
    await feed();
    const [first] = await db().findBy(DesignEntity, { userId: owner.id, state: 'QUEUED' });
    await endDesign(product, first?.id ?? '', false);
    await feed();
    await pauseMonth(ctx, id);
    const left = await credits();
    const designs = await db().countBy(DesignEntity, { userId: owner.id });
    expect((await retryMonth(ctx, id)).state).toBe('PAUSED');
    await feed();
    expect([await credits(), await db().countBy(DesignEntity, { userId: owner.id })]).toEqual([left, designs]);
    await resumeMonth(ctx, id);
    await makeAll();
    expect(await statesOf(id)).toEqual(['READY', 'READY', 'READY', 'READY']);
  });

  it('whose design is deleted and restored before it was noticed has its picture, for one credit', async () => {
    const id = await month(1, false);
    await feed();
    const [queued] = await db().findBy(DesignEntity, { userId: owner.id, state: 'QUEUED' });
    const designId = queued?.id ?? '';
    await endDesign(product, designId);
    await deleteDesigns(ctx, [designId]);
    await feed();
    expect([await statesOf(id), await costsOf(id)]).toEqual([['READY'], [1]]);
    await restoreDesigns(ctx, [designId]);
    expect([await statesOf(id), await costsOf(id), await credits()]).toEqual([['READY'], [null], 8]);
  });

  const remake = async (id: string, at: number) =>
    remakeMonthPicture(product.ctx(owner), (await postsOf(ctx, id))[at]?.id ?? '');

  it('says so at a post that waited for one, is not tried again in vain, and makes it for a credit', async () => {
    const id = await month(3, false);
    await feed();
    const [first] = await postsOf(ctx, id);
    await endDesign(product, first?.designId ?? '');
    await pauseMonth(ctx, id);
    await feed();
    expect(await statesOf(id)).toEqual(['READY', 'WAITING', 'WAITING']);
    await purge(id, [0]);
    await db().query(`update month_plans set state = 'MAKING' where id = $1`, [id]);
    await feed();
    expect(await statesOf(id)).toEqual(['READY', 'FAILED', 'FAILED']);
    expect((await postsOf(ctx, id))[1]?.error).toBe('The picture that it shares was deleted.');
    expect((await findMonth(ctx, id)).state).toBe('INCOMPLETE');
    expect(await costsOf(id)).toEqual([1, 1, 1]);
    await expect(retryMonth(ctx, id)).rejects.toMatchObject({
      code: 'INVALID_STATE',
      message: 'The picture of the failed posts was deleted. Open one of them to make it again for 1 credit.',
    });
    expect(await credits()).toBe(8);
    await remake(id, 1);
    // the others have it for nothing now
    expect(await costsOf(id)).toEqual([0, null, null]);
    await retryMonth(ctx, id);
    await makeAll();
    expect([await statesOf(id), await credits()]).toEqual([['READY', 'READY', 'READY'], 7]);
    await remake(id, 0);
    await makeAll();
    expect([await statesOf(id), await costsOf(id), await credits()]).toEqual([
      ['READY', 'READY', 'READY'],
      [null, null, null],
      7,
    ]);
    expect((await findMonth(ctx, id)).state).toBe('DONE');
  });

  it('copies the picture for nothing while another post has it', async () => {
    const id = await month(3);
    await purge(id, [0]);
    expect(await costsOf(id)).toEqual([0, null, null]);
    await Promise.all([remake(id, 0), remake(id, 0)]);
    await makeAll();
    expect([await statesOf(id), await costsOf(id), await credits()]).toEqual([
      ['READY', 'READY', 'READY'],
      [null, null, null],
      8,
    ]);
    await expect(remake(id, 0)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('copies from a post that has it, also when the first one is in the bin', async () => {
    const id = await month(3);
    const [first, , third] = await postsOf(ctx, id);
    await deleteDesigns(ctx, [first?.designId ?? '', third?.designId ?? '']);
    await remake(id, 2);
    await makeAll();
    expect([await costsOf(id), await credits()]).toEqual([[0, null, null], 8]);
  });

  it('costs one credit for all that share it, however often it is asked for', async () => {
    const id = await month(2);
    await purge(id, [0, 1]);
    await Promise.all([remake(id, 1), remake(id, 1), remake(id, 0)]);
    await makeAll();
    expect([await statesOf(id), await costsOf(id), await credits()]).toEqual([['READY', 'READY'], [null, null], 7]);
  });

  it('takes nothing without a credit, and belongs to its owner', async () => {
    const id = await month(1);
    await purge(id, [0]);
    await db().update(UserEntity, { id: owner.id }, { credits: 0 });
    await expect(remake(id, 0)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS', field: ['postId'] });
    expect(await statesOf(id)).toEqual(['READY']);
    const [post] = await postsOf(ctx, id);
    const other = product.ctx(await product.addUser({ credits: 3 }));
    await expect(remakeMonthPicture(other, post?.id ?? '')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(remakeMonthPicture(ctx, id)).rejects.toThrow('Post not found.');
  });
});
