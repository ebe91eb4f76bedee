import { ServerError } from '@apollo/client/errors';
import { ordersDefinition } from './orders-definition';
import { PurchasesList } from './purchases-list';
import { errorMessage } from '../../../lib/errors';
import { itemOrderColumns } from './order-columns';
import { orderFilters, ordersList } from './orders-list';
import type { PurchasesListDefinition } from './purchases-list';

/** /admin/orders: every order of the shop; the count may be approximate. */
export const OrdersPage = () => <PurchasesList definition={ordersDefinition} />;

const { kind: _, ...filters } = orderFilters;

const itemOrders: PurchasesListDefinition = {
  ...ordersList,
  list: 'ITEM_ORDERS',
  title: 'Item orders management',
  text: 'Every digital item that customers have ordered, newest first.',
  label: 'Item orders',
  searchLabel: 'Search item orders',
  empty: { title: 'No orders found', text: 'New orders appear here at once.' },
  filters,
  only: { kind: ['ITEM'] },
  columns: itemOrderColumns,
  pageSize: 10,
  // the specification's words (admin area, section 8)
  errorText: (error) =>
    `Failed to fetch data: ${ServerError.is(error) ? String(error.statusCode) : errorMessage(error)}`,
  deletionFailed: 'Something went wrong.',
};

/** /admin/items-orders: the orders of digital items (specification, admin area, 'Item orders management'). */
export const ItemOrdersPage = () => <PurchasesList definition={itemOrders} />;
