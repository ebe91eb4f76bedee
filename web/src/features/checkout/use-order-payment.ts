import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../components/session/use-viewer';
import { useCapturePaymentMutation, useStartPaymentMutation } from '../../gql/operations';
import { errorSentence } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { paths } from '../../lib/paths';

type ShowNote = (note: { severity: 'info' | 'error'; text: string }) => void;

/** The server creates and captures; the browser only carries PayPal's ids. */
export function useOrderPayment(orderId: string, showNote: ShowNote) {
  const navigate = useNavigate();
  const { refetch } = useViewer();
  const [capturing, setCapturing] = useState(false);
  const [startPayment] = useStartPaymentMutation();
  const [capturePayment] = useCapturePaymentMutation();

  const createOrder = async () => {
    const { data } = await startPayment({ variables: { orderId } }).catch((error: unknown) => {
      showNote({ severity: 'error', text: errorSentence(error) });
      throw error;
    });
    const payment = data?.startPayment;
    if (payment?.paypalOrderId) return { orderId: payment.paypalOrderId };
    const text = payment?.errors[0]?.message ?? 'There was an error with PayPal. Please try again.';
    showNote({ severity: 'error', text });
    throw new Error(text);
  };

  const capture = async (paypalOrderId: string) => {
    setCapturing(true);
    try {
      const { data } = await capturePayment({
        variables: { orderId, paypalOrderId },
        update: (cache) => cache.evict({ fieldName: 'orders' }),
      });
      const failure = data?.capturePayment.errors[0];
      await refetch();
      if (!failure) {
        notify.success('Payment received. Your credits are ready.');
        await navigate(paths.user.subscriptionHistory.getHref());
      } else if (failure.code === 'PAYMENT_PENDING') {
        notify.message(failure.message);
        await navigate(paths.user.subscriptionHistory.getHref());
      } else {
        notify.error(failure.message);
        await navigate(paths.user.dashboard.getHref());
      }
    } catch {
      // the answer was lost, not the payment: the server finishes it with PayPal in the background
      notify.error('We could not hear whether your payment went through. If it did, your credits arrive within minutes.');
      await navigate(paths.user.dashboard.getHref());
    }
  };

  return { createOrder, capture, capturing };
}
