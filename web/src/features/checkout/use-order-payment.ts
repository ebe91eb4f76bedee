import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { forgetList } from '../../components/session/forget-list';
import { MeDocument } from '../../components/session/session.generated';
import { PayPurchaseDocument, useCapturePaymentMutation, useStartPaymentMutation } from './checkout.generated';
import { errorSentence } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { paths } from '../../lib/paths';

type ShowNote = (note: { severity: 'info' | 'warning' | 'error'; text: string }) => void;

const notHeard =
  'We could not hear whether your payment went through. If it did, your credits arrive within minutes and this page says so. Paying again is safe: an order is never charged twice.';

/** The server creates and captures; the browser only carries PayPal's ids. */
export function useOrderPayment(orderId: string, showNote: ShowNote, onPaying: (paying: boolean) => void) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [capturing, setCapturing] = useState(false);
  const [startPayment] = useStartPaymentMutation();
  const [capturePayment] = useCapturePaymentMutation();

  // what became of it is what the page shows
  const askForOrder = () =>
    client
      .query({ query: PayPurchaseDocument, variables: { id: orderId }, fetchPolicy: 'network-only' })
      .catch(() => undefined);

  const createOrder = async () => {
    const { data } = await startPayment({ variables: { purchaseId: orderId } }).catch((error: unknown) => {
      showNote({
        severity: 'error',
        text: `There was an error with PayPal. Please try again. ${errorSentence(error)}`,
      });
      throw error;
    });
    const payment = data?.startPayment;
    if (payment?.paypalOrderId) return { orderId: payment.paypalOrderId };
    const text = payment?.errors[0]?.message ?? 'There was an error with PayPal. Please try again.';
    showNote({ severity: 'error', text });
    void askForOrder();
    throw new Error(text);
  };

  // what the payment changed; not being able to load it is no failure of the payment
  const refresh = async () => {
    forgetList(client.cache, 'purchases');
    await client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  };

  const during = (busy: boolean) => {
    setCapturing(busy);
    onPaying(busy);
  };

  const capture = async (paypalOrderId: string) => {
    during(true);
    try {
      const { data } = await capturePayment({
        variables: { purchaseId: orderId, paypalOrderId },
        fetchPolicy: 'no-cache',
      });
      const failure = data?.capturePayment.errors[0];
      const settled = !failure || failure.code === 'PAYMENT_PENDING';
      if (!failure) notify.success('Payment received. Your credits are ready.');
      else if (settled) notify.message(failure.message);
      else notify.error(failure.message);
      await navigate(settled ? paths.user.subscriptionHistory.getHref() : paths.user.dashboard.getHref());
    } catch {
      // the answer was lost, not the payment: the server finishes it with PayPal, and this page hears of it
      during(false);
      showNote({ severity: 'warning', text: notHeard });
      await askForOrder();
    }
    await refresh();
  };

  return { createOrder, capture, capturing };
}
