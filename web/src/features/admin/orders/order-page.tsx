import { useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { SectionLoader } from '../../../components/feedback/loaders';
import { Facts } from '../../../components/page/facts';
import { PageTitle } from '../../../components/page/page-meta';
import { usePurchaseStateSubscription } from '../../../entities/order/order.generated';
import { errorCode, errorMessage } from '../../../lib/errors';
import { formatDate } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { OrderActions } from './order-actions';
import { OrderCard } from './order-card';
import { OrderDesigns, OrderDisputes, OrderInvoices, OrderLedger, OrderTickets } from './order-parts';
import { OrderHeader } from './order-header';
import { OrderPayments } from './order-payments';
import { OrderTimeline } from './order-timeline';
import { useOrderListsQuery, useOrderPageQuery, useOrderTimelineQuery } from './order-page.generated';
import type { OrderInFullFragment } from './order-page.generated';
import { factsOf } from './purchase-dialog';

const fresh = { fetchPolicy: 'cache-and-network' } as const;

/** /admin/orders/:id: everything about one order, of a package or an item, and what an Admin can do about it. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOrderPageQuery({ variables: { id }, ...fresh });
  if (data) return <WholeOrder key={data.purchase.id} order={data.purchase} refetch={refetch} />;
  if (!error) return <SectionLoader />;
  if (errorCode(error) === 'NOT_FOUND')
    return (
      <>
        <PageTitle>No such order</PageTitle>
        <EmptyState
          page
          title="No such order"
          text="The order was deleted, or the link is wrong."
          action={
            <Button component={Link} to={paths.admin.orders.getHref()}>
              All orders
            </Button>
          }
        />
      </>
    );
  const failed = 'The order could not be loaded';
  return (
    <>
      <PageTitle>{failed}</PageTitle>
      <ErrorPanel
        page
        title={failed}
        message={errorMessage(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    </>
  );
}

function WholeOrder({ order, refetch }: { order: OrderInFullFragment; refetch: () => Promise<unknown> }) {
  const { id } = order;
  const timeline = useOrderTimelineQuery({ variables: { id }, ...fresh });
  const lists = useOrderListsQuery({ variables: { id }, ...fresh });
  const refresh = async () => {
    // the parts show their own errors
    await Promise.all([refetch(), timeline.refetch(), lists.refetch()]).catch(() => undefined);
  };
  useOrderUpdates(id, refresh);
  // an item grants no credits, and neither does an order that was never paid
  const hasCredits = order.__typename === 'Order' && order.paidAt !== null;
  return (
    <>
      <OrderHeader order={order} />
      <OrderActions order={order} onDone={refresh} />
      <OrderNotes order={order} />
      <Box
        data-columns
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        {/* what it is and what was paid, then what happened: in this order on a phone, evenly long beside each other */}
        <Box data-columns sx={column}>
          <OrderCard title="Facts">
            <Facts facts={factsOf(order)} />
          </OrderCard>
          {((order.payments ?? []).length > 0 || order.refunds.length > 0) && (
            <OrderPayments order={order} onDone={refresh} />
          )}
          <OrderDisputes disputes={order.disputes ?? []} />
          {order.invoices.length > 0 && <OrderInvoices order={order} />}
          {hasCredits && <OrderLedger result={lists} />}
        </Box>
        <Box data-columns sx={column}>
          <OrderTimeline order={order} result={timeline} onDone={refresh} />
          {hasCredits && <OrderDesigns result={lists} />}
          <OrderTickets result={lists} />
        </Box>
      </Box>
    </>
  );
}

const column = { display: 'grid', gap: 3, minWidth: 0 } as const;

/** Reads the order again whenever it changes; the first event is its present state, which has just been read. */
function useOrderUpdates(id: string, refresh: () => Promise<void>): void {
  const isFirst = useRef(true);
  usePurchaseStateSubscription({
    variables: { id },
    onData: () => {
      if (!isFirst.current) void refresh();
      isFirst.current = false;
    },
  });
}

/** What stands in the way of the order at present. */
function OrderNotes({ order }: { order: OrderInFullFragment }) {
  const { paymentProblem, paymentStatus, holdReason, payments, expiresAt } = order;
  const isUntried = paymentStatus === 'PENDING' && (payments ?? []).length === 0;
  if (!paymentProblem && !holdReason && !isUntried) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {isUntried && (
        <Alert severity="info" role="note">
          There has been no attempt to pay this order yet.
          {expiresAt && ` It is cancelled automatically on ${formatDate(expiresAt)}.`}
        </Alert>
      )}
      {holdReason && <Alert severity="warning">{holdReason}</Alert>}
      {paymentProblem && (
        <Alert severity={paymentStatus === 'PROCESSING' ? 'info' : 'warning'}>
          Message to the customer: {paymentProblem}
        </Alert>
      )}
    </Box>
  );
}
