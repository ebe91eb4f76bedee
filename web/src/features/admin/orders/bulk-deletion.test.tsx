import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import {
  Shop,
  agree,
  bar,
  chooseAllShown,
  deleteChosen,
  grid,
  targets,
  noneDeleted,
  openShop,
} from '../../../test/admin-orders';
import type { DeleteInput } from '../../../test/admin-orders';

describe('bulk deletion of orders', () => {
  it('deletes the selected pending orders; the dialog says how many are deleted and that the others stay', async () => {
    const rendered = openShop(new Shop(3, 2));
    const { user } = rendered;
    await grid();
    await chooseAllShown(user);
    await deleteChosen(user);
    const dialog = await screen.findByRole('dialog', { name: 'Delete 3 orders?' });
    expect(dialog).toHaveTextContent(
      'Of the 5 orders chosen 3 are pending and go; the other 2 stay. Their customers can no longer pay them. This cannot be undone.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete 3 orders' }));
    expect(await screen.findByText('3 orders deleted successfully!')).toBeInTheDocument();
    expect(targets(rendered)).toEqual([{ ids: ['wait-3', 'wait-2', 'wait-1', 'paid-0', 'paid-1'] }]);
    expect(screen.queryByRole('region', { name: 'Chosen rows' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(/of 2$/)).toBeInTheDocument());
  });

  it('deletes nothing when none of the selected orders is pending', async () => {
    const rendered = openShop(new Shop(0, 2));
    await grid();
    await chooseAllShown(rendered.user);
    await deleteChosen(rendered.user);
    const dialog = await screen.findByRole('dialog', { name: 'Nothing to delete' });
    expect(dialog).toHaveTextContent('Only pending orders can be deleted, and none of these 2 orders is pending.');
    expect(within(dialog).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await rendered.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(bar()).toHaveTextContent('2 rows chosen');
  });

  it("deletes by the list's filter, in as many calls as needed", async () => {
    const shop = new Shop(9, 3);
    const rendered = openShop(shop, shop.delete(4), '/admin/orders?kind=PACKAGE');
    const { user } = rendered;
    await grid();
    await chooseAllShown(user);
    await user.click(within(bar()).getByRole('button', { name: 'Choose all 12 rows' }));
    await deleteChosen(user);
    await agree(user, 'Delete 9 orders?', 'Delete 9 orders');
    expect(await screen.findByText('9 orders deleted successfully!')).toBeInTheDocument();
    // excludes orders newer than the newest counted one
    const filter = {
      kind: ['PACKAGE'],
      paymentStatus: ['PENDING'],
      createdAt: { until: '2026-03-19T12:00:00.001Z' },
    };
    expect(targets(rendered)).toEqual([{ filter }, { filter }, { filter }]);
  });

  it('keeps the selection when nothing could be deleted', async () => {
    const { user } = openShop(new Shop(2, 0), () => ({ ...noneDeleted, refused: 2 }));
    await grid();
    await chooseAllShown(user);
    await deleteChosen(user);
    await agree(user, 'Delete 2 orders?', 'Delete 2 orders');
    expect(await screen.findByText('Failed to delete order.')).toBeInTheDocument();
    expect(bar()).toHaveTextContent('2 rows chosen');
  });

  it('reports orders that stay because they were paid in the meantime', async () => {
    const shop = new Shop(3, 0);
    const { user } = openShop(shop, (root: unknown, input: DeleteInput) => {
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

  it('can be stopped; orders deleted so far stay deleted and are reported', async () => {
    const shop = new Shop(6, 0);
    const batches: (() => void)[] = [];
    const { user } = openShop(shop, async (root: unknown, input: DeleteInput) => {
      await new Promise<void>((resolve) => batches.push(resolve));
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
    // the dialog cannot be closed while it runs
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(batches).toHaveLength(1));
    batches[0]?.();
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('2 of 6'));
    await waitFor(() => expect(batches).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(dialog.getByRole('button', { name: 'Stopping...' })).toBeDisabled();
    batches[1]?.();
    expect(await screen.findByText('4 orders deleted successfully!')).toBeInTheDocument();
    expect(shop.orders).toHaveLength(2);
    expect(batches).toHaveLength(2);
  });

  it('reports what was deleted before the server failed', async () => {
    const shop = new Shop(6, 0);
    let calls = 0;
    const { user } = openShop(shop, (root: unknown, input: DeleteInput) => {
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
