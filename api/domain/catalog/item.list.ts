import type { ItemFilter, ItemSortField } from '../../graphql/generated/schema';
import type { ListDefinition } from '../../platform/lists/definition';
import { byName } from '../../platform/lists/definition';
import { pagesOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { ItemEntity } from './item.entity';

/** Items on sale. */
export const itemList: ListDefinition<ItemEntity, ItemFilter, ItemSortField> = {
  name: 'items',
  entity: ItemEntity,
  access: 'public',
  only: 'is_active',
  filters: {
    search: { search: `name || ' ' || description` },
    ids: { anyOf: 'id' },
  },
  sorts: { NAME: byName, PRICE: 'price', CREATED_AT: 'createdAt' },
  default: { field: 'CREATED_AT', direction: 'DESC' },
};

export type ItemListPage = ListPage<ItemEntity>;

/** Lists items on sale. @throws BadListRequest */
export const listItems = pagesOf(itemList);
