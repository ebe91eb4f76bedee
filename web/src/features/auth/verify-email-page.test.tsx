import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../../test/render-route';
import { goOffline, held } from '../../test/test-api';

const used = 'This link has already been used or has expired.';
const confirmed = 'Thank you: your address is confirmed.';
const address = '/verify-email?token=abc';
const unproven = { emailVerified: false };

const verifying = (answer: () => unknown) => ({ Mutation: { verifyEmail: answer } });
const openVerify = (answer: () => unknown, viewer: object | null = unproven) =>
  renderRoute(address, { viewer, overrides: verifying(answer) });
const refused = (code: string, message: string) => () => ({ errors: [{ code, message, field: ['token'] }] });
const confirmButton = () => screen.findByRole('button', { name: 'Confirm my address' });

describe('verify email page', () => {
  it('confirms the address on a click, and does nothing before', async () => {
    const { answer, give } = held<unknown>();
    const { api, user } = openVerify(() => answer);
    const button = await confirmButton();
    expect(screen.getByText('mira@example.com')).toBeInTheDocument();
    const sent = () =>
      api.calls.filter(({ operation }) => operation === 'VerifyEmail').map(({ variables }) => variables);
    expect(sent()).toEqual([]);
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    give({ errors: [] });
    expect(await screen.findByText(confirmed)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/user/dashboard');
    expect(sent()).toEqual([{ token: 'abc' }]);
  });

  it('makes the user sign in first, and keeps the link for afterwards', async () => {
    const { api, user, address: where } = openVerify(refused('INVALID_INPUT', used), null);
    await user.click(await screen.findByRole('link', { name: 'Sign in to confirm' }));
    await waitFor(() => expect(where()).toBe(`/login?next=${encodeURIComponent(address)}`));
    expect(api.calls.filter(({ operation }) => operation === 'VerifyEmail')).toEqual([]);
  });

  it('shows the owner of an address that another person registered how to claim it', async () => {
    openVerify(refused('INVALID_INPUT', used), null);
    expect(await screen.findByRole('link', { name: 'set a password of your own' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });

  it('leads a user signed in to another account to the right one, with the link', async () => {
    const {
      user,
      api,
      address: where,
    } = renderRoute(address, {
      viewer: unproven,
      overrides: {
        Mutation: {
          verifyEmail: refused('INVALID_STATE', 'This link was sent for another account.'),
          signOut: () => ({ errors: [] }),
        },
      },
    });
    await user.click(await confirmButton());
    expect(
      await screen.findByText(/This link was sent for another account\. You are signed in as/),
    ).toBeInTheDocument();
    api.viewer = null;
    await user.click(screen.getByRole('button', { name: 'Sign in with the other account' }));
    await waitFor(() => expect(where()).toBe(`/login?next=${encodeURIComponent(address)}`));
  });

  it('says that a link was used or has expired, and requests a new one', async () => {
    const { user, api } = renderRoute(address, {
      viewer: unproven,
      overrides: {
        Mutation: { verifyEmail: refused('INVALID_INPUT', used), sendVerificationEmail: () => ({ errors: [] }) },
      },
    });
    await user.click(await confirmButton());
    expect(await screen.findByText(used)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('A new link is on its way to mira@example.com.')).toBeInTheDocument();
    expect(api.calls.filter(({ operation }) => operation === 'SendVerificationEmail')).toHaveLength(1);
  });

  it('says that there is nothing left to confirm', async () => {
    openVerify(refused('INVALID_INPUT', used), { emailVerified: true });
    expect(await screen.findByText('Your address mira@example.com is confirmed already.')).toBeInTheDocument();
  });

  it('says that a link is incomplete', async () => {
    renderRoute('/verify-email', { viewer: unproven });
    expect(await screen.findByText(/This address is not complete/)).toBeInTheDocument();
  });

  it('can be retried when the server or the network fails', async () => {
    let up = false;
    const { user } = openVerify(() => {
      if (!up) throw new Error('down');
      return { errors: [] };
    });
    await user.click(await confirmButton());
    up = true;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(confirmed)).toBeInTheDocument();
  });

  it('says that the network is down', async () => {
    const { user } = openVerify(() => ({ errors: [] }));
    const button = await confirmButton();
    goOffline();
    await user.click(button);
    expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeInTheDocument();
  });
});
