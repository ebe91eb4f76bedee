import { PayPalProvider } from '@paypal/react-paypal-js/sdk-v6';
import Alert from '@mui/material/Alert';
import { SectionLoader } from '../../components/feedback/loaders';
import type { PayOrderQuery, PaymentSettingsQuery } from '../../gql/operations';
import { PayPalButton } from './paypal-button';
import { usePayPalScript } from './use-paypal-script';

type PayPalSettings = PaymentSettingsQuery['settings']['paypal'];

const components = ['paypal-payments'] as const;

/** PayPal's own button, with its script from the address in the settings. */
export function PayPalCheckout({ order, paypal }: { order: PayOrderQuery['order']; paypal: PayPalSettings }) {
  const script = usePayPalScript(paypal.scriptUrl);
  if (script === 'failed') return <Alert severity="error">There was an error with PayPal. Please try again.</Alert>;
  if (script === 'loading') return <SectionLoader text="Loading PayPal..." />;
  // the provider finds the script in place and loads none of its own
  return (
    <PayPalProvider clientId={paypal.clientId} environment={paypal.mode === 'LIVE' ? 'production' : 'sandbox'} components={[...components]} pageType="checkout">
      <PayPalButton order={order} styles={paypal.buttonStyles} />
    </PayPalProvider>
  );
}
