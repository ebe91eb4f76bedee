import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../components/feedback/status-badge';
import { CheckoutLayout } from './checkout-layout';
import { useCancelOrder } from '../../entities/order/use-cancel-order';
import { packageContent, premiumChange } from '../../entities/plan/package-content';
import { useViewer } from '../../entities/session/use-viewer';
import { PageTitle } from '../../components/page/page-meta';
import type { PayablePurchaseFragment as PayableOrder, PaymentSettingsQuery } from './checkout.generated';
import { formatDate, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { PayPalCheckout } from './paypal-checkout';
import { PriceSummary } from './price-summary';
import type { PaymentNote } from './use-order-payment';

const factsOf = ({ kind }: PayableOrder) => [
  'PayPal handles the payment. We never see your card.',
  kind === 'ITEM'
    ? 'It opens the moment PayPal confirms, even if you close this page.'
    : 'Credits arrive the moment PayPal confirms, even if you close this page.',
  'The receipt goes to your email address.',
];

const customerOf = (order: PayableOrder): [string, string][] => [
  ['Name', order.billing.customerName],
  ['Email', order.customerEmail],
  ['Address', order.billing.address || 'Not specified'],
  ['Country', order.billing.country || 'Not specified'],
];

/** What the buyer gets; credits are no line of the sum. */
const contentOf = (order: PayableOrder): string =>
  order.__typename === 'Order' ? packageContent(order) : 'Digital item';

interface PayOrderProps {
  order: PayableOrder;
  paypal: PaymentSettingsQuery['settings']['paypal'];
  /** Whether this page is finishing a payment. */
  paying: boolean;
  /** Called when this page starts and ends finishing a payment. */
  onPaying: (paying: boolean) => void;
}

/** The order, its payer, and PayPal's buttons. */
export function PayOrder({ order, paypal, paying, onPaying }: PayOrderProps) {
  const { viewer } = useViewer();
  const cancelPurchase = useCancelOrder();
  const [note, setNote] = useState<PaymentNote | null>(null);
  return (
    <CheckoutLayout
      title="Pay for your order"
      intro={
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          Order {order.code} <StatusBadge status={order.paymentStatus} />
        </Box>
      }
      facts={factsOf(order)}
      summary={
        <PriceSummary
          name={order.name}
          text={contentOf(order)}
          note={order.__typename === 'Order' && !paying ? premiumChange(viewer, order.validityDays) : null}
          lines={[
            [order.kind === 'ITEM' ? 'Item price' : 'Package price', formatMoney(order.price, order.currency)],
            ['Processing fee', formatMoney(order.fee, order.currency)],
          ]}
          total={order.total}
          currency={order.currency}
        />
      }
    >
      <PageTitle>{`Pay order ${order.code}`}</PageTitle>
      {/* the note says the same after a payment that failed on this page */}
      {order.paymentProblem && order.paymentProblem !== note?.text && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {order.paymentProblem}
        </Alert>
      )}
      <PayPalCheckout order={order} paypal={paypal} note={note} setNote={setNote} onPaying={onPaying} />
      <Box component="section" aria-label="Customer" sx={{ mt: 4 }}>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 3,
            rowGap: 0.75,
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, overflowWrap: 'anywhere' },
          }}
        >
          {customerOf(order).map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              {/* the lines of the address, as on the invoice */}
              <dd style={{ whiteSpace: 'pre-line' }}>{value}</dd>
            </Box>
          ))}
        </Box>
      </Box>
      {/* an order whose payment is on its way cannot be cancelled */}
      {order.paymentStatus === 'PENDING' && !paying && (
        <Box
          sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', color: 'text.secondary' }}
        >
          {order.expiresAt && (
            <span>Pay by {formatDate(order.expiresAt)}, or the order is cancelled automatically.</span>
          )}
          <Button
            variant="text"
            color="inherit"
            size="small"
            onClick={() => void cancelPurchase(order)}
            sx={{ textDecoration: 'underline', px: 0.5, mx: -0.5 }}
          >
            Cancel this order
          </Button>
        </Box>
      )}
      <Box sx={{ mt: 1, color: 'text.secondary' }}>
        Questions? Our{' '}
        <MuiLink component={Link} to={paths.contact.getHref()}>
          Support Team
        </MuiLink>{' '}
        can help.
      </Box>
    </CheckoutLayout>
  );
}
