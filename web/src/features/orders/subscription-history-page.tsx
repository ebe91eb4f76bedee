import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { PaymentState } from '../../entities/order/payment-state';
import { ListView } from '../../components/list/list-view';
import type { Column } from '../../components/list/list-rows';
import { SearchField } from '../../components/list/search-field';
import { useListState } from '../../components/list/use-list-state';
import { useViewer } from '../../entities/session/use-viewer';
import { usePurchasesQuery } from './orders.generated';
import type { ViewerPartsFragment } from '../../entities/session/session.generated';
import type { PurchaseRowFragment } from './orders.generated';
import type { PurchaseSortField } from '../../gql/schema';
import { formatDate, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { OrderFilters, orderListOptions } from './order-filters';
import { OrderDialog } from './order-dialog';
import { daysLeft, daysLeftOf, ordersSentence, packageNameOr } from './order-text';
import { PurchaseTabs } from './purchase-tabs';
import { PageHeading } from '../../components/page/page-heading';

const columnsFor = (open: (order: PurchaseRowFragment) => void): Column<PurchaseRowFragment, PurchaseSortField>[] => [
  { key: 'order', header: 'Order ID', sortField: 'CODE', cell: (order) => order.code },
  {
    key: 'package',
    header: 'Package',
    heading: true,
    sortField: 'NAME',
    cell: (order) => (
      <Button
        variant="text"
        size="small"
        onClick={() => open(order)}
        aria-label={`Details of ${packageNameOr(order.name)}, order ${order.code}`}
        sx={{ px: 0, minWidth: 0, textAlign: 'left' }}
      >
        {packageNameOr(order.name)}
      </Button>
    ),
  },
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
  { key: 'days', header: 'Days left', cell: (order) => (order.__typename === 'Order' ? daysLeftOf(order) : null) },
];

/** The days of the membership are one figure, however many orders they come from. */
const membershipText = (viewer: ViewerPartsFragment | null | undefined) => {
  if (viewer?.membership !== 'PREMIUM') return 'Every package you ordered, and what it brought.';
  return viewer.membershipUntil
    ? `Your premium membership: ${daysLeft(viewer.membershipUntil)}, until ${formatDate(viewer.membershipUntil)}.`
    : 'Your premium membership has no end.';
};

/** The user's package orders (user-area.md, 'Orders and subscription history'). */
export function SubscriptionHistoryPage() {
  const { viewer } = useViewer();
  const [opened, setOpened] = useState<PurchaseRowFragment | null>(null);
  const list = useListState(orderListOptions);
  const { data, previousData, loading, error, refetch } = usePurchasesQuery({
    variables: { ...list.variables, filter: { ...list.variables.filter, kind: ['PACKAGE'] } },
    fetchPolicy: 'cache-and-network',
  });
  const orders = (data ?? previousData)?.me?.purchases;
  return (
    <>
      <PageHeading
        title="Subscription History"
        text={membershipText(viewer)}
        action={<SearchField list={list} label="Search orders" />}
      />
      <PurchaseTabs />
      {(list.narrowed || orders?.totalItems !== 0) && <OrderFilters list={list} />}
      <ListView
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
        empty={
          <Card>
            <EmptyState
              title="No orders yet"
              text="Packages you buy appear here, with their credits and days."
              action={
                <Button component={Link} to={paths.user.selectPackage.getHref()}>
                  See the packages
                </Button>
              }
            />
          </Card>
        }
      />
      <OrderDialog order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
