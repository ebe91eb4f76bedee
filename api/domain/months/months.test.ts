import { plusDays } from '../../../contract/time-zone';
import type { RequestContext } from '../../context';
import { aBrand } from '../../test/brands';
import { addMonth, aMonth, endDesign } from '../../test/months';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { UserEntity } from '../accounts/user.entity';
import { createBrand } from '../brands/brand.service';
import { DesignEntity } from '../designs/design.entity';
import { postOfDesign } from '../designs/studio/fresh-post';
import { addEnvironmentKeys } from '../settings/ai-keys.service';
import { feedMonths } from './feed-months.job';
import { makeMonth, pauseMonth, resumeMonth } from './making.service';
import { retryMonth } from './remaking.service';
import { MonthPlanEntity } from './month-plan.entity';
import { MonthPostEntity } from './month-post.entity';
import { deleteMonth, findMonth, postsOf, saveMonth, sweepMonths } from './month-plan.service';

describe('a month of posts', () => {
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
    owner = await product.addUser({ credits: 20 });
    ctx = product.ctx(owner);
  });

  const db = () => product.services.dataSource.manager;
  const feed = () => feedMonths(() => product.ctx());
  const credits = async () => (await db().findOneByOrFail(UserEntity, { id: owner.id })).credits;
  const stateOf = async (id: string) => (await db().findOneByOrFail(MonthPlanEntity, { id })).state;
  const statesOf = async (id: string) => (await postsOf(ctx, id)).map(({ state }) => state);
  const inputOf = ({ id, day, headline, second, caption, hashtags }: MonthPostEntity) => ({
    id,
    day,
    headline,
    second,
    caption,
    hashtags,
  });
  /** Ends what is queued and feeds, until nothing is left to do. */
  async function makeAll(id: string, isMade: (design: DesignEntity) => boolean = () => true): Promise<void> {
    for (let round = 0; round < 30; round += 1) {
      await feed();
      const queued = await db().findBy(DesignEntity, { userId: owner.id, state: 'QUEUED' });
      if (queued.length === 0) return;
      for (const design of queued) await endDesign(product, design.id, isMade(design));
    }
    throw new Error(`The month does not end: ${id}`);
  }

  describe('is edited before anything is paid', () => {
    it('in texts, days and order; a post can be dropped', async () => {
      const id = await addMonth(product, owner.id, { posts: 3 });
      const [first, second, third] = (await postsOf(ctx, id)).map(inputOf);
      if (!first || !second || !third) throw new Error('no posts');
      const day = plusDays(first.day, 3);
      const changed = { ...third, day, headline: ' Rolls ', hashtags: ['#warm rolls', ' # '] };
      expect((await saveMonth(ctx, { id, version: 1, posts: [changed, first] })).version).toBe(2);
      expect((await postsOf(ctx, id)).map(({ headline, day: on, hashtags }) => [headline, on, ...hashtags])).toEqual([
        ['Rolls', day, 'warmrolls'],
        ['Loaf number 1', first.day, 'bread'],
      ]);
      await expect(saveMonth(ctx, { id, version: 1, posts: [first] })).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(saveMonth(ctx, { id, version: 2, posts: [first, second] })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        field: ['posts', '1', 'id'],
      });
    });

    it.each([
      [{ headline: ' ' }, ['posts', '0', 'headline'], 'Please enter a headline'],
      [{ day: '2031-01-01' }, ['posts', '0', 'day'], 'Please choose a day within a year of the first one.'],
      [{ hashtags: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['posts', '0', 'hashtags'], 'Please give at most 5.'],
    ])('within bounds: %#', async (part, field, message) => {
      const id = await addMonth(product, owner.id, { posts: 1 });
      const posts = (await postsOf(ctx, id)).map((post) => ({ ...inputOf(post), ...part }));
      await expect(saveMonth(ctx, { id, version: 1, posts })).rejects.toMatchObject({ field, message });
    });

    it('by its owner alone', async () => {
      const id = await addMonth(product, owner.id);
      const other = product.ctx(await product.addUser({ credits: 9 }));
      const refused = { code: 'NOT_FOUND' };
      for (const call of [
        () => findMonth(other, id),
        () => saveMonth(other, { id, version: 1, posts: [] }),
        () => makeMonth(other, { id, version: 1, pictures: 1 }),
        () => pauseMonth(other, id),
        () => deleteMonth(other, id),
      ])
        await expect(call()).rejects.toMatchObject(refused);
    });
  });

  describe('is made', () => {
    it('picture by picture: each for a credit, the posts that share one with another look', async () => {
      const id = await addMonth(product, owner.id, { posts: 8 });
      await makeMonth(ctx, { id, version: 1, pictures: 3 });
      await feed();
      expect(await statesOf(id)).toEqual([...Array<string>(3).fill('MAKING'), ...Array<string>(5).fill('WAITING')]);
      expect(await credits()).toBe(17);
      await makeAll(id);
      expect(await stateOf(id)).toBe('DONE');
      expect(await credits()).toBe(17);
      const posts = await postsOf(ctx, id);
      expect(posts.map(({ picture }) => picture)).toEqual([1, 2, 3, 1, 2, 3, 1, 2]);
      const documents = await Promise.all(posts.map(({ designId }) => postOfDesign(ctx, designId ?? '')));
      for (const [at, post] of posts.entries())
        expect(documents[at]?.document).toMatchObject({
          words: { headline: { text: post.headline }, second: { text: post.second }, button: { text: '' } },
          caption: { text: post.caption, hashtags: post.hashtags, language: 'en' },
        });
      const layoutsOf = (picture: number) =>
        posts.flatMap((post, at) => (post.picture === picture ? (documents[at]?.document.layout ?? []) : []));
      for (const picture of [1, 2, 3]) expect(new Set(layoutsOf(picture)).size).toBe(layoutsOf(picture).length);
      const designs = await db().findBy(DesignEntity, { userId: owner.id });
      expect(new Set(designs.map(({ originalKey }) => originalKey)).size).toBe(3);
    });

    it('in the colours and with the contact line of its brand', async () => {
      const brand = await createBrand(ctx, aBrand());
      const id = await addMonth(product, owner.id, { posts: 2, brandId: brand.id });
      await makeMonth(ctx, { id, version: 1, pictures: 1 });
      await makeAll(id);
      for (const { designId } of await postsOf(ctx, id))
        expect((await postOfDesign(ctx, designId ?? ''))?.document).toMatchObject({
          palette: { main: aBrand().colors.main, from: 'BRAND' },
          words: { contact: { text: 'bread-and-salt.example' } },
        });
    });

    it('once, however often it is asked for and fed', async () => {
      const id = await addMonth(product, owner.id, { posts: 4 });
      const asked = { id, version: 1, pictures: 2 };
      const answers = await Promise.allSettled(Array.from({ length: 4 }, () => makeMonth(product.ctx(owner), asked)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
      await Promise.all(Array.from({ length: 4 }, feed));
      expect(await credits()).toBe(18);
      await makeAll(id);
      await Promise.all(Array.from({ length: 3 }, feed));
      expect([await credits(), await db().countBy(DesignEntity, { userId: owner.id })]).toEqual([18, 4]);
      await expect(makeMonth(ctx, { ...asked, pictures: 3 })).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('for credits that are there', async () => {
      await db().update(UserEntity, { id: owner.id }, { credits: 2 });
      const id = await addMonth(product, owner.id, { posts: 4 });
      await expect(makeMonth(ctx, { id, version: 1, pictures: 4 })).rejects.toMatchObject({
        code: 'INSUFFICIENT_CREDITS',
        message: '4 pictures cost 4 credits, and you have 2. Nothing was taken.',
      });
      expect(await statesOf(id)).toEqual(Array<string>(4).fill('PLANNED'));
      await expect(makeMonth(ctx, { id, version: 1, pictures: 5 })).rejects.toMatchObject({ field: ['pictures'] });
    });

    it('waits when the credits run out in the middle, says so, and goes on when there are some', async () => {
      const id = await addMonth(product, owner.id, { posts: 4 });
      await makeMonth(ctx, { id, version: 1, pictures: 4 });
      await db().update(UserEntity, { id: owner.id }, { credits: 1 });
      await feed();
      expect(await db().findOneByOrFail(MonthPlanEntity, { id })).toMatchObject({
        state: 'MAKING',
        hold: 'You have no credits left, and 3 pictures are still to be made. It continues automatically when you have credits.',
      });
      await db().update(UserEntity, { id: owner.id }, { credits: 3 });
      await makeAll(id);
      expect(await db().findOneByOrFail(MonthPlanEntity, { id })).toMatchObject({ state: 'DONE', hold: null });
      expect(await credits()).toBe(0);
    });

    it('shows failures where they are, and tries them again for the credit that was released', async () => {
      const id = await addMonth(product, owner.id, { posts: 4 });
      await makeMonth(ctx, { id, version: 1, pictures: 2 });
      await makeAll(id, ({ primaryText }) => primaryText !== 'Loaf number 1');
      expect(await stateOf(id)).toBe('INCOMPLETE');
      expect(await statesOf(id)).toEqual(['FAILED', 'READY', 'WAITING', 'READY']);
      expect((await postsOf(ctx, id))[0]?.error).toBe('No picture came.');
      expect(await credits()).toBe(19);
      const posts = (await postsOf(ctx, id)).map(inputOf);
      const { version } = await saveMonth(ctx, {
        id,
        version: 3,
        posts: posts.map((post, at) => (at === 0 ? { ...post, headline: 'Warm loaves' } : post)),
      });
      await expect(
        saveMonth(ctx, { id, version, posts: posts.map((post) => ({ ...post, headline: 'Warm loaves' })) }),
      ).rejects.toMatchObject({ code: 'INVALID_STATE' });
      await Promise.allSettled([retryMonth(ctx, id), retryMonth(product.ctx(owner), id)]);
      await makeAll(id);
      expect([await stateOf(id), await credits()]).toEqual(['DONE', 18]);
      await expect(retryMonth(ctx, id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    });

    it('begins nothing while it is paused, finishes what was begun, and goes on', async () => {
      const id = await addMonth(product, owner.id, { posts: 6 });
      await makeMonth(ctx, { id, version: 1, pictures: 6 });
      await feed();
      await pauseMonth(ctx, id);
      await makeAll(id);
      expect(await statesOf(id)).toEqual([...Array<string>(3).fill('READY'), ...Array<string>(3).fill('WAITING')]);
      expect([await stateOf(id), await credits()]).toEqual(['PAUSED', 17]);
      await resumeMonth(ctx, id);
      await makeAll(id);
      expect([await stateOf(id), await credits()]).toEqual(['DONE', 14]);
      await expect(pauseMonth(ctx, id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    });

    it('is done although a round ended between its last design and its end, while it was paused', async () => {
      const id = await addMonth(product, owner.id, { posts: 1 });
      await makeMonth(ctx, { id, version: 1, pictures: 1 });
      await feed();
      await pauseMonth(ctx, id);
      const [post] = await postsOf(ctx, id);
      await endDesign(product, post?.designId ?? '');
      await db().update(MonthPostEntity, { planId: id }, { state: 'READY' });
      await feed();
      expect(await stateOf(id)).toBe('DONE');
    });

    it('leaves room in the queue of its account', async () => {
      const id = await addMonth(product, owner.id, { posts: 8 });
      await makeMonth(ctx, { id, version: 1, pictures: 8 });
      await feed();
      await feed();
      expect(await db().countBy(DesignEntity, { userId: owner.id, state: 'QUEUED' })).toBe(3);
    });

    it('does nothing for a disabled account', async () => {
      const id = await addMonth(product, owner.id, { posts: 1 });
      await makeMonth(ctx, { id, version: 1, pictures: 1 });
      await db().update(UserEntity, { id: owner.id }, { disabledAt: new Date() });
      await feed();
      expect(await statesOf(id)).toEqual(['WAITING']);
    });
  });

  it('is deleted with its plan alone: the designs stay', async () => {
    const id = await addMonth(product, owner.id, { posts: 2 });
    await makeMonth(ctx, { id, version: 1, pictures: 2 });
    await feed();
    await deleteMonth(ctx, id);
    await feed();
    expect(await db().countBy(DesignEntity, { userId: owner.id })).toBe(2);
    await expect(findMonth(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is retained for 90 days after its last post', async () => {
    const today = aMonth().startsOn;
    const old = await addMonth(product, owner.id, { posts: 1, startsOn: plusDays(today, -92) });
    const recent = await addMonth(product, owner.id, { posts: 1, startsOn: plusDays(today, -89) });
    await sweepMonths(product.ctx());
    expect((await db().find(MonthPlanEntity)).map(({ id }) => id)).toEqual([recent]);
    expect(old).not.toBe(recent);
  });
});
