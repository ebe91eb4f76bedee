import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { formatDateTime, formatMoney } from '../../../lib/format';
import { answered, asked, at, id, openOrder, paid, part, pending, refused } from '../../../test/order-page';
import { anItemOrder } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { fill } from '../../../test/fill';

describe("an order's page", () => {
  it('shows which order it is, its course, and everything about it', async () => {
    openOrder();
    expect(await screen.findByRole('heading', { name: 'Order PAID3333', level: 1 })).toBeVisible();
    expect(document.title).toBe('Order PAID3333 - Postloom');
    expect(screen.getAllByRole('link', { name: 'Mia Weaver' })[0]).toHaveAttribute('href', '/admin/users/u-1');
    const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
    expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^OrderedStarter.*Mia Weaver$/),
      expect.stringMatching(/^Payment attempt: Paid the orderPayPal capture CAP1/),
      expect.stringMatching(/^Payment: PaidPayPal capture CAP1/),
      expect.stringMatching(/^Email: Your receiptSent/),
      expect.stringMatching(/^CommentA regular.*Ada$/),
    ]);
    expect((await part('Payments')).getByText('Paid the order')).toBeVisible();
    expect((await part('Invoice and credit notes')).getByRole('link', { name: 'INV-000001 (PDF)' })).toHaveAttribute(
      'href',
      '/invoices/i-1',
    );
    for (const text of ['+20', 'balance 20']) expect((await part('Credits')).getByText(text)).toBeVisible();
    const designs = await part('Designs made with it');
    expect(designs.getByRole('link', { name: 'Facebook Post' })).toHaveAttribute('href', '/admin/designs?open=d-1');
    expect(designs.getByText(/The newest 1 of 31/)).toBeVisible();
    expect((await part('Tickets about it')).getByRole('link', { name: 'Where is it?' })).toHaveAttribute(
      'href',
      '/admin/support-messages?ticket=t-1',
    );
    expect(screen.queryByRole('region', { name: 'Dispute' })).not.toBeInTheDocument();
  });

  it('shows a pending order without empty parts, and until when it can be paid', async () => {
    openOrder({ ...pending, expiresAt: '2026-03-08T12:00:00.000Z' });
    expect(
      await screen.findByText(
        'There has been no attempt to pay this order yet. It is cancelled automatically on 08/03/2026.',
      ),
    ).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Timeline' })).toBeVisible();
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('region')
        .map((region) => region.getAttribute('aria-label')),
    ).toEqual(['Facts', 'Timeline']);
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders');
  });

  it('shows an order of an item, which grants no credits', async () => {
    openOrder({ ...paid, ...anItemOrder({ id, code: 'ITEM1111', paymentStatus: 'PAID' }) });
    expect(await screen.findByRole('heading', { name: 'Order ITEM1111' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Tickets about it' })).toBeVisible();
    for (const name of ['Credits', 'Designs made with it'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it("says why PayPal holds the payment, and the customer's message", async () => {
    openOrder({
      ...pending,
      paymentStatus: 'PROCESSING',
      holdReason: 'Confirm your address.',
      paymentProblem: 'Wait.',
    });
    expect(await screen.findByText('Confirm your address.')).toBeVisible();
    expect(screen.getByText('Message to the customer: Wait.')).toBeVisible();
  });

  it('shows a refund in the currency of its payment, and when PayPal does not show it any more', async () => {
    const refund = { id: 'r-1', amount: '3.00', currency: 'JPY', status: 'PENDING', creditsBack: 0, reason: 'Wrong' };
    openOrder({ ...paid, refunds: [{ ...refund, message: null, unknownSince: at, createdAt: at }] });
    const shown = await part('Payments');
    expect(shown.getByText(formatMoney('3.00', 'JPY'))).toBeVisible();
    expect(shown.getByRole('alert')).toHaveTextContent(/^PayPal no longer shows this refund/);
    expect(screen.getByRole('button', { name: 'Ask PayPal now' })).toBeVisible();
  });

  it('shows a dispute with what to do', async () => {
    const dispute = {
      id: 'x-1',
      providerId: 'PP-D-1',
      status: 'OPEN',
      reason: 'Nothing came.',
      amount: '9.00',
      currency: 'EUR',
      respondBy: '2026-03-09T12:00:00.000Z',
      advice: 'Answer at PayPal.',
      outcome: null,
      createdAt: at,
      endedAt: null,
    };
    const lost = {
      ...dispute,
      id: 'x-2',
      providerId: 'PP-D-2',
      status: 'LOST',
      respondBy: null,
      advice: null,
      outcome: 'RESOLVED_BUYER_FAVOUR',
      endedAt: at,
    };
    openOrder({ ...paid, paymentStatus: 'DISPUTED', disputes: [dispute, lost] });
    const shown = await part('Dispute');
    // PayPal's amount, which need not be the order's
    expect(shown.getAllByText(formatMoney('9.00', 'EUR'))).toHaveLength(2);
    for (const text of [/^PP-D-1 at PayPal, since/, /^PP-D-2 at PayPal.*decided on.*\(RESOLVED_BUYER_FAVOUR\)$/])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getAllByText('Nothing came.')).toHaveLength(2);
    // one of them still waits for the seller
    const { textContent } = shown.getByRole('alert');
    expect(textContent).toBe(`Answer by ${formatDateTime('2026-03-09T12:00:00.000Z')}. Answer at PayPal.`);
  });

  it('takes comments, and brings a deleted one back', async () => {
    const rendered = openOrder(paid, { addPurchaseComment: () => answered(), deletePurchaseComment: () => answered() });
    await fill(rendered.user, await screen.findByRole('textbox', { name: /New comment/ }), 'Prefers mornings');
    await rendered.user.click(screen.getByRole('button', { name: 'Add comment' }));
    const requestId = expect.stringMatching(/^[\w-]{36}$/) as unknown;
    await waitFor(() =>
      expect(asked(rendered, 'AddPurchaseComment')).toEqual([{ id, text: 'Prefers mornings', requestId }]),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: /New comment/ })).toHaveValue(''));
    await rendered.user.click(screen.getByRole('button', { name: /^Delete the comment/ }));
    await rendered.user.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() =>
      expect(asked(rendered, 'AddPurchaseComment').at(-1)).toEqual({ id, text: 'A regular', requestId }),
    );
    expect(asked(rendered, 'DeletePurchaseComment')).toEqual([{ id: 'c-1' }]);
  });

  it('says why a comment was not added, and keeps its words', async () => {
    const rendered = openOrder(paid, { addPurchaseComment: () => refused('LIMIT_REACHED', 'At most 100 comments.') });
    await rendered.user.click(await screen.findByRole('button', { name: 'Add comment' }));
    expect(await screen.findByText('Please write a comment.')).toBeVisible();
    await fill(rendered.user, screen.getByRole('textbox', { name: /New comment/ }), 'One more');
    await rendered.user.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByText('At most 100 comments.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /New comment/ })).toHaveValue('One more');
  });

  it('reads the order again when it changes', async () => {
    let change: () => void = () => undefined;
    const changed = new Promise<void>((resolve) => {
      change = resolve;
    });
    let order: unknown = pending;
    async function* changes() {
      yield { purchaseChanged: order };
      await changed;
      yield { purchaseChanged: order };
      await new Promise(() => undefined);
    }
    renderRoute(`/admin/orders/${id}`, {
      viewer: { role: 'ADMIN' },
      overrides: { Query: { purchase: () => order }, Subscription: { purchaseChanged: { subscribe: changes } } },
    });
    expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible();
    order = { ...paid, code: 'WAITS222' };
    change();
    expect(await screen.findByRole('button', { name: 'Refund' })).toBeVisible();
    expect(await screen.findByText('Email: Your receipt')).toBeVisible();
  });

  it('says that there is no such order', async () => {
    renderRoute(`/admin/orders/${id}`, {
      viewer: { role: 'ADMIN' },
      overrides: {
        Query: {
          purchase: () => {
            throw new GraphQLError('Order not found.', { extensions: { code: 'NOT_FOUND' } });
          },
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'No such order' })).toBeVisible();
    expect(document.title).toBe('No such order - Postloom');
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders');
  });

  it('offers to try again when it could not be read', async () => {
    let isDown = true;
    const { user } = renderRoute(`/admin/orders/${id}`, {
      viewer: { role: 'ADMIN' },
      overrides: {
        Query: {
          purchase: () => {
            if (isDown) throw new GraphQLError('away', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
            return paid;
          },
        },
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Order PAID3333' })).toBeVisible();
  });
});
