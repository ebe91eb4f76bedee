import type { RequestContext } from '../../context';
import type { ItemFilter, ItemSort, ItemSortField } from '../../graphql/generated/schema';
import type { ListDefinition, PageRequest } from '../../platform/lists/definition';
import { pageOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { ItemEntity } from './item.entity';

/** Items on sale. */
export const itemList: ListDefinition<ItemEntity, ItemFilter, ItemSortField> = {
  name: 'items',
  entity: ItemEntity,
  only: 'is_active',
  filters: {
    search: { search: `name || ' ' || description` },
    ids: { anyOf: 'id' },
  },
  sorts: { NAME: 'name', PRICE: 'price', CREATED_AT: 'createdAt' },
  default: { field: 'CREATED_AT', direction: 'DESC' },
};

export type ItemListPage = ListPage<ItemEntity>;

interface Asked {
  filter?: ItemFilter | null;
  sort?: ItemSort | null;
  page?: PageRequest | null;
}

/** Lists items on sale. @throws BadListRequest */
export const listItems = (ctx: RequestContext, asked: Asked): ItemListPage => pageOf(ctx, itemList, asked);
