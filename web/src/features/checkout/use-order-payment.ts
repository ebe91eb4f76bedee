import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { forgetList } from '../../entities/session/forget-viewer';
import { MeDocument } from '../../entities/session/session.generated';
import { PayPurchaseDocument, useCapturePaymentMutation, useStartPaymentMutation } from './checkout.generated';
import type { PayablePurchaseFragment } from './checkout.generated';
import { errorMessage } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { paths } from '../../lib/paths';
import { useGoOn } from '../../lib/use-go-on';
import { useIsLeaving } from '../../lib/use-is-leaving';
import { payLabels } from './pay-labels';

type ShowNote = (note: { severity: 'info' | 'warning' | 'error'; text: string }) => void;

/** Goes to another page after a delay, unless this one was left before, another delay has begun, or it is to stay. */
function useLeaving() {
  const goOn = useGoOn();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = () => clearTimeout(timer.current);
  const leave = async (to: string, after: number) => {
    stay();
    if (after === 0) await goOn(to);
    else timer.current = setTimeout(() => void goOn(to), after);
  };
  return { leave, stay };
}

/** Pays an order. The server creates and captures; the browser only passes PayPal's ids. */
export function useOrderPayment(
  { id: orderId, kind }: Pick<PayablePurchaseFragment, 'id' | 'kind'>,
  showNote: ShowNote,
  onPaying: (paying: boolean) => void,
) {
  const client = useApolloClient();
  const { leave, stay } = useLeaving();
  const isLeaving = useIsLeaving();
  const [capturing, setCapturing] = useState(false);
  const [startPayment] = useStartPaymentMutation();
  const [capturePayment] = useCapturePaymentMutation();
  const words = payLabels[kind];

  // the page shows the order's new state
  const askForOrder = () =>
    client
      .query({ query: PayPurchaseDocument, variables: { id: orderId }, fetchPolicy: 'network-only' })
      .catch(() => undefined);

  const createOrder = async () => {
    // a new try, while the page was about to be left after the last one
    stay();
    const { data } = await startPayment({ variables: { purchaseId: orderId } }).catch((error: unknown) => {
      showNote({
        severity: 'error',
        text: `There was an error with PayPal. Please try again. ${errorMessage(error)}`,
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

  // Reload what the payment changed; a failure here is no failure of the payment.
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
      // the message of success may announce the next page, to which a user who has left is not redirected
      if (!failure) notify.success(isLeaving() ? words.paid : words.success);
      else if (settled) notify.message(failure.message);
      else notify.error(failure.message);
      const delay = failure ? words.stay.again : words.stay.success;
      await leave(settled ? words.after : paths.user.dashboard.getHref(), settled ? delay : 0);
    } catch {
      // The answer was lost, not the payment: the server finishes it with PayPal, and this page is notified.
      during(false);
      showNote({ severity: 'warning', text: words.unknown });
      await askForOrder();
    }
    await refresh();
  };

  /** Called when the payer closes PayPal. */
  const cancelled = () => {
    showNote({ severity: 'info', text: words.closed });
    if (words.stay.cancel !== null) void leave(paths.user.dashboard.getHref(), words.stay.cancel);
  };

  return { createOrder, capture, cancelled, capturing };
}
