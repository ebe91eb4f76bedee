import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { PageTitle } from '../../../components/page/page-meta';
import { useShopActivity } from '../../../entities/shop/shop-activity';
import { errorMessage } from '../../../lib/errors';
import { NeedsAttention } from './attention';
import { useAdminTotalsQuery, useShopNeedsQuery, useWaitingCountsQuery } from './dashboard.generated';
import { OrdersTable, UsersTable, refreshMs } from './dashboard-tables';
import { FiguresSection } from './figures/figures-section';
import { SetupChecklist } from './setup-checklist';
import { Tiles } from './tiles';

/** /admin/dashboard: the shop at a glance. */
export function AdminDashboardPage() {
  const { data, error, refetch } = useAdminTotalsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  const live = useShopActivity();
  // until the first live update, and where none arrives
  const polled = useWaitingCountsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshMs,
    skipPollAttempt: () => document.hidden,
    skip: live !== null,
  });
  const activity = live ?? polled.data?.shopActivity;
  return (
    <>
      <PageTitle>Admin Dashboard</PageTitle>
      <Typography variant="h3" component="h1" tabIndex={-1} sx={{ mb: 3 }}>
        Admin Dashboard
      </Typography>
      {error && !data ? (
        <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Tiles
            orders={data?.purchases.totalItems}
            users={data?.users.totalItems}
            pendingOrders={activity?.pendingOrders}
            openTickets={activity?.openTickets}
          />
          <Needs />
          <FiguresSection />
          <OrdersTable />
          <UsersTable />
        </Box>
      )}
    </>
  );
}

function Needs() {
  const { data, error, refetch } = useShopNeedsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  if (error && !data)
    return <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data)
    return <Skeleton variant="rounded" height={120} role="status" aria-label="What needs attention is loading" />;
  return (
    <>
      {(data.needsAttention.length > 0 || data.setupChecklist.every(({ isDone }) => isDone)) && (
        <NeedsAttention items={data.needsAttention} />
      )}
      <SetupChecklist steps={data.setupChecklist} openedAt={data.settings.shop.openedAt} />
    </>
  );
}
