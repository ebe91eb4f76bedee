import type { RequestContext } from '../../context';
import { filesOfItems, itemFolder } from '../catalog/item-file.service';
import { sweepStrays } from '../files/strays.service';

/**
 * Deletes files of items that no item sells any more and that no order holds. An order in any state keeps its file: what
 * was cancelled or refunded can become paid again. Run once a day.
 */
export const sweepItemFiles = (ctx: RequestContext, now?: number): Promise<void> =>
  sweepStrays(ctx, { folder: itemFolder, straysAmong: (keys) => straysAmong(ctx, keys) }, now);

const isKey = /^items\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function straysAmong(ctx: RequestContext, keys: string[]): Promise<string[]> {
  const ours = keys.filter((key) => isKey.test(key));
  if (ours.length === 0) return [];
  const used = new Set([...(await filesOfItems(ctx, ours)), ...(await filesOfOrders(ctx, ours))]);
  return ours.filter((key) => !used.has(key));
}

/**
 * Which of these files orders hold. Two bounds instead of one equality: the order by the key then means the index, also
 * where the planner expects most orders to hold the same file and would read them one after the other.
 */
async function filesOfOrders(ctx: RequestContext, keys: string[]): Promise<string[]> {
  const rows = await ctx.db.query<{ key: string }[]>(
    `select stored.key from unnest($1::text[]) stored(key) cross join lateral (
       select 1 from orders where file_key between stored.key and stored.key order by file_key limit 1) holder`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
