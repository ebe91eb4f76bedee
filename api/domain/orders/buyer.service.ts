import type { RequestContext } from '../../context';

/**
 * Erases what Admins wrote about an account's orders, and who placed them, as far as the law allows. A paid order retains
 * the billing name and address for the accounting, without its email addresses; an unpaid order retains nothing.
 */
export async function forgetBuyer(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.query('delete from order_comments where order_id in (select id from orders where user_id = $1)', [
    userId,
  ]);
  await tx.db.query(
    `update orders set customer_email = '', payer_email = null, request_id = null,
       customer_name = case when paid_at is null then '' else customer_name end,
       address = case when paid_at is null then '' else address end,
       country = case when paid_at is null then '' else country end
     where user_id = $1 and (customer_email <> '' or payer_email is not null or (paid_at is null and customer_name <> ''))`,
    [userId],
  );
}

/** Counts which of these accounts have paid for an order: their orders outlive them. */
export async function countBuyers(ctx: RequestContext, ids: readonly string[]): Promise<number> {
  const [row]: { count: number }[] = await ctx.db.query(
    `select count(*)::int as count from unnest($1::uuid[]) account
     where exists (select 1 from orders where user_id = account and paid_at is not null)`,
    [ids],
  );
  return row?.count ?? 0;
}
