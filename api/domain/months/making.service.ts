import { IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { formatCount, formatCredits, formatNumber } from '../../../contract/format';
import type { RequestContext } from '../../context';
import type { MonthPlanState } from '../../graphql/generated/schema';
import { enqueue } from '../../platform/jobs/jobs';
import { freshUser } from '../accounts/user.service';
import { checked } from '../input';
import { UserError } from '../user-error';
import { refuseMissingLettersIn } from './month-brand';
import { bumped, changedElsewhere, findMonth, lockMonth, postsOf } from './month-plan.service';
import { MonthPlanEntity } from './month-plan.entity';
import { MonthPostEntity } from './month-post.entity';

/** Feeds the queue soon after the transaction: one waiting job serves all months. */
export const wakeFeeder = (tx: RequestContext) => enqueue(tx.db, 'feed_months', {}, { key: 'feed_months' });

/** Returns which picture serves the post at an index, from 1: posts that share one lie far apart. */
const pictureAt = (index: number, pictures: number): number => (index % pictures) + 1;

/**
 * Begins to make a draft of the caller. Credits are taken picture by picture, as designs are queued. The same call again
 * returns the month that the first one has begun.
 * @throws UserError INVALID_INPUT naming the field, INVALID_STATE, CONFLICT, INSUFFICIENT_CREDITS; AccessError NOT_FOUND.
 */
export async function makeMonth(
  ctx: RequestContext,
  given: { id: string; version: number; pictures: number },
): Promise<MonthPlanEntity> {
  const found = await findMonth(ctx, given.id);
  const { id, userId } = found;
  const planned = await postsOf(ctx, id);
  const most = planned.length;
  const { pictures } = checked(
    z.object({
      pictures: z.int().min(1, 'Please choose at least one picture.').max(most, `At most ${most}, one for each post.`),
    }),
    { pictures: given.pictures },
  );
  await refuseMissingLettersIn(
    ctx,
    found,
    planned.flatMap(({ headline, second }, index) => [
      { text: headline, field: ['posts', String(index), 'headline'] },
      { text: second, field: ['posts', String(index), 'second'] },
    ]),
  );
  const credits = (await freshUser(ctx, userId))?.credits ?? 0;
  return ctx.transaction(async (tx) => {
    const plan = await lockMonth(tx, id);
    if (plan.state === 'MAKING' && plan.pictures === pictures && plan.version === given.version + 1) return plan;
    if (plan.version !== given.version) throw changedElsewhere();
    if (plan.state !== 'DRAFT')
      throw new UserError('INVALID_STATE', 'The pictures of this month are already paid for.');
    if (credits < pictures)
      throw new UserError(
        'INSUFFICIENT_CREDITS',
        `${formatCount(pictures, 'picture', 'pictures')} ${pictures === 1 ? 'costs' : 'cost'} ${formatCredits(pictures)}, and you have ${formatNumber(credits)}. Nothing was taken.`,
        ['pictures'],
      );
    for (const [index, post] of (await postsOf(tx, id)).entries())
      await tx.db.update(
        MonthPostEntity,
        { id: post.id },
        { picture: pictureAt(index, pictures), ownsPicture: index < pictures, state: 'WAITING' },
      );
    await wakeFeeder(tx);
    return bumped(tx, plan, { state: 'MAKING', pictures });
  });
}

/** Moves a month of the caller between states. @throws UserError INVALID_STATE; AccessError NOT_FOUND. */
const moved = async (
  ctx: RequestContext,
  given: string,
  { from, to, refusal }: { from: readonly MonthPlanState[]; to: MonthPlanState; refusal: string },
): Promise<MonthPlanEntity> => {
  const { id } = await findMonth(ctx, given);
  return ctx.transaction(async (tx) => {
    const plan = await lockMonth(tx, id);
    if (plan.state === to) return plan;
    if (!from.includes(plan.state)) throw new UserError('INVALID_STATE', refusal);
    if (to === 'MAKING') await wakeFeeder(tx);
    return bumped(tx, plan, { state: to, hold: null });
  });
};

/** Begins no further picture. @throws UserError INVALID_STATE; AccessError NOT_FOUND. */
export const pauseMonth = (ctx: RequestContext, id: string) =>
  moved(ctx, id, { from: ['MAKING'], to: 'PAUSED', refusal: 'This month is not being made.' });

/** Resumes a paused month. @throws UserError INVALID_STATE; AccessError NOT_FOUND. */
export const resumeMonth = (ctx: RequestContext, id: string) =>
  moved(ctx, id, { from: ['PAUSED'], to: 'MAKING', refusal: 'This month is not paused.' });

const reclaimedHold =
  'Your account was recovered, and someone else may have started this month. Resume it if you want to continue.';

/**
 * Stops what the months of an account do on their own, because its owner has reclaimed it from another person: none takes
 * a credit until its owner goes on with it, and addresses of pictures no longer open.
 */
export async function stopMonthsOf(tx: RequestContext, userId: string): Promise<void> {
  // the locks wait for a month that is begun in the same moment
  const plans = await tx.db.find(MonthPlanEntity, {
    where: { userId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  await tx.db.update(MonthPlanEntity, { userId, pictureSecret: Not(IsNull()) }, { pictureSecret: null });
  for (const plan of plans)
    if (plan.state === 'MAKING') await bumped(tx, plan, { state: 'PAUSED', hold: reclaimedHold });
}
