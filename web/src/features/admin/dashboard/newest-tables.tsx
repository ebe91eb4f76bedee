import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { membershipLabels, roleLabels } from '../../../../../contract/labels';
import { PaymentState } from '../../../entities/order/payment-state';
import { PersonLink, PersonName } from '../../../entities/person/person-link';
import { formatCredits, formatDate, formatMoney } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import type { AdminOverviewQuery } from './dashboard.generated';

type Order = AdminOverviewQuery['purchases']['items'][number];
type User = AdminOverviewQuery['users']['items'][number];

interface NewestColumn<Row> {
  header: string;
  /** Left out on a phone, where the row's link leads to it. */
  isWide?: boolean;
  align?: 'right';
  cell: (row: Row) => ReactNode;
}

const orderColumns: readonly NewestColumn<Order>[] = [
  {
    header: 'Order',
    cell: ({ id, code, name }) => (
      <>
        <MuiLink component={Link} to={paths.admin.order.getHref(id)} aria-label={`Order ${code}`}>
          {code}
        </MuiLink>
        <Typography component="div" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </>
    ),
  },
  {
    header: 'Customer',
    isWide: true,
    cell: ({ customer, billing }) => <PersonName person={{ id: customer.id, name: billing.customerName }} />,
  },
  { header: 'Date', isWide: true, cell: ({ createdAt }) => formatDate(createdAt) },
  { header: 'Total', align: 'right', cell: ({ total, currency }) => formatMoney(total, currency) },
  { header: 'Payment status', cell: (order) => <PaymentState order={order} /> },
];

const userColumns: readonly NewestColumn<User>[] = [
  { header: 'Name', cell: (user) => <PersonLink person={user} /> },
  { header: 'Role', isWide: true, cell: ({ role }) => roleLabels[role] },
  { header: 'Membership', cell: ({ membership }) => membershipLabels[membership] },
  { header: 'Balance', align: 'right', cell: ({ credits }) => formatCredits(credits) },
  { header: 'Created', isWide: true, cell: ({ createdAt }) => formatDate(createdAt) },
];

export const NewestOrders = ({ orders }: { orders: readonly Order[] }) => (
  <Newest
    title="All Orders"
    label="Newest orders"
    href={paths.admin.orders.getHref()}
    columns={orderColumns}
    rows={orders}
    empty="No orders found"
  />
);

export const NewestUsers = ({ users }: { users: readonly User[] }) => (
  <Newest
    title="User Directory"
    label="Newest users"
    href={paths.admin.users.getHref()}
    columns={userColumns}
    rows={users}
    empty="No Users Found"
  />
);

interface NewestProps<Row> {
  title: string;
  /** Name of the table for screen readers. */
  label: string;
  /** Address of the whole list. */
  href: string;
  columns: readonly NewestColumn<Row>[];
  rows: readonly Row[];
  empty: string;
}

/** The first rows of a list, and the way to all of them. */
function Newest<Row extends { id: string }>({ title, label, href, columns, rows, empty }: NewestProps<Row>) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <MuiLink component={Link} to={href}>
          Show all
        </MuiLink>
      </Box>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Table size="small" aria-label={label} sx={table}>
          <TableHead>
            <TableRow>
              {columns.map(({ header, align, isWide }) => (
                <TableCell key={header} align={align} sx={isWide ? wide : undefined}>
                  {header}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>
                {columns.map(({ header, align, isWide, cell }) => (
                  <TableCell key={header} align={align} sx={isWide ? wide : undefined}>
                    {cell(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

const table = {
  '& thead .MuiTableCell-root': { bgcolor: 'transparent' },
  // an amount stands with its unit
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-root': { px: { xs: 0.75, sm: 1.5 }, '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } },
  '& tbody tr:last-of-type .MuiTableCell-root': { borderBottom: 0 },
} as const;
