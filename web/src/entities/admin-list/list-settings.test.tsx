import { act, screen, waitFor, within } from '@testing-library/react';
import { aPage, anOrder } from '../../test/orders';
import { pressTwice } from '../../test/press-twice';
import { renderRoute } from '../../test/render-route';
import { fill } from '../../test/fill';
import { loseAnswerOf } from '../../test/lose-answer';

interface Column {
  key: string;
  isHidden: boolean;
  width: number | null;
}
interface Preferences {
  list: string;
  density: string;
  columns: Column[];
}
interface View {
  id: string;
  list: string;
  name: string;
  query: string;
  isShared: boolean;
  isOwn: boolean;
  ownerId: string;
  ownerName: string;
}

/** Stores list settings like the server, for one Admin. */
class Settings {
  preferences: Preferences = { list: 'ORDERS', density: 'STANDARD', columns: [] };
  isAway = false;
  constructor(public views: View[] = []) {}

  overrides = {
    Query: {
      purchases: () => aPage([anOrder({ id: 'o-1' })], 1),
      listPreferences: () => this.preferences,
      savedViews: () => [...this.views].sort((one, other) => one.name.localeCompare(other.name)),
    },
    Mutation: {
      saveListPreferences: (_root: unknown, { input }: { input: Preferences }) => {
        if (this.isAway) throw new Error('away');
        this.preferences = input;
        return { preferences: input, errors: [] };
      },
      saveView: (_root: unknown, { input }: { input: Partial<View> }) => {
        const taken = this.views.some(({ id, name }) => name === input.name && id !== input.id);
        const error = { code: 'INVALID_INPUT', message: 'You already have a view with this name.', field: ['name'] };
        if (taken) return { view: null, errors: [error] };
        const view = { ...mine, ...input, id: input.id ?? `v-${this.views.length + 1}` };
        this.views = [...this.views.filter(({ id }) => id !== view.id), view];
        return { view, errors: [] };
      },
      deleteView: (_root: unknown, { id }: { id: string }) => {
        const view = this.views.find((one) => one.id === id);
        this.views = this.views.filter((one) => one !== view);
        return { view: view ?? null, errors: [] };
      },
    },
  };
}

const mine: View = {
  id: 'v-1',
  list: 'ORDERS',
  name: 'Unpaid',
  query: 'paymentStatus=PENDING',
  isShared: false,
  isOwn: true,
  ownerId: 'a-1',
  ownerName: 'Ann',
};
const theirs: View = {
  ...mine,
  id: 'v-2',
  name: 'Dear ones',
  query: 'total=50.00..',
  isShared: true,
  isOwn: false,
  ownerId: 'a-2',
  ownerName: 'Bob',
};

const open = (settings: Settings, path = '/admin/orders') =>
  renderRoute(path, { viewer: { role: 'ADMIN' }, overrides: settings.overrides });
const headers = async () =>
  within(await screen.findByRole('grid', { name: 'Orders' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
const views = () => screen.findByRole('navigation', { name: 'Saved views' });

describe('how an Admin sees a list', () => {
  it('is stored on the server: hidden columns, their order and the density', async () => {
    const settings = new Settings();
    const first = open(settings);
    const usual = await headers();
    expect(usual.slice(0, 3)).toEqual(['Order ID', 'Customer', 'Package or item']);
    await first.user.click(screen.getByRole('button', { name: 'Columns' }));
    const panel = within(screen.getByRole('dialog', { name: 'Columns' }));
    await first.user.click(panel.getByRole('checkbox', { name: 'Customer' }));
    const up = panel.getByRole('button', { name: 'Move Package or item up' });
    await first.user.click(up);
    await first.user.click(up);
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await first.user.keyboard('{Escape}');
    await first.user.click(screen.getByRole('button', { name: 'Rows' }));
    await first.user.click(screen.getByRole('menuitemradio', { name: 'Compact rows' }));
    const changed = ['Package or item', 'Order ID', ...usual.slice(3)];
    expect(await headers()).toEqual(changed);
    await waitFor(() => expect(settings.preferences.density).toBe('COMPACT'));

    first.unmount();
    const { user } = open(settings);
    expect(await headers()).toEqual(changed);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.keyboard('{Escape}');
    expect(await headers()).toEqual(usual);
    expect(settings.preferences).toMatchObject({ density: 'COMPACT', columns: [] });
  });

  it('never hides the last column', async () => {
    const settings = new Settings();
    const keys = ['code', 'name', 'customer', 'date', 'total', 'payment', 'state'];
    settings.preferences.columns = keys.map((key) => ({ key, isHidden: true, width: null }));
    const { user } = open(settings);
    expect(await headers()).toEqual(['Action']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'Action' })).toBeDisabled();
  });

  it('says when it could not be saved, and is again as it was', async () => {
    const settings = new Settings();
    settings.isAway = true;
    const { user } = open(settings);
    const usual = await headers();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Customer' }));
    expect(await screen.findByText('The layout of this list could not be saved.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await headers()).toEqual(usual);
  });

  it('is as usual when its settings cannot be loaded', async () => {
    renderRoute('/admin/orders', {
      viewer: { role: 'ADMIN' },
      overrides: {
        Query: {
          ...new Settings().overrides.Query,
          listPreferences: () => {
            throw new Error('away');
          },
        },
      },
    });
    expect((await headers()).slice(0, 2)).toEqual(['Order ID', 'Customer']);
  });
});

describe('saved views', () => {
  it('are links to their search, filters and sort, own and shared', async () => {
    const { user, address, api } = open(new Settings([mine, theirs]));
    const nav = within(await views());
    expect(nav.getByRole('link', { name: /^Shared by Bob Dear ones/ })).toHaveAttribute('title', 'Shared by Bob');
    await user.click(nav.getByRole('link', { name: /^Unpaid/ }));
    expect(address()).toBe('/admin/orders?paymentStatus=PENDING&view=v-1');
    expect(nav.getByRole('link', { name: /^Unpaid/ })).toHaveAttribute('aria-current', 'true');
    await waitFor(() =>
      expect(api.calls.filter(({ operation }) => operation === 'AdminPurchases').at(-1)?.variables['filter']).toEqual({
        paymentStatus: ['PENDING'],
      }),
    );
    await user.click(nav.getByRole('link', { name: /Dear ones/ }));
    expect(screen.queryByRole('button', { name: 'Edit view' })).not.toBeInTheDocument();
  });

  it('say how many rows they match, counted when the list has loaded, and again when it is repeated', async () => {
    let pending = 3;
    const settings = new Settings([mine, theirs, { ...mine, id: 'v-3', name: 'Fresh', query: 'createdAt=today' }]);
    const { user, client, api } = renderRoute('/admin/orders', {
      viewer: { role: 'ADMIN' },
      overrides: {
        ...settings.overrides,
        Query: {
          ...settings.overrides.Query,
          purchases: (_root: unknown, { filter }: { filter: { paymentStatus?: string[]; createdAt?: object } }) => {
            if (filter.createdAt) throw new Error('too slow');
            return aPage([anOrder({ id: 'o-1' })], filter.paymentStatus ? pending : 12);
          },
        },
      },
    });
    const nav = within(await views());
    const counted = () => api.calls.filter(({ operation }) => operation === 'CountPurchases');
    const today = new Date();
    today.setHours(0, 0, 0, 0);
    expect(await nav.findByRole('link', { name: 'Unpaid 3' })).toBeInTheDocument();
    expect(nav.getByRole('link', { name: 'Shared by Bob Dear ones 12' })).toBeInTheDocument();
    // one that cannot be counted has no number
    expect(nav.getByRole('link', { name: 'Fresh' })).toBeInTheDocument();
    const filters = counted().map(({ variables }) => variables['filter'] as { createdAt?: { from: string } });
    expect(filters.map((filter) => Object.keys(filter))).toEqual([['total'], ['createdAt'], ['paymentStatus']]);
    expect(filters[1]?.createdAt?.from).toBe(today.toISOString());
    expect(api.calls.findIndex(({ operation }) => operation === 'AdminPurchases')).toBeLessThan(
      api.calls.findIndex(({ operation }) => operation === 'CountPurchases'),
    );

    await user.click(screen.getByRole('button', { name: /next page/i }));
    await waitFor(() =>
      expect(api.calls.at(-1)).toMatchObject({ operation: 'AdminPurchases', variables: { page: { number: 2 } } }),
    );
    pending = 2;
    await act(() => client.refetchQueries({ include: ['AdminPurchases'] }));
    expect(await nav.findByRole('link', { name: 'Unpaid 2' })).toBeInTheDocument();
    expect(counted()).toHaveLength(6);
  });

  it('beyond eight are in a menu', async () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ ...mine, id: `v-${index}`, name: `View ${index}` }));
    const { user, api } = open(new Settings(many.map((view, index) => ({ ...view, query: `search=${index}` }))));
    const nav = within(await views());
    expect(nav.getAllByRole('link')).toHaveLength(8);
    await user.click(nav.getByRole('button', { name: '2 more' }));
    await user.click(screen.getByRole('menuitem', { name: 'View 9' }));
    expect(await nav.findByRole('link', { name: /^View 9/ })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(api.calls.filter(({ operation }) => operation === 'CountPurchases')).toHaveLength(8));
  });

  it('are not there while nothing is saved or narrowed', async () => {
    open(new Settings());
    await headers();
    expect(screen.queryByRole('navigation', { name: 'Saved views' })).not.toBeInTheDocument();
  });

  it('save the state of now under a name, for all Admins when wished', async () => {
    const settings = new Settings([mine]);
    const { user, address } = open(settings, '/admin/orders?page=3&total=50.00..&sort=TOTAL');
    await user.click(await screen.findByRole('button', { name: 'Save as view' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Save as view' }));
    await fill(user, dialog.getByRole('textbox', { name: 'Name' }), 'Unpaid');
    await user.click(dialog.getByRole('checkbox', { name: 'All Admins see it' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('You already have a view with this name.')).toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await fill(user, dialog.getByRole('textbox', { name: 'Name' }), 'From 50');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(settings.views.at(-1)).toMatchObject({ name: 'From 50', query: 'sort=TOTAL&total=50.00..', isShared: true });
    expect(address()).toBe('/admin/orders?sort=TOTAL&total=50.00..&view=v-2');
    expect(await within(await views()).findByRole('link', { name: /^Shared From 50/ })).toHaveAttribute('aria-current');
  });

  it('say that the filters differ, and take them over', async () => {
    const settings = new Settings([mine]);
    const { user, address } = open(settings, '/admin/orders?paymentStatus=PENDING&kind=ITEM&view=v-1');
    const nav = within(await views());
    expect(nav.getByRole('link', { name: /^Unpaid \(changed\)/ })).toBeInTheDocument();
    await user.click(nav.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The view is saved.')).toBeInTheDocument();
    await waitFor(() => expect(nav.getByRole('link', { name: /^Unpaid/ })).toHaveFocus());
    expect(settings.views[0]?.query).toBe('kind=ITEM&paymentStatus=PENDING');
    expect(address()).toBe('/admin/orders?kind=ITEM&paymentStatus=PENDING&view=v-1');
  });

  it('can be deleted, and brought back', async () => {
    const settings = new Settings([mine]);
    const { user, api } = open(settings, '/admin/orders?paymentStatus=PENDING');
    pressTwice(within(await views()).getByRole('button', { name: 'Delete view' }));
    expect(await screen.findByText("View 'Unpaid' deleted")).toBeInTheDocument();
    expect(settings.views).toEqual([]);
    expect(api.calls.filter(({ operation }) => operation === 'DeleteView')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The view is back.')).toBeInTheDocument();
    expect(settings.views).toMatchObject([{ name: 'Unpaid', query: 'paymentStatus=PENDING' }]);
  });

  it('are read again after a lost answer', async () => {
    const settings = new Settings([mine]);
    const { user } = open(settings, '/admin/orders?total=50.00..');
    loseAnswerOf('SaveView', () => {
      settings.views = [mine, { ...mine, id: 'v-9', name: 'From 50', query: 'total=50.00..' }];
    });
    await user.click(await screen.findByRole('button', { name: 'Save as view' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Save as view' }));
    await fill(user, dialog.getByRole('textbox', { name: 'Name' }), 'From 50');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await within(await views()).findByRole('link', { name: /^From 50/ })).toBeInTheDocument();
    loseAnswerOf('DeleteView', () => {
      settings.views = [mine];
    });
    await user.click(await within(await views()).findByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^From 50/ })).not.toBeInTheDocument());
  });
});
