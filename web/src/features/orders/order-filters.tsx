import type { ReactNode } from 'react';
import { paymentStatusLabels } from '../../../../contract/labels';
import { ChoicesFilter } from '../../components/list/choices-filter';
import { DaysFilter } from '../../components/list/days-filter';
import { FilterBar } from '../../components/list/filter-bar';
import { choices, days } from '../../components/list/filter-kinds';
import type { ListState } from '../../components/list/use-list-state';
import type { PurchaseSortField, PaymentStatus } from '../../gql/schema';
import { optionsOf, valuesOf } from '../../lib/options';

const stateOptions = optionsOf<PaymentStatus>(paymentStatusLabels);

const filters = { paymentStatus: choices(valuesOf(stateOptions)), createdAt: days };
const sortFields: readonly PurchaseSortField[] = ['CREATED_AT', 'CODE', 'NAME', 'TOTAL', 'PAYMENT_STATUS'];

/** Sort and filter options of the order list. */
export const orderListOptions = {
  sortFields,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 25, 50],
  filters,
} as const;

/** Filters for the columns of the order list. */
export function OrderFilters({
  list,
  children,
}: {
  list: Pick<ListState<PurchaseSortField, typeof filters>, 'filters' | 'setFilter' | 'clearFilters'>;
  /** Further filters of the list. */
  children?: ReactNode;
}) {
  return (
    <FilterBar list={list}>
      {children}
      <ChoicesFilter
        label="Payment status"
        options={stateOptions}
        chosen={list.filters.paymentStatus}
        onChange={(chosen) => list.setFilter('paymentStatus', chosen)}
      />
      <DaysFilter
        label="Ordered"
        days={list.filters.createdAt}
        onChange={(chosen) => list.setFilter('createdAt', chosen)}
      />
    </FilterBar>
  );
}
