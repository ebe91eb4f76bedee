import { screen, waitFor, within } from '@testing-library/react';
import { member } from '../../test/defaults';
import { held } from '../../test/held';
import { renderRoute } from '../../test/render-route';
import { goOffline } from '../../test/test-api';
import { fill } from '../../test/fill';

const turnedDown = (code: string, message: string, field: string[] | null = null) => ({
  user: null,
  errors: [{ code, message, field }],
});
const accepted = { user: member, errors: [] };

type Rendered = ReturnType<typeof renderRoute>;

function openRegister(register: () => unknown = () => accepted, path = '/register') {
  const rendered: Rendered = renderRoute(path, {
    overrides: {
      Mutation: {
        register: () => {
          const answer = register();
          if (answer === accepted) rendered.api.viewer = member;
          return answer;
        },
      },
    },
  });
  return rendered;
}

const field = (name: RegExp) => screen.findByLabelText(name);
const createButton = () => screen.getByRole('button', { name: 'Create Account' });
const sent = ({ api }: Rendered) =>
  api.calls.filter(({ operation }) => operation === 'Register').map(({ variables }) => variables);

interface Answers {
  password?: string;
  confirmPassword?: string;
  acceptTerms?: boolean;
}

async function registerWith(
  { user }: Rendered,
  { password = 'secret', confirmPassword = password, acceptTerms = true }: Answers = {},
) {
  await fill(user, await field(/^Full Name/), 'Mira Weaver');
  await fill(user, await field(/^Email Address/), 'mira@example.com');
  await user.type(await field(/^Password/), password);
  await user.type(await field(/^Confirm Password/), confirmPassword);
  if (acceptTerms) await user.click(screen.getByRole('checkbox'));
  await user.click(createButton());
}

describe('registration page', () => {
  it('has its title, heading, fields, links and benefits', async () => {
    openRegister();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Our Platform' })).toBeInTheDocument();
    expect(document.title).toBe('Register - Join Our Digital Marketplace');
    for (const name of [/^Full Name/, /^Email Address/, /^Password/, /^Confirm Password/])
      expect(await field(name)).toBeRequired();
    expect(
      screen.getByRole('checkbox', { name: 'I agree to the terms Terms of Service and Privacy Policy' }),
    ).toBeRequired();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: /^Close/ })).toHaveAttribute('href', '/');
    expect(within(screen.getByRole('region', { name: 'Why join us?' })).getAllByRole('listitem')).toHaveLength(4);
  });

  it('offers the other sign-in methods where registration by password is disabled', async () => {
    const providers = [{ id: 'oidc', name: 'Loomid', startUrl: '/auth/social/start' }];
    renderRoute('/register', {
      overrides: { Query: { emailRegistration: () => false, signInProviders: () => providers } },
    });
    expect(await screen.findByText('Email/password registration is not enabled.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Continue with Loomid' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('creates the account and goes to the dashboard', async () => {
    const rendered = openRegister();
    await registerWith(rendered);
    await waitFor(() => expect(rendered.address()).toBe('/user/dashboard'));
    expect(sent(rendered)).toEqual([
      { input: { name: 'Mira Weaver', email: 'mira@example.com', password: 'secret', acceptTerms: true } },
    ]);
  });

  it('goes to the requested page, and carries it over to the sign-in', async () => {
    const rendered = openRegister(undefined, '/register?next=%2Fuser%2Fselect-package%3Ffrom%3Dhome');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fuser%2Fselect-package%3Ffrom%3Dhome',
    );
    await registerWith(rendered);
    await waitFor(() => expect(rendered.address()).toBe('/user/select-package?from=home'));
  });

  it('is busy until the answer arrives, and ignores a second click', async () => {
    const { answer, give } = held<unknown>();
    const rendered = openRegister(() => answer);
    await registerWith(rendered);
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    await rendered.user.type(await field(/^Full Name/), '{Enter}');
    give(turnedDown('TOO_MANY_REQUESTS', 'Too many accounts at once. Please try again later.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many accounts at once. Please try again later.');
    expect(createButton()).toBeEnabled();
    expect(sent(rendered)).toHaveLength(1);
  });
});

describe('registration page, validation before sending', () => {
  it('requires every field', async () => {
    const rendered = openRegister();
    await field(/^Full Name/);
    await rendered.user.click(createButton());
    expect(await field(/^Full Name/)).toHaveAccessibleDescription('Please enter your full name');
    expect(await field(/^Email Address/)).toHaveAccessibleDescription('Please enter your email address');
    expect(await field(/^Password/)).toHaveAccessibleDescription('Please enter a password');
    expect(await field(/^Confirm Password/)).toHaveAccessibleDescription('Please confirm your password');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      'Please agree to the Terms of Service and Privacy Policy',
    );
    expect(sent(rendered)).toEqual([]);
  });

  it('checks first that both passwords are equal', async () => {
    const rendered = openRegister();
    await registerWith(rendered, { password: 'abc', confirmPassword: 'xyz' });
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
    expect(screen.queryByText('Password must be at least 6 characters')).not.toBeInTheDocument();
    expect(sent(rendered)).toEqual([]);
  });

  it('then checks the length', async () => {
    const rendered = openRegister();
    await registerWith(rendered, { password: 'abcde' });
    expect(await screen.findByText('Password must be at least 6 characters')).toBeInTheDocument();
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
    expect(sent(rendered)).toEqual([]);
  });

  it('rejects a password of six spaces', async () => {
    const rendered = openRegister();
    await registerWith(rendered, { password: '      ' });
    expect(await screen.findByText('Password must be at least 6 characters')).toBeInTheDocument();
    expect(sent(rendered)).toEqual([]);
  });

  it('checks the passwords even when another field is invalid', async () => {
    const rendered = openRegister();
    await registerWith(rendered, { password: 'abcdef', confirmPassword: 'abcdeg', acceptTerms: false });
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
    expect(screen.getByText('Please agree to the Terms of Service and Privacy Policy')).toBeInTheDocument();
    expect(sent(rendered)).toEqual([]);
  });

  it('requires the terms to be accepted', async () => {
    const rendered = openRegister();
    await registerWith(rendered, { acceptTerms: false });
    expect(await screen.findByText('Please agree to the Terms of Service and Privacy Policy')).toBeInTheDocument();
    expect(sent(rendered)).toEqual([]);
    await rendered.user.click(screen.getByRole('checkbox'));
    await rendered.user.click(createButton());
    await waitFor(() => expect(rendered.address()).toBe('/user/dashboard'));
  });

  it('removes an error as soon as the field is corrected', async () => {
    const rendered = openRegister();
    await registerWith(rendered, { password: 'secret', confirmPassword: 'secre' });
    await screen.findByText('Passwords do not match');
    await rendered.user.type(await field(/^Confirm Password/), 't');
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument());
    await rendered.user.click(createButton());
    await waitFor(() => expect(rendered.address()).toBe('/user/dashboard'));
  });
});

describe('registration page, on a refusal by the server', () => {
  it.each([
    ['EMAIL_ALREADY_IN_USE', 'This email is already in use. Please try another one.', 'email', /^Email Address/],
    ['INVALID_EMAIL', 'Invalid email address format.', 'email', /^Email Address/],
    ['WEAK_PASSWORD', 'Password is too weak. Please use a stronger password.', 'password', /^Password/],
  ])('shows %s at its field', async (code, sentence, wrong, label) => {
    const rendered = openRegister(() => turnedDown(code, sentence, [wrong]));
    await registerWith(rendered);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    const input = await field(label);
    expect(input).toHaveAccessibleDescription(sentence);
    expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveFocus());
    expect(rendered.address()).toBe('/register');
  });

  it('shows in the banner that registration is disabled', async () => {
    const sentence = 'Email/password registration is not enabled.';
    const rendered = openRegister(() => turnedDown('OPERATION_NOT_ALLOWED', sentence));
    await registerWith(rendered);
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent(sentence);
    await waitFor(() => expect(banner).toHaveFocus());
  });

  it('says that the account could not be created when the answer cannot be read', async () => {
    let reading = true;
    const rendered = renderRoute('/register', {
      overrides: {
        Mutation: { register: () => accepted },
        Query: {
          me: () => {
            if (reading) return null;
            throw new Error('No thread left');
          },
        },
      },
    });
    await field(/^Full Name/);
    reading = false;
    await registerWith(rendered);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create user');
    expect(rendered.address()).toBe('/register');
  });

  it('says that the server cannot be reached', async () => {
    const rendered = openRegister();
    await field(/^Full Name/);
    await screen.findByRole('navigation', { name: 'Main' });
    await screen.findByRole('contentinfo');
    goOffline();
    await registerWith(rendered);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your connection and try again.',
    );
    expect(createButton()).toBeEnabled();
  });

  it('has one sentence for all other failures', async () => {
    const rendered = openRegister(() => {
      throw new Error('relation "accounts" does not exist');
    });
    await registerWith(rendered);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred during registration. Please try again.',
    );
    expect(screen.queryByText(/relation/)).not.toBeInTheDocument();
  });
});
