import { ServerError } from '@apollo/client/errors';
import { errorMessage } from '../../../lib/errors';
import { orderColumns } from './order-columns';
import { orderFilters, ordersList } from './orders-list';
import type { PurchasesListDefinition } from './purchases-list';

/** The list of every order of the shop (specification, admin area, section 2). */
export const ordersDefinition: PurchasesListDefinition = {
  ...ordersList,
  list: 'ORDERS',
  title: 'Orders Management',
  text: 'Everything customers have ordered, newest first.',
  label: 'Orders',
  searchLabel: 'Search orders',
  empty: { title: 'No orders found', text: 'New orders appear here at once.' },
  filters: orderFilters,
  columns: orderColumns,
  pageSize: 5,
  // the specification's words (admin area, section 8)
  errorText: (error) =>
    `Failed to fetch data: ${ServerError.is(error) ? `HTTP error! Status: ${error.statusCode}` : errorMessage(error)}`,
  deletionFailed: 'Something went wrong while deleting.',
};
