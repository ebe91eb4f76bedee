import { screen, waitFor, within } from '@testing-library/react';
import { formatDateTime } from '../../../lib/format';
import { held } from '../../../test/test-api';
import { aPage, anOrder } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';

const order = anOrder({ id: 'o-1', code: 'ABCD1234', name: 'Starter', total: '9.00' });
const user = {
  id: 'u-1',
  name: 'Sam Tailor',
  email: 'sam@example.com',
  emailVerified: true,
  role: 'MEMBER',
  membership: 'PREMIUM',
  membershipUntil: null,
  credits: 12,
  photoUrl: null,
  disabledAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  version: 1,
};
const activity = {
  pendingOrders: 7,
  openTickets: 2,
  needsAttention: 1,
  newestPurchaseAt: null,
  newestDesignAt: null,
  newestUserAt: null,
};
const nothing = {
  from: '2026-03-01',
  to: '2026-03-30',
  start: '2026-03-01T00:00:00.000Z',
  end: '2026-03-31T00:00:00.000Z',
  money: [],
  visits: 0,
  signUps: 0,
  designs: 0,
  succeeded: 0,
  failed: 0,
  paidOrders: 0,
  firstPurchases: 0,
  secondPurchases: 0,
};
const noFigures = {
  timeZone: 'UTC',
  today: '2026-03-30',
  currency: 'USD',
  isRecomputing: false,
  isEmpty: true,
  step: 'DAY',
  period: nothing,
  deletedSince: { signUps: 0, designs: 0, succeeded: 0, failed: 0 },
  series: [],
};
async function* updates(...all: object[]) {
  for (const shopChanged of all) yield { shopChanged };
  await new Promise(() => undefined);
}
interface Needs {
  attention?: object[];
  activity?: object;
  steps?: object[];
}
const open = (needs: Needs = {}, path = '/admin/dashboard', withLayout = false) =>
  renderRoute(path, {
    viewer: { role: 'ADMIN' },
    withLayout,
    overrides: {
      Query: {
        purchases: () => aPage([order], 1234),
        users: () => aPage([user], 56),
        needsAttention: () => needs.attention ?? [],
        setupChecklist: () => needs.steps ?? [],
        dashboard: () => noFigures,
        shopActivity: () => ({ ...activity, ...needs.activity }),
        adminSearch: (_root: unknown, { text }: { text: string }) =>
          text === 'sam' ? [{ kind: 'USER', id: 'u-1', title: 'Sam Tailor', detail: 'sam@example.com' }] : [],
      },
      Subscription: { shopChanged: { subscribe: () => updates({ ...activity, ...needs.activity }) } },
    },
  });

describe('the dashboard', () => {
  it('has the four tiles, each with its figure and its page', async () => {
    open();
    const tile = async (name: RegExp) => screen.findByRole('link', { name });
    expect(await tile(/^Total Orders\s*1,234/)).toHaveAttribute('href', '/admin/orders');
    expect(await tile(/^7 pending$/)).toHaveAttribute('href', '/admin/orders?paymentStatus=PENDING');
    expect(await tile(/^Total Users\s*56/)).toHaveAttribute('href', '/admin/users');
    expect(await tile(/^Support Messages\s*2/)).toHaveAttribute('href', '/admin/support-messages');
    expect(await tile(/^with unread messages$/)).toHaveAttribute('href', '/admin/support-messages?unreadBySupport=yes');
    expect(await tile(/^Settings\s*Shop/)).toHaveAttribute('href', '/admin/settings');
  });

  it('shows at once what is loading', async () => {
    const { answer } = held<never>();
    const waits = () => answer;
    const Query = { purchases: waits, shopActivity: waits, needsAttention: waits, dashboard: waits };
    renderRoute('/admin/dashboard', { viewer: { role: 'ADMIN' }, overrides: { Query } });
    expect(await screen.findByRole('link', { name: /^Total Orders\s*Loading/ })).toHaveAttribute(
      'href',
      '/admin/orders',
    );
    for (const name of [/needs attention/, /^The figures/]) expect(screen.getByRole('status', { name })).toBeVisible();
  });

  it('has the figures of its tiles where no live update arrives, and none until it has them', async () => {
    const { answer, give } = held<object>();
    const overrides = {
      Query: { purchases: () => aPage([], 0), users: () => aPage([], 0), shopActivity: () => answer },
      Subscription: { shopChanged: { subscribe: () => updates() } },
    };
    renderRoute('/admin/dashboard', { viewer: { role: 'ADMIN' }, overrides });
    expect(await screen.findByRole('link', { name: /^Support Messages\s*Loading/ })).toBeVisible();
    expect(screen.queryByText('all read')).toBeNull();
    give({ ...activity, openTickets: 3 });
    expect(await screen.findByRole('link', { name: /^Support Messages\s*3/ })).toBeVisible();
  });

  it('says that there are more where counts end', async () => {
    const needs = {
      activity: { pendingOrders: 1000, openTickets: 1000 },
      attention: [{ kind: 'TICKETS', count: 10_000 }],
    };
    open(needs, '/admin/dashboard', true);
    expect(await screen.findByRole('link', { name: '999+ pending' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Support Messages\s*999\+/ })).toBeVisible();
    expect(await screen.findByText('9,999+ tickets have waited for more than a day')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /999\+ pending orders/ })[0]).toBeVisible();
  });

  it('has the tables of orders and users, five rows a page, with search, sort and pages of their own', async () => {
    const rendered = open();
    const asked = (operation: string) =>
      rendered.api.calls.filter((call) => call.operation === operation).at(-1)?.variables;
    const orders = () => within(screen.getByRole('region', { name: 'All Orders' }));
    const users = () => within(screen.getByRole('region', { name: 'User Directory' }));
    const table = within(await screen.findByRole('table', { name: 'All Orders' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Order ID',
      'Customer',
      'Package or item',
      'Date',
      'Total',
      'Payment status',
      'Order status',
    ]);
    expect(table.getByRole('link', { name: 'Order ABCD1234' })).toHaveAttribute('href', '/admin/orders/o-1');
    expect(asked('AdminPurchases')).toMatchObject({
      sort: { field: 'CREATED_AT', direction: 'DESC' },
      page: { number: 1, size: 5 },
    });
    expect(await users().findByRole('link', { name: 'Sam Tailor' })).toHaveAttribute('href', '/admin/users/u-1');
    expect(asked('AdminUsers')).toMatchObject({ page: { number: 1, size: 5 } });

    await rendered.user.click(orders().getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(asked('AdminPurchases')).toMatchObject({ sort: { field: 'TOTAL', direction: 'ASC' } }));
    await rendered.user.click(users().getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(asked('AdminUsers')).toMatchObject({ page: { number: 2, size: 5 } }));
    await rendered.user.type(users().getByRole('searchbox', { name: 'Search by name, email or role' }), 'sam');
    await waitFor(() => expect(asked('AdminUsers')).toMatchObject({ filter: { search: 'sam' }, page: { number: 1 } }));
    expect(asked('AdminPurchases')).toMatchObject({ filter: {}, sort: { field: 'TOTAL' } });
    expect(rendered.address()).toBe('/admin/dashboard?orders.sort=TOTAL&orders.direction=ASC&users.search=sam');
  });

  it('opens the details of a package above the tables', async () => {
    const { user: person } = open();
    await person.click(await screen.findByRole('link', { name: 'Details of Starter, order ABCD1234' }));
    expect(await screen.findByRole('dialog', { name: /Starter/ })).toBeVisible();
  });

  it('shows a row a line on a phone', async () => {
    setScreenWidth(390);
    open();
    const orders = within(await screen.findByRole('list', { name: 'All Orders' }));
    expect(orders.getByRole('listitem')).toHaveTextContent(/Starter.*ABCD1234, 01\/03\/2026.*\$9\.00 USD.*Pending/);
    const users = within(await screen.findByRole('list', { name: 'User Directory' }));
    expect(users.getByRole('listitem')).toHaveTextContent(/Sam Tailor.*sam@example\.com.*12 credits/);
  });

  it('does not say that all is well while steps before opening are left', async () => {
    open({ steps: [{ name: 'SELLER', problems: ['The seller is not set.'], isDone: false }] });
    expect(await screen.findByText('The seller is not set.')).toBeVisible();
    expect(screen.queryByText('All is well.')).not.toBeInTheDocument();
  });

  it('says that all is well, or what needs attention and what to do', async () => {
    const { unmount } = open();
    expect(await screen.findByText('All is well.')).toBeVisible();
    expect(screen.queryByText('Before you open')).not.toBeInTheDocument();
    unmount();
    open({
      attention: [
        { kind: 'DISPUTE', count: 2, purchaseId: 'o-1', respondBy: '2026-03-09T12:00:00.000Z' },
        { kind: 'PAYMENT_MISMATCH', count: 1, purchaseId: 'o-2' },
        { kind: 'EMAILS', count: 1200 },
        { kind: 'NO_AI_KEY', count: 1 },
      ],
    });
    expect(await screen.findByText('2 payers dispute a payment')).toBeVisible();
    expect(screen.getByText('1,200 emails from this week were not delivered')).toBeVisible();
    expect(screen.getByText('No AI key works')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the keys' })).toHaveAttribute(
      'href',
      '/admin/settings?panel=keys&field=addKey',
    );
    expect(screen.getByText(`Answer by ${formatDateTime('2026-03-09T12:00:00.000Z')}.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the most urgent' })).toHaveAttribute('href', '/admin/orders/o-1');
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', '/admin/orders/o-2');
    expect(screen.getByRole('link', { name: 'Show them' })).toHaveAttribute(
      'href',
      '/admin/orders?paymentStatus=DISPUTED',
    );
  });
});

describe('the administrator area', () => {
  const openArea = () => open({}, '/admin/dashboard', true);

  it('counts in its menu what waits', async () => {
    openArea();
    const menu = within((await screen.findAllByRole('navigation', { name: 'Admin area' }))[0] as HTMLElement);
    expect(await menu.findByRole('link', { name: /7 pending orders/ })).toBeVisible();
    expect(menu.getByRole('link', { name: /2 unread tickets/ })).toBeVisible();
    expect(menu.getByRole('link', { name: /1 thing needs attention/ })).toBeVisible();
    for (const name of [/^Dashboard,/, /^Total Orders,/, 'Total Users', /^Support Messages,/, 'Settings'])
      expect(menu.getByRole('link', { name })).toBeVisible();
  });

  it('has the documented entries first, open at the start and then as it was left, without header and footer of the site', async () => {
    const { user: person, unmount } = openArea();
    const toggle = await screen.findByRole('button', { name: 'Collapse the menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const menu = (await screen.findAllByRole('navigation', { name: 'Admin area' }))[0] as HTMLElement;
    expect(within(menu.parentElement as HTMLElement).getByText('Menu')).toBeVisible();
    const addresses = within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses.filter((href) => href?.startsWith('/admin/')).slice(0, 5)).toEqual([
      '/admin/dashboard',
      '/admin/orders',
      '/admin/users',
      '/admin/support-messages',
      '/admin/settings',
    ]);
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await person.click(toggle);
    expect(screen.getByRole('button', { name: 'Expand the menu' })).toHaveAttribute('aria-expanded', 'false');
    unmount();
    openArea();
    expect(await screen.findByRole('button', { name: 'Expand the menu' })).toBeVisible();
  });

  it('is searched by the keyboard alone', async () => {
    const { user: person, address } = openArea();
    await screen.findByText('All is well.');
    await person.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Search the shop' }));
    await person.type(dialog.getByRole('combobox', { name: 'Search the shop' }), 'sam');
    expect(await dialog.findByRole('option', { name: /Sam Tailor/ })).toBeVisible();
    await person.keyboard('{Enter}');
    expect(address()).toBe('/admin/users/u-1');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search the shop' })).not.toBeInTheDocument());
  });

  it('finds pages and settings without the server, and says when nothing is found', async () => {
    const { user: person, address } = openArea();
    await person.click(await screen.findByRole('button', { name: /^Search/ }));
    const box = () => screen.getByRole('combobox', { name: 'Search the shop' });
    await person.type(box(), 'zzz');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await person.clear(box());
    for (const [typed, found, href] of [
      ['shop name', /Shop name/, '/admin/settings?panel=appearance&field=shopName'],
      ['smtp', /^Mail server ?Email/, '/admin/settings?panel=delivery&field=host'],
      ['logo', /^Logo ?Appearance/, '/admin/settings?panel=appearance&field=logoUrl'],
      ['currency', /^Currency/, '/admin/settings?panel=paypal&field=currency'],
      ['tax', /^Tax id/, '/admin/settings?panel=seller&field=taxId'],
    ] as const) {
      await person.clear(box());
      await person.type(box(), typed);
      await person.click(await screen.findByRole('option', { name: found }));
      expect(address()).toBe(href);
      await person.keyboard('{Control>}k{/Control}');
    }
    await person.clear(box());
    await person.type(box(), 'audi');
    await person.click(await screen.findByRole('option', { name: 'Audit' }));
    expect(address()).toBe('/admin/audit');
  });
});
