import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { StatusBadge } from '../../components/feedback/status-badge';
import { useCancelOrder } from '../../components/order/use-cancel-order';
import { ListView } from '../../components/list/list-view';
import type { Column } from '../../components/list/list-view';
import { useListState } from '../../components/list/use-list-state';
import { usePurchasesQuery } from './orders.generated';
import type { PurchaseRowFragment } from './orders.generated';
import { formatDate, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { packageNameOr } from './order-text';
import { PackageArt } from './package-art';
import { PageHeading } from '../../components/page/page-heading';

const columnsFor = (cancel: (order: PurchaseRowFragment) => void): Column<PurchaseRowFragment, 'CREATED_AT'>[] => [
  {
    key: 'image',
    header: 'Image',
    cell: (order) => <PackageArt src={order.imageUrl} name={packageNameOr(order.name)} />,
  },
  { key: 'package', header: 'Package', heading: true, cell: (order) => packageNameOr(order.name) },
  { key: 'order', header: 'Order ID', cell: (order) => order.code },
  { key: 'date', header: 'Date', cell: (order) => formatDate(order.createdAt) },
  { key: 'amount', header: 'Amount', align: 'right', cell: (order) => formatMoney(order.total, order.currency) },
  { key: 'status', header: 'Status', cell: (order) => <StatusBadge status={order.paymentStatus} /> },
  { key: 'until', header: 'Pay by', cell: (order) => (order.expiresAt ? formatDate(order.expiresAt) : 'N/A') },
  {
    key: 'pay',
    header: 'Action',
    cell: (order) => (
      <Box sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
        <Button
          component={Link}
          to={paths.payNow.getHref(order.id)}
          size="small"
          aria-label={`Pay Now, order ${order.code}`}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Pay Now
        </Button>
        <Button
          variant="text"
          color="inherit"
          size="small"
          onClick={() => cancel(order)}
          aria-label={`Cancel order ${order.code}`}
          sx={{ color: 'text.secondary' }}
        >
          Cancel
        </Button>
      </Box>
    ),
  },
];

/** 'My Pending Orders' (user-area.md, 'Pending payments'). */
export function PackagePendingPaymentPage() {
  const cancelPurchase = useCancelOrder();
  const list = useListState({
    sortFields: ['CREATED_AT'] as const,
    defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
    pageSize: 10,
  });
  const { data, previousData, loading, error, refetch } = usePurchasesQuery({
    variables: { ...list.variables, filter: { kind: ['PACKAGE'], paymentStatus: ['PENDING'] } },
    fetchPolicy: 'cache-and-network',
  });
  const orders = (data ?? previousData)?.me?.purchases;
  const cancel = (order: PurchaseRowFragment) => void cancelPurchase({ ...order, name: packageNameOr(order.name) });
  const heading = (
    <PageHeading
      title="My Pending Orders"
      text="Placed, not paid yet. Nothing is charged until you pay, and what is not paid within 7 days is cancelled by itself."
    />
  );
  if (error && !orders) {
    return (
      <>
        {heading}
        <ErrorPanel
          message="Could not load orders. Please try again."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </>
    );
  }
  return (
    <>
      {heading}
      <ListView
        label="Pending orders"
        list={list}
        columns={columnsFor(cancel)}
        rows={orders?.items}
        totalItems={orders?.totalItems}
        rowKey={(order) => order.id}
        loading={loading}
        error={error}
        errorText={() => 'Could not load orders. Please try again.'}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={
          <Card>
            <EmptyState
              title="No Pending Orders"
              text="You're all caught up with payments."
              action={
                <Button component={Link} to={paths.user.selectPackage.getHref()} variant="outlined">
                  See the packages
                </Button>
              }
            />
          </Card>
        }
      />
      {orders && <FooterCard first={orders.items[0]} />}
    </>
  );
}

const FooterCard = ({ first }: { first: PurchaseRowFragment | undefined }) => (
  <Card
    sx={{
      mt: 3,
      p: 2.5,
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      alignItems: 'center',
      justifyContent: 'space-between',
    }}
  >
    <Typography>{first ? 'Nothing is charged before you confirm at PayPal.' : 'No payments due.'}</Typography>
    {first && (
      <Button component={Link} to={paths.payNow.getHref(first.id)}>
        Pay First Order
      </Button>
    )}
  </Card>
);
