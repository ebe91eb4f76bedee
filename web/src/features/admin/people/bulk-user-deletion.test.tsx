import { screen, within } from '@testing-library/react';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';

const users = ['Mia Weaver', 'Sam Tailor'].map((name, index) => ({
  id: `01900000-0000-7000-8000-0000000000f${index}`,
  name,
  email: `${index}@example.com`,
  emailVerified: true,
  role: 'MEMBER',
  membership: 'FREE',
  membershipUntil: null,
  credits: 5,
  photoUrl: null,
  disabledAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  version: 4,
}));

interface Accounts {
  deletable: number;
  staying: number;
}

const refusals = [{ id: 'x', message: 'PayPal is still confirming a payment.' }];

/** Deletes like the API: at most 100 accounts a call, and none when more match than were shown. */
const eraseUsers =
  (shop: Accounts) =>
  (_root: unknown, { expected }: { expected: number }) => {
    const matching = shop.deletable + shop.staying;
    if (matching > expected)
      return { done: 0, left: 0, refused: 0, refusals: [], errors: [{ code: 'CONFLICT', message: 'More match now.' }] };
    const done = Math.min(100, shop.deletable);
    shop.deletable -= done;
    const left = shop.deletable;
    return { done, left, refused: shop.staying, refusals, errors: [] };
  };

const openAndChooseAll = async (shop: Accounts, erase: unknown, path = '/admin/users?membership=FREE') => {
  const count = shop.deletable + shop.staying;
  const rendered = renderRoute(path, {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: { users: () => aPage(users, count), userDeletionPreview: () => ({ accounts: count, buyers: 0 }) },
      Mutation: { eraseUsers: erase },
    },
  });
  await screen.findByRole('grid', { name: 'User Directory' });
  await rendered.user.click(await screen.findByRole('checkbox', { name: /Select all rows/ }));
  const bar = () => within(screen.getByRole('region', { name: 'Chosen rows' }));
  await rendered.user.click(bar().getByRole('button', { name: `Choose all ${count} rows` }));
  await rendered.user.click(bar().getByRole('button', { name: 'Delete' }));
  return rendered;
};
const agree = async ({ user }: ReturnType<typeof renderRoute>, count: number) => {
  const dialog = within(await screen.findByRole('dialog', { name: `Delete ${count} users?` }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Spam');
  await user.click(dialog.getByRole('button', { name: `Delete ${count} users` }));
};

describe('the deletion of all accounts that match a filter', () => {
  it('goes on after a batch in which some stay', async () => {
    const shop = { deletable: 220, staying: 30 };
    const rendered = await openAndChooseAll(shop, eraseUsers(shop));
    await agree(rendered, 250);
    expect(
      await screen.findByText(
        '220 users deleted successfully. 30 users stay: a payment is open, or the account may not be deleted.',
      ),
    ).toBeVisible();
    expect(shop.deletable).toBe(0);
  });

  it('says what was deleted before a batch was refused', async () => {
    const shop = { deletable: 150, staying: 0 };
    const erase = eraseUsers(shop);
    // new accounts match before the second batch
    const rendered = await openAndChooseAll(shop, (root: unknown, asked: { expected: number }) => {
      const answer = erase(root, asked);
      shop.staying += 10;
      return answer;
    });
    await agree(rendered, 150);
    expect(
      await screen.findByText('Failed to delete user: More match now. Before, 100 users had been deleted.'),
    ).toBeVisible();
  });

  it('is not offered for the whole shop, which the API refuses', async () => {
    const shop = { deletable: 3, staying: 0 };
    await openAndChooseAll(shop, eraseUsers(shop), '/admin/users');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nothing to delete' }));
    expect(dialog.getByText(/Search or filter first/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });
});
