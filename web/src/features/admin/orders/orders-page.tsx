import { useState } from 'react';
import { ServerError } from '@apollo/client/errors';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { Desk } from '../../../components/desk/desk';
import type { DeskColumn } from '../../../components/desk/desk';
import { useSelection } from '../../../components/desk/selection';
import type { Chosen } from '../../../components/desk/selection';
import { EmptyState } from '../../../components/feedback/empty-state';
import { StatusBadge } from '../../../components/feedback/status-badge';
import { SearchField } from '../../../components/list/search-field';
import { useListState } from '../../../components/list/use-list-state';
import { PageHeading } from '../../../components/page/page-heading';
import type { PurchaseSortField } from '../../../gql/schema';
import { errorSentence } from '../../../lib/errors';
import { formatDate, formatMoney } from '../../../lib/format';
import { useAdminPurchasesQuery } from './admin-orders.generated';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import { OrdersFilters, ordersOptions } from './orders-filters';
import type { OrdersList } from './orders-filters';
import { PurchaseDialog } from './purchase-dialog';

type Purchase = AdminPurchaseFragment;

/** So many ids fit into an address. */
const mostInFile = 200;

const columnsFor = (open: (order: Purchase) => void): DeskColumn<Purchase, PurchaseSortField>[] => [
  { key: 'code', header: 'Order ID', sortField: 'CODE', width: 105, cell: (order) => order.code },
  {
    key: 'name',
    header: 'Package or item',
    heading: true,
    sortField: 'NAME',
    width: 140,
    cell: (order) => (
      <Button
        variant="text"
        size="small"
        onClick={() => open(order)}
        aria-label={`Details of ${order.name}, order ${order.code}`}
        title={order.name}
        sx={{ px: 0, minWidth: 0, maxWidth: '100%', minHeight: 32, py: 0, justifyContent: 'start' }}
      >
        <Typography component="span" variant="inherit" noWrap>
          {order.name}
        </Typography>
      </Button>
    ),
  },
  {
    key: 'customer',
    header: 'Customer',
    width: 170,
    cell: ({ billing: { customerName }, customerEmail }) => (
      <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
        <Typography component="div" variant="inherit" noWrap title={customerName}>
          {customerName}
        </Typography>
        <Typography component="div" variant="caption" noWrap title={customerEmail} sx={{ color: 'text.secondary' }}>
          {customerEmail}
        </Typography>
      </Box>
    ),
  },
  { key: 'date', header: 'Date', sortField: 'CREATED_AT', width: 105, cell: (order) => formatDate(order.createdAt) },
  {
    key: 'total',
    header: 'Total',
    sortField: 'TOTAL',
    align: 'right',
    width: 115,
    cell: (order) => formatMoney(order.total, order.currency),
  },
  {
    key: 'payment',
    header: 'Payment status',
    sortField: 'PAYMENT_STATUS',
    width: 145,
    cell: (order) => <StatusBadge status={order.paymentStatus} />,
  },
  { key: 'state', header: 'Order status', width: 125, cell: (order) => <StatusBadge status={order.orderStatus} /> },
];

/** Address of the file that holds what is chosen, in the list's order. */
function fileOf({ variables: { filter, sort } }: Pick<OrdersList, 'variables'>, chosen?: Chosen): string {
  const wanted = chosen?.kind === 'rows' ? { ids: chosen.ids } : filter;
  return `/admin/purchases.csv?${new URLSearchParams({ filter: JSON.stringify(wanted), sort: JSON.stringify(sort) })}`;
}

/** Why orders could not be loaded, in the words of the specification (admin area, section 8). */
const ordersSentence = (error: unknown): string =>
  ServerError.is(error) ? `HTTP error! Status: ${error.statusCode}` : `Failed to fetch data: ${errorSentence(error)}`;

/** /admin/orders: everything the shop has sold, or nearly. */
export function OrdersPage() {
  const [opened, setOpened] = useState<Purchase | null>(null);
  const list = useListState(ordersOptions);
  const selection = useSelection(list.variables.filter);
  const { data, previousData, loading, error, refetch } = useAdminPurchasesQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  });
  const orders = (data ?? previousData)?.purchases;
  const tooMany = selection.chosen.kind === 'rows' && selection.count > mostInFile;
  return (
    <>
      <PageHeading
        title="Orders Management"
        text="Everything customers have ordered, newest first."
        action={
          <Box
            sx={{
              display: 'flex',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              gap: 1.5,
              alignItems: 'center',
              flex: { xs: '1 1 100%', sm: '0 1 480px' },
            }}
          >
            <SearchField list={list} label="Search orders" />
            {orders && orders.totalItems > 0 && (
              <Button
                component="a"
                href={fileOf(list)}
                download
                variant="outlined"
                startIcon={<Download size={18} aria-hidden />}
                sx={{ flexShrink: 0 }}
              >
                Save as CSV
              </Button>
            )}
          </Box>
        }
      />
      <OrdersFilters list={list} />
      <Desk
        name="orders"
        label="Orders"
        list={list}
        columns={columnsFor(setOpened)}
        rows={orders?.items}
        totalItems={orders?.totalItems}
        rowKey={(order) => order.id}
        loading={loading}
        error={error}
        errorText={ordersSentence}
        onRetry={() => void refetch().catch(() => undefined)}
        selection={selection}
        actions={
          tooMany ? (
            <Typography variant="body2">A file holds at most {mostInFile} chosen rows, or all of them.</Typography>
          ) : (
            <Button
              component="a"
              href={fileOf(list, selection.chosen)}
              download
              size="small"
              startIcon={<Download size={17} aria-hidden />}
            >
              Save these as CSV
            </Button>
          )
        }
        empty={
          <Card>
            <EmptyState title="No orders found" text="What customers order appears here at once." />
          </Card>
        }
      />
      <PurchaseDialog order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
