import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPage, anItemOrder, anOrder } from '../../test/orders';
import { renderRoute } from '../../test/render-route';
import { goOffline } from '../../test/test-api';

const newer = anOrder({
  id: 'o-2',
  code: 'NEWER222',
  name: 'Enterprise',
  total: '29.00',
  createdAt: '2026-03-02T12:00:00.000Z',
  imageUrl: '/files/enterprise.webp',
});
const older = anOrder({ id: 'o-1', code: 'OLDER111', name: ' ', total: '1234.50' });

type OrdersResolver = (
  root: unknown,
  args: { filter: { kind?: string[]; paymentStatus?: string[] }; page: { number?: number; size: number } },
) => unknown;

const openPending = (
  orders: OrdersResolver = () => aPage([newer, older]),
  path = '/user/package-pending-payment',
  cancelPurchase: () => unknown = () => null,
) => renderRoute(path, { viewer: {}, overrides: { User: { purchases: orders }, Mutation: { cancelPurchase } } });

const table = () => screen.findByRole('table', { name: 'Pending orders' });
const cells = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    : [];

describe('pending payments', () => {
  it('lists the pending orders', async () => {
    const { api } = openPending();
    const rows = within(await table()).getAllByRole('row');
    expect(
      within(rows[0] as HTMLElement)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Image', 'Package', 'Order ID', 'Date', 'Amount', 'Status', 'Pay by', 'Action']);
    expect(rows.slice(1).map(cells)).toEqual([
      ['', 'Enterprise', 'NEWER222', '02/03/2026', '$29.00 USD', 'Pending', '08/03/2026', 'Pay NowCancel'],
      ['', 'Unnamed Package', 'OLDER111', '01/03/2026', '$1,234.50 USD', 'Pending', '08/03/2026', 'Pay NowCancel'],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'My Pending Orders' })).toBeInTheDocument();
    expect(document.title).toBe('My Pending Orders - Postloom');
    const asked = api.calls.find(({ operation }) => operation === 'Purchases')?.variables;
    expect(asked).toMatchObject({ filter: { paymentStatus: ['PENDING'] }, page: { number: 1, size: 10 } });
  });

  it.each(['/user/pending-payment/', '/user/package-pending-payment/'])('is also available at %s', async (path) => {
    openPending(undefined, path);
    expect(await screen.findByRole('heading', { level: 1, name: 'My Pending Orders' })).toBeInTheDocument();
  });

  it('cancels an order: asks first, shows a refusal of the server, and reloads the list', async () => {
    const problem = { code: 'PAYMENT_PENDING', message: 'PayPal is still confirming your payment.', field: null };
    let refused = true;
    const { api, user } = openPending(undefined, undefined, () =>
      refused
        ? { purchase: null, errors: [problem] }
        : { purchase: anOrder({ id: 'o-2', paymentStatus: 'CANCELLED', expiresAt: null }), errors: [] },
    );
    await table();
    await user.click(screen.getByRole('button', { name: 'Cancel order NEWER222' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order NEWER222?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    expect(await within(dialog).findByText(problem.message)).toBeInTheDocument();
    refused = false;
    const asked = api.calls.filter(({ operation }) => operation === 'Purchases').length;
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('Order NEWER222 is cancelled.')).toBeInTheDocument();
    expect(api.calls.filter(({ operation }) => operation === 'CancelPurchase').at(-1)?.variables).toEqual({
      id: 'o-2',
    });
    await waitFor(() =>
      expect(api.calls.filter(({ operation }) => operation === 'Purchases').length).toBeGreaterThan(asked),
    );
  });

  it('says that an order no longer exists, and removes it from the list', async () => {
    const gone = { code: 'NOT_FOUND', message: 'Order not found.', field: null };
    const { api, user } = openPending(undefined, undefined, () => ({ purchase: null, errors: [gone] }));
    await table();
    const asked = api.calls.filter(({ operation }) => operation === 'Purchases').length;
    await user.click(screen.getByRole('button', { name: 'Cancel order NEWER222' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order NEWER222?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    expect(
      await screen.findByText('Order NEWER222 is no longer there: our team has deleted it. Nothing was charged.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(api.calls.filter(({ operation }) => operation === 'Purchases').length).toBeGreaterThan(asked),
    );
  });

  it('links each order, and the first of them, to its payment', async () => {
    openPending();
    await table();
    expect(screen.getByRole('link', { name: 'Pay Now, order NEWER222' })).toHaveAttribute('href', '/pay-now/o-2');
    expect(screen.getByRole('link', { name: 'Pay Now, order OLDER111' })).toHaveAttribute('href', '/pay-now/o-1');
    expect(screen.getByRole('link', { name: 'Pay First Order' })).toHaveAttribute('href', '/pay-now/o-2');
    expect(screen.queryByText('No payments due.')).not.toBeInTheDocument();
  });

  it('draws a package where a picture is missing or does not load', async () => {
    openPending();
    const picture = await screen.findByRole('img', { name: 'Enterprise' });
    expect(picture).toHaveAttribute('src', '/files/enterprise.webp');
    expect(screen.getAllByRole('img')).toHaveLength(1);
    fireEvent.error(picture);
    await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
  });

  it('says so when there are no pending orders', async () => {
    openPending(() => aPage([]));
    expect(await screen.findByRole('heading', { name: 'No Pending Orders' })).toBeInTheDocument();
    expect(screen.getByText("You're all caught up with payments.")).toBeInTheDocument();
    expect(screen.getByText('No payments due.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/user/select-package');
    expect(screen.queryByRole('link', { name: 'Pay First Order' })).not.toBeInTheDocument();
  });

  it('makes no statement about payments while it loads', async () => {
    openPending(() => new Promise(() => undefined));
    expect(await screen.findByRole('heading', { name: 'My Pending Orders' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('No payments due.')).not.toBeInTheDocument();
  });

  it('says that it could not load, keeps its heading, and retries', async () => {
    let broken = true;
    const { user } = openPending(() => {
      if (broken) throw new Error('No thread left');
      return aPage([newer]);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load orders. Please try again.');
    expect(screen.getByRole('heading', { level: 1, name: 'My Pending Orders' })).toBeInTheDocument();
    expect(screen.queryByText('No payments due.')).not.toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await table()).getByText('NEWER222')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has the same sentence when the server cannot be reached', async () => {
    const { user, address } = renderRoute('/user/dashboard', { viewer: {} });
    await screen.findByText("You're all caught up");
    goOffline();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Your account' })).getByRole('link', { name: /^Pending Payments/ }),
    );
    await waitFor(() => expect(address()).toBe('/user/pending-payment/'));
    expect(await screen.findByText('Could not load orders. Please try again.')).toBeInTheDocument();
  });

  it('has pages of ten', async () => {
    const many = Array.from({ length: 12 }, (_, index) => anOrder({ id: `o-${index}`, code: `ORDER${index}` }));
    const { user, address } = openPending((_root, { page: { number = 1, size } }) =>
      aPage(many.slice((number - 1) * size, number * size), many.length),
    );
    expect(within(await table()).getAllByRole('row')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(screen.queryByText('ORDER0')).not.toBeInTheDocument());
    expect(within(await table()).getAllByRole('row')).toHaveLength(3);
    expect(address()).toBe('/user/package-pending-payment?page=2');
  });

  it.each([
    ['packages', '/user/package-pending-payment?page=2', '/pay-now/PACKAGE-0'],
    ['items', '/user/item-pending-payment/?page=2', '/item-pay-now/ITEM-0'],
  ])('pays the first order of all pages of %s', async (_kind, path, href) => {
    openPending((_root, { filter: { kind = [] }, page: { number = 1, size } }) => {
      const of = kind[0] === 'ITEM' ? anItemOrder : anOrder;
      const all = Array.from({ length: 12 }, (_, index) => of({ id: `${kind[0]}-${index}`, code: `ORDER${index}` }));
      return aPage<object>(all.slice((number - 1) * size, number * size), all.length);
    }, path);
    expect(within(await table()).getAllByRole('row')).toHaveLength(3);
    expect(await screen.findByRole('link', { name: 'Pay First Order' })).toHaveAttribute('href', href);
  });

  it('is a list of cards on a phone', async () => {
    setScreenWidth(390);
    openPending();
    const list = await screen.findByRole('list', { name: 'Pending orders' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [card] = within(list).getAllByRole('listitem');
    expect(card).toHaveTextContent(
      /Enterprise.*NEWER222 · 02\/03\/2026.*Pay by 08\/03\/2026.*\$29\.00 USD.*Pending.*Pay Now.*Cancel/,
    );
    expect(within(card as HTMLElement).getByText('Enterprise')).toBeInTheDocument();
    expect(within(card as HTMLElement).getByRole('link', { name: 'Pay Now, order NEWER222' })).toHaveAttribute(
      'href',
      '/pay-now/o-2',
    );
  });
});
