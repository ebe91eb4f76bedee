import { ServerError } from '@apollo/client/errors';
import { mostPurchasesAtOnce } from '../../../../../contract/purchases';
import { errorSentence } from '../../../lib/errors';
import { itemOrderColumns } from './order-columns';
import { PurchasesList } from './purchases-list';
import type { PurchasesListDefinition } from './purchases-list';

const definition: PurchasesListDefinition = {
  name: 'item-orders',
  title: 'Item orders management',
  text: 'Every digital item that customers have ordered, newest first.',
  label: 'Item orders',
  searchLabel: 'Search item orders',
  csvPath: '/admin/purchases.csv',
  mostChosen: mostPurchasesAtOnce,
  noMatches: 'No orders found',
  empty: { title: 'No orders found', text: 'Items that customers order appear here at once.' },
  kind: 'ITEM',
  pageSize: 10,
  columns: itemOrderColumns,
  // the specification's words (admin area, section 8)
  errorText: (error) =>
    `Failed to fetch data: ${ServerError.is(error) ? String(error.statusCode) : errorSentence(error)}`,
  deletionFailed: 'Something went wrong.',
};

/** /admin/items-orders: the orders of digital items (specification, admin area, 'Item orders management'). */
export const ItemOrdersPage = () => <PurchasesList definition={definition} />;
