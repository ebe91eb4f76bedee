import { screen, waitFor } from '@testing-library/react';
import { anItemOrder } from '../../test/orders';
import { failPayPalScript } from '../../test/paypal-stand-in';
import { approve, openTill, paid, turnedDown } from '../../test/pay-till';
import { settings } from '../../test/defaults';
import { renderRoute } from '../../test/render-route';
import { goOffline } from '../../test/test-api';

const item = anItemOrder();
const path = `/item-pay-now/${item.id}`;
const open = (provider: Parameters<typeof openTill>[0] = {}) => openTill({ path, bought: item, ...provider });
const errorWithPayPal =
  'There was an error with PayPal. Please refresh the page and try again, or contact support if the issue persists.';

describe('paying for an item with PayPal', () => {
  it.each([
    ['after the message of success', false, 2000],
    ['sooner when the order was paid before', true, 1000],
  ])('goes to the orders %s', async (_when, wasPaidBefore, delay) => {
    const till = await open({ capturePayment: () => ({ ...paid, purchase: item, wasPaidBefore }) });
    await approve(till);
    expect(await screen.findByText('Payment successful! Redirecting to your subscription history...')).toBeVisible();
    const shown = performance.now();
    expect(till.address()).toBe(path);
    await waitFor(() => expect(till.address()).toBe('/user/orders-history'), { timeout: delay + 900 });
    expect(performance.now() - shown).toBeGreaterThan(delay - 500);
  });

  it('stays on the page when the payment failed, says why once, and can be tried again', async () => {
    const sentence = 'Payment failed. Please try again. Nothing was charged.';
    const bought = { ...item, paymentProblem: null as string | null };
    const till = await open({
      bought,
      capturePayment: () => {
        bought.paymentProblem = sentence;
        return turnedDown('PAYMENT_FAILED', sentence);
      },
    });
    await approve(till);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await waitFor(() => expect(till.sent('PayPurchase')).toHaveLength(2));
    await waitFor(() => expect(till.sent('Me')).toHaveLength(2));
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(till.address()).toBe(path);
    await till.pay();
    await waitFor(() => expect(till.sent('StartPayment')).toHaveLength(2));
  });

  it('names the payment at PayPal when its order is unknown, and the way to support', async () => {
    const till = await open({ capturePayment: () => turnedDown('NOT_FOUND', 'Order not found.') });
    await approve(till);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not find your order for the PayPal payment PAYPAL-1. Please contact support and name this number.',
    );
    expect(till.address()).toBe(path);
  });

  it('does not leave the page while the payer tries again', async () => {
    const till = await open();
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
      expect(till.address()).toBe(path);
    } finally {
      Object.assign(globalThis, { setTimeout: start, clearTimeout: clear });
    }
  });

  it("has the item's sentence for each failure of PayPal", async () => {
    const till = await open();
    await till.pay();
    await waitFor(() => expect(till.paypal.openOrder).toBe('PAYPAL-1'));
    await till.paypal.fail();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${errorWithPayPal} Nothing was charged.`);
    goOffline();
    await till.pay();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`${errorWithPayPal} Network error.`));
  });

  it("has it when PayPal's script does not load", async () => {
    const scriptUrl = 'http://localhost/lost-item.js';
    renderRoute(path, {
      viewer: {},
      overrides: {
        Query: { purchase: () => item, settings: () => ({ paypal: { ...settings.paypal, scriptUrl } }) },
      },
    });
    await failPayPalScript(scriptUrl);
    expect(await screen.findByRole('alert')).toHaveTextContent(`${errorWithPayPal} Nothing was charged.`);
  });
});
