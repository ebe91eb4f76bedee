import { Client } from 'pg';
import { addMonth, endDesign } from '../../test/months';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { UserEntity } from '../accounts/user.entity';
import { DesignEntity } from '../designs/design.entity';
import { addEnvironmentKeys } from '../settings/ai-keys.service';
import { feedMonths } from './feed-months.job';
import { makeMonth } from './making.service';
import { MonthPlanEntity } from './month-plan.entity';
import { MonthPostEntity } from './month-post.entity';

describe('months that wait for credits', () => {
  let product: TestProduct;
  let owner: UserEntity;
  beforeAll(async () => {
    product = await startTestProduct();
    await addEnvironmentKeys(product.ctx(), ['AQ.SandboxKey-one-0001']);
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await product.services.pool.query('delete from rate_limits; delete from month_plans');
    owner = await product.addUser({ credits: 20 });
  });

  const db = () => product.services.dataSource.manager;
  const setCredits = (credits: number) => db().update(UserEntity, { id: owner.id }, { credits });
  const monthOf = (id: string) => db().findOneByOrFail(MonthPlanEntity, { id });
  const queued = () => db().findBy(DesignEntity, { userId: owner.id, state: 'QUEUED' });
  async function begun(pictures: number): Promise<string> {
    const id = await addMonth(product, owner.id, { posts: pictures });
    await makeMonth(product.ctx(owner), { id, version: 1, pictures });
    return id;
  }
  /** Feeds once. @returns the statements */
  async function feed(): Promise<string[]> {
    const queries = jest.spyOn(Client.prototype, 'query');
    await feedMonths(() => product.ctx());
    const calls = queries.mock.calls.map(([query]) => query as unknown as string | { text: string });
    queries.mockRestore();
    return calls.map((query) => (typeof query === 'string' ? query : query.text).toLowerCase());
  }

  it('are read once and prepare no design; then nothing is asked of them until there are credits', async () => {
    const ids = [await begun(4), await begun(1)];
    await setCredits(0);
    const first = await feed();
    expect(first.filter((text) => /insert|start transaction|^begin/u.test(text))).toEqual([]);
    const holds = await Promise.all(ids.map(async (id) => (await monthOf(id)).hold));
    expect(holds).toEqual(
      ['4 pictures are', '1 picture is'].map(
        (left) =>
          `You have no credits left, and ${left} still to be made. It continues automatically when you have credits.`,
      ),
    );
    expect(await feed()).toHaveLength(1);
    await setCredits(4);
    await feed();
    expect(await queued()).toHaveLength(4);
    expect((await monthOf(ids[0]!)).hold).toBeNull();
  });

  it('settle what was queued for the last credit, and count what is left', async () => {
    const id = await begun(3);
    await setCredits(1);
    await feed();
    expect((await monthOf(id)).hold).toContain('2 pictures are still to be made');
    const [design] = await queued();
    await endDesign(product, design!.id);
    await feed();
    expect((await db().findBy(MonthPostEntity, { planId: id })).map(({ state }) => state).sort()).toEqual([
      'READY',
      'WAITING',
      'WAITING',
    ]);
    expect(await feed()).toHaveLength(1);
  });

  it('take over a design whose credit was taken before the process died', async () => {
    const id = await begun(2);
    await setCredits(1);
    await feed();
    await db().update(MonthPostEntity, { planId: id, state: 'MAKING' }, { state: 'WAITING', designId: null });
    await db().update(MonthPlanEntity, { id }, { hold: null });
    await feed();
    expect(await queued()).toHaveLength(1);
    expect((await db().findBy(MonthPostEntity, { planId: id })).map(({ state }) => state).sort()).toEqual([
      'MAKING',
      'WAITING',
    ]);
    expect((await monthOf(id)).hold).toContain('1 picture is still to be made');
  });

  it('are concluded when the process died before that', async () => {
    const id = await begun(1);
    await setCredits(0);
    await feed();
    await db().update(MonthPostEntity, { planId: id }, { state: 'FAILED', error: 'It was cancelled.' });
    await feed();
    expect(await monthOf(id)).toMatchObject({ state: 'INCOMPLETE', hold: null });
  });

  it('for something else are tried again some minutes later', async () => {
    const id = await begun(1);
    await db().update(MonthPlanEntity, { id }, { hold: 'No key.', fedAt: () => `now() - interval '4 minutes'` });
    expect(await feed()).toHaveLength(1);
    await db().update(MonthPlanEntity, { id }, { fedAt: () => `now() - interval '6 minutes'` });
    await feed();
    expect(await queued()).toHaveLength(1);
  });
});
