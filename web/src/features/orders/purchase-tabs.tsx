import { PageTabs } from '../../components/page/page-tabs';
import { paths } from '../../lib/paths';
import { usePendingCountsQuery } from './orders.generated';

/** Tabs for bought and pending purchases: a page each, with links between them. */
export function PurchaseTabs() {
  const { data } = usePendingCountsQuery({ fetchPolicy: 'cache-and-network' });
  const pages = [
    { href: paths.user.ordersHistory.getHref(), also: [paths.user.orders.getHref()], text: 'All orders' },
    {
      href: paths.user.pendingPayment.getHref(),
      also: [paths.user.packagePendingPayment.getHref()],
      text: 'Pending packages',
      count: data?.me?.pendingPackages.totalItems,
    },
    { href: paths.user.itemPendingPayment.getHref(), text: 'Pending items', count: data?.me?.pendingItems.totalItems },
    { href: paths.user.subscriptionHistory.getHref(), text: 'Subscription history' },
  ];
  return <PageTabs label="Your purchases" pages={pages} />;
}
