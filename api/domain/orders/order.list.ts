import type { RequestContext } from '../../context';
import type { PurchaseFilter, PurchaseSort, PurchaseSortField } from '../../graphql/generated/schema';
import type { ListDefinition, PageRequest } from '../../platform/lists/definition';
import { pageOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { OrderEntity } from './order.entity';
import { purchaseColumns } from './order.export';

/** Orders of packages and of items. */
export const purchaseList: ListDefinition<OrderEntity, PurchaseFilter, PurchaseSortField> = {
  name: 'purchases',
  entity: OrderEntity,
  owner: 'userId',
  only: 'deleted_at is null',
  filters: {
    search: {
      search: `order_code || ' ' || payment_code || ' ' || customer_name || ' ' || customer_email || ' ' || payment_status || ' ' || order_status || ' ' || name`,
      prefixes: ['order_code', 'customer_name', 'customer_email'],
    },
    ids: { anyOf: 'id' },
    owner: { anyOf: 'userId' },
    kind: { anyOf: 'kind' },
    paymentStatus: { anyOf: 'paymentStatus' },
    orderStatus: { anyOf: 'orderStatus' },
    createdAt: { between: 'createdAt' },
    total: { between: 'total' },
  },
  sorts: {
    CREATED_AT: 'createdAt',
    CODE: 'orderCode',
    NAME: 'name',
    TOTAL: 'total',
    PAYMENT_STATUS: 'paymentStatus',
  },
  default: { field: 'CREATED_AT', direction: 'DESC' },
  csv: { columns: purchaseColumns, filter: 'PurchaseFilter', sort: 'PurchaseSort' },
};

export type PurchaseListPage = ListPage<OrderEntity>;

interface Asked {
  filter?: PurchaseFilter | null;
  sort?: PurchaseSort | null;
  page?: PageRequest | null;
}

/** Lists purchases of an account, or of all accounts. @throws BadListRequest */
export const listPurchases = (ctx: RequestContext, { filter, sort, page }: Asked, owner?: string): PurchaseListPage =>
  pageOf(ctx, purchaseList, { filter, sort, page, owner });
