import { screen, waitFor, within } from '@testing-library/react';
import type { TestViewer } from '../../test/defaults';
import { aFinishedDesign } from '../../test/designs';
import { held } from '../../test/test-api';
import { aPage, anItemOrder, anOrder } from '../../test/orders';
import { renderRoute } from '../../test/render-route';

const fail = () => {
  throw new Error('No thread left');
};

interface Account {
  viewer?: Partial<TestViewer>;
  lists?: Record<string, unknown>;
  mutation?: Record<string, unknown>;
}

const openDashboard = ({ viewer = {}, lists = {}, mutation = {} }: Account = {}) =>
  renderRoute('/user/dashboard', { viewer, overrides: { User: lists, Mutation: mutation } });

const cards = async () => screen.findByRole('navigation', { name: 'Your account' });

describe('dashboard', () => {
  it('greets with its text, title and credits', async () => {
    openDashboard();
    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('heading', { level: 1, name: 'Hello, Mira' })).toBeInTheDocument();
    expect(within(main).getByText('Welcome to the Dashboard. Generate stunning images with ease!')).toBeInTheDocument();
    expect(within(main).getByText('12 credits')).toBeInTheDocument();
    expect(within(main).getByText('Free membership')).toBeInTheDocument();
    expect(document.title).toBe('Hello, Mira - Postloom');
  });

  it.each([
    ['a buyer without credits', { credits: 0 }, true],
    ['a buyer with credits', { credits: 1 }, false],
    ['a seller, who buys nothing', { credits: 0, role: 'SELLER' }, false],
  ] as const)('offers credits to %s: %o', async (_who, viewer, isOffered) => {
    openDashboard({ viewer });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Make a design' })).toHaveAttribute('href', '/user/generate-image');
    const offered = main.queryAllByRole('link', { name: 'Buy credits' });
    expect(offered.map((link) => link.getAttribute('href'))).toEqual(isOffered ? ['/user/select-package'] : []);
  });

  it('shows at once where the latest designs come', async () => {
    const { answer, give } = held<unknown>();
    openDashboard({ lists: { designs: () => answer } });
    expect(await screen.findByRole('status', { name: 'Your latest designs are loading' })).toBeVisible();
    give(aPage([]));
    await waitFor(() => expect(screen.queryByRole('status', { name: /designs are loading/ })).not.toBeInTheDocument());
  });

  it('shows until when premium runs', async () => {
    openDashboard({ viewer: { membership: 'PREMIUM', membershipUntil: '2026-06-15T12:00:00.000Z', credits: 1 } });
    expect(await screen.findByText('Premium until 15/06/2026')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText('1 credit')).toBeInTheDocument();
  });

  it.each([
    [{ membership: 'PREMIUM', membershipUntil: null }, 'Premium, with no end date'],
    [{ membership: 'BASIC', membershipUntil: null }, 'Basic membership'],
  ] as const)('says which membership the account has: %o', async (viewer, text) => {
    openDashboard({ viewer });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    [anOrder({ paymentStatus: 'PROCESSING' }), 'Your payment has arrived and your credits are ready.', '/pay-now/'],
    [
      anItemOrder({ paymentStatus: 'PROCESSING' }),
      'Your payment has arrived. What you bought is among your orders.',
      '/item-pay-now/',
    ],
  ])('says that a payment has arrived, and leads to its order: $kind', async (order, text, path) => {
    renderRoute('/user/dashboard', {
      viewer: {},
      overrides: {
        User: {
          purchases: (_root: unknown, { filter }: { filter: { paymentStatus?: string[] } }) =>
            aPage(filter.paymentStatus?.includes('PROCESSING') ? [order] : []),
        },
        Subscription: {
          purchaseChanged: {
            subscribe: async function* changes() {
              yield { purchaseChanged: { ...order, paymentStatus: 'PAID' } };
              await new Promise(() => undefined);
            },
          },
        },
      },
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `See order ${order.code}` })).toHaveAttribute('href', `${path}${order.id}`);
  });

  describe('asks to verify the email address', () => {
    const notice = () => screen.findByRole('region', { name: 'Confirm your email address' });

    it('sends the verification link again', async () => {
      const { user } = openDashboard({
        viewer: { emailVerified: false },
        mutation: { sendVerificationEmail: () => ({ errors: [] }) },
      });
      expect(await notice()).toHaveTextContent('We sent a link to mira@example.com.');
      await user.click(within(await notice()).getByRole('button', { name: 'Send it again' }));
      expect(await screen.findByText('A new link is on its way')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
    });

    it('says why the link was not sent', async () => {
      const { user } = openDashboard({
        viewer: { emailVerified: false },
        mutation: {
          sendVerificationEmail: () => ({
            errors: [{ code: 'TOO_MANY_REQUESTS', message: 'We have sent that email several times.', field: null }],
          }),
        },
      });
      await user.click(within(await notice()).getByRole('button', { name: 'Send it again' }));
      expect(await screen.findByText('We have sent that email several times.')).toBeInTheDocument();
      expect(within(await notice()).getByRole('button', { name: 'Send it again' })).toBeEnabled();
    });

    it('stops asking once the address is verified', async () => {
      openDashboard();
      await cards();
      expect(screen.queryByRole('region', { name: 'Confirm your email address' })).not.toBeInTheDocument();
    });
  });

  it('links to the other pages with its cards', async () => {
    openDashboard();
    const links = within(await cards()).getAllByRole('link');
    expect(links.map((link) => [within(link).getByRole('heading').textContent, link.getAttribute('href')])).toEqual([
      ['Design Generator', '/user/generate-image'],
      ['Pending Payments', '/user/pending-payment/'],
      ['Support', '/user/support'],
      ['Subscription History', '/user/subscription-history'],
      ['Upgrade Package', '/user/select-package'],
    ]);
  });

  it('has a large button to the generator', async () => {
    const { user, address } = openDashboard();
    await user.click(await screen.findByRole('link', { name: 'Make a design' }));
    await waitFor(() => expect(address()).toBe('/user/generate-image'));
  });

  it.each([
    [0, "You're all caught up"],
    [1, '1 order is waiting for payment'],
    [3, '3 orders are waiting for payment'],
  ])('shows the number of pending orders: %i', async (waiting, text) => {
    const { api } = openDashboard({
      lists: {
        purchases: (_root: unknown, { filter }: { filter: { paymentStatus?: string[] } }) =>
          aPage(waiting > 0 && filter.paymentStatus?.includes('PENDING') ? [anOrder()] : [], waiting),
      },
    });
    expect(await within(await cards()).findByText(text)).toBeInTheDocument();
    expect(api.calls.map(({ operation }) => operation)).toContain('DashboardSummary');
  });

  it.each([
    [0, 0, 'Ask us anything'],
    [1, 0, '1 open ticket'],
    [3, 0, '3 open tickets'],
    [2, 1, '1 ticket has a new answer, 2 open tickets'],
    [0, 2, '2 tickets have a new answer, 0 open tickets'],
  ])('shows %i open tickets and %i with unread answers as: %s', async (open, unread, text) => {
    const asked: unknown[] = [];
    openDashboard({
      lists: {
        unreadTickets: () => unread,
        tickets: (_root: unknown, { filter }: { filter: unknown }) => {
          asked.push(filter);
          return aPage([], open);
        },
      },
    });
    expect(await within(await cards()).findByText(text)).toBeInTheDocument();
    expect(asked).toContainEqual({ status: ['OPEN', 'IN_PROGRESS'] });
  });

  it('shows the latest designs; each opens in the generator', async () => {
    const designs = [
      aFinishedDesign({ id: 'd-2', primaryText: 'New bread' }),
      aFinishedDesign({ id: 'd-1', primaryText: 'Old bread' }),
    ];
    openDashboard({ lists: { designs: () => aPage(designs, 9) } });
    const section = await screen.findByRole('region', { name: /^Your latest designs/ });
    expect(section).toHaveTextContent('9 in all');
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/user/designs', '/user/generate-image?design=d-2', '/user/generate-image?design=d-1']);
    expect(within(section).getByRole('img', { name: 'Design: New bread' })).toHaveAttribute(
      'src',
      '/files/designs/d-2.webp',
    );
  });

  it('leads from a design whose words can be edited to Studio, and shows its newest version', async () => {
    const designs = [
      aFinishedDesign({
        id: 'd-2',
        primaryText: 'New bread',
        document: { id: 'd-2', version: 5, headline: 'New bread' },
      }),
      aFinishedDesign({ id: 'd-1', primaryText: 'Old bread' }),
    ];
    openDashboard({ lists: { designs: () => aPage(designs, 2) } });
    const section = within(await screen.findByRole('region', { name: /^Your latest designs/ }));
    expect(section.getAllByRole('link', { name: /Studio/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/user/studio/d-2',
    ]);
    expect(section.getByRole('img', { name: 'Design: New bread' })).toHaveAttribute(
      'src',
      '/files/designs/d-2.webp?v=5',
    );
  });

  it('shows no section of designs before there is one', async () => {
    openDashboard();
    await within(await cards()).findByText("You're all caught up");
    expect(screen.queryByRole('heading', { name: /Your latest designs/ })).not.toBeInTheDocument();
  });

  it('renders even when the figures do not load', async () => {
    const { api } = openDashboard({ lists: { purchases: fail } });
    expect(await within(await cards()).findByText('Orders waiting for payment')).toBeInTheDocument();
    await waitFor(() => expect(api.calls.map(({ operation }) => operation)).toContain('DashboardSummary'));
    expect(within(await cards()).getAllByRole('link')).toHaveLength(5);
  });
});
