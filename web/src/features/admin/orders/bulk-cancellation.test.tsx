import { screen, waitFor, within } from '@testing-library/react';
import { Shop, bar, chooseAllShown, grid, noneDeleted } from '../../../test/admin-orders';
import { renderRoute } from '../../../test/render-route';
import { fill } from '../../../test/fill';

const open = (shop: Shop, answer: object) =>
  renderRoute('/admin/orders', {
    viewer: { role: 'ADMIN' },
    overrides: { Query: { purchases: shop.purchases }, Mutation: { cancelPurchases: () => answer } },
  });
type Rendered = ReturnType<typeof open>;
const sent = ({ api }: Rendered) =>
  api.calls.filter(({ operation }) => operation === 'CancelPurchases').map(({ variables }) => variables);
const cancelChosen = async ({ user }: Rendered) => {
  await grid();
  await chooseAllShown(user);
  await user.click(within(bar()).getByRole('button', { name: 'Cancel orders' }));
};

describe('bulk cancellation of orders', () => {
  it('cancels the selected pending orders with a reason, and says what stays', async () => {
    const rendered = open(new Shop(3, 2), { ...noneDeleted, done: 3, refused: 2 });
    await cancelChosen(rendered);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 3 orders?' }));
    expect(dialog.getByText(/Of the 5 orders chosen, 2 stay as they are/)).toBeVisible();
    await rendered.user.click(dialog.getByRole('button', { name: 'Cancel 3 orders' }));
    expect(dialog.getByText('Please give a reason.')).toBeVisible();
    await fill(rendered.user, dialog.getByRole('textbox', { name: /Reason/ }), 'No longer offered');
    await rendered.user.click(dialog.getByRole('button', { name: 'Cancel 3 orders' }));
    expect(await screen.findByText('3 orders cancelled.')).toBeVisible();
    expect(sent(rendered)).toEqual([
      {
        target: { ids: ['wait-3', 'wait-2', 'wait-1', 'paid-0', 'paid-1'] },
        expected: 5,
        reason: 'No longer offered',
      },
    ]);
  });

  it('cancels nothing when none of the selected orders is pending', async () => {
    const rendered = open(new Shop(0, 2), noneDeleted);
    await cancelChosen(rendered);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nothing to cancel' }));
    await rendered.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(sent(rendered)).toEqual([]);
  });

  it('says which orders stayed, and why the server refused', async () => {
    const errors = [{ code: 'CONFLICT', message: 'More orders match than you have seen.', field: ['expected'] }];
    const rendered = open(new Shop(2, 0), { ...noneDeleted, errors });
    await cancelChosen(rendered);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 orders?' }));
    await fill(rendered.user, dialog.getByRole('textbox', { name: /Reason/ }), 'No longer offered');
    await rendered.user.click(dialog.getByRole('button', { name: 'Cancel 2 orders' }));
    expect(await screen.findByText(/More orders match/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
