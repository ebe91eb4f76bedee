import { act, screen, waitFor } from '@testing-library/react';
import { member } from '../../test/defaults';
import { aPage, anOrder } from '../../test/orders';
import { renderWithLayout } from '../../test/render-route';

const order = anOrder({ paymentStatus: 'PROCESSING' });

/** Opens the dashboard while PayPal decides a payment. The returned functions send what the server sends then. */
function openUndecided() {
  let state: Record<string, unknown> = { ...order };
  let sendOrder = () => undefined as void;
  let sendAccount = () => undefined as void;
  const opened = renderWithLayout('/user/dashboard', {
    viewer: {},
    overrides: {
      User: {
        purchases: (_root: unknown, { filter }: { filter: { paymentStatus?: string[] } }) =>
          aPage(filter.paymentStatus?.includes('PROCESSING') && state['paymentStatus'] === 'PROCESSING' ? [state] : []),
      },
      Subscription: {
        purchaseChanged: {
          subscribe: async function* changes() {
            for (;;) {
              await new Promise<void>((resolve) => (sendOrder = resolve));
              yield { purchaseChanged: state };
            }
          },
        },
        meChanged: {
          subscribe: async function* changes() {
            await new Promise<void>((resolve) => (sendAccount = resolve));
            yield { meChanged: { ...member, credits: 32 } };
            await new Promise(() => undefined);
          },
        },
      },
    },
  });
  const decide = (parts: Record<string, unknown>) => {
    state = { ...order, ...parts };
  };
  const summaries = () => opened.api.calls.filter(({ operation }) => operation === 'DashboardSummary').length;
  /** Sends the account's event, and waits until the page has loaded its orders again. */
  const reload = async () => {
    const before = summaries();
    await act(async () => sendAccount());
    await waitFor(() => expect(summaries()).toBeGreaterThan(before));
  };
  return { ...opened, decide, reload, sendOrder: () => act(async () => sendOrder()) };
}

describe('the outcome of a payment that PayPal had to decide', () => {
  const arrived = 'Your payment has arrived and your credits are ready.';

  it('stays in sight when the orders are loaded again, as with each new credit', async () => {
    const { decide, reload, sendOrder } = openUndecided();
    await screen.findByText('PayPal is still confirming your payment.');
    decide({ paymentStatus: 'PAID' });
    await sendOrder();
    expect(await screen.findByText(arrived)).toBeInTheDocument();
    await reload();
    await waitFor(() => expect(screen.getAllByText('32 credits').length).toBeGreaterThan(0));
    expect(screen.getByText(arrived)).toBeInTheDocument();
  });

  it('is said also when the orders are loaded again first', async () => {
    const { decide, reload, sendOrder } = openUndecided();
    await screen.findByText('PayPal is still confirming your payment.');
    decide({ paymentStatus: 'PAID' });
    await reload();
    await waitFor(() => expect(screen.queryByText('PayPal is still confirming your payment.')).not.toBeInTheDocument());
    await sendOrder();
    expect(await screen.findByText(arrived)).toBeInTheDocument();
  });

  it('does not ask to pay an order that was cancelled', async () => {
    const { decide, sendOrder } = openUndecided();
    await screen.findByText('PayPal is still confirming your payment.');
    decide({ paymentStatus: 'CANCELLED' });
    await sendOrder();
    expect(await screen.findByText('This order is cancelled.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `See order ${order.code}` })).toHaveTextContent('See');
  });
});
