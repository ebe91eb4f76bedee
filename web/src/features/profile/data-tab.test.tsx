import { screen, waitFor, within } from '@testing-library/react';
import { profileOf } from '../../test/profile';
import { renderRoute } from '../../test/render-route';
import { goOffline, held } from '../../test/test-api';
import { fill } from '../../test/fill';

function open(tab: string, mutations: Record<string, unknown> = {}, search = '') {
  return renderRoute(`/update-profile?tab=${tab}${search}`, {
    viewer: profileOf(),
    overrides: { Mutation: mutations },
  });
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the personal data of an account', () => {
  it('is exported after the password was entered, and downloaded at once', async () => {
    const clicked: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    const { user } = open('data', {
      prepareDataDownload: () => ({ url: '/account/data/token', errors: [] }),
    });
    const download = await card('Download your data');
    await user.click(download.getByRole('button', { name: 'Prepare the archive' }));
    await fill(user, download.getByLabelText(/^Current Password/), 'secret-1');
    await user.click(download.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Your download begins.')).toBeInTheDocument();
    expect(clicked).toEqual(['/account/data/token']);
    click.mockRestore();
  });

  it('asks in forms that take the focus from their button, and return it', async () => {
    const { user } = open('data');
    const download = await card('Download your data');
    await user.click(download.getByRole('button', { name: 'Prepare the archive' }));
    expect(download.getByLabelText(/^Current Password/)).toHaveFocus();
    await user.click(download.getByRole('button', { name: 'Cancel' }));
    expect(download.getByRole('button', { name: 'Prepare the archive' })).toHaveFocus();
    const end = await card('Delete your account');
    await user.click(end.getByRole('button', { name: 'Delete my account' }));
    expect(end.getByRole('checkbox')).toHaveFocus();
  });

  it('can be requested again when the link of an old archive was opened', async () => {
    open('data', {}, '&archive=over');
    expect(await screen.findByText(/That archive was downloaded already/)).toBeInTheDocument();
  });

  it('is deleted after a final confirmation, which says what is lost', async () => {
    const { user, api, address } = open('data', {
      deleteAccount: () => {
        api.viewer = null;
        return { errors: [] };
      },
    });
    const end = await card('Delete your account');
    expect(end.getByText(/You still have 12 credits/)).toBeInTheDocument();
    await user.click(end.getByRole('button', { name: 'Delete my account' }));
    // also shown beside the final confirmation
    expect(end.getByText(/You still have 12 credits: they are deleted/)).toBeInTheDocument();
    expect(end.getByText(/A password alone is not enough to delete an account/)).toBeInTheDocument();
    await fill(user, end.getByLabelText(/^Code from the email/), 'ABCD1234');
    await user.click(end.getByRole('button', { name: 'Delete permanently' }));
    expect(await end.findByText('Please confirm that this cannot be undone')).toBeInTheDocument();
    expect(api.calls.filter(({ operation }) => operation === 'DeleteAccount')).toEqual([]);
    await user.click(end.getByRole('checkbox', { name: 'I know that this cannot be undone' }));
    await user.click(end.getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('Your account is deleted. Goodbye.')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/'));
    expect(api.calls.find(({ operation }) => operation === 'DeleteAccount')?.variables).toEqual({
      proof: { emailCode: 'ABCD1234' },
    });
  });

  it('is listed before its deletion with all that is lost, and offered as an archive', async () => {
    const { user } = renderRoute('/update-profile?tab=data', {
      viewer: { ...profileOf(), credits: 0, membership: 'PREMIUM', membershipUntil: '2027-03-01T12:00:00.000Z' },
      overrides: {
        User: {
          purchases: (_root: unknown, { filter }: { filter: { kind?: string[] } }) => ({
            items: [],
            totalItems: filter.kind ? 1 : 2,
          }),
        },
      },
    });
    const end = await card('Delete your account');
    await end.findByText(/open orders are cancelled/);
    expect(end.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your premium until 01/03/2027 ends at once.',
      'You have 1 bought item, which you can no longer open: save the files first, in your orders.',
      '2 open orders are cancelled. Nothing was charged for them.',
    ]);
    await user.click(end.getByRole('button', { name: 'Download your data first' }));
    expect((await card('Download your data')).getByLabelText(/^Current Password/)).toHaveFocus();
  });

  it('is not deleted while a payment is open, and the page says why', async () => {
    const message = 'PayPal is still confirming your payment of order ABCD1234.';
    const { user, address } = open('data', {
      deleteAccount: () => ({ errors: [{ code: 'INVALID_STATE', message, field: null }] }),
    });
    const end = await card('Delete your account');
    await user.click(end.getByRole('button', { name: 'Delete my account' }));
    await user.click(end.getByRole('checkbox', { name: 'I know that this cannot be undone' }));
    await fill(user, end.getByLabelText(/^Code from the email/), 'ABCD1234');
    await user.click(end.getByRole('button', { name: 'Delete permanently' }));
    expect(await end.findByText(message)).toBeInTheDocument();
    expect(address()).toContain('/update-profile');
  });
});

describe('the email settings', () => {
  it('are switched off one by one, at once', async () => {
    const { user, api } = open('notifications', {
      setWantedMails: (_root: unknown, { kinds }: { kinds: string[] }) => ({
        user: { ...profileOf(), wantedMails: kinds },
        errors: [],
      }),
    });
    const choice = await screen.findByRole('switch', { name: 'New devices' });
    expect(choice).toHaveAccessibleDescription(/new browser/);
    await user.click(choice);
    await waitFor(() => expect(choice).not.toBeChecked());
    expect(screen.getByRole('switch', { name: 'Replies from support' })).toBeChecked();
    expect(api.calls.find(({ operation }) => operation === 'SetWantedMails')?.variables).toEqual({
      kinds: ['SUPPORT_ANSWERS'],
    });
    expect(screen.getByText(/Receipts .* cannot be switched off\./)).toBeInTheDocument();
  });

  it('are stored in the order of the choices, however slow the answers are', async () => {
    const first = held<unknown>();
    const sent: string[][] = [];
    const { user } = open('notifications', {
      setWantedMails: (_root: unknown, { kinds }: { kinds: string[] }) => {
        sent.push(kinds);
        const answer = { user: { ...profileOf(), wantedMails: kinds }, errors: [] };
        return sent.length === 1 ? first.answer.then(() => answer) : answer;
      },
    });
    const [support, devices] = [
      await screen.findByRole('switch', { name: 'Replies from support' }),
      screen.getByRole('switch', { name: 'New devices' }),
    ];
    await user.click(support);
    await user.click(devices);
    first.give(null);
    await waitFor(() => expect(sent).toEqual([['NEW_DEVICES'], []]));
    expect([support, devices].map((one) => (one as HTMLInputElement).checked)).toEqual([false, false]);
  });

  it('say why the server refuses a change', async () => {
    const message = 'You have changed your email settings many times.';
    const { user } = open('notifications', {
      setWantedMails: () => ({ user: null, errors: [{ code: 'TOO_MANY_REQUESTS', message, field: null }] }),
    });
    const choice = await screen.findByRole('switch', { name: 'New devices' });
    await user.click(choice);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(choice).toBeChecked();
  });

  it('are reset when the server was not reached', async () => {
    const { user } = open('notifications');
    const choice = await screen.findByRole('switch', { name: 'New devices' });
    goOffline();
    await user.click(choice);
    expect(await screen.findByText(/Network error/)).toBeInTheDocument();
    expect(choice).toBeChecked();
  });
});
