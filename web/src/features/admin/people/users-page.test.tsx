import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { fill } from '../../../test/fill';
import { alsoAnswer } from '../../../test/test-api';

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
const own = aUser({ id: '01900000-0000-7000-8000-000000000001', name: 'Ada', email: 'ada@example.com', role: 'ADMIN' });
const sam = aUser({ id: '01900000-0000-7000-8000-00000000000b', name: 'Sam Tailor', email: 'sam@example.com' });
const users = [aUser(), sam, own];
const saved = { errors: [] };

interface Answers {
  Query?: Record<string, unknown>;
  Mutation?: Record<string, unknown>;
}

const open = ({ Query, Mutation }: Answers = {}, path = '/admin/users') =>
  renderRoute(path, {
    viewer: { id: own.id, role: 'ADMIN' },
    overrides: {
      Query: { users: () => aPage(users, 31), userDeletionPreview: () => ({ accounts: 1, buyers: 1 }), ...Query },
      Mutation: { ...Mutation },
      User: { security: () => ({ hasPassword: true, twoStepSince: null, pendingEmail: null, providers: [] }) },
    },
  });
const grid = () => screen.findByRole('grid', { name: 'User Directory' });
const asked = ({ api }: ReturnType<typeof open>, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
const edit = async ({ user }: ReturnType<typeof open>, name = 'Mia Weaver') => {
  await grid();
  await user.click(screen.getByRole('button', { name: `Edit ${name}` }));
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
const save = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Save' }));

describe('the users', () => {
  it('are listed newest first, ten a page, each with a page of its own', async () => {
    const rendered = open();
    const rows = within(await grid()).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Mia Weaver.*mia@example\.com.*Member.*Free.*5.*01\/03\/2026/);
    // where it is cut, the whole address is one gesture away
    expect(within(await grid()).getByTitle('mia@example.com')).toHaveTextContent(/^mia@example\.com$/);
    expect(asked(rendered, 'AdminUsers')[0]).toEqual({
      filter: {},
      sort: { field: 'CREATED_AT', direction: 'DESC' },
      page: { number: 1, size: 10 },
    });
    expect(screen.getByRole('heading', { name: 'Users Management' })).toBeVisible();
    expect(screen.getByText('User Directory')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mia Weaver' })).toHaveAttribute('href', `/admin/users/${users[0]?.id}`);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    await rendered.user.click(pages.getByRole('button', { name: 'Page 4' }));
    await waitFor(() => expect(rendered.address()).toBe('/admin/users?page=4'));
  });

  it('are loaded again by Refresh, on the same page and with the same search', async () => {
    const rendered = open({}, '/admin/users?search=mia&page=2');
    await grid();
    const before = asked(rendered, 'AdminUsers').length;
    await rendered.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked(rendered, 'AdminUsers').length).toBe(before + 1));
    expect(asked(rendered, 'AdminUsers').at(-1)).toMatchObject({ filter: { search: 'mia' }, page: { number: 2 } });
    expect(rendered.address()).toBe('/admin/users?search=mia&page=2');
  });

  it('say that no account is found, and why they cannot be fetched', async () => {
    const { unmount } = open({ Query: { users: () => aPage([]) } }, '/admin/users?search=zzz');
    expect(await screen.findByText('No Users Found')).toBeVisible();
    unmount();
    const users = () => {
      throw new Error('down');
    };
    const { user } = open({ Query: { users } });
    const alert = (await screen.findByText(/^Failed to fetch users: /)).closest('[role="alert"]') as HTMLElement;
    expect(within(alert).getByText('Error!')).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/^Failed to fetch users: /)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  describe('edited in their row', () => {
    it('send what was changed only, and say so for three seconds', async () => {
      const rendered = open({ Mutation: { updateUser: () => ({ ...saved, user: aUser({ name: 'Mia Moss' }) }) } });
      await edit(rendered);
      type('Name', 'Mia Moss');
      await save(rendered);
      expect(await screen.findByText('User updated successfully')).toBeVisible();
      expect(screen.getByText('Success!')).toBeVisible();
      expect(asked(rendered, 'UpdateUser')).toEqual([{ id: users[0]?.id, version: 4, input: { name: 'Mia Moss' } }]);
      await waitFor(() => expect(screen.queryByText('User updated successfully')).not.toBeInTheDocument(), {
        timeout: 4_000,
      });
    });

    it('ask for the reason of a changed balance, and save nothing without it', async () => {
      const rendered = open({ Mutation: { updateUser: () => ({ ...saved, user: aUser({ credits: 9 }) }) } });
      await edit(rendered);
      type('Balance', '9');
      await save(rendered);
      let dialog = within(await screen.findByRole('dialog', { name: 'Why do you change the balance?' }));
      expect(dialog.getByText('Mia Weaver: 5 credits become 9.')).toBeVisible();
      await rendered.user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(await screen.findByText('Nothing was saved: a changed balance needs a reason.')).toBeVisible();
      expect(asked(rendered, 'UpdateUser')).toEqual([]);
      await save(rendered);
      dialog = within(await screen.findByRole('dialog', { name: 'Why do you change the balance?' }));
      expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Edited by an administrator');
      await rendered.user.click(dialog.getByRole('button', { name: 'Change the balance' }));
      await waitFor(() =>
        expect(asked(rendered, 'UpdateUser')).toMatchObject([
          { input: { credits: { from: 5, to: 9, reason: 'Edited by an administrator' } } },
        ]),
      );
    });

    it('stay open with what was typed when another Admin was first', async () => {
      const errors = [{ code: 'CONFLICT', message: 'This account was changed meanwhile.', field: null }];
      const rendered = open({ Mutation: { updateUser: () => ({ user: null, errors }) } });
      await edit(rendered);
      type('Name', 'Mia Moss');
      await save(rendered);
      expect(await screen.findByText('Failed to update user: This account was changed meanwhile.')).toBeVisible();
      expect(screen.getAllByText(/This account was changed meanwhile\./)).toHaveLength(1);
      expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mia Moss');
    });

    it('show a refused field on the field alone', async () => {
      const errors = [{ code: 'INVALID_INPUT', message: 'This name is reserved.', field: ['input', 'name'] }];
      const rendered = open({ Mutation: { updateUser: () => ({ user: null, errors }) } });
      await edit(rendered);
      type('Name', 'Postloom');
      await save(rendered);
      expect(await screen.findByText('This name is reserved.')).toBeVisible();
      expect(screen.getByRole('textbox', { name: /^Name/ })).toBeInvalid();
      expect(screen.queryByText('Error!')).not.toBeInTheDocument();
    });

    it.each([
      ['the status of an answer that is not OK', new HttpResponse<null>(null, { status: 503 }), '503'],
      ['that no answer came', HttpResponse.error(), 'Network error. Please check'],
    ])('say in the alert that can be dismissed %s', async (_what, answer, reason) => {
      const rendered = open();
      await edit(rendered);
      alsoAnswer(graphql.link('*/graphql').mutation('UpdateUser', () => answer));
      type('Name', 'Mia Moss');
      await save(rendered);
      const alert = (await screen.findByText('Error!')).closest('[role="alert"]') as HTMLElement;
      expect(alert).toHaveTextContent(`Failed to update user: ${reason}`);
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mia Moss');
      await rendered.user.click(within(alert).getByRole('button', { name: 'Close' }));
      expect(screen.queryByText('Error!')).not.toBeInTheDocument();
    });

    it('ask twice before an Admin lowers the own role', async () => {
      const rendered = open({ Mutation: { updateUser: () => ({ ...saved, user: own }) } });
      await edit(rendered, 'Ada');
      await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'MEMBER');
      await save(rendered);
      await rendered.user.click(await screen.findByRole('button', { name: 'Lower my role' }));
      expect(asked(rendered, 'UpdateUser')).toEqual([]);
      await rendered.user.click(await screen.findByRole('button', { name: 'Yes, lower my role' }));
      await waitFor(() => expect(asked(rendered, 'UpdateUser')).toMatchObject([{ input: { role: 'MEMBER' } }]));
    });

    it('ask for a proof when the last one is too old, and are saved after it', async () => {
      let isProven = false;
      const needed = [{ code: 'PROOF_REQUIRED', message: 'Please confirm that it is you.', field: null }];
      const rendered = open({
        Mutation: {
          updateUser: () => (isProven ? { ...saved, user: aUser({ role: 'SELLER' }) } : { user: null, errors: needed }),
          confirmAdmin: (_root: unknown, { proof }: { proof: { password: string } }) => {
            isProven = proof.password === 'right';
            const errors = [{ code: 'WRONG_PASSWORD', message: 'Incorrect password. Please try again.', field: null }];
            return { provenUntil: null, errors: isProven ? [] : errors };
          },
        },
      });
      await edit(rendered);
      await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'SELLER');
      await save(rendered);
      const dialog = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
      const password = await dialog.findByLabelText(/Current Password/);
      await fill(rendered.user, password, 'wrong');
      await rendered.user.click(dialog.getByRole('button', { name: 'Confirm' }));
      expect(await dialog.findByText('Incorrect password. Please try again.')).toBeVisible();
      await rendered.user.clear(password);
      await fill(rendered.user, password, 'right');
      await rendered.user.click(dialog.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText('User updated successfully')).toBeVisible();
      expect(asked(rendered, 'UpdateUser')).toHaveLength(2);
    });
  });

  describe('deleted', () => {
    const gone = { done: 1, left: 0, refused: 0, refusals: [], errors: [] };
    const agree = async ({ user }: ReturnType<typeof open>) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this user?' }));
      expect(dialog.getByText(/their paid orders, invoices and credit history stay in the books/)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      expect(await dialog.findByText('Please give a reason.')).toBeVisible();
      await fill(user, dialog.getByRole('textbox', { name: /Reason/ }), 'Asked for it');
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
    };

    it('need a reason, after saying what stays', async () => {
      const rendered = open({ Mutation: { eraseUsers: () => gone } });
      await grid();
      await rendered.user.click(screen.getByRole('button', { name: 'Delete Sam Tailor' }));
      await agree(rendered);
      expect(await screen.findByText('User deleted successfully')).toBeVisible();
      expect(asked(rendered, 'EraseUsers')).toEqual([
        { target: { ids: [sam.id] }, expected: 1, reason: 'Asked for it' },
      ]);
    });

    it('say why one stays', async () => {
      const refusals = [{ id: sam.id, message: 'PayPal is still confirming a payment.' }];
      const rendered = open({ Mutation: { eraseUsers: () => ({ ...gone, done: 0, refused: 1, refusals }) } });
      await grid();
      await rendered.user.click(screen.getByRole('button', { name: 'Delete Sam Tailor' }));
      await agree(rendered);
      expect(await screen.findByText('Failed to delete user: PayPal is still confirming a payment.')).toBeVisible();
      await rendered.user.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByText('Error!')).not.toBeInTheDocument();
    });

    it('are many at once, counted before', async () => {
      const rendered = open({
        Query: { userDeletionPreview: () => ({ accounts: 3, buyers: 2 }) },
        Mutation: { eraseUsers: () => ({ ...gone, done: 2, refused: 1 }) },
      });
      await grid();
      await rendered.user.click(screen.getByRole('checkbox', { name: /Select all rows/ }));
      await rendered.user.click(
        within(screen.getByRole('region', { name: 'Chosen rows' })).getByRole('button', { name: 'Delete' }),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete 3 users?' }));
      expect(dialog.getByText(/2 of them have paid for orders/)).toBeVisible();
      await rendered.user.click(dialog.getByRole('button', { name: 'Delete 3 users' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('Please give a reason.');
      expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveFocus();
      await rendered.user.keyboard('Spam{Enter}');
      expect(await screen.findByText(/2 users deleted successfully\. 1 user stay/)).toBeVisible();
      expect(asked(rendered, 'EraseUsers')).toMatchObject([{ expected: 3, reason: 'Spam' }]);
    });
  });
});
