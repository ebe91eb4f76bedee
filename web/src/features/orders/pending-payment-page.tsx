import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { StatusBadge } from '../../components/feedback/status-badge';
import { useCancelOrder } from '../../entities/order/use-cancel-order';
import { ListView } from '../../components/list/list-view';
import type { Column } from '../../components/list/list-rows';
import { RowLine } from '../../components/list/row-line';
import { useListState } from '../../components/list/use-list-state';
import { usePendingCountsQuery, usePurchasesQuery } from './orders.generated';
import type { PurchaseRowFragment } from './orders.generated';
import type { PurchaseKind } from '../../gql/schema';
import { formatDate, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { packageNameOr } from './order-text';
import { PackageArt } from './package-art';
import { PurchaseTabs } from './purchase-tabs';
import { PageHeading } from '../../components/page/page-heading';

interface PendingKind {
  kind: PurchaseKind;
  /** Its pending orders among the counts of the tabs. */
  pending: 'pendingPackages' | 'pendingItems';
  header: string;
  nameOf: (name: string | null | undefined) => string;
  payAt: (id: string) => string;
  more: { href: string; text: string };
  /** Shown when they could not be loaded (user-area.md, section 8). */
  failed: string;
}

const ofPackages: PendingKind = {
  kind: 'PACKAGE',
  pending: 'pendingPackages',
  header: 'Package',
  nameOf: packageNameOr,
  payAt: paths.payNow.getHref,
  more: { href: paths.user.selectPackage.getHref(), text: 'See the packages' },
  failed: 'Could not load orders. Please try again.',
};

const ofItems: PendingKind = {
  kind: 'ITEM',
  pending: 'pendingItems',
  header: 'Item',
  nameOf: (name) => name?.trim() || 'Unnamed Item',
  payAt: paths.itemPayNow.getHref,
  more: { href: paths.items.getHref(), text: 'See the items' },
  failed: 'Could not load item orders. Please try again.',
};

const columnsFor = (
  { header, nameOf, payAt }: PendingKind,
  cancel: (order: PurchaseRowFragment) => void,
): Column<PurchaseRowFragment, 'CREATED_AT'>[] => [
  {
    key: 'image',
    header: 'Image',
    cell: (order) => <PackageArt src={order.imageUrl} name={nameOf(order.name)} />,
  },
  { key: 'package', header, heading: true, cell: (order) => nameOf(order.name) },
  { key: 'order', header: 'Order ID', cell: (order) => order.code },
  { key: 'date', header: 'Date', cell: (order) => formatDate(order.createdAt) },
  { key: 'amount', header: 'Amount', align: 'right', cell: (order) => formatMoney(order.total, order.currency) },
  { key: 'status', header: 'Status', cell: (order) => <StatusBadge status={order.paymentStatus} /> },
  { key: 'until', header: 'Pay by', cell: (order) => (order.expiresAt ? formatDate(order.expiresAt) : 'N/A') },
  {
    key: 'pay',
    header: 'Action',
    isActions: true,
    cell: (order) => (
      <Box sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
        <PendingActions order={order} payAt={payAt} cancel={cancel} />
      </Box>
    ),
  },
];

interface PendingActionsProps extends Pick<PendingKind, 'payAt'> {
  order: PurchaseRowFragment;
  cancel: (order: PurchaseRowFragment) => void;
}

const PendingActions = ({ order, payAt, cancel }: PendingActionsProps) => (
  <>
    <Button
      component={Link}
      to={payAt(order.id)}
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
  </>
);

/** A pending order on a phone. */
const PendingLine = ({ order, of, cancel }: Omit<PendingActionsProps, 'payAt'> & { of: PendingKind }) => (
  <>
    <Box sx={{ alignSelf: 'start', pt: 1 }}>
      <PackageArt src={order.imageUrl} name={of.nameOf(order.name)} />
    </Box>
    <RowLine
      main={of.nameOf(order.name)}
      quiet={
        <>
          {order.code} · {formatDate(order.createdAt)}
          {order.expiresAt && <Box>Pay by {formatDate(order.expiresAt)}</Box>}
        </>
      }
      figure={formatMoney(order.total, order.currency)}
      state={<StatusBadge status={order.paymentStatus} />}
      actions={<PendingActions order={order} payAt={of.payAt} cancel={cancel} />}
    />
  </>
);

/** /user/package-pending-payment and /user/pending-payment/ (user-area.md, 'Pending payments'). */
export const PackagePendingPaymentPage = () => <PendingPayments of={ofPackages} />;

/** /user/item-pending-payment/ (user-area.md, 'Pending payments'). */
export const ItemPendingPaymentPage = () => <PendingPayments of={ofItems} />;

/** 'My Pending Orders', for one kind. */
function PendingPayments({ of }: { of: PendingKind }) {
  const cancelPurchase = useCancelOrder();
  const list = useListState({
    sortFields: ['CREATED_AT'] as const,
    defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
    pageSize: 10,
  });
  const { data, previousData, loading, error, refetch } = usePurchasesQuery({
    variables: { ...list.variables, filter: { kind: [of.kind], paymentStatus: ['PENDING'] } },
    fetchPolicy: 'cache-and-network',
  });
  const orders = (data ?? previousData)?.me?.purchases;
  // the first of all pages; the tabs ask for it with their counts
  const pending = usePendingCountsQuery().data?.me?.[of.pending];
  const cancel = (order: PurchaseRowFragment) => void cancelPurchase({ ...order, name: of.nameOf(order.name) });
  const heading = (
    <>
      <PageHeading
        title="My Pending Orders"
        text="Placed, not paid yet. Nothing is charged until you pay, and unpaid orders are cancelled after 7 days."
      />
      <PurchaseTabs />
    </>
  );
  if (error && !orders) {
    return (
      <>
        {heading}
        <ErrorPanel message={of.failed} onRetry={() => void refetch().catch(() => undefined)} />
      </>
    );
  }
  return (
    <>
      {heading}
      <ListView
        label="Pending orders"
        list={list}
        columns={columnsFor(of, cancel)}
        line={(order) => <PendingLine order={order} of={of} cancel={cancel} />}
        rows={orders?.items}
        totalItems={orders?.totalItems}
        rowKey={(order) => order.id}
        loading={loading}
        error={error}
        errorText={() => of.failed}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={
          <Card>
            <EmptyState
              title="No Pending Orders"
              text="You're all caught up with payments."
              action={
                <Button component={Link} to={of.more.href} variant="outlined">
                  {of.more.text}
                </Button>
              }
            />
          </Card>
        }
      />
      {orders && pending && <FooterCard first={pending.items[0]} payAt={of.payAt} />}
    </>
  );
}

const FooterCard = ({ first, payAt }: { first: { id: string } | undefined; payAt: PendingKind['payAt'] }) => (
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
      <Button component={Link} to={payAt(first.id)}>
        Pay First Order
      </Button>
    )}
  </Card>
);
