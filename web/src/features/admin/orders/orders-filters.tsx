import { AmountFilter } from '../../../components/list/amount-filter';
import { ChoicesFilter } from '../../../components/list/choices-filter';
import { DaysFilter } from '../../../components/list/days-filter';
import { FilterBar } from '../../../components/list/filter-bar';
import { amounts, choices, days } from '../../../components/list/filter-kinds';
import type { ListState } from '../../../components/list/use-list-state';
import type { OrderStatus, PaymentStatus, PurchaseKind, PurchaseSortField } from '../../../gql/schema';

const kinds = { PACKAGE: 'Packages', ITEM: 'Items' } as const satisfies Record<PurchaseKind, string>;
const payments = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  PAID: 'Paid',
  REFUNDED: 'Refunded',
  DISPUTED: 'Disputed',
  CANCELLED: 'Cancelled',
} as const satisfies Record<PaymentStatus, string>;
const states = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  SHIPPED: 'Shipped',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
} as const satisfies Record<OrderStatus, string>;

const optionsOf = <Choice extends string>(words: Record<Choice, string>) =>
  (Object.keys(words) as Choice[]).map((value) => ({ value, label: words[value] }));
const [kindOptions, paymentOptions, stateOptions] = [optionsOf(kinds), optionsOf(payments), optionsOf(states)];

const filters = {
  kind: choices(kindOptions.map(({ value }) => value)),
  paymentStatus: choices(paymentOptions.map(({ value }) => value)),
  orderStatus: choices(stateOptions.map(({ value }) => value)),
  createdAt: days,
  total: amounts,
};
const sortFields: readonly PurchaseSortField[] = ['CREATED_AT', 'CODE', 'NAME', 'TOTAL', 'PAYMENT_STATUS'];

/** Sort and filter options of the shop's orders (specification, admin area, section 2). */
export const ordersOptions = {
  sortFields,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 5,
  pageSizes: [5, 25, 100],
  filters,
} as const;

export type OrdersList = ListState<PurchaseSortField, typeof filters>;

/** Filters for the columns of the orders list. */
export function OrdersFilters({ list }: { list: Pick<OrdersList, 'filters' | 'setFilter' | 'clearFilters'> }) {
  return (
    <FilterBar list={list}>
      <ChoicesFilter
        label="Kind"
        options={kindOptions}
        chosen={list.filters.kind}
        onChange={(chosen) => list.setFilter('kind', chosen)}
      />
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
