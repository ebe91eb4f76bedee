import { mostPurchasesAtOnce } from '../../../../../contract/limits';
import {
  currencyLabels,
  orderStatusLabels,
  paymentStatusLabels,
  purchaseKindLabels,
  purchaseOrdinalLabels,
} from '../../../../../contract/labels';
import { amountsBetween, anyOf, dates, person, shownWhenSet } from '../../../components/list/list-filters';
import type { AdminPurchaseFragment } from './admin-orders.generated';

/** Returns the customer of an order, by the name of the bill; without an email when the account was deleted. */
export const customerOf = ({ customer, billing, customerEmail }: AdminPurchaseFragment) => ({
  id: customer.id,
  name: billing.customerName,
  email: customerEmail || undefined,
});

/** Filters of the shop's orders (specification, admin area, section 2). */
export const orderFilters = {
  kind: anyOf('Kind', { PACKAGE: `${purchaseKindLabels.PACKAGE}s`, ITEM: `${purchaseKindLabels.ITEM}s` }),
  owner: person<AdminPurchaseFragment>('Customer', customerOf),
  paymentStatus: anyOf('Payment status', paymentStatusLabels),
  orderStatus: anyOf('Order status', orderStatusLabels),
  createdAt: dates('Ordered'),
  paidAt: dates('Paid on'),
  refundedAt: dates('Refunded on'),
  total: amountsBetween('Total'),
  currency: shownWhenSet(anyOf('Currency', currencyLabels)),
  ordinal: shownWhenSet(anyOf("Customer's purchase", purchaseOrdinalLabels)),
};

/** What the lists of all orders and of item orders have in common. */
export const ordersList = {
  csvPath: '/admin/purchases.csv',
  mostChosen: mostPurchasesAtOnce,
  noMatches: 'No orders found',
  rowWords: { one: 'order', many: 'orders' },
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
} as const;
