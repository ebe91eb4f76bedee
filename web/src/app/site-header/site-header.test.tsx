import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ShopAppearanceDocument } from '../../entities/shop/appearance.generated';
import { sections, shopAppearance } from '../../test/defaults';
import { renderWithLayout } from '../../test/render-route';

const page = '/no-such-page';
const header = () => screen.findByRole('banner');

describe('site header', () => {
  it('shows Login and Register to anonymous users', async () => {
    renderWithLayout(page);
    const bar = within(await header());
    expect(await bar.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(bar.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    expect(bar.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  });

  it('shows signed-in users their dashboard, and only Admins the admin area', async () => {
    const asMember = renderWithLayout(page, { viewer: {} });
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/user/dashboard');
    expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
    expect(within(await header()).queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    asMember.unmount();
    renderWithLayout(page, { viewer: { role: 'ADMIN' } });
    expect(await screen.findByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/dashboard');
  });

  it('shows the signed-in account, with its links', async () => {
    const { user, address } = renderWithLayout(page, { viewer: {} });
    await user.click(await screen.findByRole('button', { name: 'Account of Mira' }));
    const menu = within(await screen.findByRole('navigation', { name: 'Account' }));
    expect(menu.getByText('Mira Weaver')).toBeInTheDocument();
    expect(menu.getByText('mira@example.com')).toBeInTheDocument();
    expect(menu.getByText('12 credits')).toBeInTheDocument();
    expect(menu.getByRole('link', { name: 'Social Media Design Generator' })).toHaveAttribute(
      'href',
      '/user/generate-image',
    );
    await user.click(menu.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(address()).toBe(page);
  });

  it('is a blank bar while loading', async () => {
    renderWithLayout(page, { overrides: { Query: { navbarSection: () => new Promise(() => undefined) } } });
    await screen.findByRole('heading', { level: 1 });
    expect(await header()).toBeEmptyDOMElement();
  });

  it('says so when the menu could not be loaded', async () => {
    const fail = () => {
      throw new Error('down');
    };
    renderWithLayout(page, { overrides: { Query: { navbarSection: fail } } });
    expect(await screen.findByText('Error loading navigation')).toBeInTheDocument();
  });

  it('renders nothing when it is deactivated', async () => {
    renderWithLayout(page, {
      overrides: { Query: { navbarSection: () => ({ ...sections.navbarSection, isActive: false }) } },
    });
    await screen.findByRole('contentinfo');
    await waitFor(() => expect(screen.queryByRole('banner')).not.toBeInTheDocument());
  });

  it('opens an entry with children by keyboard and closes it with Escape', async () => {
    const { user } = renderWithLayout(page);
    const more = await screen.findByRole('button', { name: 'More' });
    more.focus();
    await user.keyboard('{Enter}');
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/#pricing');
    await user.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(more).toHaveFocus();
  });

  it('has all entries in a drawer on a phone', async () => {
    setScreenWidth(390);
    const { user } = renderWithLayout(page);
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByRole('link', { name: 'Pricing' })).toBeInTheDocument();
    expect(drawer.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  });

  it('moves the focus into the drawer on a phone, and closes it when the focus leaves', async () => {
    setScreenWidth(390);
    const { user } = renderWithLayout(page);
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    // the test's browser knows no popovers
    const hidePopover = jest.fn();
    Object.assign(drawer, { hidePopover });
    fireEvent(drawer, Object.assign(new Event('toggle'), { newState: 'open' }));
    expect(within(drawer).getByRole('button', { name: 'Close the menu' })).toHaveFocus();
    await user.tab();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    expect(hidePopover).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Open the menu' }).focus());
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});

describe('site footer', () => {
  it("shows the server's content", async () => {
    renderWithLayout(page);
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByText('Sample copyright')).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute('href', 'mailto:hello@example.com');
    expect(footer.getByRole('link', { name: 'example.com' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(footer.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/docs');
  });

  it('has no link to the documentation where the shop shows none', async () => {
    const { client } = renderWithLayout(page);
    const footer = within(await screen.findByRole('contentinfo'));
    const shop = { ...shopAppearance.shop, docs: false };
    act(() => {
      client.writeQuery({ query: ShopAppearanceDocument, data: { settings: { ...shopAppearance, shop } } });
    });
    await waitFor(() => expect(footer.queryByRole('link', { name: 'API documentation' })).not.toBeInTheDocument());
  });

  it('shows the error', async () => {
    const fail = () => {
      throw new Error('No thread left');
    };
    renderWithLayout(page, { overrides: { Query: { footerSection: fail } } });
    expect(await screen.findByText('Error loading footer: No thread left')).toBeInTheDocument();
  });

  it('renders nothing when it is deactivated', async () => {
    renderWithLayout(page, {
      overrides: { Query: { footerSection: () => ({ ...sections.footerSection, isActive: false }) } },
    });
    await screen.findByRole('banner');
    await screen.findByRole('link', { name: 'Login' });
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});
