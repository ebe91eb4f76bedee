import type { RequestContext } from '../../context';
import { filesOfItems, forgetOldUploads, itemFolder } from '../catalog/item-file.service';
import { sweepOrphanedFiles } from '../files/orphaned-files.service';

/**
 * Deletes item files that no item sells and no order refers to any more. An order in any state retains its file: a
 * cancelled or refunded one can become paid again. Run once a day.
 */
export async function sweepItemFiles(ctx: RequestContext, now?: number): Promise<void> {
  await forgetOldUploads(ctx, now);
  await sweepOrphanedFiles(ctx, { folder: itemFolder, orphansAmong: (keys) => orphansAmong(ctx, keys) }, now);
}

const isKey = /^items\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function orphansAmong(ctx: RequestContext, keys: string[]): Promise<string[]> {
  const ours = keys.filter((key) => isKey.test(key));
  if (ours.length === 0) return [];
  const used = new Set([...(await filesOfItems(ctx, ours)), ...(await filesOfOrders(ctx, ours))]);
  return ours.filter((key) => !used.has(key));
}

/**
 * Returns which of these files orders refer to. Two bounds instead of an equality make the planner use the index by
 * key, even where it expects most orders to have the same file and would scan them.
 */
async function filesOfOrders(ctx: RequestContext, keys: string[]): Promise<string[]> {
  const rows = await ctx.db.query<{ key: string }[]>(
    `select stored.key from unnest($1::text[]) stored(key) cross join lateral (
       select 1 from orders where file_key between stored.key and stored.key order by file_key limit 1) holder`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
