import { GraphQLError } from 'graphql';
import { screen, waitFor, within } from '@testing-library/react';
import { settings } from '../../test/defaults';
import { anItemOrder, anOrder } from '../../test/orders';
import type { TestOrder } from '../../test/orders';
import { answerPayPalScript, failPayPalScript } from '../../test/paypal-stand-in';
import { renderRoute } from '../../test/render-route';

const never = () => new Promise(() => undefined);
const broken = () => {
  throw new Error('No thread left');
};

interface Till {
  order?: Partial<TestOrder>;
  paypal?: Partial<(typeof settings)['paypal']>;
  query?: Record<string, unknown>;
  subscription?: Record<string, unknown>;
  mutation?: Record<string, unknown>;
}

const openPay = ({ order, paypal, query, subscription = {}, mutation = {} }: Till = {}) =>
  renderRoute(`/pay-now/${anOrder().id}`, {
    viewer: {},
    overrides: {
      Query: {
        purchase: () => anOrder(order),
        settings: () => ({ paypal: { ...settings.paypal, ...paypal } }),
        ...query,
      },
      Subscription: subscription,
      Mutation: mutation,
    },
  });

const listed = (section: HTMLElement) => {
  const values = within(section)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  return within(section)
    .getAllByRole('term')
    .map(({ textContent }, index) => [textContent, values[index]]);
};

describe('package pay page, instead of the payment', () => {
  it('is a loader until order and settings are loaded', async () => {
    const { api } = openPay({ query: { settings: never } });
    await waitFor(() =>
      expect(api.calls.map(({ operation }) => operation)).toEqual(
        expect.arrayContaining(['PayPurchase', 'PaymentSettings']),
      ),
    );
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['the order does not load', { query: { purchase: broken } }, 'Failed to load order details'],
    ['the settings do not load', { query: { settings: broken } }, 'Failed to load payment gateway settings'],
  ])('is an alert with a link home when %s', async (_case, till, title) => {
    openPay(till);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    // the order may be paid already
    expect(alert).toHaveTextContent('Opening this page charges nothing.');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe(`${title} - Postloom`);
  });

  it('is a warning when the order does not belong to the account', async () => {
    openPay({
      query: {
        purchase: () => {
          throw new GraphQLError('This order does not exist.', { extensions: { code: 'NOT_FOUND' } });
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['PayPal is switched off', { enablePayPal: false, scriptUrl: 'http://localhost/off.js' }],
    ['no client id is set', { clientId: '', scriptUrl: 'http://localhost/none.js' }],
  ])('is a note when %s', async (_case, paypal) => {
    openPay({ paypal });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Payment Unavailable' })).toBeInTheDocument();
    expect(alert).toHaveTextContent('PayPal payments are currently unavailable. Please contact support.');
    expect(screen.getByRole('link', { name: 'Support Team' })).toHaveAttribute('href', '/contact');
    expect(document.head.querySelector(`script[src="${paypal.scriptUrl}"]`)).toBeNull();
  });

  it("says in the item's wording that no client id is configured", async () => {
    renderRoute(`/item-pay-now/${anItemOrder().id}`, {
      viewer: {},
      overrides: {
        Query: {
          purchase: () => anItemOrder(),
          settings: () => ({ paypal: { ...settings.paypal, clientId: '', scriptUrl: 'http://localhost/item.js' } }),
        },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Payment Issue' })).toBeInTheDocument();
    expect(alert).toHaveTextContent('Payment setup incomplete. Please refresh the page or contact support.');
  });

  it.each([
    ['/pay-now', anItemOrder(), '/item-pay-now'],
    ['/item-pay-now', anOrder(), '/pay-now'],
  ])('leads from %s to the page of the other kind of order', async (from, bought, to) => {
    const { address } = renderRoute(`${from}/${bought.id}?token=EC-1`, {
      viewer: {},
      overrides: { Query: { purchase: () => bought, settings: () => ({ paypal: settings.paypal }) } },
    });
    await waitFor(() => expect(address()).toBe(`${to}/${bought.id}?token=EC-1`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your order' })).toBeInTheDocument();
  });

  it('says that the order is paid, and links to the history', async () => {
    openPay({ order: { paymentStatus: 'PAID', orderStatus: 'COMPLETED' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This order is paid' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the history' })).toHaveAttribute(
      'href',
      '/user/subscription-history',
    );
  });

  it('says that the order was deleted, and what is still possible', async () => {
    openPay({
      order: {
        paymentStatus: 'CANCELLED',
        paymentProblem: 'This order was deleted by our team. Nothing was charged.',
      },
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeInTheDocument();
    expect(alert).toHaveTextContent(
      'This order was deleted by our team. Nothing was charged. You can order the package again at any time.',
    );
    expect(screen.queryByText('Pay for your order')).not.toBeInTheDocument();
  });

  it('says that PayPal has not decided, and updates while the page is open', async () => {
    let send: (value: unknown) => void = () => undefined;
    const update = new Promise((resolve) => (send = resolve));
    async function* changes() {
      yield {
        purchaseChanged: anOrder({ paymentStatus: 'PROCESSING', paymentProblem: 'PayPal is reviewing your payment.' }),
      };
      await update;
      yield { purchaseChanged: anOrder({ paymentStatus: 'PAID', orderStatus: 'COMPLETED', expiresAt: null }) };
    }
    openPay({ subscription: { purchaseChanged: { subscribe: changes } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This payment is being checked' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('PayPal is reviewing your payment. Please do not pay again');
    send(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'This order is paid' })).toBeInTheDocument();
  });

  it('can be retried when the order did not load', async () => {
    let broke = false;
    const { user } = openPay({ query: { purchase: () => (broke ? anOrder() : ((broke = true), broken())) } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your order' })).toBeInTheDocument();
  });

  it('says that a cancelled order can be ordered again', async () => {
    openPay({ order: { paymentStatus: 'CANCELLED', expiresAt: null } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/user/select-package');
  });

  it.each(['REFUNDED', 'DISPUTED'] as const)('says that a %s order is closed', async (paymentStatus) => {
    openPay({ order: { paymentStatus } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This order is closed' })).toBeInTheDocument();
    expect(screen.queryByText('Loading PayPal...')).not.toBeInTheDocument();
  });
});

afterEach(() => jest.restoreAllMocks());

describe('package pay page', () => {
  it('shows the order, its price and the payer', async () => {
    openPay();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your order' })).toBeInTheDocument();
    expect(screen.getByText(/Order AB12CD34/)).toHaveTextContent('Order AB12CD34 Pending');
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(within(summary).getByRole('heading', { name: 'Starter' })).toBeInTheDocument();
    expect(listed(summary)).toEqual([
      ['Package price', '$9.00 USD'],
      ['Processing fee', '$0.00 USD'],
      ['Total', '$9.00 USD'],
    ]);
    expect(within(summary).getByText('20 credits, premium for 30 days')).toBeVisible();
    expect(listed(screen.getByRole('region', { name: 'Customer' }))).toEqual([
      ['Name', 'Mira Weaver'],
      ['Email', 'mira@example.com'],
      ['Address', '12 Loom Street, Porto'],
      ['Country', 'Portugal'],
    ]);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Support Team' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(document.title).toBe('Pay order AB12CD34 - Postloom');
  });

  it("keeps showing the last attempt's outcome and the time limit for paying, and can be dismissed", async () => {
    const { user } = openPay({
      order: {
        paymentProblem: 'Payment failed. Please try again. Your payment method was declined and nothing was charged.',
      },
      mutation: {
        cancelPurchase: () => ({
          purchase: anOrder({ paymentStatus: 'CANCELLED', expiresAt: null, paymentProblem: null }),
          errors: [],
        }),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your payment method was declined and nothing was charged.',
    );
    expect(screen.getByText('Pay by 08/03/2026, or the order is cancelled automatically.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeInTheDocument();
  });

  it("says 'Not specified' for missing details, and shows no credits when there are none", async () => {
    openPay({ order: { billing: { customerName: 'Ada', address: '', country: '' }, credit: 0 } });
    const customer = await screen.findByRole('region', { name: 'Customer' });
    expect(listed(customer).slice(2)).toEqual([
      ['Address', 'Not specified'],
      ['Country', 'Not specified'],
    ]);
    // the lines of an address are shown
    for (const value of within(customer).getAllByRole('definition')) expect(value).toHaveStyle('white-space: pre-line');
    expect(screen.getByText('Premium for 30 days')).toBeVisible();
  });

  it("says so when PayPal's script does not load, and retries", async () => {
    const scriptUrl = 'http://localhost/lost.js';
    const { user } = openPay({ paypal: { scriptUrl } });
    expect(await screen.findByText('Loading PayPal...')).toBeInTheDocument();
    await failPayPalScript(scriptUrl);
    expect(
      await screen.findByText(/^There was an error with PayPal\. Please try again\. Nothing was charged\./),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answerPayPalScript(scriptUrl);
    expect(await screen.findByRole('button', { name: 'PayPal' })).toBeInTheDocument();
  });

  it('says so when PayPal does not know the shop', async () => {
    // PayPal's package logs to the console, too
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const scriptUrl = 'http://localhost/stranger.js';
    openPay({ paypal: { scriptUrl } });
    await answerPayPalScript(scriptUrl, { broken: true });
    expect(
      await screen.findByText('There was an error with PayPal. Please try again. Nothing was charged.'),
    ).toBeInTheDocument();
  });

  it('says so where PayPal accepts no payment in the currency', async () => {
    const scriptUrl = 'http://localhost/elsewhere.js';
    openPay({ paypal: { scriptUrl } });
    await answerPayPalScript(scriptUrl, { eligible: false });
    expect(
      await screen.findByText(/^PayPal takes no payments in USD from where you are\. Nothing was charged/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'PayPal' })).not.toBeInTheDocument();
  });

  it('passes the shop and the look of the button to PayPal', async () => {
    const scriptUrl = 'http://localhost/look.js';
    openPay({
      paypal: {
        scriptUrl,
        clientId: 'shop-7',
        buttonStyles: { layout: 'HORIZONTAL', color: 'GOLD', shape: 'PILL', label: 'BUYNOW' },
      },
    });
    const paypal = await answerPayPalScript(scriptUrl);
    const button = await screen.findByRole('button', { name: 'PayPal' });
    expect(paypal.instance).toMatchObject({
      clientId: 'shop-7',
      components: ['paypal-payments'],
      pageType: 'checkout',
    });
    expect(button).toHaveAttribute('type', 'buynow');
    expect(button).toHaveClass('paypal-gold');
  });
});
