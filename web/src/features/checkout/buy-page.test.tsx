import { screen, waitFor, within } from '@testing-library/react';
import { member, packages } from '../../test/defaults';
import type { TestViewer } from '../../test/defaults';
import { aPage, anOrder } from '../../test/orders';
import { renderRoute } from '../../test/render-route';
import { goOffline, held } from '../../test/test-api';
import { fill } from '../../test/fill';
import { formatDate } from '../../lib/format';

const starterId = packages[0]?.id ?? '';
const placed = { purchase: anOrder(), errors: [] };
const turnedDown = (code: string, message: string, field: string[] | null = null) => ({
  order: null,
  errors: [{ code, message, field }],
});

/** Answers the second call alone. */
function afterLostAnswer() {
  let isLost = false;
  return () => {
    if (isLost) return placed;
    isLost = true;
    throw new Error('The answer was lost');
  };
}

type Rendered = ReturnType<typeof renderRoute>;

interface Shop {
  viewer?: Partial<TestViewer>;
  createPurchase?: () => unknown;
  query?: Record<string, unknown>;
}

const openBuy = ({ viewer = {}, createPurchase = () => placed, query = {} }: Shop = {}): Rendered =>
  renderRoute(`/buy/${starterId}`, {
    viewer,
    overrides: { Mutation: { createPurchase }, User: { purchases: () => aPage([anOrder()]) }, Query: query },
  });

const field = (name: string) => screen.findByRole('textbox', { name });
const country = () => screen.getByRole('combobox', { name: 'Country' });
const proceed = () => screen.findByRole('button', { name: 'Proceed to Payment' });
const sent = ({ api }: Rendered) =>
  api.calls.filter(({ operation }) => operation === 'CreatePurchase').map(({ variables }) => variables);

describe('package checkout', () => {
  it('shows the package, its price, no fee and the total', async () => {
    openBuy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeInTheDocument();
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(within(summary).getByRole('heading', { name: 'Starter' })).toBeInTheDocument();
    const terms = within(summary)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    const amounts = within(summary)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(terms.map((term, index) => [term, amounts[index]])).toEqual([
      ['Package price', '$9.00 USD'],
      ['Processing fee', '$0.00 USD'],
      ['Total', '$9.00 USD'],
    ]);
    expect(document.title).toBe('Checkout: Starter - Postloom');
    const today = formatDate(new Date().toISOString());
    expect(screen.getByText(new RegExp(`^Today is ${today}\\.`))).toBeInTheDocument();
  });

  it('says that the package is ordered and unpaid, with ways to pay and to cancel it', async () => {
    const open = anOrder({ id: 'o-7', code: 'OPEN7777', total: '9.00' });
    const other = anOrder({ id: 'o-8', code: 'OTHER888', package: packages[1] ?? null });
    const orders = [other, open];
    const { user } = renderRoute(`/buy/${starterId}`, {
      viewer: {},
      overrides: {
        User: { purchases: () => aPage(orders) },
        Mutation: {
          cancelPurchase: () => {
            orders.pop();
            return { purchase: { ...open, paymentStatus: 'CANCELLED' }, errors: [] };
          },
        },
      },
    });
    const note = await screen.findByText('You have an open order for this package');
    expect(screen.getByText(/OPEN7777 of \d{2}\/\d{2}\/\d{4}, \$9\.00 USD, is not paid yet\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/pay-now/o-7');
    expect(await proceed()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order OPEN7777?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(note).not.toBeInTheDocument());
  });

  it('shows the fee, the total and the currency that the server will charge', async () => {
    openBuy({ query: { package: () => ({ ...packages[0], fee: '0.45', total: '9.45', currency: 'EUR' }) } });
    const summary = await screen.findByRole('region', { name: 'Order summary' });
    expect(
      within(summary)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['€9.00 EUR', '€0.45 EUR', '€9.45 EUR']);
  });

  it("pre-fills the account's details; the email cannot be changed", async () => {
    const { user } = openBuy();
    expect(await field('Full name')).toHaveValue('Mira Weaver');
    expect(await field('Address')).toHaveValue('12 Loom Street, Porto');
    expect(country()).toHaveValue('Portugal');
    expect(
      within(country())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a country', 'Portugal', 'Vatican City', 'Other']);
    const email = await field('Email');
    expect(email).toHaveAttribute('readonly');
    await user.type(email, 'x');
    expect(email).toHaveValue('mira@example.com');
    for (const required of [await field('Full name'), await field('Address'), country()])
      expect(required).toBeRequired();
  });

  it("leaves the country empty when the account's country cannot be chosen", async () => {
    openBuy({ viewer: { country: 'Atlantis', address: null } });
    expect(await field('Address')).toHaveValue('');
    expect(country()).toHaveValue('');
  });

  it('requires name, address and country, and sends nothing without them', async () => {
    const rendered = openBuy({ viewer: { country: null, address: null } });
    await rendered.user.clear(await field('Full name'));
    await rendered.user.type(await field('Address'), '   ');
    await rendered.user.click(await proceed());
    expect(await screen.findByText('Please enter your full name')).toBeInTheDocument();
    expect(await field('Full name')).toHaveAccessibleDescription('Please enter your full name');
    expect(await field('Address')).toHaveAccessibleDescription('Please enter your address');
    expect(country()).toHaveAccessibleDescription('Please choose a country');
    expect(sent(rendered)).toEqual([]);
  });

  it('places one order for several clicks, and goes to the pending payments', async () => {
    const { answer, give } = held<unknown>();
    const rendered = openBuy({ createPurchase: () => answer });
    await rendered.user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Vatican City');
    await rendered.user.dblClick(await proceed());
    expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
    await rendered.user.type(await field('Full name'), '{Enter}');
    give(placed);
    await waitFor(() => expect(rendered.address()).toBe('/user/package-pending-payment/'));
    expect(await screen.findByRole('heading', { name: 'My Pending Orders' })).toBeInTheDocument();
    expect(sent(rendered)).toEqual([
      {
        input: {
          of: { packageId: starterId },
          requestId: expect.stringMatching(/^[\w-]{8,64}$/) as unknown,
          billing: { customerName: 'Mira Weaver', address: '12 Loom Street, Porto', country: 'Vatican City' },
          shown: { total: '9.00', currency: 'USD', credit: 20, validityDays: 30 },
        },
      },
    ]);
  });

  it('leaves a user alone who went elsewhere before the order was placed', async () => {
    const { answer, give } = held<unknown>();
    const rendered = openBuy({ createPurchase: () => answer });
    await rendered.user.type(await field('Full name'), ' II');
    const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes(':billing:'));
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await rendered.user.click(await proceed());
    await screen.findByRole('button', { name: 'Processing...' });
    rendered.setOut('/user/my-gallery');
    await waitFor(() => expect(rendered.address()).toBe('/user/my-gallery'));
    give(placed);
    // the placed order deletes the draft
    await waitFor(() => expect(drafts()).toEqual([]));
    expect(rendered.address()).toBe('/user/my-gallery');
  });

  it('retries with the same request id, so that a lost answer creates no second order', async () => {
    const rendered = openBuy({ createPurchase: afterLostAnswer() });
    await rendered.user.click(await proceed());
    expect(await screen.findByRole('alert')).toHaveTextContent('The answer was lost');
    await rendered.user.click(await proceed());
    await waitFor(() => expect(rendered.address()).toBe('/user/package-pending-payment/'));
    const [first, second] = sent(rendered).map(({ input }) => (input as { requestId: string }).requestId);
    expect(second).toBe(first);
  });

  it('sends corrected details as a new request, which the first one with its lost answer must not stand for', async () => {
    const rendered = openBuy({ createPurchase: afterLostAnswer() });
    await rendered.user.click(await proceed());
    expect(await screen.findByRole('alert')).toHaveTextContent('The answer was lost');
    await rendered.user.type(screen.getByRole('textbox', { name: 'Full name' }), ' Junior');
    await rendered.user.click(await proceed());
    await waitFor(() => expect(rendered.address()).toBe('/user/package-pending-payment/'));
    const inputs = sent(rendered).map(({ input }) => input as { requestId: string; billing: { customerName: string } });
    expect(inputs[1]?.billing.customerName).toMatch(/ Junior$/);
    expect(inputs[1]?.requestId).not.toBe(inputs[0]?.requestId);
  });
});

it('places another order when the one of a lost answer was paid or cancelled since', async () => {
  const rendered = openBuy({
    createPurchase: () =>
      sent(rendered).length === 1 ? { purchase: anOrder({ paymentStatus: 'CANCELLED' }), errors: [] } : placed,
  });
  await rendered.user.click(await proceed());
  await waitFor(() => expect(rendered.address()).toBe('/user/package-pending-payment/'));
  expect(new Set(sent(rendered).map(({ input }) => (input as { requestId: string }).requestId)).size).toBe(2);
});

describe('package checkout, on failure', () => {
  it('shows an error on its field or in the banner, and can be retried', async () => {
    let answer = turnedDown('INVALID_INPUT', 'Please choose a country of the list', ['billing', 'country']);
    const rendered = openBuy({ createPurchase: () => answer });
    await rendered.user.click(await proceed());
    await waitFor(() => expect(country()).toHaveAccessibleDescription('Please choose a country of the list'));
    expect(country()).toBeInvalid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    answer = turnedDown('NOT_FOUND', 'This package is no longer on sale', ['packageId']);
    await rendered.user.click(await proceed());
    expect(await screen.findByRole('alert')).toHaveTextContent('This package is no longer on sale');
    goOffline();
    await rendered.user.click(await proceed());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Network error. Please check your connection and try again.'),
    );
    expect(await proceed()).toBeEnabled();
    expect(rendered.address()).toBe(`/buy/${starterId}`);
  });

  it('offers the billing details of the last order', async () => {
    openBuy({
      query: {
        me: () => ({
          ...member,
          lastBilling: { customerName: 'Mira at the Mill', address: '3 Mill Lane', country: 'Vatican City' },
        }),
      },
    });
    expect(await field('Full name')).toHaveValue('Mira at the Mill');
    expect(await field('Address')).toHaveValue('3 Mill Lane');
    expect(country()).toHaveDisplayValue('Vatican City');
  });

  it('keeps the entered values through a reload, until the order is placed', async () => {
    const first = openBuy();
    await first.user.clear(await field('Address'));
    await fill(first.user, await field('Address'), '9 New Lane');
    first.unmount();
    const second = openBuy();
    expect(await field('Address')).toHaveValue('9 New Lane');
    await second.user.click(await proceed());
    await waitFor(() => expect(second.address()).toBe('/user/package-pending-payment/'));
    second.unmount();
    openBuy();
    expect(await field('Address')).toHaveValue('12 Loom Street, Porto');
  });

  it('shows Sellers a sentence instead of the form', async () => {
    openBuy({ viewer: { role: 'SELLER' } });
    expect(await screen.findByText('Sellers cannot purchase products')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Order summary' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Full name' })).not.toBeInTheDocument();
  });

  it('says so when the package is gone, and links to the others', async () => {
    openBuy({ query: { package: () => null } });
    expect(await screen.findByRole('heading', { name: 'This package is no longer on sale' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/user/select-package');
    expect(document.title).toBe('Checkout - Postloom');
  });

  it('loads again after a failure', async () => {
    let broken = true;
    const { user } = openBuy({
      query: {
        package: () => {
          if (broken) throw new Error('No thread left');
          return packages[0];
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No thread left');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No thread left');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await proceed()).toBeInTheDocument();
  });

  it('sends anonymous users to the sign-in first', async () => {
    const rendered = renderRoute(`/buy/${starterId}`);
    await waitFor(() => expect(rendered.address()).toBe(`/login?next=${encodeURIComponent(`/buy/${starterId}`)}`));
    expect(rendered.api.calls.map(({ operation }) => operation)).not.toContain('Checkout');
  });
});
