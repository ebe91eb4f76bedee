import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../test/fill';
import { loseAnswerOf } from '../../../test/lose-answer';
import { renderRoute } from '../../../test/render-route';

const id = '01900000-0000-7000-8000-00000000000a';
const mia = {
  id,
  name: 'Mia Weaver',
  email: 'mia@example.com',
  emailVerified: true,
  role: 'MEMBER',
  membership: 'FREE',
  membershipUntil: null,
  credits: 5,
  photoUrl: null,
  disabledAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  version: 4,
};
const security = { hasPassword: true, twoStepSince: null, pendingEmail: null, providers: [] };

describe("a lost answer on a person's page", () => {
  it('does not leave the old balance behind the dialog', async () => {
    let credits = 5;
    const { user } = renderRoute(`/admin/users/${id}`, {
      viewer: { role: 'ADMIN' },
      overrides: {
        Query: { user: () => ({ ...mia, credits }) },
        User: { security: () => security, notes: () => [] },
      },
    });
    expect(await screen.findByText('5 credits')).toBeVisible();
    loseAnswerOf('GrantCredits', () => {
      credits = 15;
    });
    await user.click(screen.getByRole('button', { name: 'Give credits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give credits to Mia Weaver' }));
    await fill(user, dialog.getByRole('textbox', { name: /Credits/ }), '10');
    await fill(user, dialog.getByRole('textbox', { name: /Reason/ }), 'Thank you');
    await user.click(dialog.getByRole('button', { name: 'Give credits' }));
    expect(await dialog.findByText(/^Network error/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('15 credits')).toBeVisible();
  });

  it('does not stand in the way of another gift, once the balance is shown', async () => {
    const gifts = new Map<string, number>();
    const balance = () => [...gifts.values()].reduce((sum, credits) => sum + credits, mia.credits);
    const { user } = renderRoute(`/admin/users/${id}`, {
      viewer: { role: 'ADMIN' },
      overrides: {
        Query: { user: () => ({ ...mia, credits: balance() }) },
        User: { security: () => security, notes: () => [] },
        Mutation: {
          grantCredits: (_root: unknown, { input }: { input: { requestId: string; credits: number } }) => {
            const message = 'This was sent before with other values.';
            if (gifts.has(input.requestId))
              return { user: null, errors: [{ code: 'CONFLICT', message, field: ['requestId'] }] };
            gifts.set(input.requestId, input.credits);
            return { user: { ...mia, credits: balance() }, errors: [] };
          },
        },
      },
    });
    const give = ({ input }: Record<string, unknown>) => {
      const { requestId, credits } = input as { requestId: string; credits: number };
      gifts.set(requestId, credits);
    };
    loseAnswerOf('GrantCredits', give, { once: true });
    await user.click(await screen.findByRole('button', { name: 'Give credits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give credits to Mia Weaver' }));
    const amount = dialog.getByRole('textbox', { name: /Credits/ });
    await fill(user, amount, '5');
    await fill(user, dialog.getByRole('textbox', { name: /Reason/ }), 'Thank you');
    await user.click(dialog.getByRole('button', { name: 'Give credits' }));
    expect(await dialog.findByText(/^Network error/)).toBeVisible();
    await user.clear(amount);
    await fill(user, amount, '7');
    await user.click(dialog.getByRole('button', { name: 'Give credits' }));
    expect(await dialog.findByText(/^An earlier try has gone through: Mia Weaver has 10 credits now\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Give credits' }));
    expect(await screen.findByText('7 credits given to Mia Weaver')).toBeVisible();
    expect([...gifts.values()]).toEqual([5, 7]);
  });

  it('shows the account as it is after an action with a reason', async () => {
    let disabledAt: string | null = null;
    const { user } = renderRoute(`/admin/users/${id}`, {
      viewer: { role: 'ADMIN' },
      overrides: {
        Query: { user: () => ({ ...mia, disabledAt }) },
        User: { security: () => security, notes: () => [] },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    loseAnswerOf('SetUserDisabled', () => {
      disabledAt = mia.createdAt;
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Disable Mia Weaver?' }));
    await fill(user, dialog.getByRole('textbox', { name: /Reason/ }), 'Abuse');
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enable' })).toBeVisible());
  });
});

describe('a lost answer of a deletion', () => {
  /** Opens the list of Mia and Jonas, chooses both and deletes them; the stored accounts are read from `stored`. */
  const deleteBoth = async (left: readonly string[]) => {
    let stored = [mia, { ...mia, id: '01900000-0000-7000-8000-00000000000b', name: 'Jonas Richter' }];
    const find = ({ filter }: { filter?: { ids?: string[] | null } | null }) => {
      const found = stored.filter((one) => filter?.ids?.includes(one.id) ?? true);
      return { items: found, totalItems: found.length };
    };
    const { user } = renderRoute('/admin/users', {
      viewer: { role: 'ADMIN' },
      overrides: {
        Query: {
          users: (_root: unknown, given: Parameters<typeof find>[0]) => find(given),
          userDeletionPreview: () => ({ accounts: 2, buyers: 0 }),
        },
      },
    });
    loseAnswerOf('EraseUsers', () => {
      stored = stored.filter(({ name }) => left.includes(name));
    });
    const grid = within(await screen.findByRole('grid', { name: 'User Directory' }));
    await grid.findByText('Jonas Richter');
    await user.click(screen.getByRole('checkbox', { name: /Select all rows/ }));
    await user.click(
      within(screen.getByRole('region', { name: 'Chosen rows' })).getByRole('button', { name: 'Delete' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 users?' }));
    await fill(user, dialog.getByRole('textbox', { name: /Reason/ }), 'Asked for it');
    await user.click(dialog.getByRole('button', { name: 'Delete 2 users' }));
  };
  const unknown =
    'Failed to delete users: the server did not answer, so it is unknown whether it was done. Please look at what is stored now.';

  it('says that it is unknown whether it was done, and chooses no rows that are gone', async () => {
    await deleteBoth([]);
    expect(await screen.findByText(unknown)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Jonas Richter')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText(/rows? chosen/)).not.toBeInTheDocument());
  });

  it('keeps the choice when nothing was deleted', async () => {
    await deleteBoth(['Mia Weaver', 'Jonas Richter']);
    expect(await screen.findByText(unknown)).toBeVisible();
    expect(screen.getByText('2 rows chosen')).toBeVisible();
  });
});
