import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { MONTH_LIMITS, monthPostForm } from '../../../contract/months';
import { plusDays } from '../../../contract/time-zone';
import type { RequestContext } from '../../context';
import type { MonthPostInput } from '../../graphql/generated/schema';
import { consumeLimit } from '../designs/allowance';
import { checked } from '../input';
import { UserError, checkId, notFound } from '../user-error';
import { signedIn } from '../viewer';
import { MonthPlanEntity } from './month-plan.entity';
import { MonthPostEntity } from './month-post.entity';

/** A month of the caller. @throws AccessError NOT_FOUND. */
export async function findMonth(ctx: RequestContext, id: string): Promise<MonthPlanEntity> {
  const { userId } = signedIn(ctx);
  const plan = await ctx.db.findOneBy(MonthPlanEntity, { id: checkId(id, 'Month') });
  if (plan?.userId !== userId) throw notFound('Month');
  return plan;
}

/** Returns all months of an account, the newest first; an account has few. */
export const monthsOf = (ctx: RequestContext, userId: string): Promise<MonthPlanEntity[]> =>
  ctx.db.find(MonthPlanEntity, { where: { userId }, order: { id: 'DESC' } });

/** Returns the posts of a month in the order of its owner. */
export const postsOf = (ctx: RequestContext, planId: string): Promise<MonthPostEntity[]> =>
  ctx.db.find(MonthPostEntity, { where: { planId }, order: { position: 'ASC', id: 'ASC' } });

const postsLoader = (ctx: RequestContext) =>
  new DataLoader<string, MonthPostEntity[]>(
    async (ids) => {
      const rows = await ctx.dataSource.manager.find(MonthPostEntity, {
        where: { planId: In([...ids]) },
        order: { position: 'ASC', id: 'ASC' },
      });
      return ids.map((id) => rows.filter(({ planId }) => planId === id));
    },
    { cache: false },
  );

/** Loads the posts of a month; the posts of several months in one statement. */
export const loadPosts = (ctx: RequestContext, planId: string) => ctx.once(postsLoader).load(planId);

/** Locks a month of the caller until the transaction ends. @throws AccessError NOT_FOUND. */
export async function lockMonth(tx: RequestContext, id: string): Promise<MonthPlanEntity> {
  const plan = await tx.db.findOne(MonthPlanEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!plan) throw notFound('Month');
  return plan;
}

export const changedElsewhere = () =>
  new UserError('CONFLICT', 'This month was changed in another window.', ['version']);

const form = z.object({
  posts: z
    .array(monthPostForm)
    .min(1, 'A month has at least one post.')
    .max(20, 'A month has at most 20 posts.')
    .refine(
      (posts) => new Set(posts.map(({ id }) => id.toLowerCase())).size === posts.length,
      'Please list each post only once.',
    ),
});

type PostValues = z.output<typeof monthPostForm>;
const textsOf = ({ headline, second, caption, hashtags }: PostValues | MonthPostEntity) => ({
  headline,
  second,
  caption,
  // posts that were stored before the form dropped blank ones
  hashtags: hashtags.filter(Boolean),
});

const savedOf = (post: PostValues | MonthPostEntity) => ({
  ...textsOf(post),
  id: post.id.toLowerCase(),
  day: post.day,
});

/**
 * Replaces the posts of the caller's month, in the given order. A draft loses the posts that are left out.
 * @throws UserError INVALID_INPUT naming the field, INVALID_STATE, CONFLICT, TOO_MANY_REQUESTS; AccessError NOT_FOUND.
 */
export async function saveMonth(
  ctx: RequestContext,
  given: { id: string; version: number; posts: readonly MonthPostInput[] },
): Promise<MonthPlanEntity> {
  const { id, userId } = await findMonth(ctx, given.id);
  await consumeLimit(ctx, 'monthSavePerAccount', userId);
  const { posts } = checked(form, { posts: given.posts });
  return ctx.transaction(async (tx) => {
    const plan = await lockMonth(tx, id);
    const before = await postsOf(tx, id);
    // the repetition of a save whose answer was lost
    if (plan.version === given.version + 1 && isDeepStrictEqual(posts.map(savedOf), before.map(savedOf))) return plan;
    if (plan.version !== given.version) throw changedElsewhere();
    const stored = new Map(before.map((post) => [post.id, post]));
    for (const [position, values] of posts.entries()) {
      const post = stored.get(values.id.toLowerCase());
      if (!post) throw new UserError('INVALID_INPUT', 'This post does not belong to the month.', at(position, 'id'));
      refuseFarDay(plan, values.day, at(position, 'day'));
      stored.delete(post.id);
      const texts = textsOf(values);
      if (!isDeepStrictEqual(texts, textsOf(post)) && post.state !== 'PLANNED' && post.state !== 'FAILED')
        throw new UserError(
          'INVALID_STATE',
          'The words of a finished post can only be changed in the Studio.',
          at(position, 'headline'),
        );
      const { day } = values;
      // a post of another day is reminded of on that day
      const remindedAt = day === post.day ? post.remindedAt : null;
      await tx.db.update(MonthPostEntity, { id: post.id }, { ...texts, position, day, remindedAt });
    }
    if (stored.size > 0) {
      if (plan.state !== 'DRAFT')
        throw new UserError('INVALID_STATE', 'Posts can only be removed before the month is made.', ['posts']);
      await tx.db.delete(MonthPostEntity, { id: In([...stored.keys()]) });
    }
    return bumped(tx, plan);
  });
}

const at = (position: number, part: string) => ['posts', String(position), part];

function refuseFarDay({ startsOn }: MonthPlanEntity, day: string, field: string[]): void {
  if (day < plusDays(startsOn, -MONTH_LIMITS.days) || day > plusDays(startsOn, MONTH_LIMITS.days))
    throw new UserError('INVALID_INPUT', 'Please choose a day within a year of the first one.', field);
}

/** Raises the version of a locked month, with other changes. */
export async function bumped(
  tx: RequestContext,
  { id, version }: MonthPlanEntity,
  changes: Partial<Pick<MonthPlanEntity, 'state' | 'pictures' | 'hold'>> = {},
): Promise<MonthPlanEntity> {
  await tx.db.update(MonthPlanEntity, { id }, { ...changes, version: version + 1, savedAt: () => 'now()' });
  return tx.db.findOneByOrFail(MonthPlanEntity, { id });
}

/** Switches the emails on the days of the posts on or off. @throws AccessError NOT_FOUND. */
export async function setMonthReminders(
  ctx: RequestContext,
  { id, reminders }: { id: string; reminders: boolean },
): Promise<MonthPlanEntity> {
  const plan = await findMonth(ctx, id);
  await ctx.db.update(MonthPlanEntity, { id: plan.id }, { reminders });
  return { ...plan, reminders };
}

/** Deletes a month of the caller; its designs stay. @throws AccessError NOT_FOUND. */
export async function deleteMonth(ctx: RequestContext, id: string): Promise<MonthPlanEntity> {
  const plan = await findMonth(ctx, id);
  await ctx.db.delete(MonthPlanEntity, { id: plan.id });
  return plan;
}

/** Deletes every month of an account that is being deleted. */
export const deleteMonthsOf = async (tx: RequestContext, userId: string): Promise<void> =>
  void (await tx.db.delete(MonthPlanEntity, { userId }));

const PLANS_AT_ONCE = 500;

/** Deletes months whose last post lies long in the past. */
export async function sweepMonths(ctx: RequestContext): Promise<void> {
  for (let count = PLANS_AT_ONCE; count === PLANS_AT_ONCE;) {
    [, count] = await ctx.db.query<[unknown, number]>(
      `delete from month_plans where id in (
         select id from month_plans plan
         where starts_on < current_date - $1::integer and not exists (
           select from month_posts post where post.plan_id = plan.id and post.day >= current_date - $1::integer)
         limit ${PLANS_AT_ONCE})`,
      [MONTH_LIMITS.retainedDays],
    );
    if (count > 0) ctx.logger.info({ months: count }, 'old months of posts were deleted');
  }
}
