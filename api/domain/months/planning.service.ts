import { z } from 'zod';
import { MONTH_LIMITS, monthForm } from '../../../contract/months';
import { dayIn, plusDays } from '../../../contract/time-zone';
import type { RequestContext } from '../../context';
import { countLiveWork } from '../accounts/test-account.service';
import type { MonthInput } from '../../graphql/generated/schema';
import { canAskAi } from '../ai/ai.service';
import { askStructured } from '../ai/ask-structured';
import { consumeFreeLimits } from '../ai/free-limits';
import { brandContent, findBrand } from '../brands/brand.service';
import { objectOfRequest, refuseOtherInput, rememberRequest } from '../idempotency/repeated-request';
import { checked, requestId } from '../input';
import { readShopSettings } from '../settings/shop-settings';
import { AccessError, UserError, notFound, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { freshUser, lockAccount } from '../accounts/user.service';
import { MonthPlanEntity } from './month-plan.entity';
import { MonthPostEntity } from './month-post.entity';
import { monthAnswer, plannedPosts, type MonthAnswer, type PlannedPost } from './planned-posts';
import { givenBy, planningPrompt, planningSchema } from './planning-prompt';

/** Attempts to get a plan: a second one often has the asked form. */
const MOST_ROUNDS = 2;

type Planned = Pick<
  MonthPlanEntity,
  'userId' | 'requestId' | 'idea' | 'startsOn' | 'platform' | 'niche' | 'style' | 'brandId' | 'language'
>;

/**
 * Plans a month of posts by the text model, in the request: a caller that leaves finds the plan afterwards. Costs the
 * customer nothing.
 * @throws UserError INVALID_INPUT naming the field, CONFLICT, NO_API_KEYS, PROVIDER_ERROR, LIMIT_REACHED,
 * TOO_MANY_REQUESTS
 */
export async function planMonth(ctx: RequestContext, input: MonthInput): Promise<MonthPlanEntity> {
  const { userId } = signedIn(ctx);
  const { platform, niche, style } = input;
  const { requestId: request, ...form } = checked(monthForm.extend({ requestId }), input);
  const brandId = input.brandId?.toLowerCase() ?? null;
  const creation = { operation: 'planMonth', requestId: request, input: { ...form, platform, niche, style, brandId } };
  // also where the length or the brand differs, which the plan does not hold as they were given
  await objectOfRequest(ctx, creation);
  const known = await ctx.db.findOneBy(MonthPlanEntity, { userId, requestId: request });
  const { idea, startsOn, length } = form;
  if (known) {
    refuseOtherInput(known, { idea, startsOn, platform, niche, style });
    return known;
  }
  await refuseFarStart(ctx, startsOn);
  const brand = await brandOf(ctx, brandId);
  await refuseBeyondLimit(ctx, userId);
  if (!(await canAskAi(ctx, userId)))
    throw new UserError('NO_API_KEYS', 'Months cannot be planned right now. Please try again later.');
  const asked = { idea, length, niche, style, brand: brand && brandContent(brand) };
  const answer = await answerTo(ctx, planningPrompt(asked), length);
  if (!answer) {
    await countLiveWork(ctx, userId, ctx.metrics.monthPlans, { outcome: 'failed' });
    throw new UserError('PROVIDER_ERROR', 'The month could not be planned. Nothing was charged. Please try again.');
  }
  const posts = plannedPosts(answer, { idea, startsOn, given: givenBy(asked) });
  const { language } = answer;
  const plan: Planned = {
    ...{ userId, requestId: request, idea, startsOn, platform, niche, style, language },
    brandId: brand?.id ?? null,
  };
  const { stored, isNew } = await storePlan(ctx, plan, { posts, creation });
  // the same call at the same time was the first one; this one counts as well, as it has called the text model
  if (!isNew) return stored;
  await countLiveWork(ctx, userId, ctx.metrics.monthPlans, { outcome: 'planned' });
  ctx.logger.info({ plan: stored.id, posts: posts.length }, 'a month of posts was planned');
  return stored;
}

/** Starts must be near: a plan is for the time to come. */
async function refuseFarStart(ctx: RequestContext, startsOn: string): Promise<void> {
  const today = dayIn((await readShopSettings(ctx)).timeZone, new Date());
  const { first, last } = { first: plusDays(today, -1), last: plusDays(today, MONTH_LIMITS.days) };
  checked(
    z.object({
      startsOn: z.string().refine((day) => day >= first && day <= last, 'Please choose a day in the future.'),
    }),
    {
      startsOn,
    },
  );
}

async function brandOf(ctx: RequestContext, id: string | null) {
  if (id === null) return null;
  return findBrand(ctx, id).catch((error: unknown) => {
    if (error instanceof AccessError) throw new UserError('INVALID_INPUT', 'This brand does not exist.', ['brandId']);
    throw error;
  });
}

/** @throws UserError LIMIT_REACHED when the account has as many plans as are stored. */
async function refuseBeyondLimit(ctx: RequestContext, userId: string): Promise<void> {
  if ((await ctx.db.countBy(MonthPlanEntity, { userId })) >= MONTH_LIMITS.plans)
    throw new UserError(
      'LIMIT_REACHED',
      `You have ${MONTH_LIMITS.plans} months already. Please delete one of them first.`,
    );
}

/**
 * Consumes the limits of an account.
 * @returns the function that returns the attempts to the limits
 * @throws UserError TOO_MANY_REQUESTS with the wait
 */
async function consumePlan(ctx: RequestContext, userId: string): Promise<() => Promise<void>> {
  const wait = await ctx.limits.take('monthPlanPerDay', userId);
  if (wait > 0) throw tooManyRequests('You can plan ten months a day, including failed attempts.', wait);
  const giveBack = () => ctx.limits.giveBack('monthPlanPerDay', userId);
  const user = await freshUser(ctx, userId);
  if (!user) throw notFound('User');
  const giveBackFree = await consumeFreeLimits(ctx, user, 'monthPlan').catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  return async () => {
    await giveBack();
    await giveBackFree();
  };
}

/**
 * Returns a plan in the asked form; null without one. An attempt without a plan counts as soon as the AI service has
 * answered, or may have, because it charges for that.
 * @throws UserError TOO_MANY_REQUESTS with the wait
 */
async function answerTo(ctx: RequestContext, prompt: string, length: number): Promise<MonthAnswer | null> {
  const { userId } = signedIn(ctx);
  const giveBack = await consumePlan(ctx, userId);
  let isCharged = false;
  const onAnswer = () => {
    isCharged = true;
  };
  let answer: MonthAnswer | null = null;
  try {
    for (let round = 0; round < MOST_ROUNDS && !answer; round += 1)
      answer = await askStructured(
        ctx,
        { onAnswer, onAbandoned: onAnswer },
        {
          purpose: 'PLAN',
          account: userId,
          prompt,
          schema: planningSchema(length),
          read: monthAnswer(length),
        },
      );
  } finally {
    if (!answer && !isCharged) await giveBack();
  }
  return answer;
}

/** Stores a plan; a request that has run twice stores it once. */
const storePlan = (
  ctx: RequestContext,
  plan: Planned,
  { posts, creation }: { posts: readonly PlannedPost[]; creation: Parameters<typeof rememberRequest>[1] },
): Promise<{ stored: MonthPlanEntity; isNew: boolean }> =>
  ctx.transaction(async (tx) => {
    const { userId, requestId: request } = plan;
    // plans of one account are stored one after the other, so that each counts the ones before
    await lockAccount(tx, userId);
    const known = await tx.db.findOneBy(MonthPlanEntity, { userId, requestId: request });
    if (known) return { stored: known, isNew: false };
    await refuseBeyondLimit(tx, userId);
    const { identifiers } = await tx.db.insert(MonthPlanEntity, plan);
    const id = String(identifiers[0]?.['id']);
    await tx.db.insert(
      MonthPostEntity,
      posts.map((post) => ({ ...post, planId: id, userId })),
    );
    await rememberRequest(tx, creation, id);
    return { stored: await tx.db.findOneByOrFail(MonthPlanEntity, { id }), isNew: true };
  });
