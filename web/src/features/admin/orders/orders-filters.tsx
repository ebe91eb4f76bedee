import { orderStatusLabels, paymentStatusLabels, purchaseKindLabels } from '../../../../../contract/labels';
import { AmountFilter } from '../../../components/list/amount-filter';
import { ChoicesFilter } from '../../../components/list/choices-filter';
import { DaysFilter } from '../../../components/list/days-filter';
import { FilterBar } from '../../../components/list/filter-bar';
import { amounts, choices, days } from '../../../components/list/filter-kinds';
import type { ListState } from '../../../components/list/use-list-state';
import type { OrderStatus, PaymentStatus, PurchaseKind, PurchaseSortField } from '../../../gql/schema';
import { optionsOf, valuesOf } from '../../../lib/options';

const kindOptions = optionsOf<PurchaseKind>(purchaseKindLabels).map(({ value, label }) => ({
  value,
  label: `${label}s`,
}));
const paymentOptions = optionsOf<PaymentStatus>(paymentStatusLabels);
const stateOptions = optionsOf<OrderStatus>(orderStatusLabels);

const filters = {
  kind: choices(valuesOf(kindOptions)),
  paymentStatus: choices(valuesOf(paymentOptions)),
  orderStatus: choices(valuesOf(stateOptions)),
  createdAt: days,
  total: amounts,
};
const sortFields: readonly PurchaseSortField[] = ['CREATED_AT', 'CODE', 'NAME', 'TOTAL', 'PAYMENT_STATUS'];

/** Sort and filter options of the shop's orders (specification, admin area, section 2). */
export const ordersOptions = {
  sortFields,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  filters,
} as const;

export type OrdersList = ListState<PurchaseSortField, typeof filters>;

interface OrdersFiltersProps {
  list: Pick<OrdersList, 'filters' | 'setFilter' | 'clearFilters'>;
  /** Leaves the kind out: the list shows one only. */
  isOfOneKind: boolean;
}

/** Filters for the columns of the orders list. */
export function OrdersFilters({ list, isOfOneKind }: OrdersFiltersProps) {
  return (
    <FilterBar list={list}>
      {!isOfOneKind && (
        <ChoicesFilter
          label="Kind"
          options={kindOptions}
          chosen={list.filters.kind}
          onChange={(chosen) => list.setFilter('kind', chosen)}
        />
      )}
      <ChoicesFilter
        label="Payment status"
        options={paymentOptions}
        chosen={list.filters.paymentStatus}
        onChange={(chosen) => list.setFilter('paymentStatus', chosen)}
      />
      <ChoicesFilter
        label="Order status"
        options={stateOptions}
        chosen={list.filters.orderStatus}
        onChange={(chosen) => list.setFilter('orderStatus', chosen)}
      />
      <DaysFilter
        label="Ordered"
        days={list.filters.createdAt}
        onChange={(chosen) => list.setFilter('createdAt', chosen)}
      />
      <AmountFilter label="Total" amounts={list.filters.total} onChange={(chosen) => list.setFilter('total', chosen)} />
    </FilterBar>
  );
}
