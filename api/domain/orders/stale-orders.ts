import type { RequestContext } from '../../context';
import { pendingDays } from './validity';

const atOnce = 500;

/**
 * Takes pending orders older than a week for cancellation, oldest first. Each is postponed by six hours, so that one
 * that can't be cancelled does not block the others.
 */
export async function takeStaleOrders(ctx: RequestContext): Promise<string[]> {
  const [stale]: [{ id: string }[], number] = await ctx.db.query(
    `update orders set next_close_at = now() + interval '6 hours' where id in (
       select id from orders where payment_status = 'PENDING' and created_at < now() - make_interval(days => $1)
         and (next_close_at is null or next_close_at <= now())
       order by created_at limit ${atOnce} for update skip locked) and payment_status = 'PENDING'
     returning id`,
    [pendingDays],
  );
  return stale.map(({ id }) => id);
}
