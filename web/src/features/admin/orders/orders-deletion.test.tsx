import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { aPage, anOrder } from '../../../test/orders';
import type { TestOrder } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';

interface Filter {
  ids?: string[];
  kind?: string[];
  paymentStatus?: string[];
  createdAt?: { from?: string; until?: string };
}
interface Asked {
  filter: Filter;
  page: { number: number; size: number };
}
interface Input {
  input: { ids?: string[]; filter?: Filter };
}

const nothing = { deleted: 0, kept: 0, keptPurchases: [], left: 0, errors: [] };

/** A shop with orders that are there until they are deleted, newest first. */
class Shop {
  orders: TestOrder[];
  constructor(pending: number, paid: number) {
    const order = (name: string, index: number, paymentStatus: TestOrder['paymentStatus']) =>
      anOrder({
        id: `${name}-${index}`,
        code: `${name}${index}`.toUpperCase(),
        paymentStatus,
        createdAt: `2026-03-${10 + index}T12:00:00.000Z`,
      });
    this.orders = [
      ...Array.from({ length: pending }, (_, index) => order('wait', pending - index, 'PENDING')),
      ...Array.from({ length: paid }, (_, index) => order('paid', index, 'PAID')),
    ];
  }

  matching({ ids, paymentStatus, createdAt }: Filter): TestOrder[] {
    return this.orders.filter(
      (order) =>
        (!ids || ids.includes(order.id)) &&
        (!paymentStatus || paymentStatus.includes(order.paymentStatus)) &&
        (!createdAt?.until || order.createdAt < createdAt.until),
    );
  }

  purchases = (_root: unknown, { filter, page: { number = 1, size } }: Asked) => {
    const found = this.matching(filter);
    return aPage(found.slice((number - 1) * size, number * size), found.length);
  };

  /** As the server does, at most so many a call. */
  delete =
    (most: number) =>
    (_root: unknown, { input }: Input) => {
      const wanted = this.matching(input.ids ? { ids: input.ids } : (input.filter ?? {}));
      const pending = wanted.filter(({ paymentStatus }) => paymentStatus === 'PENDING');
      const gone = pending.slice(0, most);
      this.orders = this.orders.filter((order) => !gone.includes(order));
      return {
        ...nothing,
        deleted: gone.length,
        kept: wanted.length - pending.length,
        left: pending.length - gone.length,
      };
    };
}

const open = (shop: Shop, deletePurchases: unknown = shop.delete(500), path = '/admin/orders') =>
  renderRoute(path, {
    viewer: { role: 'ADMIN' },
    overrides: { Query: { purchases: shop.purchases }, Mutation: { deletePurchases } },
  });
const grid = () => screen.findByRole('grid', { name: 'Orders' });
const inputs = ({ api }: ReturnType<typeof open>) =>
  api.calls.filter(({ operation }) => operation === 'DeletePurchases').map(({ variables }) => variables['input']);
const agree = async (user: ReturnType<typeof open>['user'], name: RegExp | string, button: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: button }));
};
const chooseAllShown = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
const bar = () => screen.getByRole('region', { name: 'Chosen rows' });
const deleteChosen = (user: ReturnType<typeof open>['user']) =>
  user.click(within(bar()).getByRole('button', { name: 'Delete' }));

describe('an order of the shop', () => {
  it('has a way to delete it while it is pending, and none afterwards', async () => {
    open(new Shop(1, 2));
    await grid();
    expect(screen.getAllByRole('button', { name: /^Delete order/ }).map((button) => button.ariaLabel)).toEqual([
      'Delete order WAIT1',
    ]);
  });

  it('is deleted after a question that names it; then the list is right, and says so', async () => {
    const rendered = open(new Shop(2, 1));
    const { user } = rendered;
    await grid();
    await user.click(screen.getByRole('button', { name: 'Delete order WAIT2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete order WAIT2?' });
    expect(dialog).toHaveTextContent(
      'Starter, $9.00 USD, ordered by Mira Weaver. Its customer can no longer pay it. This can not be undone.',
    );
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Order deleted successfully!')).toBeInTheDocument();
    expect(inputs(rendered)).toEqual([{ ids: ['wait-2'] }]);
    await waitFor(() => expect(screen.queryByText('WAIT2')).not.toBeInTheDocument());
    expect(screen.getByText('WAIT1')).toBeInTheDocument();
    expect(screen.getByText(/of 2$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('stays when it is not agreed to', async () => {
    const rendered = open(new Shop(1, 0));
    await grid();
    await rendered.user.click(screen.getByRole('button', { name: 'Delete order WAIT1' }));
    await agree(rendered.user, 'Delete order WAIT1?', 'Keep it');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(inputs(rendered)).toEqual([]);
  });

  it.each<[string, () => unknown, string]>([
    ['it is kept', () => ({ ...nothing, kept: 1 }), 'Failed to delete order.'],
    [
      'it is refused',
      () => ({ ...nothing, errors: [{ code: 'INVALID_INPUT', message: 'No.', field: null }] }),
      'Failed to delete order.',
    ],
    [
      'the server fails',
      () => {
        throw new GraphQLError('away', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      },
      'Something went wrong while deleting.',
    ],
  ])('is told not to be deleted when %s, and the list is asked for again', async (_why, answer, sentence) => {
    const shop = new Shop(1, 0);
    const { user, api } = open(shop, answer);
    await grid();
    const asked = () => api.calls.filter(({ operation }) => operation === 'AdminPurchases').length;
    const before = asked();
    await user.click(screen.getByRole('button', { name: 'Delete order WAIT1' }));
    await agree(user, 'Delete order WAIT1?', 'Delete');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it('takes the last page with it when it was the last one there', async () => {
    const rendered = open(new Shop(6, 0), undefined, '/admin/orders?page=2');
    await grid();
    await rendered.user.click(screen.getByRole('button', { name: 'Delete order WAIT1' }));
    await agree(rendered.user, 'Delete order WAIT1?', 'Delete');
    await waitFor(() => expect(rendered.address()).toBe('/admin/orders'));
    expect(await screen.findByText('WAIT6')).toBeInTheDocument();
  });

  it('can be deleted on a phone as well', async () => {
    const matches = jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('max-width: 760px'),
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
          addListener: () => undefined,
          removeListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    const { user } = open(new Shop(1, 1));
    const cards = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).queryByRole('button', { name: /^Delete order/ }) !== null)).toEqual([
      true,
      false,
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete order WAIT1' }));
    await agree(user, 'Delete order WAIT1?', 'Delete');
    expect(await screen.findByText('Order deleted successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('WAIT1')).not.toBeInTheDocument());
    matches.mockRestore();
  });
});

describe('several orders of the shop', () => {
  it('are deleted together: the question says how many, and that the others stay', async () => {
    const rendered = open(new Shop(3, 2));
    const { user } = rendered;
    await grid();
    await chooseAllShown(user);
    await deleteChosen(user);
    const dialog = await screen.findByRole('dialog', { name: 'Delete 3 orders?' });
    expect(dialog).toHaveTextContent(
      'Of the 5 orders chosen 3 are pending and go; the other 2 stay. Their customers can no longer pay them. This can not be undone.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete 3 orders' }));
    expect(await screen.findByText('3 orders deleted successfully!')).toBeInTheDocument();
    expect(inputs(rendered)).toEqual([{ ids: ['wait-3', 'wait-2', 'wait-1', 'paid-0', 'paid-1'] }]);
    expect(screen.queryByRole('region', { name: 'Chosen rows' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(/of 2$/)).toBeInTheDocument());
  });

  it('are not deleted when none of them is pending', async () => {
    const rendered = open(new Shop(0, 2));
    await grid();
    await chooseAllShown(rendered.user);
    await deleteChosen(rendered.user);
    const dialog = await screen.findByRole('dialog', { name: 'Nothing to delete' });
    expect(dialog).toHaveTextContent('Only pending orders can be deleted, and none of these 2 orders is pending.');
    expect(within(dialog).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await rendered.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(bar()).toHaveTextContent('2 rows chosen');
  });

  it('are deleted by what the list is narrowed to, in as many calls as there have to be', async () => {
    const shop = new Shop(9, 3);
    const rendered = open(shop, shop.delete(4), '/admin/orders?kind=PACKAGE');
    const { user } = rendered;
    await grid();
    await chooseAllShown(user);
    await user.click(within(bar()).getByRole('button', { name: 'Choose all 12 rows' }));
    await deleteChosen(user);
    await agree(user, 'Delete 9 orders?', 'Delete 9 orders');
    expect(await screen.findByText('9 orders deleted successfully!')).toBeInTheDocument();
    // and none that came after the newest of those that were counted
    const filter = {
      kind: ['PACKAGE'],
      paymentStatus: ['PENDING'],
      createdAt: { until: '2026-03-19T12:00:00.001Z' },
    };
    expect(inputs(rendered)).toEqual([{ filter }, { filter }, { filter }]);
  });

  it('are told to be kept when they are paid in the meantime', async () => {
    const shop = new Shop(3, 0);
    const { user } = open(shop, (root: unknown, input: Input) => {
      for (const order of shop.orders.slice(0, 1)) order.paymentStatus = 'PAID';
      return shop.delete(500)(root, input);
    });
    await grid();
    await chooseAllShown(user);
    await deleteChosen(user);
    await agree(user, 'Delete 3 orders?', 'Delete 3 orders');
    expect(
      await screen.findByText('2 orders deleted successfully! One was kept, no longer pending or just being paid.'),
    ).toBeInTheDocument();
  });

  it('can be stopped on the way; what is deleted stays deleted, and is told', async () => {
    const shop = new Shop(6, 0);
    let go: () => void = () => undefined;
    const { user } = open(shop, async (root: unknown, input: Input) => {
      await new Promise<void>((resolve) => (go = resolve));
      return shop.delete(2)(root, input);
    });
    await grid();
    await chooseAllShown(user);
    await user.click(within(bar()).getByRole('button', { name: 'Choose all 6 rows' }));
    await deleteChosen(user);
    await agree(user, 'Delete 6 orders?', 'Delete 6 orders');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Delete 6 orders' })).toBeDisabled();
    expect(dialog.getByRole('status')).toHaveTextContent('0 of 6');
    // nothing closes it meanwhile
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(dialog.getByRole('button', { name: 'Stopping...' })).toBeDisabled();
    go();
    expect(await screen.findByText('2 orders deleted successfully!')).toBeInTheDocument();
    expect(shop.orders).toHaveLength(4);
  });

  it('say what was deleted before the server failed', async () => {
    const shop = new Shop(6, 0);
    let calls = 0;
    const { user } = open(shop, (root: unknown, input: Input) => {
      calls += 1;
      if (calls === 2) throw new GraphQLError('away', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      return shop.delete(2)(root, input);
    });
    await grid();
    await chooseAllShown(user);
    await user.click(within(bar()).getByRole('button', { name: 'Choose all 6 rows' }));
    await deleteChosen(user);
    await agree(user, 'Delete 6 orders?', 'Delete 6 orders');
    expect(
      await screen.findByText('Something went wrong while deleting. 2 orders had been deleted before.'),
    ).toBeInTheDocument();
  });
});
