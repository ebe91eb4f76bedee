import { ServerError } from '@apollo/client/errors';
import { errorSentence } from '../../../lib/errors';
import { orderColumns } from './order-columns';
import { orderFilters, ordersList } from './orders-list';
import { PurchasesList } from './purchases-list';
import type { PurchasesListDefinition } from './purchases-list';

const definition: PurchasesListDefinition = {
  ...ordersList,
  list: 'ORDERS',
  title: 'Orders Management',
  text: 'Everything customers have ordered, newest first.',
  label: 'Orders',
  searchLabel: 'Search orders',
  empty: { title: 'No orders found', text: 'What customers order appears here at once.' },
  filters: orderFilters,
  columns: orderColumns,
  pageSize: 5,
  // the specification's words (admin area, section 8)
  errorText: (error) =>
    ServerError.is(error) ? `HTTP error! Status: ${error.statusCode}` : `Failed to fetch data: ${errorSentence(error)}`,
  deletionFailed: 'Something went wrong while deleting.',
};

/** /admin/orders: every order of the shop; the count may be approximate. */
export const OrdersPage = () => <PurchasesList definition={definition} />;
