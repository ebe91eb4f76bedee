import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../test/fill';
import { renderWithLayout } from '../../test/render-route';

const page = '/user/no-such-page-yet';

describe('user area', () => {
  it('starts with its menu collapsed, and opens it', async () => {
    const { user } = renderWithLayout('/user/dashboard', { viewer: {} });
    const toggle = await screen.findByRole('button', { name: 'Expand the menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(screen.getByRole('button', { name: 'Collapse the menu' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('has the entries of its pages', async () => {
    renderWithLayout('/user/dashboard', { viewer: { role: 'ADMIN' } });
    const [menu] = await screen.findAllByRole('navigation', { name: 'User area' });
    const links = within(menu ?? document.body)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['Dashboard', '/user/dashboard'],
        ['Social Media Design Generator', '/user/generate-image'],
        ['Upgrade Package', '/user/select-package'],
        ['Pending Payment', '/user/pending-payment/'],
        ['Subscription History', '/user/subscription-history'],
        ['Admin Dashboard', '/admin/dashboard'],
      ]),
    );
  });

  it('names making and finding designs differently in the bar of a phone', async () => {
    renderWithLayout('/user/dashboard', { viewer: {} });
    const bar = within((await screen.findAllByRole('navigation', { name: 'User area' }))[1] as HTMLElement);
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Create',
      'Gallery',
      'Support',
    ]);
    // the words are hidden where the text is large
    expect(bar.getByRole('button', { name: 'More' })).toHaveAttribute('aria-label', 'More');
    for (const link of bar.getAllByRole('link')) expect(link).toHaveAttribute('aria-label');
  });

  it('hides the admin link from members', async () => {
    renderWithLayout('/user/dashboard', { viewer: {} });
    await screen.findByRole('button', { name: 'Expand the menu' });
    expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).not.toBeInTheDocument();
  });

  it('signs out and goes to the home page', async () => {
    const { user, address, api } = renderWithLayout('/user/dashboard', { viewer: {} });
    await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body);
    await waitFor(() => expect(address()).toBe('/'));
    expect(api.viewer).toBeNull();
    expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('asks before it signs out of a form that is not saved', async () => {
    const { user, api } = renderWithLayout('/user/brand', { viewer: {} });
    await fill(user, await screen.findByRole('textbox', { name: /Brand name/ }), 'Loom');
    await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(api.viewer).not.toBeNull();
    await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(api.viewer).toBeNull());
  });

  it('stays when the server cannot be reached', async () => {
    const fail = () => {
      throw new Error('down');
    };
    const { user, address } = renderWithLayout('/user/dashboard', {
      viewer: {},
      overrides: { Mutation: { signOut: fail } },
    });
    await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body);
    expect(await screen.findByText(/You are still signed in/)).toBeInTheDocument();
    expect(address()).toBe('/user/dashboard');
  });

  it('answers an unknown page with Not found', async () => {
    renderWithLayout(page, { viewer: {} });
    expect(await screen.findByRole('heading', { name: "Opp's That Page Can't be Found" })).toBeInTheDocument();
  });

  it('shows the account, with links to profile, colours and sign-out, and links the credits to their ledger', async () => {
    const { user, address } = renderWithLayout('/user/dashboard', { viewer: {} });
    const bar = within(await screen.findByRole('banner'));
    expect(await bar.findByRole('link', { name: '12 credits' })).toHaveAttribute('href', '/user/credits');
    await user.click(bar.getByRole('button', { name: 'Account of Mira' }));
    const menu = within(await screen.findByRole('navigation', { name: 'Account' }));
    expect(menu.getByText('mira@example.com')).toBeInTheDocument();
    const colours = within(menu.getByRole('group', { name: 'Colours' }));
    await user.click(colours.getByRole('button', { name: 'Dark' }));
    expect(colours.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    expect(menu.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    await user.click(menu.getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(address()).toBe('/update-profile'));
  });

  it('gives way to header and footer of the site on the profile', async () => {
    renderWithLayout('/update-profile', { viewer: {} });
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
    expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
    expect(await screen.findByRole('complementary', { name: 'Your account' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'User area' })).not.toBeInTheDocument();
  });
});
