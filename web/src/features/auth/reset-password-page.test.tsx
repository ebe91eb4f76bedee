import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../test/fill';
import { renderRoute } from '../../test/render-route';
import { goOffline, held } from '../../test/test-api';

const sent = { errors: [] };
const turnedDown = (code: string, message: string, field: string[] | null = null) => ({
  errors: [{ code, message, field }],
});

type Rendered = ReturnType<typeof renderRoute>;

const openReset = (answer: () => unknown = () => sent) =>
  renderRoute('/reset-password', { overrides: { Mutation: { requestPasswordReset: answer } } });
const email = () => screen.findByRole('textbox', { name: /^Email/ });
const resetButton = () => screen.getByRole('button', { name: 'Reset Password' });
const asked = ({ api }: Rendered) =>
  api.calls.filter(({ operation }) => operation === 'RequestPasswordReset').map(({ variables }) => variables);

async function askFor(address: string, { user }: Rendered) {
  await fill(user, await email(), address);
  await user.click(resetButton());
}

describe('reset password page', () => {
  it('has its heading, links and facts', async () => {
    openReset();
    expect(await screen.findByRole('heading', { level: 1, name: 'Reset Password' })).toBeInTheDocument();
    expect(document.title).toBe('Reset Password - Postloom');
    expect(await email()).toHaveAttribute('type', 'email');
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: /^Close/ })).toHaveAttribute('href', '/');
    const facts = within(screen.getByRole('region', { name: 'About the link' })).getAllByRole('listitem');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'The link works once',
      'It expires after 30 minutes',
      'A new password signs out every other device',
    ]);
  });

  it.each(['', '   '])('asks for an email address when "%s" is entered, and sends nothing', async (address) => {
    const rendered = openReset();
    if (address) await fill(rendered.user, await email(), address);
    await rendered.user.click(await screen.findByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText('Please enter your email address')).toBeInTheDocument();
    expect(await email()).toHaveAccessibleDescription('Please enter your email address');
    expect(asked(rendered)).toEqual([]);
  });

  it('sends the link, says so and moves the focus there', async () => {
    const rendered = openReset();
    await askFor(' mira@example.com ', rendered);
    expect(await screen.findByRole('heading', { level: 1, name: 'Email Sent!' })).toBeInTheDocument();
    const outcome = screen.getByText('mira@example.com').closest('[role=status]');
    expect(outcome).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/login');
    expect(asked(rendered)).toEqual([{ email: 'mira@example.com' }]);
  });

  it('returns to the form with the same address on "try again"', async () => {
    const rendered = openReset();
    await askFor('mira@example.com', rendered);
    await rendered.user.click(await screen.findByRole('button', { name: 'try again' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeInTheDocument();
    expect(await email()).toHaveValue('mira@example.com');
    expect(await email()).toHaveFocus();
    await rendered.user.click(resetButton());
    expect(await screen.findByRole('heading', { name: 'Email Sent!' })).toBeInTheDocument();
    expect(asked(rendered)).toHaveLength(2);
  });

  it('reads "Sending..." while busy and ignores a second click', async () => {
    const { answer, give } = held<unknown>();
    const rendered = openReset(() => answer);
    await askFor('mira@example.com', rendered);
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    await rendered.user.type(await email(), '{Enter}');
    give(sent);
    expect(await screen.findByRole('heading', { name: 'Email Sent!' })).toBeInTheDocument();
    expect(asked(rendered)).toHaveLength(1);
  });

  it.each([
    ['USER_NOT_FOUND', 'No user found with this email address.'],
    ['INVALID_EMAIL', 'Please enter a valid email address.'],
  ])('shows %s at the field', async (code, sentence) => {
    const rendered = openReset(() => turnedDown(code, sentence, ['email']));
    await askFor('nobody@example.com', rendered);
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription(sentence));
    expect(await email()).toHaveValue('nobody@example.com');
    expect(resetButton()).toBeEnabled();
  });

  it('shows a failure that concerns no field in the banner', async () => {
    const rendered = openReset(() =>
      turnedDown('TOO_MANY_REQUESTS', 'Too many reset requests. You can try again in 20 minutes.'),
    );
    await askFor('mira@example.com', rendered);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many reset requests. You can try again in 20 minutes.',
    );
  });

  it('has one sentence for all other failures, including a network failure', async () => {
    const rendered = openReset(() => {
      throw new Error('relation "users" does not exist');
    });
    await askFor('mira@example.com', rendered);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^An unexpected error occurred. Please try again later.$/,
    );
    goOffline();
    await rendered.user.click(resetButton());
    await waitFor(() => expect(resetButton()).toBeEnabled());
    expect(screen.getByRole('alert')).toHaveTextContent(/^An unexpected error occurred. Please try again later.$/);
  });
});
