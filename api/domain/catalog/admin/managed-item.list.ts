import type { ItemSortField, ManagedItemFilter } from '../../../graphql/generated/schema';
import type { ListDefinition } from '../../../platform/lists/definition';
import { pagesOf } from '../../../platform/lists/page';
import { ItemEntity } from '../item.entity';
import { itemList } from '../item.list';

/** Every item, hidden ones included. */
export const managedItemList: ListDefinition<ItemEntity, ManagedItemFilter, ItemSortField> = {
  name: 'allItems',
  entity: ItemEntity,
  access: 'admins',
  filters: {
    ...itemList.filters,
    isActive: { flag: 'is_active' },
    price: { amounts: 'price' },
    createdAt: { dates: 'createdAt' },
  },
  sorts: itemList.sorts,
  default: itemList.default,
  csv: {
    filter: 'ManagedItemFilter',
    sort: 'ItemSort',
    columns: [
      ['Item', (item) => item.id],
      ['Number', (item) => item.number],
      ['Name', (item) => item.name],
      ['Slug', (item) => item.slug],
      ['Price', (item) => item.price],
      ['On sale', (item) => (item.isActive ? 'Yes' : 'No')],
      ['File', (item) => item.fileName],
      ['Bytes', (item) => item.fileBytes],
      ['Address', (item) => item.accessUrl],
      ['Created', (item) => item.createdAt],
    ],
  },
};

/** Lists all items, for Admins. @throws BadListRequest */
export const listAllItems = pagesOf(managedItemList);
