import { screen, within } from '@testing-library/react';
import { fill } from '../../test/fill';
import { google, profileOf } from '../../test/profile';
import { renderRoute } from '../../test/render-route';

const older = { ...google, id: '01900000-0000-7000-8000-0000000000e2', linkedAt: '2025-02-01T09:00:00.000Z' };
const title = 'Sign-in with other accounts';

function open(safety: Parameters<typeof profileOf>[0], unlinkSignIn: () => unknown = () => null) {
  return renderRoute('/update-profile?tab=security', {
    viewer: profileOf(safety),
    overrides: { Mutation: { unlinkSignIn } },
  });
}
const card = async () => within(await screen.findByRole('region', { name: title }));

describe('the accounts elsewhere that sign in', () => {
  it('are not mentioned where there are none', async () => {
    open({});
    expect(await screen.findByRole('region', { name: 'Password' })).toBeVisible();
    expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
  });

  it('are removed one by one with the password, and the card says when none is left', async () => {
    const rendered = open({ linkedSignIns: [google] }, () => ({
      user: profileOf({ linkedSignIns: [] }),
      errors: [],
    }));
    const linked = await card();
    await rendered.user.click(linked.getByRole('button', { name: 'Remove Google, since 01/03/2026' }));
    expect(linked.getByText(/every other device is signed out/)).toBeVisible();
    expect(linked.getByLabelText(/^Current Password/)).toHaveFocus();
    await rendered.user.click(linked.getByRole('button', { name: 'Remove Google' }));
    expect(await linked.findByText('Please enter your password')).toBeVisible();
    await fill(rendered.user, linked.getByLabelText(/^Current Password/), 'secret-1');
    await rendered.user.click(linked.getByRole('button', { name: 'Remove Google' }));
    expect(
      await screen.findByText('Google no longer signs you in. Every other device was signed out.'),
    ).toBeInTheDocument();
    expect(await linked.findByText('No account at another service signs you in any more.')).toBeVisible();
    expect(
      rendered.api.calls.filter(({ operation }) => operation === 'UnlinkSignIn').map(({ variables }) => variables),
    ).toEqual([{ id: google.id, proof: { password: 'secret-1' } }]);
  });

  it('say that the only way to sign in remains until a password is set', async () => {
    open({ hasPassword: false, linkedSignIns: [google] });
    const linked = await card();
    expect(linked.getByText(/Set a password above, and you can remove it/)).toBeVisible();
    expect(linked.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be removed with an emailed code while another one remains, and show what the server refuses', async () => {
    const rendered = open({ hasPassword: false, linkedSignIns: [older, google] }, () => ({
      user: null,
      errors: [{ code: 'INVALID_STATE', message: 'This is the only way to sign in to your account.', field: null }],
    }));
    const linked = await card();
    await rendered.user.click(linked.getByRole('button', { name: 'Remove Google, since 01/02/2025' }));
    await fill(rendered.user, linked.getByLabelText(/^Code from the email/), 'ABCD2345');
    await rendered.user.click(linked.getByRole('button', { name: 'Remove Google' }));
    expect(await linked.findByText('This is the only way to sign in to your account.')).toBeVisible();
    await rendered.user.click(linked.getByRole('button', { name: 'Cancel' }));
    expect(linked.getAllByRole('listitem')).toHaveLength(2);
  });
});
