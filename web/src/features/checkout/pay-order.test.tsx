import { screen, waitFor } from '@testing-library/react';
import { settings } from '../../test/defaults';
import { aPage, anItemOrder, anOrder } from '../../test/orders';
import { answerPayPalScript } from '../../test/paypal-stand-in';
import { renderRoute } from '../../test/render-route';
import { goOffline, held } from '../../test/test-api';

const order = anOrder();
const paid = { purchase: { ...order, paymentStatus: 'PAID', orderStatus: 'COMPLETED' }, errors: [] };
const turnedDown = (code: string, message: string) => ({
  purchase: null,
  paypalOrderId: null,
  errors: [{ code, message, field: null }],
});
const errorWithPayPal = 'There was an error with PayPal. Please try again. Nothing was charged.';

interface Provider {
  startPayment?: () => unknown;
  capturePayment?: () => unknown;
  /** Makes loading the account fail from the capture on. */
  forgetsAccount?: boolean;
  withLayout?: boolean;
  path?: string;
  bought?: object;
}

let scripts = 0;

/** Opens the pay page with PayPal's button on it. */
async function openTill({
  startPayment = () => ({ paypalOrderId: 'PAYPAL-1', errors: [] }),
  capturePayment = () => paid,
  forgetsAccount = false,
  withLayout = false,
  path = `/pay-now/${order.id}`,
  bought = order,
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
        settings: () => ({ paypal: { ...settings.paypal, scriptUrl } }),
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
async function approve({ pay, paypal }: Awaited<ReturnType<typeof openTill>>) {
  await pay();
  await waitFor(() => expect(paypal.openOrder).toBe('PAYPAL-1'));
  await paypal.approve();
}

describe('paying with PayPal', () => {
  it('captures what the payer approved, and goes to the history with the new credits', async () => {
    const till = await openTill({ withLayout: true });
    await approve(till);
    await waitFor(() => expect(till.address()).toBe('/user/subscription-history'));
    expect(till.sent('StartPayment')).toEqual([{ purchaseId: order.id }]);
    expect(till.sent('CapturePayment')).toEqual([{ purchaseId: order.id, paypalOrderId: 'PAYPAL-1' }]);
    expect(await screen.findByText('Payment received. Your credits are ready.')).toBeInTheDocument();
    expect(await screen.findByText('32 credits')).toBeInTheDocument();
  });

  it('says that it is confirming, and offers no second payment until then', async () => {
    const { answer, give } = held<unknown>();
    const till = await openTill({ capturePayment: () => answer });
    await approve(till);
    expect(await screen.findByRole('status')).toHaveTextContent('Confirming your payment with PayPal');
    expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument();
    give(paid);
    await waitFor(() => expect(till.address()).toBe('/user/subscription-history'));
  });

  it('says that it is paid, and does not redirect a user who has left the page', async () => {
    const { answer, give } = held<unknown>();
    const till = await openTill({ capturePayment: () => answer });
    await approve(till);
    await screen.findByRole('status');
    till.setOut('/user/my-gallery');
    await waitFor(() => expect(till.address()).toBe('/user/my-gallery'));
    give(paid);
    expect(await screen.findByText(/^Your credits are in your account\./)).toBeInTheDocument();
    await waitFor(() => expect(till.sent('Me')).toHaveLength(2));
    expect(till.address()).toBe('/user/my-gallery');
  });

  it('counts as paid even if the account could not be loaded again', async () => {
    const till = await openTill({ forgetsAccount: true });
    await approve(till);
    await waitFor(() => expect(till.address()).toBe('/user/subscription-history'));
    expect(await screen.findByText('Payment received. Your credits are ready.')).toBeInTheDocument();
    await waitFor(() => expect(till.sent('Me')).toHaveLength(2));
    expect(till.address()).toBe('/user/subscription-history');
  });

  it.each([
    ['PAYMENT_DECLINED', 'Your payment was declined. Please try another way to pay.'],
    ['PAYMENT_FAILED', 'Payment failed. Please try again.'],
  ])('says %s and goes to the dashboard', async (code, sentence) => {
    const till = await openTill({ capturePayment: () => turnedDown(code, sentence) });
    await approve(till);
    await waitFor(() => expect(till.address()).toBe('/user/dashboard'));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByText('Payment received. Your credits are ready.')).not.toBeInTheDocument();
  });

  it('goes to the history with a note while PayPal has not decided', async () => {
    const till = await openTill({
      capturePayment: () => turnedDown('PAYMENT_PENDING', 'PayPal is still working on it.'),
    });
    await approve(till);
    await waitFor(() => expect(till.address()).toBe('/user/subscription-history'));
    expect(await screen.findByText('PayPal is still working on it.')).toBeInTheDocument();
  });

  it('claims neither success nor failure when the answer to the capture is lost', async () => {
    const till = await openTill();
    await till.pay();
    await waitFor(() => expect(till.paypal.openOrder).toBe('PAYPAL-1'));
    goOffline();
    await till.paypal.approve();
    // the message stays until the outcome is known
    expect(
      await screen.findByText(
        /^We could not confirm whether your payment went through\. If the payment went through, what you bought arrives within minutes/,
      ),
    ).toBeInTheDocument();
    expect(till.address()).toBe(`/pay-now/${order.id}`);
  });
});

describe('paying with PayPal, when nothing is paid', () => {
  it('says that nothing was charged when the payer closes PayPal, and can be retried', async () => {
    const till = await openTill();
    await till.pay();
    await waitFor(() => expect(till.paypal.openOrder).toBe('PAYPAL-1'));
    await till.paypal.cancel();
    expect(await screen.findByRole('alert')).toHaveTextContent('You closed PayPal before paying. Nothing was charged.');
    expect(till.address()).toBe(`/pay-now/${order.id}`);
    await till.pay();
    await waitFor(() => expect(till.sent('StartPayment')).toHaveLength(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(till.sent('CapturePayment')).toEqual([]);
  });

  it('does not leave the page of an item while the payer tries again', async () => {
    const item = anItemOrder();
    const till = await openTill({ path: `/item-pay-now/${item.id}`, bought: item });
    await till.pay();
    await waitFor(() => expect(till.paypal.openOrder).toBe('PAYPAL-1'));
    // the redirect after three seconds is held here; timers that Jest fakes would be advanced by the library
    const { setTimeout: start, clearTimeout: clear } = globalThis;
    const redirect = 987_654;
    const timers: string[] = [];
    const holding = {
      start: ((work: () => void, ms?: number) => {
        if (ms !== 3000) return start(work, ms);
        timers.push('started');
        return redirect;
      }) as typeof start,
      clear: ((timer?: number) => {
        if (timer === redirect) timers.push('cleared');
        else clear(timer);
      }) as typeof clear,
    };
    Object.assign(globalThis, { setTimeout: holding.start, clearTimeout: holding.clear });
    try {
      await till.paypal.cancel();
      await waitFor(() => expect(timers).toEqual(['started']));
      await till.pay();
      await waitFor(() => expect(till.sent('StartPayment')).toHaveLength(2));
      expect(timers).toEqual(['started', 'cleared']);
      expect(till.address()).toBe(`/item-pay-now/${item.id}`);
    } finally {
      Object.assign(globalThis, { setTimeout: start, clearTimeout: clear });
    }
  });

  it("shows the server's message when the payment cannot start", async () => {
    const till = await openTill({
      startPayment: () => turnedDown('PAYMENT_UNAVAILABLE', 'PayPal payments are currently unavailable.'),
    });
    await till.pay();
    expect(await screen.findByRole('alert')).toHaveTextContent('PayPal payments are currently unavailable.');
    await till.paypal.fail();
    expect(screen.getByRole('alert')).toHaveTextContent('PayPal payments are currently unavailable.');
    expect(till.paypal.openOrder).toBeNull();
  });

  it('says that the server cannot be reached when the payment cannot start', async () => {
    const till = await openTill();
    goOffline();
    await till.pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your connection and try again.',
    );
  });

  it("has a sentence for PayPal's own errors", async () => {
    const till = await openTill();
    await till.pay();
    await waitFor(() => expect(till.paypal.openOrder).toBe('PAYPAL-1'));
    await till.paypal.fail();
    expect(await screen.findByRole('alert')).toHaveTextContent(errorWithPayPal);
    expect(screen.getByRole('button', { name: 'PayPal' })).toBeInTheDocument();
  });

  it('has the same sentence when PayPal cannot open its window', async () => {
    const till = await openTill();
    till.paypal.blocked = true;
    await till.pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(errorWithPayPal);
  });
});
