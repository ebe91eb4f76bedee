import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Shop, agree, bar, chooseAllShown, grid, inputs, noneDeleted, openShop } from '../../../test/admin-orders';

describe('an order of the shop', () => {
  it('has a way to delete it while it is pending, and none afterwards', async () => {
    openShop(new Shop(1, 2));
    await grid();
    expect(screen.getAllByRole('button', { name: /^Delete order/ }).map((button) => button.ariaLabel)).toEqual([
      'Delete order WAIT1',
    ]);
  });

  it('is deleted after a question that names it; then the list is right, and says so', async () => {
    const rendered = openShop(new Shop(2, 1));
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

  it('takes nothing else that is chosen with it', async () => {
    const rendered = openShop(new Shop(2, 1));
    const { user } = rendered;
    await grid();
    await chooseAllShown(user);
    await user.click(screen.getByRole('button', { name: 'Delete order WAIT2' }));
    await agree(user, 'Delete order WAIT2?', 'Delete');
    await waitFor(() => expect(bar()).toHaveTextContent('2 rows chosen'));
    expect(inputs(rendered)).toEqual([{ ids: ['wait-2'] }]);
  });

  it('stays when it is not agreed to', async () => {
    const rendered = openShop(new Shop(1, 0));
    await grid();
    await rendered.user.click(screen.getByRole('button', { name: 'Delete order WAIT1' }));
    await agree(rendered.user, 'Delete order WAIT1?', 'Keep it');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(inputs(rendered)).toEqual([]);
  });

  it.each<[string, () => unknown, string]>([
    ['it is kept', () => ({ ...noneDeleted, kept: 1 }), 'Failed to delete order.'],
    [
      'it is refused',
      () => ({ ...noneDeleted, errors: [{ code: 'INVALID_INPUT', message: 'No.', field: null }] }),
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
    const { user, api } = openShop(shop, answer);
    await grid();
    const asked = () => api.calls.filter(({ operation }) => operation === 'AdminPurchases').length;
    const before = asked();
    await user.click(screen.getByRole('button', { name: 'Delete order WAIT1' }));
    await agree(user, 'Delete order WAIT1?', 'Delete');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it('takes the last page with it when it was the last one there', async () => {
    const rendered = openShop(new Shop(6, 0), undefined, '/admin/orders?page=2');
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
    const { user } = openShop(new Shop(1, 1));
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
