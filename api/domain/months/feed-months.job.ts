import type { RequestContext } from '../../context';
import { enqueue } from '../../platform/jobs/jobs';
import { creditsPerDesign } from '../credits/credit.service';
import { freshUser } from '../accounts/user.service';
import { MonthPlanEntity } from './month-plan.entity';
import { feedMonth, noCreditsLeft } from './feed-month';

/** Months of one round; the others follow in the next one, those that waited longest first. */
const MOST_MONTHS = 200;

/** Pause of a month that waits for something other than credits, such as an AI key. */
const HELD_PAUSE = '5 minutes';

/**
 * Months that can continue, and others with designs that have not been settled: a month that waits for credits continues
 * when its owner has some. Also months without a picture to be made, and paused ones whose posts are all ready: the round that
 * settles the last design may be killed before it concludes the month, or meet a newer version of it.
 * An aggregate reads the few posts of each such month by index, where `exists` would read the posts of all months.
 */
const due = `
  select id, user_id as "userId" from month_plans plan
  where state in ('MAKING', 'PAUSED') and (
    (state = 'MAKING' and case
      when hold is null then true
      when starts_with(hold, $2) then (select credits >= $3 from users where id = plan.user_id)
      else fed_at < now() - interval '${HELD_PAUSE}' end)
    or (select bool_or(post.state = 'MAKING') or case
        when plan.state = 'MAKING' then not bool_or(post.state = 'WAITING' and post.owns_picture)
        else bool_and(post.state = 'READY') end
      from month_posts post where post.plan_id = plan.id))
  order by fed_at nulls first limit $1`;

/** Designs that end within this time are settled in one round. */
const GATHER_MS = 1_000;

/** Queues a round when a worker has made designs, if any month may have waited for one of them. */
export async function wakeFeederAfterDesigns(ctx: RequestContext): Promise<void> {
  const [any] = await ctx.db.query<object[]>(`select 1 from month_plans where state in ('MAKING', 'PAUSED') limit 1`);
  if (!any) return;
  await enqueue(ctx.db, 'feed_months', {}, { key: 'feed_months', notBefore: new Date(Date.now() + GATHER_MS) });
}

/**
 * Settles what has ended among the posts of months that are being made, and queues their next pictures. Runs each minute,
 * and soon after a month was begun or a design has ended. A month that fails is tried again in the next round.
 */
export async function feedMonths(ctx: () => RequestContext, isStopping: () => boolean = () => false): Promise<void> {
  const rows: { id: string; userId: string }[] = await ctx().db.query(due, [
    ...[MOST_MONTHS, noCreditsLeft, creditsPerDesign],
  ]);
  for (const { id, userId } of rows) {
    if (isStopping()) return;
    const own = ctx();
    try {
      await own.db.update(MonthPlanEntity, { id }, { fedAt: new Date() });
      const owner = await freshUser(own, userId);
      if (!owner || owner.disabledAt) continue;
      // the ordinary queue serves signed-in callers
      own.setViewer({ kind: 'session', userId, role: 'MEMBER', scopes: null, sessionFamily: null });
      await feedMonth(own, id);
    } catch (error) {
      own.metrics.monthFeedFailures.inc();
      own.logger.error({ err: error, plan: id }, 'a month of posts could not be continued');
    }
  }
}
