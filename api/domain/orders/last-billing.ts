import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../context';
import type { BilledTo } from './order.service';

/** Reads the billing data of the newest orders of accounts, in their order; null before the first. */
async function readLastBilling(db: EntityManager, userIds: readonly string[]): Promise<(BilledTo | null)[]> {
  const rows = await db.query<BilledTo[]>(
    `select newest.* from unnest($1::uuid[]) account(id) cross join lateral (
       select user_id as "userId", customer_name as "customerName", address, country from orders
       where user_id = account.id and deleted_at is null order by created_at desc, id desc limit 1) newest`,
    [[...new Set(userIds)]],
  );
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  return userIds.map((id) => byUser.get(id) ?? null);
}

const lastBillingLoader = (ctx: RequestContext) =>
  // an order may be placed between two fields of a document
  new DataLoader((userIds: readonly string[]) => readLastBilling(ctx.dataSource.manager, userIds), { cache: false });

/** Returns the billing data of an account's newest order, package or item; null before the first. */
export const lastBillingOf = (ctx: RequestContext, userId: string): Promise<BilledTo | null> =>
  ctx.once(lastBillingLoader).load(userId);

/** Returns the same in a transaction, which must not wait for a second connection. */
export const lastBillingIn = async (tx: RequestContext, userId: string): Promise<BilledTo | null> =>
  (await readLastBilling(tx.db, [userId]))[0] ?? null;
