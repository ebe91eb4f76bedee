import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';

const aUser = (number: number) => ({
  id: `01900000-0000-7000-8000-0000000000d${number}`,
  name: `Person ${number}`,
  email: `person${number}@example.com`,
  emailVerified: true,
  role: 'MEMBER',
  membership: 'FREE',
  membershipUntil: null,
  credits: 5,
  photoUrl: null,
  disabledAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  version: 1,
});

interface Asked {
  filter: { ids?: string[]; search?: string };
  page: { number?: number };
}

/** Opens three users, one of them on page 2, and changes the name of Person 3 without saving it. */
async function changeName() {
  let users = [3, 2, 1].map(aUser);
  const rendered = renderRoute('/admin/users', {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: {
        users: (_root: unknown, { filter: { ids, search }, page }: Asked) => {
          const found = users.filter(
            ({ id, email }) => (ids?.includes(id) ?? true) && (search === undefined || email === search),
          );
          const shown = page.number === 2 ? found.slice(2) : found.slice(0, 2);
          return aPage(shown, (ids ?? search) ? shown.length : 12);
        },
        userDeletionPreview: () => ({ accounts: 1, buyers: 0 }),
      },
      Mutation: {
        eraseUsers: () => {
          users = users.filter(({ name }) => name !== 'Person 3');
          return { done: 1, refused: 0, left: 0, refusals: [], errors: [] };
        },
      },
    },
  });
  await screen.findByRole('grid', { name: 'User Directory' });
  await rendered.user.click(screen.getByRole('button', { name: 'Edit Person 3' }));
  fireEvent.change(name(), { target: { value: 'Penny' } });
  return rendered;
}
const name = () => screen.getByRole('textbox', { name: /^Name/ });
const line = () => screen.findByText('Person 3 has unsaved changes.');
const toPage2 = async ({ user }: Awaited<ReturnType<typeof changeName>>) => {
  expect(screen.queryByText('Person 3 has unsaved changes.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await line()).toBeVisible();
};
/** Whether the page is left without a question. */
const isLeft = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('unsaved changes of a user who is on another page', () => {
  it('are named above the list, and shown', async () => {
    const rendered = await changeName();
    await toPage2(rendered);
    await rendered.user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(name()).toHaveValue('Penny'));
    expect(name()).toHaveFocus();
    expect(rendered.address()).toBe('/admin/users?search=person3%40example.com');
    expect(screen.queryByText('Person 3 has unsaved changes.')).not.toBeInTheDocument();
  });

  it('are discarded', async () => {
    const rendered = await changeName();
    await toPage2(rendered);
    expect(isLeft()).toBe(false);
    await rendered.user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Person 3 has unsaved changes.')).not.toBeInTheDocument());
    expect(isLeft()).toBe(true);
  });

  it('end when the user is deleted together with others', async () => {
    const rendered = await changeName();
    const { user } = rendered;
    await user.click(screen.getAllByRole('checkbox', { name: 'Select row' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 user?' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Asked for it' } });
    await user.click(dialog.getByRole('button', { name: 'Delete 1 user' }));
    expect(await screen.findByText('User deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument());
    expect(isLeft()).toBe(true);
  });
});
