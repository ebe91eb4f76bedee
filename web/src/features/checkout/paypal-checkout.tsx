import { PayPalProvider } from '@paypal/react-paypal-js/sdk-v6';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SectionLoader } from '../../components/feedback/loaders';
import type { PaymentSettingsQuery } from './checkout.generated';
import { payLabels } from './pay-labels';
import { PayPalButton } from './paypal-button';
import type { PayPalButtonProps } from './paypal-button';
import { usePayPalScript } from './use-paypal-script';

interface PayPalCheckoutProps extends Omit<PayPalButtonProps, 'styles'> {
  paypal: PaymentSettingsQuery['settings']['paypal'];
}

const components = ['paypal-payments'] as const;

/** PayPal's own button, with its script from the address in the settings. */
export function PayPalCheckout({ paypal, ...button }: PayPalCheckoutProps) {
  const { state, retry } = usePayPalScript(paypal.scriptUrl);
  if (state === 'failed') return <ScriptFailed text={payLabels[button.order.kind].buttonError} onRetry={retry} />;
  if (state === 'loading') return <SectionLoader text="Loading PayPal..." />;
  // the provider finds the script already loaded and does not load it again
  return (
    <PayPalProvider
      clientId={paypal.clientId}
      environment={paypal.mode === 'LIVE' ? 'production' : 'sandbox'}
      components={[...components]}
      pageType="checkout"
    >
      <PayPalButton {...button} styles={paypal.buttonStyles} />
    </PayPalProvider>
  );
}

const ScriptFailed = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
    <Alert severity="error" sx={{ width: '100%' }}>
      {text} A script blocker in your browser may be blocking PayPal: allow paypal.com on this page, or open it in
      another browser.
    </Alert>
    <Button onClick={onRetry}>Try again</Button>
  </Box>
);
