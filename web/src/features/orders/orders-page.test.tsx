import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../test/fill';
import { member } from '../../test/defaults';
import { aPage, anItemOrder, anOrder } from '../../test/orders';
import { renderRoute } from '../../test/render-route';

const bought = anItemOrder({
  id: 'o-item',
  paymentStatus: 'PAID',
  orderStatus: 'COMPLETED',
  accessUrl: 'https://files.example.com/calendar',
  guidelinesHtml: '<p>Fill in your days.</p>',
  expiresAt: null,
});
const paid = anOrder({
  id: 'o-paid',
  code: 'PAID1111',
  paymentStatus: 'PAID',
  orderStatus: 'COMPLETED',
  expiresAt: null,
});

const details = (order: object, more: object = {}) => ({
  ...order,
  history: [{ at: '2026-03-01T12:05:00.000Z', paymentStatus: 'PAID', orderStatus: null }],
  refunds: [],
  invoices: [{ id: 'i-1', userId: member.id, kind: 'INVOICE', number: 'INV-000001', url: '/invoices/i-1' }],
  returnableUntil: null,
  ...more,
});

const open = (
  path = '/user/orders',
  more: object = {},
  returnPurchase: () => unknown = () => null,
  withLayout = false,
) =>
  renderRoute(path, {
    viewer: member,
    withLayout,
    overrides: {
      User: { purchases: () => aPage([bought, paid]) },
      Query: { purchase: (_root: unknown, { id }: { id: string }) => details(id === 'o-paid' ? paid : bought, more) },
      Mutation: { returnPurchase },
    },
  });

describe.each(['/user/orders', '/user/orders-history'])('orders at %s', (path) => {
  it('show packages and items, and what was bought', async () => {
    open(path);
    const table = await screen.findByRole('table', { name: 'Orders' });
    expect(within(table).getByRole('link', { name: 'Open Post calendar' })).toHaveAttribute(
      'href',
      'https://files.example.com/calendar',
    );
    expect(within(table).getByRole('button', { name: 'Details of Starter, order PAID1111' })).toBeInTheDocument();
  });

  it('lead to their payment while it is pending', async () => {
    const pending = [
      anOrder({ id: 'o-1', code: 'PEND1111' }),
      anItemOrder({ id: 'o-2', code: 'PEND2222', accessUrl: null }),
    ];
    renderRoute(path, { viewer: member, overrides: { User: { purchases: () => aPage([...pending, paid]) } } });
    const table = await screen.findByRole('table', { name: 'Orders' });
    const payments = within(table).getAllByRole('link', { name: /^Pay Now/ });
    expect(payments.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Pay Now, order PEND1111', '/pay-now/o-1'],
      ['Pay Now, order PEND2222', '/item-pay-now/o-2'],
    ]);
  });

  it('say how many a search has found, or that there are none', async () => {
    const { user } = renderRoute(path, {
      viewer: member,
      overrides: {
        User: {
          purchases: (_root: unknown, { filter }: { filter?: { search?: string } }) =>
            aPage(filter?.search === 'none' ? [] : [bought, paid]),
        },
      },
    });
    await screen.findByRole('table', { name: 'Orders' });
    const search = screen.getByRole('searchbox');
    await fill(user, search, 'post');
    expect(await screen.findByText('2 results')).toHaveAttribute('role', 'status');
    await user.clear(search);
    await fill(user, search, 'none');
    expect(await screen.findByText('No results')).toHaveAttribute('role', 'status');
  });

  it('are marked in the tabs and in the menu', async () => {
    open(path, undefined, undefined, true);
    await screen.findByRole('table', { name: 'Orders' });
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /^Pending packages/ })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('an order in full', () => {
  it('shows its history, its invoice, and what was bought', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Details of Post calendar/ }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('link', { name: 'Invoice INV-000001' })).toHaveAttribute(
      'href',
      '/invoices/i-1',
    );
    expect(within(dialog).getByText('Fill in your days.')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Open it' })).toBeInTheDocument();
    expect(within(dialog).getByText('Ordered')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Return it' })).not.toBeInTheDocument();
  });

  it('can be returned while the server allows it, after a confirmation', async () => {
    const { user, api } = open('/user/orders', { returnableUntil: '2026-03-15T12:00:00.000Z' }, () => ({
      purchase: { ...paid, paymentStatus: 'REFUNDED', refunded: '9.00' },
      errors: [],
    }));
    await user.click(await screen.findByRole('button', { name: /^Details of Starter/ }));
    await user.click(await screen.findByRole('button', { name: 'Return it' }));
    const question = await screen.findByRole('dialog', { name: 'Return Starter?' });
    expect(question).toHaveTextContent('$9.00 USD goes back to the way you paid with');
    await user.click(within(question).getByRole('button', { name: 'Return it' }));
    expect(await screen.findByText('$9.00 USD is on its way back to you.')).toBeInTheDocument();
    expect(
      api.calls.filter(({ operation }) => operation === 'ReturnPurchase').map(({ variables }) => variables),
    ).toEqual([{ id: 'o-paid' }]);
  });

  it('says why it cannot be returned, and keeps it', async () => {
    const { user } = open('/user/orders', { returnableUntil: '2026-03-15T12:00:00.000Z' }, () => ({
      purchase: null,
      errors: [{ code: 'INVALID_STATE', message: 'Some of its credits are spent.', field: null }],
    }));
    await user.click(await screen.findByRole('button', { name: /^Details of Starter/ }));
    await user.click(await screen.findByRole('button', { name: 'Return it' }));
    const question = await screen.findByRole('dialog', { name: 'Return Starter?' });
    await user.click(within(question).getByRole('button', { name: 'Return it' }));
    expect(await within(question).findByText('Some of its credits are spent.')).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  });
});

describe('pending payments of items', () => {
  it('have their own sentence when they could not be loaded', async () => {
    renderRoute('/user/item-pending-payment/', {
      viewer: member,
      overrides: {
        User: {
          purchases: () => {
            throw new Error('No thread left');
          },
        },
      },
    });
    expect(await screen.findByText('Could not load item orders. Please try again.')).toBeInTheDocument();
  });

  it('link to the pay page of items', async () => {
    const { api } = renderRoute('/user/item-pending-payment/', {
      viewer: member,
      overrides: { User: { purchases: () => aPage([anItemOrder()]) } },
    });
    expect(await screen.findByRole('link', { name: 'Pay First Order' })).toHaveAttribute(
      'href',
      `/item-pay-now/${anItemOrder().id}`,
    );
    await waitFor(() =>
      expect(api.calls.find(({ operation }) => operation === 'Purchases')?.variables).toMatchObject({
        filter: { kind: ['ITEM'], paymentStatus: ['PENDING'] },
      }),
    );
  });
});
