import { screen, waitFor } from '@testing-library/react';
import { approve, openTill, order, paid, turnedDown } from '../../test/pay-till';
import { goOffline, held } from '../../test/test-api';

const errorWithPayPal = 'There was an error with PayPal. Please try again. Nothing was charged.';

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
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Pay by/)).not.toBeInTheDocument();
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

  it('says how long to wait after too many attempts, on the page that still takes the payment', async () => {
    const sentence = 'There were many attempts to pay. You can try again in 5 minutes.';
    const till = await openTill({ capturePayment: () => turnedDown('TOO_MANY_REQUESTS', sentence) });
    await approve(till);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(till.address()).toBe(`/pay-now/${order.id}`);
    expect(await screen.findByRole('button', { name: 'PayPal' })).toBeInTheDocument();
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

  it("continues with PayPal's new account after an Admin has switched it", async () => {
    let clientId = 'client-1';
    const till = await openTill({ clientId: () => clientId });
    await till.pay();
    await waitFor(() => expect(till.paypal.openOrder).toBe('PAYPAL-1'));
    clientId = 'client-2';
    await till.paypal.fail();
    expect(await screen.findByRole('alert')).toHaveTextContent(errorWithPayPal);
    await waitFor(() => expect(till.paypal.instance.clientId).toBe('client-2'));
    await approve(till);
    await waitFor(() => expect(till.sent('CapturePayment')).toHaveLength(1));
  });

  it('has the same sentence when PayPal cannot open its window', async () => {
    const till = await openTill();
    till.paypal.blocked = true;
    await till.pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(errorWithPayPal);
  });
});
