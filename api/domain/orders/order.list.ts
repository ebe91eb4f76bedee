import type { PurchaseFilter, PurchaseSortField } from '../../graphql/generated/schema';
import type { ListDefinition } from '../../platform/lists/definition';
import { byName, namesIn } from '../../platform/lists/definition';
import { pagesOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { OrderEntity } from './order.entity';
import { purchaseColumns } from './order.export';

/** Orders of packages and of items. */
export const purchaseList: ListDefinition<OrderEntity, PurchaseFilter, PurchaseSortField> = {
  name: 'purchases',
  entity: OrderEntity,
  owner: 'userId',
  access: 'admins',
  only: 'deleted_at is null',
  filters: {
    search: {
      search: `order_code || ' ' || payment_code || ' ' || customer_name || ' ' || customer_email || ' ' || payment_status || ' ' || order_status || ' ' || name`,
      prefixes: ['order_code', 'customer_name', 'customer_email'],
    },
    ids: { anyOf: 'id' },
    owner: { person: 'userId' },
    kind: { anyOf: 'kind' },
    currency: { anyOf: 'currency' },
    ordinal: {
      cases: {
        FIRST: 'paid_number = 1',
        SECOND: 'paid_number = 2',
        LATER: 'paid_at is not null and paid_number is null',
      },
    },
    paymentStatus: { anyOf: 'paymentStatus' },
    orderStatus: { anyOf: 'orderStatus' },
    createdAt: { dates: 'createdAt' },
    paidAt: { dates: 'paidAt' },
    refundedAt: {
      datesOf: { ids: `select order_id from invoices where kind = 'CREDIT_NOTE'`, column: 'issued_at' },
    },
    total: { amounts: 'total' },
  },
  sorts: {
    CREATED_AT: 'createdAt',
    CODE: 'orderCode',
    NAME: byName,
    TOTAL: 'total',
    PAYMENT_STATUS: 'paymentStatus',
    ORDER_STATUS: 'orderStatus',
    CUSTOMER: namesIn('customer_name'),
  },
  default: { field: 'CREATED_AT', direction: 'DESC' },
  csv: { columns: purchaseColumns, filter: 'PurchaseFilter', sort: 'PurchaseSort' },
};

export type PurchaseListPage = ListPage<OrderEntity>;

/** Lists purchases of an account, or of all accounts. @throws BadListRequest */
export const listPurchases = pagesOf(purchaseList);
