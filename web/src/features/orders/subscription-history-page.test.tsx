import { screen, waitFor, within } from '@testing-library/react';
import { chooseFilter, closeFilter, filterChip, openFilter } from '../../test/filters';
import { held } from '../../test/test-api';
import { answerOrders, inDays, lastAsked, openHistory, rows, shownIds, table, waiting } from '../../test/open-history';
import type { Asked } from '../../test/open-history';
import { aPage } from '../../test/orders';
import { fill, typeDay } from '../../test/fill';

describe('subscription history', () => {
  it('lists every order, newest first', async () => {
    const rendered = openHistory();
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscription History' })).toBeInTheDocument();
    expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Order ID', 'Package', 'Date', 'Amount', 'Payment status', 'Days left']);
    expect(await rows()).toEqual([
      ['PAID3333', 'Standard', '03/03/2026', '$79.00 USD', 'Paid', expect.stringMatching(/^\d+ days left$/)],
      ['ENDED222', 'Enterprise', '02/03/2026', '$29.00 USD', 'Paid', 'Expired'],
      ['WAITS111', 'Starter', '01/03/2026', '$9.00 USD', 'Pending', 'N/A'],
    ]);
    expect(document.title).toBe('Subscription History - Postloom');
    expect(lastAsked(rendered)).toMatchObject({ sort: { field: 'CREATED_AT', direction: 'DESC' } });
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  });

  it.each([
    [{ membership: 'PREMIUM', membershipUntil: inDays(12) }, /^Premium: 12 days left, until /],
    [{ membership: 'PREMIUM', membershipUntil: null }, /^Your premium membership never expires\.$/],
    [{ membership: 'FREE', membershipUntil: null }, /^Every package you ordered, and what you got\.$/],
  ] as const)('shows the days of the membership once: %o', async (viewer, text) => {
    openHistory(undefined, undefined, viewer);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('reverses the sort with each click on the same header', async () => {
    const rendered = openHistory();
    await table();
    await rendered.user.click(screen.getByRole('button', { name: 'Date' }));
    await waitFor(async () => expect(await shownIds()).toEqual(['WAITS111', 'ENDED222', 'PAID3333']));
    expect(lastAsked(rendered)?.sort).toEqual({ field: 'CREATED_AT', direction: 'ASC' });
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
    await rendered.user.click(screen.getByRole('button', { name: 'Date' }));
    await waitFor(async () => expect(await shownIds()).toEqual(['PAID3333', 'ENDED222', 'WAITS111']));
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  });

  it.each([
    ['Order ID', 'CODE'],
    ['Package', 'NAME'],
    ['Amount', 'TOTAL'],
    ['Payment status', 'PAYMENT_STATUS'],
  ])('sorts by %s', async (header, field) => {
    const rendered = openHistory();
    await table();
    await rendered.user.click(within(await table()).getByRole('button', { name: header }));
    await waitFor(() => expect(lastAsked(rendered)?.sort).toEqual({ field, direction: 'ASC' }));
    expect(screen.getByRole('columnheader', { name: header })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('searches after a pause in typing, and keeps the search in the address', async () => {
    const rendered = openHistory();
    await table();
    await fill(rendered.user, screen.getByRole('searchbox', { name: 'Search orders' }), 'enter');
    await waitFor(async () => expect(await shownIds()).toEqual(['ENDED222']));
    expect(rendered.address()).toBe('/user/subscription-history?search=enter');
    const searched = rendered.api.calls
      .filter(({ operation }) => operation === 'Purchases')
      .map(({ variables }) => (variables as unknown as Asked).filter.search);
    expect(searched).toEqual([undefined, 'enter']);
  });

  it('filters the orders by status and day, in the address and at the API', async () => {
    const rendered = openHistory('/user/subscription-history?search=e');
    const { user } = rendered;
    await table();
    await chooseFilter(user, 'Payment status', ['Paid', 'Disputed']);
    expect(filterChip('Payment status')).toHaveTextContent('Payment status: Paid, Disputed');
    await openFilter(user, 'Ordered');
    await typeDay(user, 'Ordered to', '02/03/2026');
    await waitFor(() =>
      expect(lastAsked(rendered)?.filter).toEqual({
        search: 'e',
        kind: ['PACKAGE'],
        paymentStatus: ['PAID', 'DISPUTED'],
        createdAt: { until: new Date(2026, 2, 3).toISOString() },
      }),
    );
    expect(decodeURIComponent(rendered.address())).toBe(
      '/user/subscription-history?search=e&paymentStatus=PAID,DISPUTED&createdAt=..2026-03-02',
    );
    // not sent: the API would refuse it
    await typeDay(user, 'Ordered from', '09/03/2026');
    expect(await screen.findByText('Before the first day')).toBeInTheDocument();
    expect(decodeURIComponent(rendered.address())).toMatch(/&createdAt=..2026-03-02$/);
    await closeFilter(user);
    expect(filterChip('Ordered')).toHaveTextContent('Ordered: until 02/03/2026');
  });

  it('says that nothing matches, and can clear the filters', async () => {
    const rendered = openHistory('/user/subscription-history?search=zebra');
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('zebra');
    expect(screen.queryByText('No orders yet')).not.toBeInTheDocument();
    await rendered.user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await shownIds()).toHaveLength(3);
    expect(screen.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('');
  });

  it('opens the details of a package', async () => {
    const { user } = openHistory();
    await table();
    await user.click(screen.getByRole('button', { name: 'Details of Standard, order PAID3333' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleName('Standard Paid');
    const values = within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(
      within(dialog)
        .getAllByRole('term')
        .map(({ textContent }, index) => [textContent, values[index]]),
    ).toEqual([
      ['Order ID', 'PAID3333'],
      ['Ordered on', '03/03/2026'],
      ['Total', '$79.00 USD'],
      ['Credits', '400 credits'],
      ['Premium', expect.stringMatching(/^30 days, until \d\d\/\d\d\/\d{4}$/)],
      ['PayPal transaction', 'CAPTURE-9'],
    ]);
    expect(within(dialog).getByText('Facebook and Instagram sizes')).toBeInTheDocument();
    expect(within(dialog).queryByRole('link', { name: 'Pay Now' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers to pay a pending order in its details', async () => {
    const { user } = openHistory();
    await table();
    await user.click(screen.getByRole('button', { name: 'Details of Starter, order WAITS111' }));
    const dialog = await screen.findByRole('dialog', { name: 'Starter Pending' });
    expect(within(dialog).getByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', '/pay-now/o-1');
    expect(within(dialog).getByText('30 days')).toBeInTheDocument();
    expect(within(dialog).queryByText('PayPal transaction')).not.toBeInTheDocument();
  });

  it('keeps the old rows while new ones load', async () => {
    const { answer, give } = held<unknown>();
    const { user } = openHistory(undefined, (root, asked) =>
      asked.sort.field === 'TOTAL' ? answer : answerOrders(root, asked),
    );
    await table();
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    expect(await shownIds()).toEqual(['PAID3333', 'ENDED222', 'WAITS111']);
    give(aPage([waiting]));
    await waitFor(async () => expect(await shownIds()).toEqual(['WAITS111']));
  });
});

describe('subscription history on a phone', () => {
  it('is a list of cards with one sort menu', async () => {
    setScreenWidth(390);
    const rendered = openHistory();
    const list = await screen.findByRole('list', { name: 'Orders' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const cards = within(list).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(
      within(cards[0] as HTMLElement).getByRole('button', { name: 'Details of Standard, order PAID3333' }),
    ).toBeInTheDocument();
    expect(within(cards[0] as HTMLElement).getByText(/^\d+ days left$/)).toBeInTheDocument();
    await rendered.user.click(screen.getByRole('button', { name: 'Filters' }));
    await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Amount');
    await waitFor(() => expect(lastAsked(rendered)?.sort).toEqual({ field: 'TOTAL', direction: 'ASC' }));
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem')[0]).toHaveTextContent(
        'WAITS111',
      ),
    );
    await rendered.user.click(screen.getByRole('button', { name: 'Sorted in ascending order: reverse it' }));
    await waitFor(() => expect(lastAsked(rendered)?.sort).toEqual({ field: 'TOTAL', direction: 'DESC' }));
    expect(await screen.findByRole('button', { name: 'Sorted in descending order: reverse it' })).toBeInTheDocument();
  });
});
