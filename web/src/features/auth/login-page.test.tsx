import { screen, waitFor, within } from '@testing-library/react';
import { member } from '../../test/defaults';
import { renderRoute } from '../../test/render-route';
import { goOffline, held } from '../../test/test-api';
import { fill } from '../../test/fill';

const turnedDown = (code: string, message: string, field: string[] | null = null) => ({
  user: null,
  codeRequired: false,
  errors: [{ code, message, field }],
});
const accepted = { user: member, codeRequired: false, errors: [] };

type Rendered = ReturnType<typeof renderRoute>;

function openLogin(signIn: () => unknown = () => accepted, path = '/login') {
  const rendered: Rendered = renderRoute(path, {
    overrides: {
      Mutation: {
        signIn: () => {
          const answer = signIn();
          if (answer === accepted) rendered.api.viewer = member;
          return answer;
        },
      },
    },
  });
  return rendered;
}

const email = () => screen.findByRole('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText(/^Password/);
const signInButton = () => screen.getByRole('button', { name: 'Sign In' });
const sent = ({ api }: Rendered) =>
  api.calls.filter(({ operation }) => operation === 'SignIn').map(({ variables }) => variables);

async function signInAs({ user }: Rendered) {
  await fill(user, await email(), ' mira@example.com ');
  await fill(user, password(), 'secret1');
  await user.click(signInButton());
}

describe('login page', () => {
  it('has its title, heading, links and benefits', async () => {
    openLogin();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
    expect(document.title).toBe('Login - Welcome Back');
    expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', '/reset-password');
    expect(screen.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: /^Close/ })).toHaveAttribute('href', '/');
    const benefits = within(screen.getByRole('region', { name: 'Your account keeps' })).getAllByRole('listitem');
    expect(benefits.map(({ textContent }) => textContent)).toEqual([
      'Personalized dashboard',
      'Save preferences',
      'Track progress',
      '24/7 support',
    ]);
  });

  it('requires both fields and sends nothing without them', async () => {
    const rendered = openLogin();
    expect(await email()).toHaveAttribute('type', 'email');
    expect(await email()).toBeRequired();
    expect(password()).toBeRequired();
    await rendered.user.click(signInButton());
    expect(await screen.findByText('Please enter your email address')).toBeInTheDocument();
    expect(screen.getByText('Please enter your password')).toBeInTheDocument();
    await fill(rendered.user, await email(), 'mira@example.com');
    await rendered.user.click(signInButton());
    await waitFor(() => expect(screen.queryByText('Please enter your email address')).not.toBeInTheDocument());
    expect(sent(rendered)).toEqual([]);
  });

  it('signs in and goes to the dashboard', async () => {
    const rendered = openLogin();
    await signInAs(rendered);
    await waitFor(() => expect(rendered.address()).toBe('/user/dashboard'));
    expect(sent(rendered)).toEqual([{ input: { email: 'mira@example.com', password: 'secret1' } }]);
  });

  it('goes to the requested page, with its search', async () => {
    const rendered = openLogin(undefined, '/user/subscription-history?page=2');
    await screen.findByRole('heading', { name: 'Welcome Back' });
    await signInAs(rendered);
    await waitFor(() => expect(rendered.address()).toBe('/user/subscription-history?page=2'));
  });

  it('carries the requested page over to the registration', async () => {
    openLogin(undefined, '/login?next=%2Fbuy%2F7');
    expect(await screen.findByRole('link', { name: 'Sign up for free' })).toHaveAttribute(
      'href',
      '/register?next=%2Fbuy%2F7',
    );
  });

  it('is busy until the answer arrives, and ignores a second click', async () => {
    const { answer, give } = held<unknown>();
    const rendered = openLogin(() => answer);
    await signInAs(rendered);
    const button = await screen.findByRole('button', { name: 'Signing In...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('progressbar', { name: 'Please wait' })).toBeInTheDocument();
    await rendered.user.type(password(), '{Enter}');
    give(turnedDown('WRONG_PASSWORD', 'Incorrect password. Please try again.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
    expect(signInButton()).toBeEnabled();
    expect(sent(rendered)).toHaveLength(1);
  });

  it('shows and hides the password', async () => {
    const { user } = openLogin();
    await fill(user, await email(), 'mira@example.com');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('login page, on failure', () => {
  it('says in a banner that takes the focus what the server refuses', async () => {
    let answer: unknown;
    const rendered = openLogin(() => answer);
    const refusals = [
      ['USER_NOT_FOUND', 'No account found with this email address.', ['email']],
      ['WRONG_PASSWORD', 'Incorrect password. Please try again.', ['password']],
      ['INVALID_EMAIL', 'Invalid email address format.', ['email']],
      ['USER_DISABLED', 'This account has been disabled.', null],
      ['TOO_MANY_REQUESTS', 'Too many failed login attempts. Please try again later.', null],
    ] as const;
    for (const [index, [code, sentence, field]] of refusals.entries()) {
      answer = turnedDown(code, sentence, field && [...field]);
      if (index === 0) await signInAs(rendered);
      else await rendered.user.click(signInButton());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
      expect(screen.getAllByText(sentence)).toHaveLength(1);
      expect(rendered.address()).toBe('/login');
      expect(signInButton()).toBeEnabled();
    }
  });

  it('says that the server cannot be reached', async () => {
    const rendered = openLogin();
    await email();
    goOffline();
    await signInAs(rendered);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your connection and try again.',
    );
  });

  it('has one sentence for all other failures', async () => {
    const rendered = openLogin(() => {
      throw new Error('relation "accounts" does not exist');
    });
    await signInAs(rendered);
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred during login. Please try again.');
    expect(screen.queryByText(/relation/)).not.toBeInTheDocument();
  });

  it('keeps the entered values, and a second attempt works', async () => {
    const answers: unknown[] = [turnedDown('WRONG_PASSWORD', 'Incorrect password. Please try again.'), accepted];
    const rendered = openLogin(() => answers.shift());
    await signInAs(rendered);
    await screen.findByRole('alert');
    expect(await email()).toHaveValue('mira@example.com');
    await rendered.user.clear(password());
    await fill(rendered.user, password(), 'secret2');
    await rendered.user.click(signInButton());
    await waitFor(() => expect(rendered.address()).toBe('/user/dashboard'));
    expect(sent(rendered)).toHaveLength(2);
  });
});
