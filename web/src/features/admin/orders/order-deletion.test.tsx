import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Shop, agree, bar, chooseAllShown, grid, targets, noneDeleted, openShop } from '../../../test/admin-orders';

describe('deletion of one order', () => {
  it('is offered while the order is pending, and not afterwards', async () => {
    openShop(new Shop(1, 2));
    await grid();
    expect(screen.getAllByRole('button', { name: /^Delete order/ }).map((button) => button.ariaLabel)).toEqual([
      'Delete order WAIT1',
    ]);
  });

  it("asks with the order's name, deletes it, updates the list and confirms", async () => {
    const rendered = openShop(new Shop(2, 1));
    const { user } = rendered;
    await grid();
    await user.click(screen.getByRole('button', { name: 'Delete order WAIT2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete order WAIT2?' });
    expect(dialog).toHaveTextContent(
      'Starter, $9.00 USD, ordered by Mira Weaver. Its customer can no longer pay it. This cannot be undone.',
    );
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Order deleted successfully!')).toBeInTheDocument();
    expect(targets(rendered)).toEqual([{ ids: ['wait-2'] }]);
    await waitFor(() => expect(screen.queryByText('WAIT2')).not.toBeInTheDocument());
    expect(screen.getByText('WAIT1')).toBeInTheDocument();
    expect(screen.getByText(/of 2$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('does not delete other selected orders', async () => {
    const rendered = openShop(new Shop(2, 1));
    const { user } = rendered;
    await grid();
    await chooseAllShown(user);
    await user.click(screen.getByRole('button', { name: 'Delete order WAIT2' }));
    await agree(user, 'Delete order WAIT2?', 'Delete');
    await waitFor(() => expect(bar()).toHaveTextContent('2 rows chosen'));
    expect(targets(rendered)).toEqual([{ ids: ['wait-2'] }]);
  });

  it('keeps the order when the dialog is cancelled', async () => {
    const rendered = openShop(new Shop(1, 0));
    await grid();
    await rendered.user.click(screen.getByRole('button', { name: 'Delete order WAIT1' }));
    await agree(rendered.user, 'Delete order WAIT1?', 'Keep it');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(targets(rendered)).toEqual([]);
  });

  it.each<[string, () => unknown, string]>([
    ['it is no longer pending', () => ({ ...noneDeleted, refused: 1 }), 'Failed to delete order.'],
    [
      'it is refused',
      () => ({ ...noneDeleted, errors: [{ code: 'INVALID_INPUT', message: 'No.', field: null }] }),
      'Failed to delete order. No.',
    ],
    [
      'the server fails',
      () => {
        throw new GraphQLError('away', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      },
      'Something went wrong while deleting.',
    ],
  ])('reports that the order was not deleted when %s, and reloads the list', async (_why, answer, sentence) => {
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

  it('goes back one page when the order was the only one on the last page', async () => {
    const rendered = openShop(new Shop(6, 0), undefined, '/admin/orders?page=2');
    await grid();
    await rendered.user.click(screen.getByRole('button', { name: 'Delete order WAIT1' }));
    await agree(rendered.user, 'Delete order WAIT1?', 'Delete');
    await waitFor(() => expect(rendered.address()).toBe('/admin/orders'));
    expect(await screen.findByText('WAIT6')).toBeInTheDocument();
  });

  it('works on a phone', async () => {
    setScreenWidth(390);
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
  });
});
