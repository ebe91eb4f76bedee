import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loseAnswerOf } from '../../../test/lose-answer';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';

const aUser = (values: object = {}) => ({
  id: '01900000-0000-7000-8000-00000000000a',
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
  ...values,
});
type Stored = ReturnType<typeof aUser>;

/** Opens the row of Mia; `stored` returns the account at each read. */
const edit = async (stored: () => Stored, updateUser: (given: { version: number }) => unknown) => {
  const rendered = renderRoute('/admin/users', {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: { users: () => aPage([stored()]) },
      Mutation: { updateUser: (_root: unknown, given: { version: number }) => updateUser(given) },
    },
  });
  await screen.findByRole('grid', { name: 'User Directory' });
  await rendered.user.click(screen.getByRole('button', { name: 'Edit Mia Weaver' }));
  return rendered;
};
type Rendered = Awaited<ReturnType<typeof edit>>;
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = ({ user }: Rendered) => user.click(screen.getByRole('button', { name: 'Save' }));
/** The edits whose answer was not lost. */
const sent = ({ api }: Rendered) =>
  api.calls.filter(({ operation }) => operation === 'UpdateUser').map(({ variables }) => variables);

describe("an edit of a user's row", () => {
  describe('whose answer was lost', () => {
    /** Sends Mia's new name; the account is then stored with these values, and the answer is lost. */
    const lost = async (values: object) => {
      let mia = aUser();
      const rendered = await edit(
        () => mia,
        () => ({ user: aUser({ ...values, name: 'Mia Moss' }), errors: [] }),
      );
      loseAnswerOf('UpdateUser', () => void (mia = aUser(values)), { once: true });
      type('Name', 'Mia Moss');
      await save(rendered);
      expect(await screen.findByText(/^Failed to update user: Network error/)).toBeVisible();
      expect(field('Name')).toHaveValue('Mia Moss');
      return rendered;
    };

    it('is saved when the account shows what was typed', async () => {
      const rendered = await lost({ name: 'Mia Moss', version: 5 });
      await save(rendered);
      expect(await screen.findByText('User updated successfully')).toBeVisible();
      expect(sent(rendered)).toEqual([]);
    });

    it('shows on Cancel what is stored', async () => {
      const rendered = await lost({ name: 'Mia Moss', version: 5 });
      await rendered.user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(await screen.findByRole('link', { name: 'Mia Moss' })).toBeVisible();
      // an edit without a change says nothing
      await rendered.user.click(screen.getByRole('button', { name: 'Edit Mia Moss' }));
      await save(rendered);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
      expect(screen.queryByText('User updated successfully')).not.toBeInTheDocument();
    });

    it('sends the newest version, and only what was typed', async () => {
      const rendered = await lost({ role: 'SELLER', credits: 8, version: 6 });
      expect(field('Balance')).toHaveValue('8');
      await save(rendered);
      expect(await screen.findByText('User updated successfully')).toBeVisible();
      expect(sent(rendered)).toEqual([{ id: aUser().id, version: 6, input: { name: 'Mia Moss' } }]);
    });
  });

  it('is saved on the next press after another Admin was first', async () => {
    let mia = aUser();
    const errors = [{ code: 'CONFLICT', message: 'The balance is 8 by now.', field: ['credits'] }];
    const rendered = await edit(
      () => mia,
      ({ version }) => {
        mia = aUser({ credits: 8, version: 5 });
        return version === 4 ? { user: null, errors } : { user: aUser({ credits: 9, version: 6 }), errors: [] };
      },
    );
    type('Balance', '9');
    const change = async (text: string) => {
      await save(rendered);
      const dialog = within(await screen.findByRole('dialog', { name: 'Why do you change the balance?' }));
      expect(dialog.getByText(text)).toBeVisible();
      await rendered.user.click(dialog.getByRole('button', { name: 'Change the balance' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await change('Mia Weaver: 5 credits become 9.');
    expect(await screen.findByText('The balance is 8 by now.')).toBeVisible();
    expect(field('Balance')).toHaveValue('9');
    await change('Mia Weaver: 8 credits become 9.');
    expect(await screen.findByText('User updated successfully')).toBeVisible();
    expect(sent(rendered)[1]).toMatchObject({ version: 5, input: { credits: { from: 8, to: 9 } } });
  });
});
