import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { usePurchaseStateSubscription } from '../../entities/order/order.generated';
import type { DashboardSummaryQuery } from './dashboard.generated';
import { paths } from '../../lib/paths';

type ProcessingOrder = NonNullable<DashboardSummaryQuery['me']>['processing']['items'][number];

const arrived = {
  PACKAGE: 'Your payment has arrived and your credits are ready.',
  ITEM: 'Your payment has arrived. What you bought is among your orders.',
};
const payPath = { PACKAGE: paths.payNow, ITEM: paths.itemPayNow };

/** A payment that PayPal has not decided yet: shown while it is undecided, then with its outcome. */
export function PaymentNotice({ order }: { order: ProcessingOrder }) {
  usePurchaseStateSubscription({ variables: { id: order.id } });
  const isOpen = order.paymentStatus === 'PROCESSING';
  const isPaid = order.paymentStatus === 'PAID';
  const text = isPaid ? arrived[order.kind] : (order.paymentProblem ?? 'PayPal is still confirming your payment.');
  return (
    <Alert
      severity={isPaid ? 'success' : isOpen ? 'info' : 'warning'}
      sx={{ mb: 3 }}
      action={
        <Button
          component={Link}
          to={payPath[order.kind].getHref(order.id)}
          color="inherit"
          size="small"
          variant="text"
          aria-label={`See order ${order.code}`}
        >
          {isOpen || isPaid ? 'See' : 'Pay'}
        </Button>
      }
    >
      <strong>
        {order.name}, order {order.code}:
      </strong>{' '}
      {text}
    </Alert>
  );
}
