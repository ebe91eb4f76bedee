import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { membershipLabels } from '../../../../../contract/labels';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { SectionLoader } from '../../../components/feedback/loaders';
import { PageTitle } from '../../../components/page/page-title';
import { PaymentState } from '../../../entities/order/payment-state';
import { PersonLink } from '../../../entities/person/person-link';
import { useShopActivity } from '../../../entities/shop/shop-activity';
import { errorSentence } from '../../../lib/errors';
import { formatCredits, formatMoney } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { PersonRows } from '../people/person-rows';
import { NeedsAttention, SetupChecklist } from './attention';
import { useAdminOverviewQuery, useShopNeedsQuery } from './dashboard.generated';
import { FiguresSection } from './figures/figures-section';
import { Tiles } from './tiles';

/** How often the figures are read again while the page is open, in milliseconds. */
const refreshMs = 60_000;

/** /admin/dashboard: the shop at a glance. */
export function AdminDashboardPage() {
  const { data, error, refetch } = useAdminOverviewQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  const activity = useShopActivity();
  return (
    <>
      <PageTitle>Admin Dashboard</PageTitle>
      <Typography variant="h3" component="h1" tabIndex={-1} sx={{ mb: 3 }}>
        Admin Dashboard
      </Typography>
      {error && !data ? (
        <ErrorPanel message={errorSentence(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : !data ? (
        <SectionLoader />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Tiles
            orders={data.purchases.totalItems}
            users={data.users.totalItems}
            pendingOrders={activity?.pendingOrders}
            openTickets={activity?.openTickets}
          />
          <Needs />
          <FiguresSection />
          <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
            <Newest title="All Orders" href={paths.admin.orders.getHref()}>
              <PersonRows
                label="Newest orders"
                empty="No orders found"
                rows={data.purchases.items.map((order) => ({
                  id: order.id,
                  at: order.createdAt,
                  what: (
                    <MuiLink component={Link} to={paths.admin.order.getHref(order.id)}>
                      {order.code}, {order.name}
                    </MuiLink>
                  ),
                  detail: `${order.billing.customerName}, ${formatMoney(order.total, order.currency)}`,
                  end: <PaymentState order={order} />,
                }))}
              />
            </Newest>
            <Newest title="User Directory" href={paths.admin.users.getHref()}>
              <PersonRows
                label="Newest users"
                empty="No Users Found"
                rows={data.users.items.map((user) => ({
                  id: user.id,
                  at: user.createdAt,
                  what: <PersonLink person={user} />,
                  detail: membershipLabels[user.membership],
                  end: formatCredits(user.credits),
                }))}
              />
            </Newest>
          </Box>
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
    return <ErrorPanel message={errorSentence(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <SectionLoader minHeight={120} />;
  return (
    // beside each other only while both are there
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { lg: 'repeat(auto-fit, minmax(420px, 1fr))' },
      }}
    >
      <NeedsAttention items={data.needsAttention} />
      <SetupChecklist missing={data.setupChecklist} />
    </Box>
  );
}

const Newest = ({ title, href, children }: { title: string; href: string; children: ReactNode }) => (
  <Card component="section" aria-label={title} sx={{ p: 2.5 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <MuiLink component={Link} to={href}>
        Show all
      </MuiLink>
    </Box>
    {children}
  </Card>
);
