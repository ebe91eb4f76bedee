import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { member, packages } from '../test/defaults';
import { aPage } from '../test/orders';
import { renderWithLayout } from '../test/render-route';
import { fill } from '../test/fill';

describe('route guards', () => {
  it('lead an anonymous user to the sign-in and remember the page with its search and hash', async () => {
    const { address } = renderWithLayout('/user/subscription-history?page=2#top');
    await waitFor(() => expect(address()).toBe('/login?next=%2Fuser%2Fsubscription-history%3Fpage%3D2%23top'));
  });

  it('show a loader until it is known whether a user is signed in', async () => {
    renderWithLayout('/user/dashboard', { overrides: { Query: { me: () => new Promise(() => undefined) } } });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
  });

  it('admit signed-in users', async () => {
    const { address } = renderWithLayout('/user/dashboard', { viewer: {} });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(address()).toBe('/user/dashboard');
  });

  it.each(['/login', '/register'])('lead signed-in users from %s to the dashboard', async (path) => {
    const { address } = renderWithLayout(path, { viewer: {} });
    await waitFor(() => expect(address()).toBe('/user/dashboard'));
  });

  it('lead signed-in users to the requested page, but never to another site', async () => {
    const requested = renderWithLayout('/login?next=%2Fuser%2Fselect-package%3Fa%3D1', { viewer: {} });
    await waitFor(() => expect(requested.address()).toBe('/user/select-package?a=1'));
    requested.unmount();
    const foreign = renderWithLayout('/login?next=%2F%2Fevil.example%2Fx', { viewer: {} });
    await waitFor(() => expect(foreign.address()).toBe('/user/dashboard'));
  });

  it('admit only Admins to /admin', async () => {
    const { api } = renderWithLayout('/admin/dashboard', { viewer: { role: 'MODERATOR' } });
    expect(await screen.findByRole('heading', { name: 'Not Authorized' })).toBeInTheDocument();
    // decided before anything of the shop is loaded; the frame of the page asks for what is the caller's own
    const own = ['Me', 'DashboardSummary', 'UnreadTickets'];
    expect(api.calls.map(({ operation }) => operation).filter((name) => !own.includes(name))).toEqual([]);
    expect(
      screen.getByText("You can't access this page; this route is only accessible for Admin."),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });

  it('lead an Admin without the demanded two-step sign-in to where it is set up, and load nothing', async () => {
    const { api } = renderWithLayout('/admin/dashboard', { viewer: { role: 'ADMIN', mustSetUpTwoStep: true } });
    expect(await screen.findByRole('heading', { name: 'Two-step sign-in required' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute(
      'href',
      '/update-profile?tab=security#two-step',
    );
    expect(document.title).toBe('Two-step sign-in required');
    expect(new Set(api.calls.map(({ operation }) => operation))).toEqual(new Set(['Me']));
  });

  it('end the administrator area of an open tab when two-step sign-in is demanded', async () => {
    let demand = () => undefined as void;
    const demanded = new Promise<void>((resolve) => {
      demand = resolve;
    });
    const meChanged = {
      subscribe: async function* () {
        await demanded;
        yield { meChanged: { ...member, role: 'ADMIN', mustSetUpTwoStep: true } };
      },
    };
    renderWithLayout('/admin/no-such-page', { viewer: { role: 'ADMIN' }, overrides: { Subscription: { meChanged } } });
    expect(await screen.findByRole('heading', { name: "Opp's That Page Can't be Found" })).toBeInTheDocument();
    demand();
    expect(await screen.findByRole('heading', { name: 'Two-step sign-in required' })).toBeInTheDocument();
  });

  it.each(['/admin', '/admin/', '/admin/no-such-page'])('do not admit members to %s either', async (path) => {
    renderWithLayout(path, { viewer: {} });
    expect(await screen.findByRole('heading', { name: 'Not Authorized' })).toBeInTheDocument();
    expect(document.title).toBe('Not Authorized');
  });

  it.each(['/admin', '/admin/'])(
    'lead Admins from %s to the dashboard of their area, with its menu open',
    async (path) => {
      const overview = {
        purchases: () => aPage([], 1204),
        users: () => aPage([], 7),
        needsAttention: () => [],
        setupChecklist: () => [],
      };
      const { address } = renderWithLayout(path, { viewer: { role: 'ADMIN' }, overrides: { Query: overview } });
      expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeInTheDocument();
      expect(address()).toBe('/admin/dashboard');
      expect(await screen.findByText('1,204')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Collapse the menu' })).toBeInTheDocument();
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    },
  );

  it('show an Admin inside the layout that a page does not exist', async () => {
    renderWithLayout('/admin/no-such-page', { viewer: { role: 'ADMIN' } });
    expect(await screen.findByRole('heading', { name: "Opp's That Page Can't be Found" })).toBeInTheDocument();
    expect(screen.getAllByRole('navigation', { name: 'Admin area' })).not.toHaveLength(0);
  });

  it('redirect /user to the dashboard', async () => {
    const { address } = renderWithLayout('/user', { viewer: {} });
    await waitFor(() => expect(address()).toBe('/user/dashboard'));
  });

  it.each(['/user/designs/none', '/user/no/such/page'])(
    'show inside the layout of the user area that %s does not exist',
    async (path) => {
      renderWithLayout(path, { viewer: {} });
      expect(await screen.findByRole('heading', { name: "Opp's That Page Can't be Found" })).toBeInTheDocument();
      expect(screen.getAllByRole('navigation', { name: 'User area' })).not.toHaveLength(0);
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    },
  );

  it.each([
    '/user',
    '/user/support',
    '/user/no-such-page',
    '/update-profile',
    '/item-buy/7',
    '/item-pay-now/7',
    '/admin',
    '/admin/users',
  ])('ask anonymous users at %s to sign in first', async (path) => {
    const { address } = renderWithLayout(path);
    await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent(path)}`));
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  });

  describe('an expired session', () => {
    const ended = () => screen.findByText('Your session has ended. Please sign in again.');

    it('is reported at the sign-in, which returns to the page with its draft', async () => {
      const bought = packages[0]?.id ?? '';
      const signIn = (_root: unknown, _args: unknown) => {
        rendered.api.viewer = member;
        return { user: member, codeRequired: false, errors: [] };
      };
      const createPurchase = () => {
        throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
      };
      const rendered = renderWithLayout(`/buy/${bought}`, {
        viewer: {},
        overrides: { Query: { signInProviders: () => [] }, Mutation: { signIn, createPurchase } },
      });
      const { user, address } = rendered;
      const field = await screen.findByRole('textbox', { name: 'Address' });
      await user.clear(field);
      await fill(user, field, '9 New Lane');
      rendered.api.viewer = null;
      await user.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
      expect(await ended()).toBeInTheDocument();
      expect(address()).toBe(`/login?next=${encodeURIComponent(`/buy/${bought}`)}`);
      await fill(user, screen.getByRole('textbox', { name: 'Email' }), member.email);
      await fill(user, screen.getByLabelText(/^Password/), 'secret');
      await user.click(screen.getByRole('button', { name: 'Sign In' }));
      expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('9 New Lane');
      expect(address()).toBe(`/buy/${bought}`);
    });

    it('is reported to a user who returns later', async () => {
      localStorage.setItem('postloom-signed-in', '1');
      renderWithLayout('/user/dashboard');
      expect(await ended()).toBeInTheDocument();
    });

    it('is not reported after a deliberate sign-out', async () => {
      const { user, address } = renderWithLayout('/user/dashboard', { viewer: {} });
      await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body);
      await waitFor(() => expect(address()).toBe('/'));
      await user.click(await screen.findByRole('link', { name: 'Login' }));
      expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
      expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
    });
  });

  describe('a sign-out', () => {
    it('on a public page leads to the sign-in from there, which returns to the requested page', async () => {
      const { user, address, setOut } = renderWithLayout('/contact', { viewer: {} });
      await user.click(await screen.findByRole('button', { name: 'Account of Mira' }));
      await user.click(await screen.findByRole('button', { name: 'Logout' }));
      await screen.findByRole('link', { name: 'Login' });
      setOut('/user/orders');
      await waitFor(() => expect(address()).toBe('/login?next=%2Fuser%2Forders'));
    });

    it('leads home, also when a live update comes before its answer', async () => {
      let answer = () => undefined as void;
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      let end = () => undefined as void;
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const signOut = async () => {
        rendered.api.viewer = null;
        end();
        await answered;
        return { errors: [] };
      };
      const meChanged = {
        subscribe: async function* () {
          await ended;
          yield* [];
        },
      };
      const draft = `postloom-lasting-draft:${member.id}:section`;
      localStorage.setItem(draft, '{}');
      const rendered = renderWithLayout('/user/dashboard', {
        viewer: {},
        overrides: { Mutation: { signOut }, Subscription: { meChanged } },
      });
      await rendered.user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body);
      await waitFor(() => expect(rendered.address()).not.toBe('/user/dashboard'));
      expect(rendered.address()).toBe('/');
      answer();
      expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
      await waitFor(() => expect(localStorage.getItem(draft)).toBeNull());
    });
  });

  it('an unknown address is reported as such', async () => {
    renderWithLayout('/no-such-page');
    expect(await screen.findByRole('heading', { name: "Opp's That Page Can't be Found" })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'BACK TO HOME' })).toHaveAttribute('href', '/');
  });
});
