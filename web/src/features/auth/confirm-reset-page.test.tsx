import { screen, waitFor } from '@testing-library/react';
import { fill } from '../../test/fill';
import { renderRoute } from '../../test/render-route';
import { goOffline, held } from '../../test/test-api';

const used = 'This link has already been used or has expired. Please ask for a new one.';

type Rendered = ReturnType<typeof renderRoute>;

const openConfirm = (answer: () => unknown = () => ({ errors: [] }), path = '/reset-password/confirm?token=abc') =>
  renderRoute(path, { overrides: { Mutation: { resetPassword: answer } } });
const password = () => screen.findByLabelText(/^New Password/);
const confirmation = () => screen.getByLabelText(/^Confirm Password/);
const setButton = () => screen.getByRole('button', { name: 'Set new password' });
const sent = ({ api }: Rendered) =>
  api.calls.filter(({ operation }) => operation === 'ResetPassword').map(({ variables }) => variables);

async function setPassword(first: string, second: string, { user }: Rendered) {
  await user.clear(await password());
  await user.clear(confirmation());
  if (first) await fill(user, await password(), first);
  if (second) await fill(user, confirmation(), second);
  await user.click(setButton());
}

describe('confirm reset page', () => {
  it('reports first that the passwords differ, then that they are too short', async () => {
    const rendered = openConfirm();
    await setPassword('abc', 'abd', rendered);
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
    expect(screen.queryByText('Password must be at least 6 characters')).not.toBeInTheDocument();
    await setPassword('abc', 'abc', rendered);
    expect(await screen.findByText('Password must be at least 6 characters')).toBeInTheDocument();
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
    expect(sent(rendered)).toEqual([]);
  });

  it('says what a new password ends before it is set', async () => {
    openConfirm();
    expect(await screen.findByText('Every device is signed out, and your API tokens stop working')).toBeInTheDocument();
  });

  it('requires both passwords', async () => {
    const rendered = openConfirm();
    await screen.findByRole('heading', { level: 1, name: 'Set a new password' });
    await rendered.user.click(setButton());
    expect(await screen.findByText('Please enter a password')).toBeInTheDocument();
    expect(screen.getByText('Please confirm your password')).toBeInTheDocument();
    expect(sent(rendered)).toEqual([]);
  });

  it('sets the password with the token and leads to the sign-in', async () => {
    const { answer, give } = held<unknown>();
    const rendered = openConfirm(() => answer);
    await setPassword('secret1', 'secret1', rendered);
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    give({ errors: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(sent(rendered)).toEqual([{ input: { token: 'abc', password: 'secret1' } }]);
  });

  it('says that a link was used or has expired, and where to get a new one', async () => {
    const rendered = openConfirm(() => ({ errors: [{ code: 'INVALID_INPUT', message: used, field: ['token'] }] }));
    await setPassword('secret1', 'secret1', rendered);
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent(used);
    await waitFor(() => expect(banner).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute('href', '/reset-password');
  });

  it("shows the server's complaint about the password at the field", async () => {
    const rendered = openConfirm(() => ({
      errors: [
        {
          code: 'WEAK_PASSWORD',
          message: 'Password is too weak. Please use a stronger password.',
          field: ['password'],
        },
      ],
    }));
    await setPassword('secret1', 'secret1', rendered);
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription('Password is too weak. Please use a stronger password.'),
    );
  });

  it('has one sentence for a network failure and one for all other failures', async () => {
    const rendered = openConfirm(() => {
      throw new Error('relation "users" does not exist');
    });
    await setPassword('secret1', 'secret1', rendered);
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred. Please try again later.');
    goOffline();
    await rendered.user.click(setButton());
    expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeInTheDocument();
  });

  it('says that an address without a token is incomplete', async () => {
    openConfirm(undefined, '/reset-password/confirm');
    expect(await screen.findByText(/This address is not complete/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset-password');
    expect(screen.queryByLabelText(/Password/)).not.toBeInTheDocument();
  });
});
