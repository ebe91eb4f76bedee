import { useLocation } from 'react-router-dom';
import { PageTabs } from '../../../components/page/page-tabs';
import { paths } from '../../../lib/paths';
import { useCountUnmatchedPaymentsQuery } from './unmatched-payments.generated';

const pages = [
  { href: paths.admin.orders.getHref(), text: 'All Orders' },
  { href: paths.admin.itemsOrders.getHref(), text: 'Item orders' },
];
const unmatched = paths.admin.unmatchedPayments.getHref();

/**
 * Tabs between the list of all orders and that of item orders, which the documented menu does not name. Payments without
 * an order have one while some wait for a decision.
 */
export function OrdersTabs() {
  const { pathname } = useLocation();
  const { data } = useCountUnmatchedPaymentsQuery({
    variables: { filter: { state: ['OPEN'] } },
    fetchPolicy: 'cache-and-network',
  });
  const open = data?.unmatchedPayments.totalItems ?? 0;
  const isShown = open > 0 || pathname === unmatched;
  return (
    <PageTabs
      label="Orders"
      pages={isShown ? [...pages, { href: unmatched, text: 'Payments without an order', count: open }] : pages}
    />
  );
}
