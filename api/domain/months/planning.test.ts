import { plusDays } from '../../../contract/time-zone';
import type { RequestContext } from '../../context';
import { addMonth, aMonth } from '../../test/months';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { UserEntity } from '../accounts/user.entity';
import { addEnvironmentKeys } from '../settings/ai-keys.service';
import { MonthPlanEntity } from './month-plan.entity';
import { postsOf } from './month-plan.service';
import { planMonth } from './planning.service';

describe('a month of posts is planned', () => {
  let product: TestProduct;
  let owner: UserEntity;
  let ctx: RequestContext;
  beforeAll(async () => {
    product = await startTestProduct({ gemini: true });
    await addEnvironmentKeys(product.ctx(), ['AQ.SandboxKey-one-0001']);
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await product.services.pool.query('delete from rate_limits; delete from ai_calls; delete from month_plans');
    owner = await product.addUser({ credits: 20 });
    ctx = product.ctx(owner);
  });

  const db = () => product.services.dataSource.manager;
  const credits = async () => (await db().findOneByOrFail(UserEntity, { id: owner.id })).credits;

  /** Returns the points of the limits by their names. */
  const spent = async () => {
    const rows: { name: string; points: number }[] = await db().query(
      `select split_part(key, ':', 1) as name, points from rate_limits where key ilike '%month%'`,
    );
    return Object.fromEntries(rows.map(({ name, points }) => [name, points]));
  };

  it('from one idea, over four weeks, for nothing', async () => {
    const input = aMonth({ length: 12 });
    const plan = await planMonth(ctx, input);
    const posts = await postsOf(ctx, plan.id);
    expect(plan).toMatchObject({ state: 'DRAFT', version: 1, language: 'en', pictures: null, reminders: true });
    expect(posts).toHaveLength(12);
    expect(posts[0]).toMatchObject({ day: input.startsOn, angle: 'TEASER', headline: input.idea, state: 'PLANNED' });
    expect(posts[11]).toMatchObject({ day: plusDays(input.startsOn, 25), angle: 'THANKS' });
    expect(posts.every((post, at) => at === 0 || post.angle !== posts[at - 1]?.angle)).toBe(true);
    expect(await credits()).toBe(20);
    const calls: { purpose: string; calls: number }[] = await db().query('select purpose, calls from ai_calls');
    expect(calls).toEqual([{ purpose: 'PLAN', calls: 1 }]);
    // the same request again
    expect((await planMonth(ctx, input)).id).toBe(plan.id);
    const brandId = '01900000-0000-7000-8000-000000000001';
    for (const other of [{ idea: 'Another one' }, { length: 20 }, { brandId }])
      await expect(planMonth(ctx, { ...input, ...other })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('once by a request that runs twice', async () => {
    const input = aMonth();
    const [one, other] = await Promise.all([planMonth(ctx, input), planMonth(product.ctx(owner), input)]);
    expect(one.id).toBe(other.id);
    expect(await postsOf(ctx, one.id)).toHaveLength(8);
    // each that has called the text model counts: the later one may have found the plan of the first
    const [made]: { calls: number }[] = await db().query('select sum(calls)::int as calls from ai_calls');
    expect(await spent()).toEqual({ monthPlanPerDay: made?.calls });
  });

  it('without facts that the customer did not give', async () => {
    const invented = await planMonth(ctx, aMonth({ idea: 'Fresh bread [[invented]]' }));
    for (const { headline, second, caption } of await postsOf(ctx, invented.id))
      expect([headline.length > 0, second, caption]).toEqual([true, '', '']);
  });

  it.each(['[[short-month]]', '[[bad-json]]'])('or not at all, when the text model answers %s', async (word) => {
    await expect(planMonth(ctx, aMonth({ idea: `Fresh bread ${word}` }))).rejects.toMatchObject({
      code: 'PROVIDER_ERROR',
      message: 'The month could not be planned. Nothing was charged. Please try again.',
    });
    expect(await db().count(MonthPlanEntity)).toBe(0);
    // the calls have a cost, so a plan that failed counts
    expect(await spent()).toEqual({ monthPlanPerDay: 1 });
  });

  it('and counts nothing, when no call was made', async () => {
    const cipher: { cipher: string }[] = await db().query('select cipher from ai_keys');
    await db().query(`update ai_keys set cipher = 'unreadable'`);
    const poor = product.ctx(await product.addUser());
    await expect(planMonth(poor, aMonth())).rejects.toMatchObject({ code: 'PROVIDER_ERROR' });
    await db().query('update ai_keys set cipher = $1', [cipher[0]?.cipher]);
    expect(await spent()).toEqual({ monthPlanPerDay: 0, freeMonthPlanPerAddress: 0, unprovenMonthPlanPerDay: 0 });
    expect(await db().query('select 1 from ai_calls where calls > 0')).toEqual([]);
  });

  it('and counts nothing, while the AI service is away', async () => {
    const poor = product.ctx(await product.addUser());
    const body = JSON.stringify({ operation: 'text', behaviour: 'fail503', times: 99 });
    await fetch(`${product.gemini.url}/sandbox/faults`, { method: 'POST', body });
    await expect(planMonth(poor, aMonth())).rejects.toMatchObject({ code: 'PROVIDER_ERROR' });
    await fetch(`${product.gemini.url}/sandbox/reset`, { method: 'POST' });
    expect(Object.values(await spent())).toEqual([0, 0, 0]);
  });

  it('three times a day by an account without credits and with an unproven address', async () => {
    const poor = await product.addUser();
    for (let count = 0; count < 3; count += 1) await planMonth(product.ctx(poor), aMonth());
    await expect(planMonth(product.ctx(poor), aMonth())).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message:
        'Without credits a month can be planned a few times a day. Please wait 24 hours. Credits, or a click on the link in our email to you, open it at once.',
    });
    await db().update(UserEntity, { id: poor.id }, { emailVerifiedAt: new Date() });
    await planMonth(product.ctx(poor), aMonth());
    expect(await spent()).toMatchObject({ monthPlanPerDay: 4 });
  });

  it('thirty times an hour from one network by accounts without credits', async () => {
    for (let count = 0; count < 30; count += 1) await ctx.limits.take('freeMonthPlanPerAddress', ctx.address);
    const poor = product.ctx(await product.addUser());
    Object.defineProperty(poor, 'address', { value: ctx.address });
    await expect(planMonth(poor, aMonth())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    // the refused attempt takes nothing of the account's own limits
    expect(await spent()).toMatchObject({ monthPlanPerDay: 0, unprovenMonthPlanPerDay: 0 });
    await planMonth(ctx, aMonth());
  });

  it.each([
    [{ idea: ' a ' }, ['idea'], 'Please say what the month is about'],
    [{ length: 9 }, ['length'], 'A month has 8, 12 or 20 posts.'],
    [{ startsOn: '2026-02-30' }, ['startsOn'], 'Please choose a day.'],
    [{ startsOn: '2020-01-01' }, ['startsOn'], 'Please choose a day in the future.'],
    [{ brandId: '01900000-0000-7000-8000-000000000001' }, ['brandId'], 'This brand does not exist.'],
  ])('by valid input alone: %#', async (part, field, message) => {
    await expect(planMonth(ctx, aMonth(part))).rejects.toMatchObject({ code: 'INVALID_INPUT', field, message });
  });

  it('ten times a day, and 24 are stored', async () => {
    for (let count = 0; count < 23; count += 1) await addMonth(product, owner.id, { posts: 1 });
    await planMonth(ctx, aMonth());
    await expect(planMonth(ctx, aMonth())).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    await db().query('delete from month_plans');
    for (let count = 0; count < 9; count += 1) await ctx.limits.take('monthPlanPerDay', owner.id);
    await expect(planMonth(ctx, aMonth())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
