import { screen, waitFor } from '@testing-library/react';
import { settings } from './defaults';
import { aPage, anOrder } from './orders';
import { answerPayPalScript } from './paypal-stand-in';
import { renderRoute } from './render-route';

export const order = anOrder();
export const paid = { purchase: { ...order, paymentStatus: 'PAID', orderStatus: 'COMPLETED' }, errors: [] };

/** A refusal of `startPayment` or `capturePayment`. */
export const turnedDown = (code: string, message: string) => ({
  purchase: null,
  paypalOrderId: null,
  errors: [{ code, message, field: null }],
});

interface Provider {
  startPayment?: () => unknown;
  capturePayment?: () => unknown;
  /** Makes loading the account fail from the capture on. */
  forgetsAccount?: boolean;
  withLayout?: boolean;
  path?: string;
  bought?: object;
  /** PayPal's client id in the settings, at each request. */
  clientId?: () => string;
}

let scripts = 0;

/** Opens the pay page with PayPal's button on it. */
export async function openTill({
  startPayment = () => ({ paypalOrderId: 'PAYPAL-1', errors: [] }),
  capturePayment = () => paid,
  forgetsAccount = false,
  withLayout = false,
  path = `/pay-now/${order.id}`,
  bought = order,
  clientId = () => settings.paypal.clientId,
}: Provider = {}) {
  scripts += 1;
  const scriptUrl = `http://localhost/paypal-${scripts}.js`;
  const rendered: ReturnType<typeof renderRoute> = renderRoute(path, {
    viewer: { credits: 12 },
    withLayout,
    overrides: {
      Query: {
        me: () => {
          if (forgetsAccount && rendered.api.calls.some(({ operation }) => operation === 'CapturePayment'))
            throw new Error('No thread left');
          return rendered.api.viewer;
        },
        purchase: () => bought,
        settings: () => ({ paypal: { ...settings.paypal, clientId: clientId(), scriptUrl } }),
      },
      User: { purchases: () => aPage([order]) },
      Mutation: {
        startPayment,
        capturePayment: () => {
          const answer = capturePayment();
          if (answer === paid && rendered.api.viewer) rendered.api.viewer.credits = 32;
          return answer;
        },
      },
    },
  });
  const paypal = await answerPayPalScript(scriptUrl);
  const pay = async () => rendered.user.click(await screen.findByRole('button', { name: 'PayPal' }));
  const sent = (name: string) =>
    rendered.api.calls.filter(({ operation }) => operation === name).map(({ variables }) => variables);
  return { ...rendered, paypal, pay, sent };
}

/** Pays up to the moment when the payer approves in PayPal's window. */
export async function approve({ pay, paypal }: Awaited<ReturnType<typeof openTill>>) {
  await pay();
  await waitFor(() => expect(paypal.openOrder).toBe('PAYPAL-1'));
  await paypal.approve();
}
