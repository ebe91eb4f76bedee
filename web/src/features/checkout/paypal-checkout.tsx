import { PayPalProvider } from '@paypal/react-paypal-js/sdk-v6';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SectionLoader } from '../../components/feedback/loaders';
import type { PayablePurchaseFragment, PaymentSettingsQuery } from './checkout.generated';
import { PayPalButton } from './paypal-button';
import { usePayPalScript } from './use-paypal-script';

interface PayPalCheckoutProps {
  order: PayablePurchaseFragment;
  paypal: PaymentSettingsQuery['settings']['paypal'];
  onPaying: (paying: boolean) => void;
}

const components = ['paypal-payments'] as const;

/** PayPal's own button, with its script from the address in the settings. */
export function PayPalCheckout({ order, paypal, onPaying }: PayPalCheckoutProps) {
  const { state, retry } = usePayPalScript(paypal.scriptUrl);
  if (state === 'failed') return <ScriptFailed onRetry={retry} />;
  if (state === 'loading') return <SectionLoader text="Loading PayPal..." />;
  // the provider finds the script already loaded and does not load it again
  return (
    <PayPalProvider
      clientId={paypal.clientId}
      environment={paypal.mode === 'LIVE' ? 'production' : 'sandbox'}
      components={[...components]}
      pageType="checkout"
    >
      <PayPalButton order={order} styles={paypal.buttonStyles} onPaying={onPaying} />
    </PayPalProvider>
  );
}

const ScriptFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
    <Alert severity="error" sx={{ width: '100%' }}>
      There was an error with PayPal. Please try again. Nothing was charged. If this keeps happening, a script blocker
      in your browser may be blocking PayPal: allow paypal.com on this page, or open it in another browser.
    </Alert>
    <Button onClick={onRetry}>Try again</Button>
  </Box>
);
