import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { ItemEntity } from './item.entity';

const itemLoader = (ctx: RequestContext) =>
  new DataLoader<string, ItemEntity | null>(async (ids) => {
    const rows = await ctx.dataSource.manager.findBy(ItemEntity, { id: In([...ids]) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** An item by id, on sale or not, read at most once per request. */
export const loadItem = (ctx: RequestContext, id: string) => ctx.once(itemLoader).load(id);

/** An item by the number in its page's path, on sale or not. */
export const findItemByNumber = (ctx: RequestContext, number: string) => ctx.db.findOneBy(ItemEntity, { number });
