import type { RequestContext } from '../../../context';

/** Deletes the events of an account that is deleted. */
export const deleteEventsOf = (tx: RequestContext, userId: string): Promise<unknown> =>
  tx.db.query('delete from events where user_id = $1', [userId]);

/** Added with the base, so that no event that was lost with the old database had a higher number. */
const leap = 2 ** 40;

/**
 * Lets numbers of new events follow the numbers of stored ones: a database that is restored into another server counts its
 * transactions from the beginning. Restores to a moment and promoted standbys need nothing: their new timeline is in the
 * numbers. Changes nothing in any other case. Run at each start.
 */
export async function continueEventNumbers(ctx: RequestContext): Promise<void> {
  const [, changed] = await ctx.db.query<[unknown, number]>(
    `with last as (select max(transaction_no) as no from events)
     update event_numbering set base = base + last.no - event_number_base() + ${leap} from last
     where last.no >= event_number_base() + pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
  );
  if (changed > 0) ctx.logger.warn('events are numbered from a new base: the database came from another server');
}
