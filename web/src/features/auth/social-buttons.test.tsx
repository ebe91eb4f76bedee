import { act, screen, waitFor } from '@testing-library/react';
import { member } from '../../test/defaults';
import { renderRoute } from '../../test/render-route';

/** Stand-in for BroadcastChannel as one page has it; a test posts to it like the popup does. */
class Channel {
  static open: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.push(this);
  }
  postMessage() {}
  addEventListener() {}
  removeEventListener() {}
  close() {
    Channel.open = Channel.open.filter((channel) => channel !== this);
  }
}

const social = () => Channel.open.filter(({ name }) => name === 'postloom-social');
const post = (data: unknown) => act(() => social().forEach((channel) => channel.onmessage?.({ data })));

const realChannel = globalThis.BroadcastChannel;
let popup: { closed: boolean } | null;
let opened: string[];

beforeEach(() => {
  popup = { closed: false };
  opened = [];
  Channel.open = [];
  globalThis.BroadcastChannel = Channel as never;
  jest.spyOn(window, 'open').mockImplementation((url) => {
    opened.push(String(url));
    return popup as Window | null;
  });
});
afterEach(() => {
  globalThis.BroadcastChannel = realChannel;
  jest.restoreAllMocks();
});

const google = { id: 'google', name: 'Google', startUrl: '/auth/social/start' };
const open = (path = '/login', signInProviders: unknown[] = [google]) =>
  renderRoute(path, { overrides: { Query: { signInProviders: () => signInProviders } } });
const button = () => screen.findByRole('button', { name: 'Continue with Google' });

describe('social sign-in', () => {
  it.each(['/login', '/register'])('has no button on %s where no provider is configured', async (path) => {
    const { api } = open(path, []);
    await waitFor(() => expect(api.calls.some(({ operation }) => operation === 'SignInProviders')).toBe(true));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /^Continue with/ })).not.toBeInTheDocument();
    expect(screen.queryByText('or')).not.toBeInTheDocument();
  });

  it('says that the popup was blocked', async () => {
    popup = null;
    const { user } = open();
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sign-in popup was blocked. Please allow popups for this site.',
    );
    expect(await button()).toBeEnabled();
  });

  it('says that the popup was closed, and can be started again', async () => {
    const { user } = open('/register');
    await user.click(await button());
    expect(opened).toEqual([expect.stringMatching(/^\/auth\/social\/start\?tab=[0-9a-f-]{36}$/)]);
    expect(await button()).toBeDisabled();
    popup = Object.assign(popup ?? {}, { closed: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in popup closed by user.');
    expect(social()).toEqual([]);
    await user.click(await button());
    expect(opened).toHaveLength(2);
  });

  it.each([
    ['INVALID_STATE', 'Sign-in cancelled. Please try again.'],
    ['USER_DISABLED', 'This account has been disabled.'],
    ['EMAIL_ALREADY_IN_USE', 'This email is already in use. Please try another one.'],
    ['INVALID_INPUT', 'That account does not share an email address, and we need one.'],
    ['TOO_MANY_REQUESTS', 'Too many attempts to sign in. Please wait a few minutes and try again.'],
    ['PROVIDER_ERROR', 'An error occurred during login. Please try again.'],
  ])('explains %s', async (code, sentence) => {
    const { user, address } = open();
    await user.click(await button());
    post({ ok: false, code });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await button()).toBeEnabled();
    expect(address()).toBe('/login');
    await user.click(await button());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes the outcome of its own popup alone, and one that says of none', async () => {
    const { user } = open();
    await user.click(await button());
    const tab = new URL(opened[0] ?? '', 'http://shop').searchParams.get('tab');
    post({ ok: false, code: 'USER_DISABLED', tab: 'of-another-tab' });
    expect(await button()).toBeDisabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    post({ ok: false, code: 'USER_DISABLED', tab });
    expect(await screen.findByRole('alert')).toHaveTextContent('This account has been disabled.');
  });

  it("shows the registration's own sentence for all other failures", async () => {
    const { user } = open('/register');
    await user.click(await button());
    post({ ok: false });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred during registration. Please try again.',
    );
  });

  it('signs in and goes to the requested page', async () => {
    const { user, api, address } = open('/login?next=%2Fuser%2Fdashboard');
    await user.click(await button());
    api.viewer = member;
    // the popup closes itself right after it has posted its message
    popup = Object.assign(popup ?? {}, { closed: true });
    post({ ok: true });
    await waitFor(() => expect(address()).toBe('/user/dashboard'));
    expect(social()).toEqual([]);
  });

  it('stops listening when the page is left', async () => {
    const { user, unmount } = open();
    await user.click(await button());
    expect(social()).toHaveLength(1);
    unmount();
    expect(social()).toEqual([]);
  });
});
