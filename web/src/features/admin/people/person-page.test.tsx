import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { fill } from '../../../test/fill';

const id = '01900000-0000-7000-8000-00000000000a';
const security = { hasPassword: true, twoStepSince: '2026-02-01T12:00:00.000Z', pendingEmail: null, providers: [] };
const mia = {
  id,
  name: 'Mia Weaver',
  email: 'mia@example.com',
  emailVerified: true,
  role: 'MEMBER',
  membership: 'PREMIUM',
  membershipUntil: '2026-09-01T12:00:00.000Z',
  credits: 5,
  photoUrl: null,
  disabledAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  version: 4,
};
const note = { id: 'n-1', text: 'Called about an invoice', author: { id: 'a', name: 'Ada' }, createdAt: mia.createdAt };
const entry = { id: 'e-1', change: 7, balanceAfter: 12, reason: 'GRANT', note: 'Thank you', createdAt: mia.createdAt };
const done = { user: mia, errors: [] };

const open = (overrides: Record<string, Record<string, unknown>> = {}, search = '') =>
  renderRoute(`/admin/users/${id}${search}`, {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: { user: () => mia, ...overrides['Query'] },
      Mutation: { ...overrides['Mutation'] },
      User: {
        security: () => security,
        notes: () => [note],
        creditEntries: () => aPage([entry]),
        ...overrides['User'],
      },
    },
  });
const asked = ({ api }: ReturnType<typeof open>, operation: string) =>
  api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
const withReason = async ({ user }: ReturnType<typeof open>, title: string, confirm: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await fill(user, dialog.getByRole('textbox', { name: /Reason/ }), 'Spoke on the phone');
  await user.click(dialog.getByRole('button', { name: confirm }));
};

describe("a person's page", () => {
  it('shows who it is, facts, notes and orders, and leads to the whole list', async () => {
    const order = {
      id: 'o-1',
      kind: 'PACKAGE',
      code: 'ABCD1234',
      name: 'Starter',
      total: '9.00',
      currency: 'USD',
      refunded: '0.00',
      paymentStatus: 'PAID',
      createdAt: mia.createdAt,
    };
    open({ User: { purchases: () => aPage([order], 31) } });
    expect(await screen.findByRole('heading', { name: 'Mia Weaver' })).toBeVisible();
    expect(document.title).toBe('Mia Weaver - Postloom');
    expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/admin/users');
    for (const text of ['Premium', '5 credits', 'Since 01/02/2026', 'Called about an invoice'])
      expect(await screen.findByText(text)).toBeVisible();
    const orders = within(await screen.findByRole('list', { name: 'Orders' }));
    expect(orders.getByRole('link', { name: 'ABCD1234, Starter' })).toHaveAttribute('href', '/admin/orders/o-1');
    expect(screen.getByRole('link', { name: 'All 31' })).toHaveAttribute('href', `/admin/orders?owner=${id}`);
  });

  it.each([
    ['ends later', new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString(), '2 days left'],
    ['has ended', '2026-01-01T12:00:00.000Z', 'Expired'],
    ['has no end', null, 'N/A'],
  ])('says how long a membership lasts that %s', async (_state, membershipUntil, text) => {
    open({ Query: { user: () => ({ ...mia, membershipUntil }) } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Days left')).toBeVisible();
  });

  it('says what follows premium', async () => {
    open({ Query: { user: () => ({ ...mia, membershipAfterPremium: 'BASIC' }) } });
    expect(await screen.findByText('After premium')).toBeVisible();
    expect(screen.getByText('Basic')).toBeVisible();
  });

  it('shows the ledger at an address of its own', async () => {
    const rendered = open();
    await rendered.user.click(await screen.findByRole('tab', { name: 'Credits' }));
    const ledger = within(await screen.findByRole('list', { name: 'Credit history' }));
    expect(ledger.getByText('Thank you')).toBeVisible();
    expect(ledger.getByText('+7')).toBeVisible();
    expect(ledger.getByText('balance 12')).toBeVisible();
    expect(rendered.address()).toBe(`/admin/users/${id}?show=credits`);
  });

  it('gives credits once, with a reason that the person sees', async () => {
    const rendered = open({ Mutation: { grantCredits: () => done } });
    await rendered.user.click(await screen.findByRole('button', { name: 'Give credits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give credits to Mia Weaver' }));
    await fill(rendered.user, dialog.getByRole('textbox', { name: /Credits/ }), '7');
    await fill(rendered.user, dialog.getByRole('textbox', { name: /Reason/ }), 'Thank you');
    await rendered.user.click(dialog.getByRole('button', { name: 'Give credits' }));
    expect(await screen.findByText('7 credits given to Mia Weaver')).toBeVisible();
    expect(asked(rendered, 'GrantCredits')).toMatchObject([
      { id, input: { credits: 7, reason: 'Thank you', requestId: expect.any(String) as string } },
    ]);
  });

  it.each([
    ['Disable', 'Disable Mia Weaver?', 'Disable', 'SetUserDisabled', 'setUserDisabled', 'Mia Weaver is disabled'],
    [
      'Sign out everywhere',
      'Sign Mia Weaver out everywhere?',
      'Sign out everywhere',
      'SignOutUser',
      'signOutUser',
      'Mia Weaver is signed out everywhere',
    ],
    [
      'End two-step sign-in',
      'End two-step sign-in of Mia Weaver?',
      'End two-step sign-in',
      'ResetTwoStep',
      'resetTwoStep',
      'Two-step sign-in of Mia Weaver is off',
    ],
  ])('offers %s, with a reason for the record', async (button, title, confirm, operation, field, sentence) => {
    const rendered = open({ Mutation: { [field]: () => done } });
    await rendered.user.click(await screen.findByRole('button', { name: button }));
    await withReason(rendered, title, confirm);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(asked(rendered, operation)).toMatchObject([{ id, reason: 'Spoke on the phone' }]);
  });

  it('says why the last Admin cannot be disabled', async () => {
    const errors = [{ code: 'LAST_ADMIN', message: 'This is the last Admin.', field: null }];
    const rendered = open({ Mutation: { setUserDisabled: () => ({ user: null, errors }) } });
    await rendered.user.click(await screen.findByRole('button', { name: 'Disable' }));
    await withReason(rendered, 'Disable Mia Weaver?', 'Disable');
    expect(await screen.findByText('This is the last Admin.')).toBeVisible();
  });

  it('takes notes, and brings a deleted one back', async () => {
    const rendered = open({ Mutation: { addUserNote: () => done, deleteUserNote: () => done } });
    await fill(rendered.user, await screen.findByRole('textbox', { name: /New note/ }), 'Prefers mornings');
    await rendered.user.click(screen.getByRole('button', { name: 'Add note' }));
    const requestId = expect.stringMatching(/^[\w-]{36}$/) as unknown;
    await waitFor(() => expect(asked(rendered, 'AddUserNote')).toEqual([{ id, text: 'Prefers mornings', requestId }]));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /New note/ })).toHaveValue(''));
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/admin/users/a');
    await rendered.user.click(screen.getByRole('button', { name: /^Delete the note/ }));
    await rendered.user.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() =>
      expect(asked(rendered, 'AddUserNote').at(-1)).toEqual({ id, text: 'Called about an invoice', requestId }),
    );
  });

  it('adds a note once, however often it is sent after a lost answer', async () => {
    const answers = [() => Promise.reject(new Error('down')), () => done, () => done];
    const rendered = open({ Mutation: { addUserNote: () => answers.shift()?.() } });
    const add = () => rendered.user.click(screen.getByRole('button', { name: 'Add note' }));
    const write = async () =>
      fill(rendered.user, await screen.findByRole('textbox', { name: /New note/ }), 'Prefers mornings');
    await write();
    await add();
    expect(await screen.findByRole('alert')).toBeVisible();
    await add();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /New note/ })).toHaveValue(''));
    await write();
    await add();
    await waitFor(() => expect(asked(rendered, 'AddUserNote')).toHaveLength(3));
    const [first, second, third] = asked(rendered, 'AddUserNote').map((sent) => sent['requestId']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('leaves for the list when the person is deleted', async () => {
    const gone = { done: 1, left: 0, refused: 0, refusals: [], errors: [] };
    const rendered = open({
      Query: { userDeletionPreview: () => ({ accounts: 1, buyers: 0 }), users: () => aPage([]) },
      Mutation: { eraseUsers: () => gone },
    });
    await rendered.user.click(await screen.findByRole('button', { name: 'Delete' }));
    await withReason(rendered, 'Are you sure you want to delete this user?', 'Delete');
    await waitFor(() => expect(rendered.address()).toBe('/admin/users'));
  });

  it('says that there is no such person', async () => {
    const user = () => {
      throw new GraphQLError('User not found.', { extensions: { code: 'NOT_FOUND' } });
    };
    open({ Query: { user } });
    expect(await screen.findByRole('heading', { name: 'No such user', level: 1 })).toBeVisible();
    expect(document.title).toBe('No such user - Postloom');
    expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/admin/users');
  });
});
