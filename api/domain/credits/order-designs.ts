import type { RequestContext } from '../../context';

/** Maximum number of designs of an order that are looked up. */
const mostDesigns = 1_000;

/**
 * Returns the designs that were made with an order's credits, the newest 1,000. The ledger does not mark single credits:
 * an account spends its credits in the order in which they were granted, as if those that a refund or dispute has
 * withdrawn had never been granted. Each grant then is a range of the credits that the account ever had, and each spent
 * credit has a number among them.
 */
export async function designsMadeWith(
  ctx: RequestContext,
  { id, userId }: { id: string; userId: string },
): Promise<string[]> {
  const rows: { design: string }[] = await ctx.db.query(
    `with ledger as materialized (
       select id, change, reason, subject, order_id from credit_entries where user_id = $1
     ), withdrawn as (
       select order_id, -sum(change) as credits from ledger
       where reason in ('REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_WON', 'OWED') group by order_id
     ), granted as (
       select ledger.id, reason, order_id, greatest(0, change - coalesce(withdrawn.credits, 0)) as credits
       from ledger left join withdrawn using (order_id) where change > 0 and reason in ('PURCHASE', 'GRANT', 'ADMIN')
     ), ranges as (
       select reason, order_id, credits, sum(credits) over (order by id) as until from granted
     ), spent as (
       select id, reason, subject, sum(-change) over (order by id) as nth from ledger
       where change < 0 and (reason = 'ADMIN' or reason in ('RESERVE', 'DEDUCTION') and not exists (
         select 1 from ledger released
         where released.reason in ('GIVE_BACK', 'DEDUCTION_RETURNED') and released.subject = ledger.subject))
     )
     select spent.subject as design from spent join ranges on nth > until - credits and nth <= until
     where ranges.reason = 'PURCHASE' and order_id = $2 and spent.reason = 'RESERVE'
     order by spent.id desc limit ${mostDesigns}`,
    [userId, id],
  );
  return rows.map(({ design }) => design);
}
