import { screen, waitFor } from '@testing-library/react';
import { member } from '../../test/defaults';
import { renderRoute } from '../../test/render-route';
import { fill } from '../../test/fill';

function openLogin(finish: (code: string) => unknown) {
  const rendered: ReturnType<typeof renderRoute> = renderRoute('/login?next=%2Fuser%2Fgenerate-image', {
    overrides: {
      Mutation: {
        signIn: () => ({ user: null, codeRequired: true, errors: [] }),
        finishSignIn: (_root: unknown, { input: { code } }: { input: { code: string } }) => {
          const answer = finish(code);
          if (!answer) rendered.api.viewer = member;
          return answer ?? { user: member, codeRequired: false, errors: [] };
        },
      },
    },
  });
  return rendered;
}
const refusal = (code: string, message: string, field: string[] | null) => ({
  user: null,
  codeRequired: false,
  errors: [{ code, message, field }],
});

async function firstStep({ user }: ReturnType<typeof renderRoute>) {
  await fill(user, await screen.findByRole('textbox', { name: /^Email/ }), 'mira@example.com');
  await fill(user, screen.getByLabelText(/^Password/), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { level: 1, name: 'Enter your code' });
}

describe('the second step of a sign-in', () => {
  it('accepts a code and goes to the page requested before the sign-in', async () => {
    const rendered = openLogin(() => null);
    await firstStep(rendered);
    const field = screen.getByRole('textbox', { name: 'Code' });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await rendered.user.type(field, '123456{Enter}');
    await waitFor(() => expect(rendered.address()).toBe('/user/generate-image'));
    expect(rendered.api.calls.find(({ operation }) => operation === 'FinishSignIn')?.variables).toEqual({
      input: { code: '123456' },
    });
  });

  it('requires a code, reports a wrong one, and creates no session', async () => {
    const sentence = 'This code is wrong or already used. Please enter the newest one.';
    const rendered = openLogin(() => refusal('WRONG_CODE', sentence, ['code']));
    await firstStep(rendered);
    await rendered.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter your code')).toBeInTheDocument();
    await rendered.user.type(screen.getByRole('textbox', { name: 'Code' }), '000000{Enter}');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(rendered.address()).toContain('/login');
  });

  it('accepts a recovery code as well, and goes back to the first step', async () => {
    const rendered = openLogin(() => refusal('INVALID_STATE', 'This sign-in took too long. Please start again.', null));
    await firstStep(rendered);
    await rendered.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await rendered.user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'ABCDE-23456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in took too long. Please start again.');
    await rendered.user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
  });

  it('survives a reload of the page, until its time is over', async () => {
    const before = openLogin(() => null);
    await firstStep(before);
    before.unmount();
    const { user, address, unmount, entry, api } = renderRoute(before.entry(), {
      overrides: {
        Mutation: { finishSignIn: () => ({ user: (api.viewer = member), codeRequired: false, errors: [] }) },
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/user/generate-image'));
    unmount();
    expect(entry().state).toBeNull();

    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    renderRoute(before.entry());
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
    clock.mockRestore();
  });

  it('leads to the shop those who have neither the app nor a recovery code', async () => {
    const rendered = openLogin(() => null);
    await firstStep(rendered);
    expect(screen.getByText(/^Neither at hand\?/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });
});
