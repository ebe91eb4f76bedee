import { setTimeout as delay } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseFilter, filterChip, openFilter } from '../../../test/filters';
import { member } from '../../../test/defaults';
import { aPage, anOrder } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { fill } from '../../../test/fill';

const orders = [
  anOrder({
    id: 'o-3',
    code: 'PAID3333',
    name: 'Standard',
    total: '79.00',
    paymentStatus: 'PAID',
    orderStatus: 'COMPLETED',
  }),
  anOrder({ id: 'o-2', code: 'WAITS222', name: 'Starter' }),
];
const page = (asked: Asked) => aPage(asked.filter.search === 'nothing' ? [] : orders, asked.filter.search ? 0 : 1234);

interface Asked {
  filter: { search?: string; kind?: string[]; total?: object };
  sort: { field: string; direction: string };
  page: { number: number; size: number };
}

const open = (
  path = '/admin/orders',
  answer: (root: unknown, asked: Asked) => unknown = (_root, asked) => page(asked),
) => renderRoute(path, { viewer: { role: 'ADMIN' }, overrides: { Query: { purchases: answer } } });
const grid = () => screen.findByRole('grid', { name: 'Orders' });
const lastAsked = ({ api }: ReturnType<typeof open>) =>
  api.calls.filter(({ operation }) => operation === 'AdminPurchases').at(-1)?.variables as Asked | undefined;
const header = (name: string) => screen.getByRole('columnheader', { name });
const fileAsked = (name: string) => {
  const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
  const address = new URL(href, 'https://postloom.example');
  expect(address.pathname).toBe('/admin/purchases.csv');
  return {
    filter: JSON.parse(address.searchParams.get('filter') ?? '') as unknown,
    sort: JSON.parse(address.searchParams.get('sort') ?? '') as unknown,
  };
};

describe('the admin orders page', () => {
  it('shows a grid, newest first, five orders to a page', async () => {
    const rendered = open();
    const rows = within(await grid()).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/PAID3333Mira Weaver.*Standard.*\$79\.00 USDPaidCompleted/);
    expect(lastAsked(rendered)).toEqual({
      filter: {},
      sort: { field: 'CREATED_AT', direction: 'DESC' },
      page: { number: 1, size: 5 },
      withCreditNotes: false,
    });
    expect(header('Date')).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByText(/of 1,?234/)).toBeInTheDocument();
    expect(document.title).toBe('Orders Management - Postloom');
    expect(screen.getByRole('heading', { name: 'Orders Management' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Orders' })).toHaveAttribute('aria-current', 'page');
  });

  it('sorts, pages and filters on the server, and stores the state in the address', async () => {
    const rendered = open();
    await grid();
    await rendered.user.click(header('Total'));
    await waitFor(() => expect(lastAsked(rendered)?.sort).toEqual({ field: 'TOTAL', direction: 'ASC' }));
    await rendered.user.click(header('Total'));
    await waitFor(() => expect(lastAsked(rendered)?.sort).toEqual({ field: 'TOTAL', direction: 'DESC' }));
    await rendered.user.click(screen.getByRole('button', { name: /next page/i }));
    await waitFor(() => expect(lastAsked(rendered)?.page).toEqual({ number: 2, size: 5 }));
    await openFilter(rendered.user, 'Total');
    await rendered.user.type(screen.getByRole('textbox', { name: 'Total from' }), '50');
    await waitFor(() => expect(lastAsked(rendered)?.filter).toEqual({ total: { min: '50.00' } }));
    expect(rendered.address()).toBe('/admin/orders?sort=TOTAL&direction=DESC&total=50.00..');
  });

  it('shows what was refunded in the days for which it is asked, not what was paid', async () => {
    const note = (total: string, issuedAt: string) => ({ id: issuedAt, kind: 'CREDIT_NOTE', total, issuedAt });
    const invoices = [
      { ...note('79.00', '2026-03-01T12:00:00.000Z'), kind: 'INVOICE' },
      note('-5.10', '2026-03-02T12:00:00.000Z'),
      note('-0.20', '2026-03-03T12:00:00.000Z'),
      // on another day
      note('-7.00', '2026-03-20T12:00:00.000Z'),
    ];
    const refunded = { ...orders[0], invoices };
    const rendered = open('/admin/orders?refundedAt=2026-03-01..2026-03-05', () => aPage([refunded], 1));
    const rows = within(await grid()).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/\$79\.00 USD\$5\.30 USDPaid/);
    expect(header('Refunded')).toBeVisible();
    expect(lastAsked(rendered)).toMatchObject({ withCreditNotes: true });
  });

  it('leads from each name to the person, whose orders one choice finds', async () => {
    const ada = { id: '01900000-0000-7000-8000-00000000000a', name: 'Ada', email: 'ada@example.com' };
    const rendered = renderRoute('/admin/orders', {
      viewer: { role: 'ADMIN' },
      overrides: { Query: { purchases: () => aPage(orders, 2), users: () => aPage([ada]) } },
    });
    await grid();
    expect(screen.getAllByRole('link', { name: 'Mira Weaver' })[0]).toHaveAttribute(
      'href',
      `/admin/users/${member.id}`,
    );
    await openFilter(rendered.user, 'Customer');
    await rendered.user.type(await screen.findByRole('combobox', { name: 'Customer' }), 'ada');
    await screen.findByRole('option', { name: /Ada/ });
    await rendered.user.keyboard('{Enter}');
    await waitFor(() => expect(lastAsked(rendered)?.filter).toEqual({ owner: [ada.id] }));
    expect(rendered.address()).toBe(`/admin/orders?owner=${ada.id}`);
    expect(filterChip('Customer')).toHaveTextContent('Ada');
  });

  it('goes back to the page of another sort', async () => {
    const view = { list: 'ORDERS', name: 'Largest', isShared: false, isOwn: true, ownerId: 'a-1', ownerName: '' };
    const rendered = renderRoute('/admin/orders?page=3&sort=CODE', {
      viewer: { role: 'ADMIN' },
      overrides: {
        Query: {
          purchases: (_root: unknown, asked: Asked) => page(asked),
          savedViews: () => [{ ...view, id: 'v-1', query: 'direction=DESC&sort=TOTAL' }],
        },
      },
    });
    await grid();
    await rendered.user.click(await screen.findByRole('link', { name: /Largest/ }));
    await waitFor(() => expect(header('Total')).toHaveAttribute('aria-sort', 'descending'));
    await rendered.goBack();
    await waitFor(() => expect(header('Order ID')).toHaveAttribute('aria-sort', 'ascending'));
    // the grid acts on another sort by a timer of its own, which was set before this one
    await act(() => delay(1));
    expect(rendered.address()).toBe('/admin/orders?page=3&sort=CODE');
    expect(lastAsked(rendered)?.page.number).toBe(3);
  });

  it('leads from the details and from the refund to the person', async () => {
    const { user } = open('/admin/orders?open=o-3');
    const dialog = () => within(screen.getByRole('dialog'));
    const href = `/admin/users/${member.id}`;
    await screen.findByRole('dialog');
    expect(await dialog().findByRole('link', { name: 'Mira Weaver' })).toHaveAttribute('href', href);
    await user.click(dialog().getByRole('button', { name: 'Refund' }));
    await screen.findByRole('dialog', { name: 'Refund order PAID3333' });
    expect(dialog().getByRole('link', { name: 'Mira Weaver' })).toHaveAttribute('href', href);
  });

  it('shows active filters as chips that can be removed one by one or all at once', async () => {
    const rendered = open(
      '/admin/orders?search=e&paymentStatus=PAID,PENDING&createdAt=2026-11-01..2026-11-22&total=5..',
    );
    await grid();
    const filters = within(screen.getByRole('group', { name: 'Filters' }));
    expect(filters.getAllByRole('button').map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)).toEqual([
      'Kind',
      'Customer',
      'Payment status: Pending, Paid',
      'Clear Payment status',
      'Order status',
      'Ordered: 01/11/2026 to 22/11/2026',
      'Clear Ordered',
      'Paid on',
      'Refunded on',
      'Total: from $5.00',
      'Clear Total',
      'Clear all',
      'Save as view',
    ]);
    await rendered.user.click(filters.getByRole('button', { name: 'Clear Total' }));
    await waitFor(() => expect(lastAsked(rendered)?.filter.total).toBeUndefined());
    expect(filterChip('Total')).toHaveFocus();
    await rendered.user.click(filters.getByRole('button', { name: 'Clear all' }));
    // the search is not one of the chips
    await waitFor(() => expect(lastAsked(rendered)?.filter).toEqual({ search: 'e' }));
    expect(rendered.address()).toBe('/admin/orders?search=e');
    expect(filterChip('Kind')).toHaveFocus();
    await rendered.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Kind' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Packages' })).toHaveFocus();
  });

  it('shows an approximate count when the server counts only periodically', async () => {
    open('/admin/orders', () => aPage(orders, 1_234_567));
    await grid();
    expect(screen.getByText('1–5 of about 1,234,000')).toBeVisible();
  });

  it('exports all filtered orders, or the selected ones, as CSV', async () => {
    const { user } = open('/admin/orders?kind=ITEM&sort=CODE');
    await grid();
    const sort = { field: 'CODE', direction: 'ASC' };
    expect(fileAsked('Save as CSV')).toEqual({ filter: { kind: ['ITEM'] }, sort });
    await user.click(screen.getAllByRole('checkbox', { name: 'Select row' })[1] as HTMLElement);
    const bar = () => screen.getByRole('region', { name: 'Chosen rows' });
    expect(bar()).toHaveTextContent('1 row chosen');
    expect(fileAsked('Save these as CSV')).toEqual({ filter: { ids: ['o-2'] }, sort });
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(bar()).toHaveTextContent('2 rows chosen');
    await user.click(within(bar()).getByRole('button', { name: 'Choose all 1,234 rows' }));
    expect(bar()).toHaveTextContent('All 1,234 rows chosen');
    expect(fileAsked('Save these as CSV')).toEqual({ filter: { kind: ['ITEM'] }, sort });
    // deselecting one after "select all" leaves the rows of the visible page
    await user.click(screen.getAllByRole('checkbox', { name: 'Unselect row' })[0] as HTMLElement);
    expect(bar()).toHaveTextContent('1 row chosen');
    expect(fileAsked('Save these as CSV')).toEqual({ filter: { ids: ['o-2'] }, sort });
    await user.click(within(bar()).getByRole('button', { name: 'Choose none' }));
    expect(screen.queryByRole('region', { name: 'Chosen rows' })).not.toBeInTheDocument();
  });

  it('clears the selection when the list changes', async () => {
    const rendered = open();
    await grid();
    await rendered.user.click(screen.getAllByRole('checkbox', { name: 'Select row' })[0] as HTMLElement);
    await chooseFilter(rendered.user, 'Kind', ['Items']);
    await waitFor(() => expect(lastAsked(rendered)?.filter).toEqual({ kind: ['ITEM'] }));
    expect(screen.queryByRole('region', { name: 'Chosen rows' })).not.toBeInTheDocument();
  });

  it('hides the least important columns when there is too little width, and stays on its page', async () => {
    const measured = jest.spyOn(window, 'ResizeObserver').mockImplementation((notify) => ({
      observe: ({ className }) => {
        const entry = { contentRect: { width: 780 } } as ResizeObserverEntry;
        // jsdom gives the grid's own elements no size
        if (!className.includes('MuiDataGrid')) queueMicrotask(() => notify([entry], new ResizeObserver(notify)));
      },
      unobserve: () => undefined,
      disconnect: () => undefined,
    }));
    const rendered = open('/admin/orders?page=2');
    await grid();
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Customer' })).not.toBeInTheDocument());
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Order ID',
      'Package or item',
      'Date',
      'Total',
      'Payment status',
      'Action',
    ]);
    expect(rendered.address()).toBe('/admin/orders?page=2');
    measured.mockRestore();
  });

  it('opens an order in full, under an address of its own', async () => {
    const { user, address } = open();
    await grid();
    await user.click(screen.getByRole('link', { name: 'Details of Standard, order PAID3333' }));
    expect(address()).toBe('/admin/orders?open=o-3');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('12 Loom Street, Porto, Portugal')).toBeInTheDocument();
    expect(dialog.getByText('PA12CD34')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/admin/orders'));
  });

  it('opens an order of another page by its address, and says when it cannot', async () => {
    const other = anOrder({ id: 'o-9', code: 'OTHER999', name: 'Enterprise' });
    const purchase = (_root: unknown, { id }: { id: string }) => {
      if (id !== other.id) throw new Error('away');
      return other;
    };
    const opened = (id: string) =>
      renderRoute(`/admin/orders?open=${id}`, {
        viewer: { role: 'ADMIN' },
        overrides: { Query: { purchases: () => aPage(orders, 2), purchase } },
      });
    const first = opened('o-9');
    const dialog = await screen.findByRole('dialog', { name: /Enterprise/ });
    await first.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(first.address()).toBe('/admin/orders'));
    first.unmount();
    opened('o-8');
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('distinguishes an empty list from a filter without matches', async () => {
    const { user } = open('/admin/orders', () => aPage([]));
    expect(await screen.findByText('No orders found')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Save as CSV' })).not.toBeInTheDocument();
    await fill(user, screen.getByRole('searchbox', { name: 'Search orders' }), 'nothing');
    expect(await screen.findByText('Try other words, or show everything again.')).toBeInTheDocument();
    expect(screen.getByText('No orders found')).toBeInTheDocument();
  });

  it('shows why the orders could not be loaded, and retries', async () => {
    let failing = true;
    const { user } = open('/admin/orders', (_root, asked) => {
      if (failing) throw new Error('away');
      return page(asked);
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Failed to fetch data: /);
    failing = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await grid()).toBeInTheDocument();
  });
});
