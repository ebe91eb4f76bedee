import { screen } from '@testing-library/react';
import { member } from '../../test/defaults';
import { renderRoute } from '../../test/render-route';
import { goOffline } from '../../test/test-api';

const refused = (code: string, message: string) => ({
  user: null,
  email: null,
  errors: [{ code, message, field: null }],
});

describe('the confirmation link of a new address', () => {
  const open = (
    confirmEmailChange: () => unknown,
    viewer: object | null = { security: { pendingEmail: 'new@example.com' } },
  ) => renderRoute('/confirm-email?token=abc', { viewer, overrides: { Mutation: { confirmEmailChange } } });

  it('changes nothing when it is opened, and the address on a click', async () => {
    const { user, api } = open(() => ({ user: { ...member, email: 'new@example.com' }, errors: [] }));
    const button = await screen.findByRole('button', { name: 'Use this address' });
    expect(api.calls.filter(({ operation }) => operation === 'ConfirmEmailChange')).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('Thank you: your address is new@example.com now.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      '/update-profile?tab=security',
    );
  });

  it('says before a click that the change was cancelled', async () => {
    open(() => null, { security: { pendingEmail: null } });
    expect(await screen.findByText(/^This account has no open change of its address/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use this address' })).not.toBeInTheDocument();
  });

  it('requires a sign-in', async () => {
    open(() => null, null);
    expect(await screen.findByRole('link', { name: 'Sign in to confirm' })).toHaveAttribute(
      'href',
      '/login?next=%2Fconfirm-email%3Ftoken%3Dabc',
    );
  });

  it('says why the link is invalid', async () => {
    const { user } = open(() => refused('INVALID_INPUT', 'This link has already been used or has expired.'));
    await user.click(await screen.findByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText('This link has already been used or has expired.')).toBeInTheDocument();
  });

  it('can be retried when the server was not reached', async () => {
    const { user } = open(() => null);
    const button = await screen.findByRole('button', { name: 'Use this address' });
    goOffline();
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the link that undoes an email change', () => {
  const open = (undoEmailChange: () => unknown, path = '/undo-email-change?token=abc') =>
    renderRoute(path, { overrides: { Mutation: { undoEmailChange } } });

  it('restores the address on a click, and leads to a new password', async () => {
    const { user } = open(() => ({ email: 'mine@example.com', errors: [] }));
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText(/Your account has the address mine@example.com again/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/reset-password');
  });

  it('leads to support when the link is invalid or incomplete', async () => {
    const { user, unmount } = open(() => refused('INVALID_INPUT', 'This link has already been used or has expired.'));
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('This link has already been used or has expired.')).toBeInTheDocument();
    unmount();
    open(() => null, '/undo-email-change');
    expect(await screen.findByText(/This address is not complete/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', '/contact');
  });
});
