import Button from '@mui/material/Button';
import type { Column } from '../../components/list/list-rows';
import { PaymentState } from '../../entities/order/payment-state';
import type { PurchaseSortField } from '../../gql/schema';
import { formatDate, formatMoney } from '../../lib/format';
import type { PurchaseRowFragment } from './orders.generated';

export type PurchaseColumn = Column<PurchaseRowFragment, PurchaseSortField>;

interface NameColumn {
  key: string;
  header: string;
  nameOf: (order: PurchaseRowFragment) => string;
  /** Shows the order's details. */
  open: (order: PurchaseRowFragment) => void;
}

interface DetailsButtonProps {
  order: PurchaseRowFragment;
  name: string;
  open: (order: PurchaseRowFragment) => void;
}

/** The name of a purchase, which opens its details. */
export const DetailsButton = ({ order, name, open }: DetailsButtonProps) => (
  <Button
    variant="text"
    size="small"
    onClick={() => open(order)}
    aria-label={`Details of ${name}, order ${order.code}`}
    sx={{ px: 0, minWidth: 0, textAlign: 'left' }}
  >
    {name}
  </Button>
);

/** Returns the columns that every list of a customer's purchases has; `more` stand after the name and at the end. */
export const purchaseColumns = (
  { key, header, nameOf, open }: NameColumn,
  more: { afterName?: PurchaseColumn[]; last: PurchaseColumn },
): PurchaseColumn[] => [
  { key: 'order', header: 'Order ID', sortField: 'CODE', cell: (order) => order.code },
  {
    key,
    header,
    heading: true,
    sortField: 'NAME',
    cell: (order) => <DetailsButton order={order} name={nameOf(order)} open={open} />,
  },
  ...(more.afterName ?? []),
  { key: 'date', header: 'Date', sortField: 'CREATED_AT', cell: (order) => formatDate(order.createdAt) },
  {
    key: 'amount',
    header: 'Amount',
    sortField: 'TOTAL',
    align: 'right',
    cell: (order) => formatMoney(order.total, order.currency),
  },
  {
    key: 'status',
    header: 'Payment status',
    sortField: 'PAYMENT_STATUS',
    cell: (order) => <PaymentState order={order} />,
  },
  more.last,
];
