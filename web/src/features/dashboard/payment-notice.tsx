import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { usePurchaseStateSubscription } from '../../entities/order/order.generated';
import type { PaymentStatus } from '../../gql/schema';
import type { DashboardSummaryQuery } from './dashboard.generated';
import { paths } from '../../lib/paths';

export type ProcessingOrder = NonNullable<DashboardSummaryQuery['me']>['processing']['items'][number];

const arrived = {
  PACKAGE: 'Your payment has arrived and your credits are ready.',
  ITEM: 'Your payment has arrived. What you bought is among your orders.',
};
const payPath = { PACKAGE: paths.payNow, ITEM: paths.itemPayNow };
/** What is said where the order says nothing more. */
const others: Partial<Record<PaymentStatus, string>> = {
  PROCESSING: 'PayPal is still confirming your payment.',
  PENDING: 'The payment did not go through. Nothing was charged.',
  CANCELLED: 'This order is cancelled.',
};

interface PaymentNoticeProps {
  order: ProcessingOrder;
  /** Whether the last answer of the server had it among the undecided ones. */
  isListed: boolean;
}

/**
 * A payment that PayPal had not decided when the page was opened: shown while it is undecided, then with its outcome. The
 * list of undecided ones is loaded again with each payment, and no longer has it then.
 */
export function PaymentNotice({ order, isListed }: PaymentNoticeProps) {
  const { data } = usePurchaseStateSubscription({ variables: { id: order.id } });
  const { paymentStatus, paymentProblem } = data?.purchaseChanged ?? order;
  const isOpen = paymentStatus === 'PROCESSING';
  const isPaid = paymentStatus === 'PAID';
  const text = isPaid ? arrived[order.kind] : (paymentProblem ?? others[paymentStatus]);
  // its outcome follows in a moment; a refund or a dispute is said among the orders
  if ((isOpen && !isListed) || text === undefined) return null;
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
          {paymentStatus === 'PENDING' ? 'Pay' : 'See'}
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
