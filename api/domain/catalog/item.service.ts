import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../context';
import type { ItemKey } from '../../graphql/generated/schema';
import { checkId } from '../user-error';
import { EarlierSlugEntity } from './earlier-slug.entity';
import { ItemEntity } from './item.entity';

const itemLoader = (ctx: RequestContext) =>
  new DataLoader<string, ItemEntity | null>(async (ids) => {
    const rows = await ctx.dataSource.manager.findBy(ItemEntity, { id: In([...ids]) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** Loads an item by id, on sale or not, at most once per request. */
export const loadItem = (ctx: RequestContext, id: string) => ctx.once(itemLoader).load(id);

const slugLoader = (ctx: RequestContext) =>
  new DataLoader<string, string[]>(async (ids) => {
    const rows = await ctx.dataSource.manager.find(EarlierSlugEntity, {
      where: { itemId: In([...ids]) },
      order: { createdAt: 'DESC', slug: 'ASC' },
    });
    return ids.map((id) => rows.filter(({ itemId }) => itemId === id).map(({ slug }) => slug));
  });

/** Loads the slugs that an item had before, newest first. */
export const earlierSlugsOf = (ctx: RequestContext, { id }: ItemEntity) => ctx.once(slugLoader).load(id);

/** Returns an item on sale, or null. */
export const findItemOnSale = (ctx: RequestContext, { id, number }: ItemKey) =>
  ctx.db.findOneBy(ItemEntity, { ...(id ? { id: checkId(id, 'Item') } : { number: number ?? '' }), isActive: true });

/** Returns the item with a public number, on sale or not; null when there is none. */
export const findItemByNumber = (ctx: RequestContext, number: string) => ctx.db.findOneBy(ItemEntity, { number });

/** Returns the keys of the newest items on sale, which their page addresses consist of. */
export const newestItemsOnSale = (db: EntityManager, most: number) =>
  db.find(ItemEntity, {
    select: { slug: true, number: true },
    where: { isActive: true },
    order: { createdAt: 'DESC' },
    take: most,
  });
