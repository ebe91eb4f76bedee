import type { RequestContext } from '../../context';
import type { OrderFilter, OrderSort, OrderSortField } from '../../graphql/generated/schema';
import type { ListDefinition, PageRequest } from '../../platform/lists/definition';
import { pageOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { OrderEntity } from './order.entity';

/** Package orders. */
export const orderList: ListDefinition<OrderEntity, OrderFilter, OrderSortField> = {
  name: 'orders',
  entity: OrderEntity,
  owner: 'userId',
  only: `kind = 'PACKAGE'`,
  filters: {
    search: {
      search: `order_code || ' ' || customer_name || ' ' || payment_status || ' ' || order_status || ' ' || name`,
    },
    ids: { anyOf: 'id' },
    owner: { anyOf: 'userId' },
    paymentStatus: { anyOf: 'paymentStatus' },
    orderStatus: { anyOf: 'orderStatus' },
    createdAt: { between: 'createdAt' },
    total: { between: 'total' },
  },
  sorts: {
    CREATED_AT: 'createdAt',
    ORDER_ID: 'orderCode',
    PACKAGE_NAME: 'name',
    TOTAL: 'total',
    PAYMENT_STATUS: 'paymentStatus',
  },
  default: { field: 'CREATED_AT', direction: 'DESC' },
};

export type OrderListPage = ListPage<OrderEntity>;

interface Asked {
  filter?: OrderFilter | null;
  sort?: OrderSort | null;
  page?: PageRequest | null;
}

/** Package orders of an account, or everybody's. @throws BadListRequest */
export const listOrders = (ctx: RequestContext, { filter, sort, page }: Asked, owner?: string): OrderListPage =>
  pageOf(ctx, orderList, { filter, sort, page, owner });
