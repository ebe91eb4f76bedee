import { amountOf, sumOf } from '../../../../../contract/money';
import type { GridColumn } from '../../../components/admin-list/grid-columns';
import type { DateRange, PurchaseSortField } from '../../../gql/schema';
import { formatMoney } from '../../../lib/format';
import type { AdminPurchaseFragment, AdminPurchasesQuery } from './admin-orders.generated';

type Listed = AdminPurchaseFragment & Pick<AdminPurchasesQuery['purchases']['items'][number], 'invoices'>;

/** Returns what was refunded of an order in these days, by its credit notes. */
function refundedIn({ from, until }: DateRange, { invoices = [] }: Listed): string {
  const notes = invoices.filter(
    ({ kind, issuedAt }) =>
      kind === 'CREDIT_NOTE' &&
      (!from || new Date(issuedAt) >= new Date(from)) &&
      (!until || new Date(issuedAt) < new Date(until)),
  );
  return amountOf(-sumOf(notes.map(({ total }) => total)));
}

/**
 * Column of a list of orders that were refunded in some days: what was refunded then, which is the figure of the
 * dashboard, while the total of an order is what was paid.
 */
export const refundedColumn = (days: DateRange): GridColumn<AdminPurchaseFragment, PurchaseSortField> => ({
  key: 'refunded',
  header: 'Refunded',
  align: 'right',
  width: 118,
  cell: (order) => formatMoney(refundedIn(days, order), order.currency),
});
