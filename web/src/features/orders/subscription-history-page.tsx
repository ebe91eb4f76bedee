import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ListView } from '../../components/list/list-view';
import { ListTools, useFold } from '../../components/list/list-tools';
import { SearchField } from '../../components/list/search-field';
import { useListState } from '../../components/list/use-list-state';
import { daysLeft, daysLeftOf } from '../../entities/order/days-left';
import { useViewer } from '../../entities/session/use-viewer';
import { usePurchasesQuery } from './orders.generated';
import type { ViewerPartsFragment } from '../../entities/session/session.generated';
import type { PurchaseRowFragment } from './orders.generated';
import { useOpenedOrder } from './use-opened-order';
import { formatDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { OrderFilters, orderListOptions } from './order-filters';
import { ordersMessage, packageNameOr } from './order-text';
import { purchaseColumns } from './purchase-columns';
import { PurchaseLine } from './purchase-line';
import { PurchaseTabs } from './purchase-tabs';
import { PageHeading } from '../../components/page/page-heading';

const columnsFor = (open: (order: PurchaseRowFragment) => void) =>
  purchaseColumns(
    { key: 'package', header: 'Package', nameOf: ({ name }) => packageNameOr(name), open },
    {
      last: {
        key: 'days',
        header: 'Days left',
        cell: (order) => (order.__typename === 'Order' ? daysLeftOf(order) : null),
      },
    },
  );

const lineFor = (open: (order: PurchaseRowFragment) => void) => (order: PurchaseRowFragment) => (
  <PurchaseLine
    order={order}
    name={packageNameOr(order.name)}
    open={open}
    more={order.__typename === 'Order' && order.paymentStatus === 'PAID' ? daysLeftOf(order) : null}
  />
);

/** The days of the membership are one figure, however many orders they come from. */
const membershipText = (viewer: ViewerPartsFragment | null | undefined) => {
  if (viewer?.membership !== 'PREMIUM') return 'Every package you ordered, and what you got.';
  return viewer.membershipUntil
    ? `Premium: ${daysLeft(viewer.membershipUntil)}, until ${formatDate(viewer.membershipUntil)}.`
    : 'Your premium membership never expires.';
};

/** The user's package orders (user-area.md, 'Orders and subscription history'). */
export function SubscriptionHistoryPage() {
  const { viewer } = useViewer();
  const { open, dialog } = useOpenedOrder();
  const list = useListState(orderListOptions);
  const { data, previousData, loading, error, refetch } = usePurchasesQuery({
    variables: { ...list.variables, filter: { ...list.variables.filter, kind: ['PACKAGE'] } },
    fetchPolicy: 'cache-and-network',
  });
  const fold = useFold();
  const orders = (data ?? previousData)?.me?.purchases;
  return (
    <>
      <PageHeading
        title="Subscription History"
        text={membershipText(viewer)}
        action={!fold.isPhone && <SearchField list={list} label="Search orders" />}
      />
      <PurchaseTabs />
      {(list.narrowed || orders?.totalItems !== 0) && (
        <ListTools fold={fold} list={list} searchLabel="Search orders">
          <OrderFilters list={list} />
        </ListTools>
      )}
      <ListView
        label="Orders"
        list={list}
        isFolded={fold.isFolded}
        line={lineFor(open)}
        columns={columnsFor(open)}
        rows={orders?.items}
        totalItems={orders?.totalItems}
        rowKey={(order) => order.id}
        loading={loading}
        error={error}
        errorText={ordersMessage}
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
      {dialog}
    </>
  );
}
