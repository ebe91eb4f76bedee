import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../test/render-route';

describe('guards', () => {
  it('sends a visitor to sign-in and remembers the page with its search and hash', async () => {
    const { address } = renderRoute('/user/subscription-history?page=2#top');
    await waitFor(() => expect(address()).toBe('/login?next=%2Fuser%2Fsubscription-history%3Fpage%3D2%23top'));
  });

  it('shows a loader while it is not known who is here', async () => {
    renderRoute('/user/dashboard', { overrides: { Query: { me: () => new Promise(() => undefined) } } });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
  });

  it('lets the signed-in in', async () => {
    const { address } = renderRoute('/user/dashboard', { viewer: {} });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(address()).toBe('/user/dashboard');
  });

  it.each(['/login', '/register'])('sends the signed-in from %s to the dashboard', async (path) => {
    const { address } = renderRoute(path, { viewer: {} });
    await waitFor(() => expect(address()).toBe('/user/dashboard'));
  });

  it('sends the signed-in to the page they wanted, but never to another site', async () => {
    const wanted = renderRoute('/login?next=%2Fuser%2Fselect-package%3Fa%3D1', { viewer: {} });
    await waitFor(() => expect(wanted.address()).toBe('/user/select-package?a=1'));
    wanted.unmount();
    const strange = renderRoute('/login?next=%2F%2Fevil.example%2Fx', { viewer: {} });
    await waitFor(() => expect(strange.address()).toBe('/user/dashboard'));
  });

  it('keeps everyone but Admins out of /admin', async () => {
    renderRoute('/admin/dashboard', { viewer: { role: 'MODERATOR' } });
    expect(await screen.findByRole('heading', { name: 'Not Authorized' })).toBeInTheDocument();
    expect(screen.getByText("You can't access this page; this route is only accessible for Admin.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });

  it('says what an unknown address is', async () => {
    renderRoute('/no-such-page');
    expect(await screen.findByRole('heading', { name: "Opp's That Page Can't be Found" })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'BACK TO HOME' })).toHaveAttribute('href', '/');
  });
});
