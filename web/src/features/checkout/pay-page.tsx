import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link, useParams } from 'react-router-dom';
import { PageLoader } from '../../components/feedback/loaders';
import { PageTitle } from '../../components/layout/page-title';
import { usePayOrderQuery, usePaymentSettingsQuery } from '../../gql/operations';
import { errorCode } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { PayOrder } from './pay-order';

interface NoteProps {
  severity: 'error' | 'warning' | 'info' | 'success';
  title: string;
  text: string;
  href?: string;
  action?: string;
}

/** What stands in place of the payment. */
const Note = ({ severity, title, text, href = paths.home.getHref(), action = 'Return to Home' }: NoteProps) => (
  <Container maxWidth="sm" sx={{ py: { xs: 6, md: 10 } }}>
    <PageTitle>{`${title} - Postloom`}</PageTitle>
    <Alert severity={severity}>
      <AlertTitle component="h1" tabIndex={-1}>
        {title}
      </AlertTitle>
      {text}
    </Alert>
    <Button component={Link} to={href} variant="outlined" sx={{ mt: 3 }}>
      {action}
    </Button>
  </Container>
);

/** /pay-now/{id}: loading, then error, not found, unavailable, or the payment (public-site.md, 'Package pay page'). */
export function PayPage() {
  const { id = '' } = useParams();
  const { data: orderData, loading: loadingOrder, error: orderError } = usePayOrderQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data: settingsData, loading: loadingSettings, error: settingsError } = usePaymentSettingsQuery();
  const order = orderData?.order;
  const paypal = settingsData?.settings.paypal;

  if ((loadingOrder && !order) || (loadingSettings && !paypal)) return <PageLoader />;
  if (orderError && errorCode(orderError) !== 'NOT_FOUND') return <Note severity="error" title="Failed to load order details" text="Your order is safe and nothing was charged. Please try again in a moment." />;
  if (settingsError) return <Note severity="error" title="Failed to load payment gateway settings" text="Your order is safe and nothing was charged. Please try again in a moment." />;
  if (!order || !paypal) return <Note severity="warning" title="Order Not Found" text="There is no such order in your account. It may have been placed from another account." />;
  if (order.paymentStatus === 'PAID') return <Note severity="success" title="This order is paid" text="Your credits are in your account. You will find the order in your history." href={paths.user.subscriptionHistory.getHref()} action="Go to the history" />;
  if (order.paymentStatus === 'PROCESSING') return <Note severity="info" title="PayPal is checking this payment" text="It was sent and is being reviewed. Your credits arrive as soon as PayPal confirms it; please do not pay again." href={paths.user.subscriptionHistory.getHref()} action="Go to the history" />;
  if (order.paymentStatus !== 'PENDING') return <Note severity="info" title="This order is closed" text="It can no longer be paid. If this surprises you, please contact support." href={paths.contact.getHref()} action="Support Team" />;
  if (!paypal.enablePayPal || !paypal.clientId) {
    return <Note severity="info" title="Payment Unavailable" text="PayPal payments are currently unavailable. Please contact support." href={paths.contact.getHref()} action="Support Team" />;
  }
  return <PayOrder order={order} paypal={paypal} />;
}
