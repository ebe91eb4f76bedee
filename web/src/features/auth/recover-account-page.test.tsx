import { screen } from '@testing-library/react';
import { renderRoute } from '../../test/render-route';
import { goOffline } from '../../test/test-api';

describe('the recovery link of a security email', () => {
  const open = (recoverAccount: () => unknown, path = '/recover-account?token=abc') =>
    renderRoute(path, { overrides: { Mutation: { recoverAccount } } });

  it('changes nothing when it is opened; a click recovers the account and leads to a new password', async () => {
    const { user, api } = open(() => ({ email: 'mine@example.com', errors: [] }));
    const button = await screen.findByRole('button', { name: 'Take it back' });
    expect(screen.getByText('API tokens and webhooks stop working')).toBeInTheDocument();
    expect(api.calls.filter(({ operation }) => operation === 'RecoverAccount')).toEqual([]);
    await user.click(button);
    expect(
      await screen.findByText('Your account is yours again, and every device is signed out. Now set a new password.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/reset-password');
  });

  it('leads to support when it has expired or is incomplete', async () => {
    const message = 'This link has already been used or has expired.';
    const { user, unmount } = open(() => ({
      email: null,
      errors: [{ code: 'INVALID_INPUT', message, field: null }],
    }));
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    unmount();
    open(() => null, '/recover-account');
    expect(await screen.findByText(/This address is not complete/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', '/contact');
  });

  it('can be retried when the server was not reached', async () => {
    const { user } = open(() => null);
    const button = await screen.findByRole('button', { name: 'Take it back' });
    goOffline();
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
