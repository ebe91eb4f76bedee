import type { Dispatch, SetStateAction } from 'react';
import { useEligibleMethods, usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { SectionLoader } from '../../components/feedback/loaders';
import type { PayablePurchaseFragment, PaymentSettingsQuery } from './checkout.generated';
import { payLabels } from './pay-labels';
import { useOrderPayment } from './use-order-payment';
import type { PaymentNote } from './use-order-payment';

type ButtonStyles = PaymentSettingsQuery['settings']['paypal']['buttonStyles'];

/** PayPal's SDK has four colour classes; silver is nearest to white. */
const colourClass = (color: string) => `paypal-${color === 'SILVER' ? 'white' : color.toLowerCase()}`;
/** Button types of PayPal's SDK; PayPal's name alone is the button without a type. */
const types: Record<string, 'checkout' | 'buynow' | 'pay' | undefined> = {
  CHECKOUT: 'checkout',
  BUYNOW: 'buynow',
  PAY: 'pay',
};
const radius = (shape: string) => (shape === 'PILL' ? '999px' : '8px');

export interface PayPalButtonProps {
  order: PayablePurchaseFragment;
  styles: ButtonStyles;
  /** The last message about the payment. */
  note: PaymentNote | null;
  setNote: Dispatch<SetStateAction<PaymentNote | null>>;
  onPaying: (paying: boolean) => void;
}

/** PayPal's button and its callbacks: approve, capture, cancel, error. */
export function PayPalButton({ order, styles, note, setNote, onPaying }: PayPalButtonProps) {
  const { createOrder, capture, cancelled, askForSettings, capturing } = useOrderPayment(order, setNote, onPaying);
  const { buttonError } = payLabels[order.kind];
  // PayPal supports some currencies and countries only. The button stays when eligibility cannot be determined.
  const { eligiblePaymentMethods } = useEligibleMethods({ payload: { currencyCode: order.currency } });
  // a message about the failure that is already shown is more specific
  const showFailure = () => {
    setNote((before) => before ?? { severity: 'error', text: buttonError });
    void askForSettings();
  };
  const { isPending, error, handleClick } = usePayPalOneTimePaymentSession({
    presentationMode: 'auto',
    createOrder,
    onApprove: ({ orderId }) => capture(orderId),
    onCancel: cancelled,
    onError: showFailure,
  });

  if (capturing) return <Confirming />;
  if (isPending) return <SectionLoader text="Loading PayPal..." />;
  if (eligiblePaymentMethods && !eligiblePaymentMethods.isEligible('paypal'))
    return <NotEligible currency={order.currency} />;
  const pay = () => {
    setNote(null);
    // also rejected when no order could be created, or PayPal's window could not open
    void handleClick().catch(showFailure);
  };
  const shown = note ?? (error ? { severity: 'error' as const, text: buttonError } : null);
  return (
    <Box sx={{ display: 'flex', flexDirection: styles.layout === 'HORIZONTAL' ? 'row' : 'column', gap: 2 }}>
      {shown && <Alert severity={shown.severity}>{shown.text}</Alert>}
      <Box
        sx={{
          flex: 1,
          minHeight: 52,
          '--paypal-button-border-radius': radius(styles.shape),
          '& paypal-button': { width: '100%', display: 'block' },
        }}
      >
        <paypal-button type={types[styles.label]} className={colourClass(styles.color)} onClick={pay} />
      </Box>
    </Box>
  );
}

const NotEligible = ({ currency }: { currency: string }) => (
  <Alert severity="info">
    PayPal takes no payments in {currency} from where you are. Nothing was charged; our Support Team can help you find
    another way.
  </Alert>
);

const Confirming = () => (
  <Box role="status" sx={{ display: 'grid', gap: 1.5, py: 1 }}>
    <Typography sx={{ fontWeight: 600 }}>Confirming your payment with PayPal</Typography>
    <LinearProgress aria-hidden />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      This takes a few seconds. You can close this page: you will get what you bought either way.
    </Typography>
  </Box>
);
