import { useState } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { PageLoader } from '../../components/feedback/loaders';
import { PageTitle } from '../../components/page/page-meta';
import { usePurchaseChangedSubscription, usePayPurchaseQuery, usePaymentSettingsQuery } from './checkout.generated';
import type { PayablePurchaseFragment, PaymentSettingsQuery } from './checkout.generated';
import type { PurchaseKind } from '../../gql/schema';
import { errorCode } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { PayOrder } from './pay-order';
import { payLabels, unavailable } from './pay-labels';

interface NoteProps {
  severity: 'error' | 'warning' | 'info' | 'success';
  title: string;
  text: string;
  href?: string;
  action?: string;
  onRetry?: () => void;
  retryText?: string;
}

/** Shown instead of the payment. */
const Note = ({
  severity,
  title,
  text,
  href = paths.home.getHref(),
  action = 'Return to Home',
  onRetry,
  retryText = 'Try again',
}: NoteProps) => (
  <Container maxWidth="sm" sx={{ py: { xs: 6, md: 10 } }}>
    <PageTitle>{title}</PageTitle>
    <Alert severity={severity}>
      <AlertTitle component="h1" tabIndex={-1}>
        {title}
      </AlertTitle>
      {text}
    </Alert>
    {onRetry && (
      <Button onClick={onRetry} sx={{ mt: 3, mr: 1.5 }}>
        {retryText}
      </Button>
    )}
    <Button component={Link} to={href} variant="outlined" sx={{ mt: 3 }}>
      {action}
    </Button>
  </Container>
);

const payPages = { PACKAGE: paths.payNow, ITEM: paths.itemPayNow };

const support = { href: paths.contact.getHref(), action: 'Support Team' };

/** Returns the message for an order that cannot be paid now or at all. */
function noteOf(
  { kind, paymentStatus, paymentProblem }: PayablePurchaseFragment,
  paypal: PaymentSettingsQuery['settings']['paypal'],
): NoteProps | null {
  const words = payLabels[kind];
  const history = { href: words.after, action: words.afterText };
  if (paymentStatus === 'PAID')
    return { severity: 'success', title: 'This order is paid', text: words.paid, ...history };
  if (paymentStatus === 'PROCESSING')
    return {
      severity: 'info',
      title: 'This payment is being checked',
      text: `${paymentProblem ?? words.reviewed} Please do not pay again: the outcome appears on this page.`,
      ...history,
    };
  if (paymentStatus === 'CANCELLED')
    return {
      severity: 'info',
      title: 'This order is cancelled',
      ...words.cancelled,
      // the payment problem says who else cancelled or deleted the order
      ...(paymentProblem && { text: `${paymentProblem} ${words.again}` }),
    };
  if (paymentStatus !== 'PENDING')
    return {
      severity: 'info',
      title: 'This order is closed',
      text: 'It can no longer be paid. If this surprises you, please contact support.',
      ...support,
    };
  if (!paypal.enablePayPal) return { severity: 'info', ...unavailable, ...support };
  if (!paypal.clientId) return { severity: 'info', ...words.incomplete, ...support };
  return null;
}

/** /pay-now/{id} (public-site.md, 'Package pay page'). */
export const PayPage = () => <Paying kind="PACKAGE" />;

/** /item-pay-now/{id} (public-site.md, 'Item pay page'). */
export const ItemPayPage = () => <Paying kind="ITEM" />;

/** Shared by both pages: loader, error, not found, unavailable, or the payment. */
function Paying({ kind }: { kind: PurchaseKind }) {
  const words = payLabels[kind];
  const { id = '' } = useParams();
  const { search } = useLocation();
  const [paying, setPaying] = useState(false);
  const {
    data: orderData,
    loading: loadingOrder,
    error: orderError,
    refetch: askForOrder,
  } = usePayPurchaseQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const {
    data: settingsData,
    loading: loadingSettings,
    error: settingsError,
    refetch: askForSettings,
  } = usePaymentSettingsQuery();
  const order = orderData?.purchase;
  const paypal = settingsData?.settings.paypal;
  // shows changes from elsewhere: paid in another tab, settled by PayPal later, cancelled
  usePurchaseChangedSubscription({ variables: { id }, skip: !order });

  if ((loadingOrder && !order) || (loadingSettings && !paypal)) return <PageLoader />;
  if (orderError && !order && errorCode(orderError) !== 'NOT_FOUND')
    return <Note severity="error" {...words.failedOrder} onRetry={() => void askForOrder().catch(() => undefined)} />;
  if (settingsError && !paypal)
    return (
      <Note severity="error" {...words.failedSettings} onRetry={() => void askForSettings().catch(() => undefined)} />
    );
  if (!order || !paypal)
    return (
      <Note
        severity="warning"
        title={words.notFound}
        text="There is no such order in your account. It may have been placed from another account, or deleted by our team; then nothing was charged."
        retryText="Retry"
        onRetry={kind === 'ITEM' ? () => void askForOrder().catch(() => undefined) : undefined}
      />
    );
  // each kind has a page of its own, with its own words and the page that follows
  if (order.kind !== kind) return <Navigate to={{ pathname: payPages[order.kind].getHref(id), search }} replace />;
  const note = noteOf(order, paypal);
  // while this page finishes the payment, the payment's own messages have precedence
  if (note && !paying) return <Note {...note} />;
  return <PayOrder order={order} paypal={paypal} paying={paying} onPaying={setPaying} />;
}
