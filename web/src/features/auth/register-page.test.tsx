import { screen, waitFor, within } from '@testing-library/react';
import { member } from '../../test/defaults';
import { renderRoute } from '../../test/render-route';
import { goOffline, held } from '../../test/test-api';
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
  await fill(user, await field(/^Password/), password);
  await fill(user, await field(/^Confirm Password/), confirmPassword);
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
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toHaveAttribute('aria-disabled', 'true');
    await rendered.user.type(await field(/^Full Name/), '{Enter}');
    give(turnedDown('TOO_MANY_REQUESTS', 'Too many accounts at once. Please try again later.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many accounts at once. Please try again later.');
    expect(createButton()).toBeEnabled();
    expect(sent(rendered)).toHaveLength(1);
  });
});

it('judges every field of the registration before it sends, the passwords by equality first', async () => {
  const rendered = openRegister();
  const { user } = rendered;
  const password = await field(/^Password/);
  const confirmation = await field(/^Confirm Password/);
  const different = () => screen.queryByText('Passwords do not match');
  const tooShort = () => screen.queryByText('Password must be at least 6 characters');
  await user.click(createButton());
  expect(await field(/^Full Name/)).toHaveAccessibleDescription('Please enter your full name');
  expect(await field(/^Email Address/)).toHaveAccessibleDescription('Please enter your email address');
  expect(password).toHaveAccessibleDescription('Please enter a password');
  expect(confirmation).toHaveAccessibleDescription('Please confirm your password');
  const terms = 'Please agree to the Terms of Service and Privacy Policy';
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(terms);
  // another field is invalid, too
  await registerWith(rendered, { password: 'abcdef', confirmPassword: 'abcdeg', acceptTerms: false });
  await waitFor(() => expect(different()).toBeInTheDocument());
  expect(screen.getByText(terms)).toBeInTheDocument();
  const retype = async (first: string, second: string) => {
    for (const [input, text] of [
      [password, first],
      [confirmation, second],
    ] as const) {
      await user.clear(input);
      await fill(user, input, text);
    }
    await user.click(createButton());
  };
  await retype('abc', 'xyz');
  await waitFor(() => expect(different()).toBeInTheDocument());
  expect(tooShort()).not.toBeInTheDocument();
  for (const text of ['abcde', '      ']) {
    await retype('secret', 'secre');
    await waitFor(() => expect(different()).toBeInTheDocument());
    await retype(text, text);
    await waitFor(() => expect(tooShort()).toBeInTheDocument());
    expect(different()).not.toBeInTheDocument();
  }
  await retype('secret', 'secre');
  await waitFor(() => expect(different()).toBeInTheDocument());
  // an error is removed as soon as the field is corrected
  await fill(user, confirmation, 't');
  await waitFor(() => expect(different()).not.toBeInTheDocument());
  await user.click(createButton());
  expect(await screen.findByText(terms)).toBeInTheDocument();
  expect(sent(rendered)).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(createButton());
  await waitFor(() => expect(rendered.address()).toBe('/user/dashboard'));
});

describe('registration page, on a refusal by the server', () => {
  it('shows it at its field, or else in a banner', async () => {
    let answer: unknown;
    const rendered = openRegister(() => answer);
    const refusals = [
      ['EMAIL_ALREADY_IN_USE', 'This email is already in use. Please try another one.', 'email', /^Email Address/],
      ['INVALID_EMAIL', 'Invalid email address format.', 'email', /^Email Address/],
      ['WEAK_PASSWORD', 'Password is too weak. Please use a stronger password.', 'password', /^Password/],
    ] as const;
    for (const [index, [code, sentence, wrong, label]] of refusals.entries()) {
      answer = turnedDown(code, sentence, [wrong]);
      if (index === 0) await registerWith(rendered);
      else await rendered.user.click(createButton());
      const input = await field(label);
      await waitFor(() => expect(input).toHaveAccessibleDescription(sentence));
      expect(input).toBeInvalid();
      await waitFor(() => expect(input).toHaveFocus());
      expect(rendered.address()).toBe('/register');
    }
    const disabled = 'Email/password registration is not enabled.';
    answer = turnedDown('OPERATION_NOT_ALLOWED', disabled);
    await rendered.user.click(createButton());
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent(disabled);
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
