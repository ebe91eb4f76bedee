import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { imageUpload } from '../../../../contract/uploads';
import { member } from '../../test/defaults';
import { renderRoute } from '../../test/render-route';
import { goOffline } from '../../test/test-api';
import { profileOf } from '../../test/profile';
import { fill } from '../../test/fill';

const fileOf = (bytes: number) =>
  new NodeFile([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }) as unknown as File;

type Update = (input: Record<string, unknown>) => unknown;

function openProfile(update: Update = (input) => ({ user: { ...profileOf(), ...input }, errors: [] }), path = '') {
  return renderRoute(`/update-profile${path}`, {
    viewer: profileOf(),
    overrides: {
      Mutation: { updateProfile: (_root: unknown, { input }: { input: Record<string, unknown> }) => update(input) },
    },
  });
}

const nameField = () => screen.findByRole('textbox', { name: /^Full Name/ });
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const sent = ({ api }: ReturnType<typeof openProfile>) =>
  api.calls.filter(({ operation }) => operation === 'UpdateProfile').map(({ variables }) => variables['input']);

describe('profile page', () => {
  it('leads anonymous users to the sign-in, and remembers the page', async () => {
    const { address } = renderRoute('/update-profile');
    await waitFor(() => expect(address()).toBe('/login?next=%2Fupdate-profile'));
  });

  it('shows the account, the tabs, and the stored values', async () => {
    openProfile();
    expect(await nameField()).toHaveValue('Mira Weaver');
    const aside = within(screen.getByRole('complementary', { name: 'Your account' }));
    expect(aside.getByText('Mira Weaver')).toBeInTheDocument();
    expect(aside.getByText('mira@example.com')).toBeInTheDocument();
    expect(aside.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Security',
      'Notifications',
      'API tokens',
      'Webhooks',
      'Your data',
    ]);
    expect(screen.getByRole('textbox', { name: 'About Me' })).toHaveValue('I weave.');
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Loom Street, Porto');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Porto');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Portugal');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveValue('mira@example.com');
    expect(email).toHaveAttribute('readonly');
    expect(screen.getByText('Email address cannot be changed')).toBeInTheDocument();
    expect(document.title).toBe('Your profile - Postloom');
  });

  it('keeps its tabs in local state: the address does not change', async () => {
    const { user, address } = openProfile();
    await nameField();
    await user.click(screen.getByRole('tab', { name: 'Notifications' }));
    expect(await screen.findByRole('switch', { name: 'New devices' })).toBeChecked();
    expect(address()).toBe('/update-profile');
  });

  it('saves changes, and confirms that', async () => {
    const rendered = openProfile();
    const { user } = rendered;
    await user.clear(await nameField());
    await fill(user, await nameField(), ' Mira Loom ');
    await fill(user, screen.getByRole('textbox', { name: 'Phone' }), '+351 22 000 0000');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(sent(rendered)).toEqual([
      {
        name: 'Mira Loom',
        aboutMe: 'I weave.',
        address: '12 Loom Street, Porto',
        city: 'Porto',
        country: 'Portugal',
        phone: '+351 22 000 0000',
        photoUrl: '',
      },
    ]);
    // the surrounding layout is updated as well
    expect(within(screen.getByRole('complementary', { name: 'Your account' })).getByText('Mira Loom')).toBeVisible();
  });

  it('validates before it sends', async () => {
    const rendered = openProfile();
    await rendered.user.clear(await nameField());
    await fill(rendered.user, screen.getByRole('textbox', { name: 'Phone' }), 'call me');
    await rendered.user.click(save());
    expect(await screen.findByText('Please enter your full name')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid phone number, such as +44 20 7946 0123')).toBeInTheDocument();
    expect(sent(rendered)).toEqual([]);
  });

  it('accepts an address of at most five lines, and says so as a hint and beside the field', async () => {
    const rendered = openProfile();
    await nameField();
    const address = screen.getByRole('textbox', { name: 'Address' });
    expect(address).toHaveAccessibleDescription('At most 5 lines, printed on your invoices as you type them.');
    await rendered.user.clear(address);
    await rendered.user.type(address, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6');
    await rendered.user.click(save());
    await waitFor(() => expect(address).toHaveAccessibleDescription('Please use at most 5 lines.'));
    expect(address).toBeInvalid();
    expect(sent(rendered)).toEqual([]);
    await rendered.user.type(address, '{Backspace}{Backspace}');
    await rendered.user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(sent(rendered)).toMatchObject([{ address: '1\n2\n3\n4\n5' }]);
  });

  it('shows a server error on its field', async () => {
    const { user } = openProfile(() => ({
      user: null,
      errors: [{ code: 'INVALID_INPUT', message: 'Please choose a country', field: ['country'] }],
    }));
    await nameField();
    await user.click(save());
    expect(await screen.findByText('Please choose a country')).toBeInTheDocument();
    expect(screen.getByText('Failed to update profile.')).toBeInTheDocument();
  });

  it('shows a server error that concerns the whole form', async () => {
    const { user } = openProfile(() => ({
      user: null,
      errors: [{ code: 'TOO_MANY_REQUESTS', message: 'You have saved your profile many times.', field: null }],
    }));
    await nameField();
    await user.click(save());
    expect(
      await screen.findByText('Failed to update profile: You have saved your profile many times.'),
    ).toBeInTheDocument();
  });

  it('says that saving failed when the server gave no reason', async () => {
    const { user } = openProfile(() => ({ user: null, errors: [] }));
    await nameField();
    await user.click(save());
    expect(await screen.findByText('Failed to update profile: Unknown error')).toBeInTheDocument();
  });

  it('keeps the entered values when the server cannot be reached', async () => {
    const { user } = openProfile();
    await user.type(await nameField(), '!');
    goOffline();
    await user.click(save());
    expect(await screen.findByText('An error occurred while updating your profile.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Network error. Please check your connection and try again.');
    expect(await nameField()).toHaveValue('Mira Weaver!');
  });

  it('says that the profile could not be loaded, and retries', async () => {
    let fails = true;
    const { user } = renderRoute('/update-profile', {
      viewer: profileOf(),
      overrides: {
        User: {
          aboutMe: () => {
            if (fails) throw new Error('down');
            return null;
          },
        },
        Query: {
          countries: () => {
            if (fails) throw new Error('down');
            return ['Portugal'];
          },
        },
      },
    });
    expect(await screen.findByText('User data could not be loaded. Please try again later.')).toBeInTheDocument();
    expect(screen.getByText('Failed to load user data')).toBeInTheDocument();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await nameField()).toHaveValue('Mira Weaver');
  });

  it('refuses a photo of more than 2 MB', async () => {
    const { user } = openProfile();
    await nameField();
    await user.upload(screen.getByLabelText('Photo: file'), fileOf(imageUpload.mostBytes + 1));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'File size exceeds 2 MB. Please upload a smaller image.',
    );
  });

  it('removes the photo with the next save', async () => {
    const rendered = renderRoute('/update-profile', {
      viewer: { ...profileOf(), photoUrl: '/image-server/mira.png' },
      overrides: {
        Mutation: { updateProfile: () => ({ user: profileOf(), errors: [] }) },
      },
    });
    await nameField();
    expect(screen.getByRole('button', { name: 'Change Photo' })).toBeInTheDocument();
    await rendered.user.click(screen.getByRole('button', { name: 'Remove Photo' }));
    await rendered.user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(sent(rendered)[0]).toMatchObject({ photoUrl: '' });
    expect(await screen.findByRole('button', { name: 'Upload Photo' })).toBeInTheDocument();
  });

  it('asks before unsaved changes are discarded', async () => {
    const { user, address, setOut } = openProfile();
    await fill(user, await nameField(), '!');
    setOut('/user/dashboard');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(address()).toBe('/update-profile');
  });

  it('takes over what another tab has saved, in fields that were not edited here', async () => {
    const { client } = openProfile();
    await nameField();
    client.cache.modify({
      id: client.cache.identify({ __typename: 'User', id: member.id }),
      fields: { name: () => 'Mira Elsewhere' },
    });
    await waitFor(async () => expect(await nameField()).toHaveValue('Mira Elsewhere'));
  });
});
