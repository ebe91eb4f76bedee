import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { GridColumn } from '../../../components/admin-list/grid-columns';
import { RowLink } from '../../../components/admin-list/row-link';
import { StatusBadge } from '../../../components/feedback/status-badge';
import { PersonLink } from '../../../entities/person/person-link';
import { PaymentState } from '../../../entities/order/payment-state';
import type { PurchaseSortField } from '../../../gql/schema';
import { formatDate, formatMoney } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import { customerOf } from './orders-list';

type Columns = GridColumn<AdminPurchaseFragment, PurchaseSortField>[];

/** Opens an order's details. */
export const DetailsLink = ({ order, text }: { order: AdminPurchaseFragment; text: string }) => (
  <RowLink id={order.id} label={`Details of ${order.name}, order ${order.code}`}>
    {text}
  </RowLink>
);

/** Leads to an order's page. */
const PageLink = ({ order: { id, code }, opensRow = false }: { order: AdminPurchaseFragment; opensRow?: boolean }) => (
  <MuiLink
    component={Link}
    to={paths.admin.order.getHref(id)}
    aria-label={`Order ${code}`}
    data-row-link={opensRow ? true : undefined}
    sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
  >
    {code}
  </MuiLink>
);

/** Characters of a name that the item orders list shows (specification, admin area, section 9). */
const longestName = 30;
const shortened = (name: string) => (name.length > longestName ? `${name.slice(0, longestName)}...` : name);

const customerColumn: Columns[number] = {
  key: 'customer',
  header: 'Customer',
  sortField: 'CUSTOMER',
  width: 106,
  grow: 2,
  rank: 2,
  cell: (order) => <PersonLink person={customerOf(order)} />,
};

/** Columns after the name, in the order of both lists (specification, decisions, section 10). */
const sharedColumns: Columns = [
  { key: 'date', header: 'Date', sortField: 'CREATED_AT', width: 110, cell: (order) => formatDate(order.createdAt) },
  {
    key: 'total',
    header: 'Total',
    sortField: 'TOTAL',
    align: 'right',
    width: 144,
    cell: (order) => formatMoney(order.total, order.currency),
  },
  {
    key: 'payment',
    header: 'Payment status',
    sortField: 'PAYMENT_STATUS',
    width: 130,
    cell: (order) => <PaymentState order={order} />,
  },
  {
    key: 'state',
    header: 'Order status',
    sortField: 'ORDER_STATUS',
    width: 108,
    rank: 1,
    cell: (order) => <StatusBadge status={order.orderStatus} />,
  },
];

/** Columns of the orders list. */
export const orderColumns: Columns = [
  { key: 'code', header: 'Order ID', sortField: 'CODE', width: 110, cell: (order) => <PageLink order={order} /> },
  customerColumn,
  {
    key: 'name',
    header: 'Package or item',
    heading: true,
    sortField: 'NAME',
    width: 118,
    grow: 3,
    cell: (order) => <DetailsLink order={order} text={order.name} />,
  },
  ...sharedColumns,
];

/** Columns of the item orders list: the item leads to its page, the order id to the order's. */
export const itemOrderColumns: Columns = [
  {
    key: 'code',
    header: 'Order ID',
    sortField: 'CODE',
    width: 110,
    cell: (order) => <PageLink order={order} opensRow />,
  },
  customerColumn,
  {
    key: 'name',
    header: 'Item',
    heading: true,
    sortField: 'NAME',
    width: 118,
    grow: 3,
    cell: (order) =>
      order.__typename === 'ItemOrder' ? (
        <MuiLink component={Link} to={paths.item.getHref(order.slug, order.number)} title={order.name}>
          {shortened(order.name)}
        </MuiLink>
      ) : (
        shortened(order.name)
      ),
  },
  ...sharedColumns,
];
