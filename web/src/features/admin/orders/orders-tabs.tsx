import { PageTabs } from '../../../components/page/page-tabs';
import { paths } from '../../../lib/paths';

const pages = [
  { href: paths.admin.orders.getHref(), text: 'All Orders' },
  { href: paths.admin.itemsOrders.getHref(), text: 'Item orders' },
];

/** Tabs between the list of all orders and that of item orders, which the documented menu does not name. */
export const OrdersTabs = () => <PageTabs label="Orders" pages={pages} />;
