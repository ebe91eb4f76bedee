import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { payPalFailures } from '../../../../contract/payment-failures';
import { forgetList } from '../../entities/session/forget-viewer';
import { MeDocument } from '../../entities/session/session.generated';
import {
  PaymentSettingsDocument,
  PayPurchaseDocument,
  useCapturePaymentMutation,
  useStartPaymentMutation,
} from './checkout.generated';
import type { PayablePurchaseFragment } from './checkout.generated';
import { errorMessage } from '../../lib/errors';
import type { PayloadError } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { paths } from '../../lib/paths';
import { useGoOn } from '../../lib/use-go-on';
import { useIsLeaving } from '../../lib/use-is-leaving';
import { noOrderFound, payLabels } from './pay-labels';

/** A message about the payment, shown above the button. */
export interface PaymentNote {
  severity: 'info' | 'warning' | 'error';
  text: string;
}

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
  showNote: (note: PaymentNote) => void,
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

  // an Admin may have switched PayPal's account, whose orders the script of the earlier one does not know
  const askForSettings = () =>
    client.query({ query: PaymentSettingsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);

  const createOrder = async () => {
    // a new try, while the page was about to be left after the last one
    stay();
    const { data } = await startPayment({ variables: { purchaseId: orderId } }).catch((error: unknown) => {
      showNote({
        severity: 'error',
        text: `${payPalFailures[kind]} ${errorMessage(error)}`,
      });
      throw error;
    });
    const payment = data?.startPayment;
    if (payment?.paypalOrderId) return { orderId: payment.paypalOrderId };
    const text = payment?.errors[0]?.message ?? words.buttonError;
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

  /** After a failed payment: back to the dashboard, or a note on this page, where the payer can try again. */
  const failed = async ({ code, message }: Pick<PayloadError, 'code' | 'message'>, paypalOrderId: string) => {
    const isUnknown = code === 'NOT_FOUND';
    const text = isUnknown ? noOrderFound(paypalOrderId) : message;
    // a payer who has to wait does so here: the order can still be paid
    const delay = code === 'TOO_MANY_REQUESTS' ? null : words.stay.failure;
    if (delay !== null || isLeaving()) notify.error(text);
    else showNote({ severity: 'error', text });
    if (delay !== null) return leave(paths.user.dashboard.getHref(), delay);
    during(false);
    // the answer for a deleted order would replace the page and its note
    if (!isUnknown) await askForOrder();
  };

  const capture = async (paypalOrderId: string) => {
    during(true);
    try {
      const { data } = await capturePayment({
        variables: { purchaseId: orderId, paypalOrderId },
        fetchPolicy: 'no-cache',
      });
      const answer = data?.capturePayment;
      const failure = answer?.errors[0];
      if (failure && failure.code !== 'PAYMENT_PENDING') await failed(failure, paypalOrderId);
      else {
        // the message of success may announce the next page, to which a user who has left is not redirected
        if (failure) notify.message(failure.message);
        else notify.success(isLeaving() ? words.paid : words.success);
        await leave(words.after, failure || answer?.wasPaidBefore ? words.stay.again : words.stay.success);
      }
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

  return { createOrder, capture, cancelled, askForSettings, capturing };
}
