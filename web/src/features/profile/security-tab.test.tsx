import { act, screen, waitFor, within } from '@testing-library/react';
import { google, otherDevice, profileOf, thisDevice } from '../../test/profile';
import { fill } from '../../test/fill';
import { renderRoute } from '../../test/render-route';

type Answers = Record<string, (args: Record<string, unknown>) => unknown>;

function openSecurity(viewer = profileOf(), answers: Answers = {}) {
  const mutations = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (_root: unknown, args: Record<string, unknown>) => answer(args),
    ]),
  );
  return renderRoute('/update-profile?tab=security', { viewer, overrides: { Mutation: mutations } });
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const done = (safety = {}) => ({ user: profileOf(safety), errors: [] });
const refused = (code: string, message: string, field: string[] | null) => ({
  user: null,
  errors: [{ code, message, field }],
});
const sent = ({ api }: ReturnType<typeof openSecurity>, name: string) =>
  api.calls.filter(({ operation }) => operation === name).map(({ variables }) => variables);

describe('account security', () => {
  describe('the password', () => {
    const change = async ({ user }: ReturnType<typeof openSecurity>, current: string, next: string, again = next) => {
      const password = await card('Password');
      await fill(user, password.getByLabelText(/^Current Password/), current);
      await fill(user, password.getByLabelText(/^New Password/), next);
      await fill(user, password.getByLabelText(/^Confirm Password/), again);
      await user.click(password.getByRole('button', { name: 'Change password' }));
    };

    it('is changed with the current one, and the fields are emptied afterwards', async () => {
      const rendered = openSecurity(undefined, { changePassword: () => done() });
      await change(rendered, 'secret-1', 'secret-2');
      expect(
        await screen.findByText('Your password is changed. Every other device was signed out.'),
      ).toBeInTheDocument();
      expect(sent(rendered, 'ChangePassword')).toEqual([
        { input: { proof: { password: 'secret-1' }, password: 'secret-2' } },
      ]);
      const field = (await card('Password')).getByLabelText(/^Current Password/);
      await waitFor(() => expect(field).toHaveValue(''));
    });

    it('is not sent while a field is missing, too short or not repeated', async () => {
      const rendered = openSecurity();
      const password = await card('Password');
      for (const [current, next, again, sentence] of [
        ['', 'secret-2', 'secret-2', 'Please enter your password'],
        ['secret-1', 'short', 'short', 'Password must be at least 6 characters'],
        ['secret-1', 'secret-2', 'secret-3', 'Passwords do not match'],
      ] as const) {
        for (const label of [/^Current Password/, /^New Password/, /^Confirm Password/])
          await rendered.user.clear(password.getByLabelText(label));
        if (current) await fill(rendered.user, password.getByLabelText(/^Current Password/), current);
        await fill(rendered.user, password.getByLabelText(/^New Password/), next);
        await fill(rendered.user, password.getByLabelText(/^Confirm Password/), again);
        await rendered.user.click(password.getByRole('button', { name: 'Change password' }));
        expect(await screen.findByText(sentence)).toBeInTheDocument();
      }
      expect(sent(rendered, 'ChangePassword')).toEqual([]);
    });

    it('has an error at the field when the current one is wrong', async () => {
      const sentence = 'Incorrect password. Please try again.';
      const rendered = openSecurity(undefined, {
        changePassword: () => refused('WRONG_PASSWORD', sentence, ['proof', 'password']),
      });
      await change(rendered, 'wrong-1', 'secret-2');
      const field = (await card('Password')).getByLabelText(/^Current Password/);
      await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    });

    it('is set for the first time with a code sent by email', async () => {
      const rendered = openSecurity(
        profileOf({ hasPassword: false, linkedSignIns: [google, { ...google, id: 'e2' }] }),
        {
          sendProofCode: () => ({ errors: [] }),
          changePassword: () => done(),
        },
      );
      const { user } = rendered;
      const password = await card('Password');
      expect(password.getByText(/You sign in with Google/)).toBeInTheDocument();
      await user.click(password.getByRole('button', { name: 'Send me a code' }));
      expect(await password.findByText('A code is on its way. It works for 10 minutes.')).toBeInTheDocument();
      await fill(user, password.getByRole('textbox', { name: /^Code from the email/ }), 'ABCD1234');
      await fill(user, password.getByLabelText(/^New Password/), 'secret-2');
      await fill(user, password.getByLabelText(/^Confirm Password/), 'secret-2');
      await user.click(password.getByRole('button', { name: 'Set password' }));
      await waitFor(() =>
        expect(sent(rendered, 'ChangePassword')).toEqual([
          { input: { proof: { emailCode: 'ABCD1234' }, password: 'secret-2' } },
        ]),
      );
    });
  });

  describe('the email address', () => {
    it('changes only with the link to the new one, and the change can be cancelled', async () => {
      const rendered = openSecurity(undefined, {
        requestEmailChange: () => done({ pendingEmail: 'new@example.com' }),
        cancelEmailChange: () => done(),
      });
      const { user } = rendered;
      const email = await card('Email address');
      await fill(user, email.getByRole('textbox', { name: /^New Email/ }), 'new@example.com');
      await fill(user, email.getByLabelText(/^Current Password/), 'secret-1');
      await user.click(email.getByRole('button', { name: 'Send the link' }));
      expect(await email.findByText('new@example.com')).toBeInTheDocument();
      expect(sent(rendered, 'RequestEmailChange')).toEqual([
        { input: { proof: { password: 'secret-1' }, email: 'new@example.com' } },
      ]);
      await user.click(email.getByRole('button', { name: 'Cancel the change' }));
      await waitFor(() => expect(email.queryByText('new@example.com')).not.toBeInTheDocument());
      expect(email.getByRole('textbox', { name: /^New Email/ })).toHaveFocus();
    });

    it('has an error at the field when another account uses the new one', async () => {
      const sentence = 'This email is already in use. Please try another one.';
      const { user } = openSecurity(undefined, {
        requestEmailChange: () => refused('EMAIL_ALREADY_IN_USE', sentence, ['email']),
      });
      const email = await card('Email address');
      await fill(user, email.getByRole('textbox', { name: /^New Email/ }), 'taken@example.com');
      await fill(user, email.getByLabelText(/^Current Password/), 'secret-1');
      await user.click(email.getByRole('button', { name: 'Send the link' }));
      await waitFor(() =>
        expect(email.getByRole('textbox', { name: /^New Email/ })).toHaveAccessibleDescription(sentence),
      );
    });
  });

  describe('the list of sessions', () => {
    it('is shown, and one device can be signed out', async () => {
      const rendered = openSecurity(undefined, { signOutSession: () => done() });
      const list = await card('Where you are signed in');
      const lines = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
      expect(lines[0]).toMatch(/^Firefox on LinuxThis deviceActive now, first seen 01\/11\/2026/);
      expect(lines[1]).toMatch(/^Safari on iPhoneLast active .* ago, first seen 01\/10\/2026/);
      rendered.api.viewer = profileOf({}, [thisDevice]);
      await rendered.user.click(list.getByRole('button', { name: /^Sign out Safari on iPhone/ }));
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
      expect(sent(rendered, 'SignOutSession')).toEqual([{ id: otherDevice.id }]);
      expect(await screen.findByText('Safari on iPhone is signed out.')).toBeInTheDocument();
      await waitFor(() => expect(list.getByRole('list')).toHaveFocus());
    });

    it('contains only this device after all others were signed out', async () => {
      const { user, api } = openSecurity(undefined, {
        signOutOtherSessions: () => {
          api.viewer = profileOf({}, [thisDevice]);
          return done();
        },
      });
      const list = await card('Where you are signed in');
      await user.click(await list.findByRole('button', { name: 'Sign out all other devices' }));
      await user.click(await screen.findByRole('button', { name: 'Sign out the others' }));
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
      expect(list.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
      expect(await screen.findByText('All other devices are signed out.')).toBeInTheDocument();
      await waitFor(() => expect(list.getByRole('list')).toHaveFocus());
    });
  });

  it('is updated at once when another device changes something', async () => {
    let send = () => undefined as void;
    const changes = async function* () {
      await new Promise<void>((resolve) => (send = resolve));
      yield { meChanged: profileOf({ pendingEmail: 'new@example.com' }) };
      await new Promise(() => undefined);
    };
    const { api } = renderRoute('/update-profile?tab=security', {
      viewer: profileOf({}, [thisDevice]),
      overrides: { Subscription: { meChanged: { subscribe: changes } } },
    });
    const list = await card('Where you are signed in');
    expect(await list.findAllByRole('listitem')).toHaveLength(1);
    api.viewer = profileOf({ pendingEmail: 'new@example.com' });
    await act(async () => send());
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(await (await card('Email address')).findByText('new@example.com')).toBeInTheDocument();
  });

  describe('the two-step sign-in', () => {
    const codes = Array.from({ length: 10 }, (_nothing, index) => `ABCDE-2345${index}`);
    const begun = () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Postloom:mira?secret=ABCDEFGH', errors: [] });

    it('is set up with the password and a code, and shows the recovery codes until they are saved', async () => {
      const rendered = openSecurity(undefined, {
        beginTwoStep: begun,
        confirmTwoStep: ({ code }) =>
          code === '123456'
            ? { ...done({ twoStepSince: '2026-11-22T10:00:00.000Z', recoveryCodesLeft: 10 }), recoveryCodes: codes }
            : { ...refused('WRONG_CODE', 'This code is not right.', ['code']), recoveryCodes: null },
      });
      const { user } = rendered;
      const twoStep = await card('Two-step sign-in');
      await user.click(twoStep.getByRole('button', { name: 'Set it up' }));
      await fill(user, twoStep.getByLabelText(/^Current Password/), 'secret-1');
      await user.click(twoStep.getByRole('button', { name: 'Continue' }));
      expect(await twoStep.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
      expect(twoStep.getByText('ABCD EFGH')).toBeInTheDocument();
      await fill(user, twoStep.getByRole('textbox', { name: /^Code/ }), '000000');
      await user.click(twoStep.getByRole('button', { name: 'Switch it on' }));
      expect(await twoStep.findByText('This code is not right.')).toBeInTheDocument();
      await user.clear(twoStep.getByRole('textbox', { name: /^Code/ }));
      await fill(user, twoStep.getByRole('textbox', { name: /^Code/ }), '123456');
      await user.click(twoStep.getByRole('button', { name: 'Switch it on' }));
      const shown = within(await twoStep.findByRole('group', { name: 'Your recovery codes' }));
      expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
      expect(decodeURIComponent(shown.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '')).toContain(
        codes.join('\n'),
      );
      await user.click(shown.getByRole('button', { name: 'I have saved them' }));
      expect(await twoStep.findByText('10 recovery codes left.')).toBeInTheDocument();
      expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
    });

    const on = { twoStepSince: '2026-11-01T10:00:00.000Z', recoveryCodesLeft: 2 };

    it('warns when few recovery codes are left, and creates new ones', async () => {
      const { user } = openSecurity(profileOf(on), {
        renewRecoveryCodes: () => ({ ...done({ ...on, recoveryCodesLeft: 10 }), recoveryCodes: codes }),
      });
      const twoStep = await card('Two-step sign-in');
      expect(await twoStep.findByText(/Get new codes before you run out/)).toBeInTheDocument();
      await user.click(twoStep.getByRole('button', { name: 'New recovery codes' }));
      await fill(user, twoStep.getByLabelText(/^Current Password/), 'secret-1');
      await user.click(twoStep.getByRole('button', { name: 'Get new codes' }));
      expect(await twoStep.findByText(codes[9] ?? '')).toBeInTheDocument();
    });

    it('is switched off with a code instead of the password', async () => {
      const rendered = openSecurity(profileOf(on), { disableTwoStep: () => done() });
      const { user } = rendered;
      const twoStep = await card('Two-step sign-in');
      await user.click(await twoStep.findByRole('button', { name: 'Switch off' }));
      await user.click(twoStep.getByRole('button', { name: 'Use a code instead' }));
      await fill(user, twoStep.getByRole('textbox', { name: /^Code/ }), '123456');
      await user.click(twoStep.getByRole('button', { name: 'Switch off' }));
      expect(await screen.findByText('Two-step sign-in is off.')).toBeInTheDocument();
      expect(sent(rendered, 'DisableTwoStep')).toEqual([{ proof: { code: '123456' } }]);
      expect(await twoStep.findByRole('button', { name: 'Set it up' })).toBeInTheDocument();
    });
  });
});
