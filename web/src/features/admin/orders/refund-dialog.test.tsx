import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, anOrder } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { fill } from '../../../test/fill';
import { Notes } from '../../../app/notes';
import { ConfirmDialog } from '../../../components/feedback/confirm';
import type { AdminPurchaseFragment } from './admin-orders.generated';
import { RefundDialog } from './refund-dialog';

interface Sent {
  input: { purchaseId: string; amount: string | null; reason: string; requestId: string };
}

const paid = anOrder({
  id: 'o-1',
  code: 'PAID3333',
  name: 'Standard',
  total: '9.00',
  credit: 20,
  paymentStatus: 'PAID',
  orderStatus: 'COMPLETED',
  refunded: '3.00',
});
const waiting = anOrder({ id: 'o-2', code: 'WAITS222', name: 'Starter' });

function Opened({ order }: { order: AdminPurchaseFragment }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <RefundDialog order={order} onClose={() => setIsOpen(false)} />}
      <Notes />
      <ConfirmDialog />
    </>
  );
}

/** Opens the refund dialog of an order alone. */
const open = (
  errors: { code: string; message: string; field: string[] | null }[] = [],
  refundPurchase: () => unknown = () => ({ purchase: errors.length > 0 ? null : paid, errors }),
  order = paid,
) =>
  renderRoute('/', {
    viewer: { role: 'ADMIN' },
    pages: [{ path: '*', element: <Opened order={order as never} /> }],
    overrides: { Mutation: { refundPurchase } },
  });
type Rendered = ReturnType<typeof open>;
const sent = ({ api }: Rendered) =>
  api.calls
    .filter(({ operation }) => operation === 'RefundPurchase')
    .map(({ variables }) => variables as unknown as Sent);

const refundDialog = async () => within(await screen.findByRole('dialog', { name: 'Refund order PAID3333' }));

describe('refunding an order', () => {
  beforeEach(() => localStorage.clear());

  it('shows the sums, offers the full remaining amount, and says what the customer loses', async () => {
    const rendered = open();
    const dialog = await refundDialog();
    const facts = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      [`Paid by ${paid.billing.customerName}`, '$9.00 USD'],
      ['Refunded before', '$3.00 USD'],
      ['Can be refunded', '$6.00 USD'],
    ]);
    expect(dialog.getByText('The customer gets an email with the credit note.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveValue('6.00');
    expect(
      dialog.getByText('Up to 14 unspent credits are taken back, and the premium days of this order end.'),
    ).toBeInTheDocument();
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for it');
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText(/^\$6\.00 USD is on its way back to /)).toBeInTheDocument();
    expect(sent(rendered)[0]?.input).toMatchObject({ purchaseId: 'o-1', amount: '6.00', reason: 'Asked for it' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leaves out what is under way, also from the credits', async () => {
    const rendered = open([], undefined, { ...paid, refundUnderWay: '4.00' });
    const dialog = await refundDialog();
    expect(dialog.getByText('Under way').nextElementSibling).toHaveTextContent('$4.00 USD');
    expect(dialog.getByText('Can be refunded').nextElementSibling).toHaveTextContent('$2.00 USD');
    expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveValue('2.00');
    // of 20 credits, 15 have left for $7.00 of $9.00
    expect(
      dialog.getByText(/^Up to 5 unspent credits are taken back, and the premium days of this order end\.$/),
    ).toBeVisible();
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for it');
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText(/^\$2\.00 USD is on its way back to /)).toBeVisible();
    expect(sent(rendered)[0]?.input.amount).toBe('2.00');
  });

  it('refunds a part', async () => {
    const rendered = open();
    const dialog = await refundDialog();
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    await rendered.user.clear(amount);
    await rendered.user.type(amount, '1,5');
    expect(dialog.getByText('Up to 4 unspent credits are taken back. The premium days stay.')).toBeInTheDocument();
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'One picture failed');
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(sent(rendered)[0]?.input.amount).toBe('1.50'));
  });

  it('requires a reason, and an amount within the remaining money', async () => {
    const rendered = open();
    const dialog = await refundDialog();
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    await rendered.user.clear(amount);
    await fill(rendered.user, amount, '6.01');
    // an amount that cannot be refunded shows no consequence
    expect(dialog.queryByText(/unspent/)).not.toBeInTheDocument();
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByText('At most $6.00 USD is left.')).toBeInTheDocument();
    expect(dialog.getByText('Please enter a reason for the refund.')).toBeInTheDocument();
    expect(sent(rendered)).toEqual([]);
  });

  it('promises no email when the account was deleted', async () => {
    open([], undefined, { ...paid, customerEmail: '' });
    const dialog = await refundDialog();
    expect(dialog.getByText('The account is deleted, so nobody gets an email.')).toBeInTheDocument();
  });

  describe('after a refusal', () => {
    const conflict = { code: 'CONFLICT', message: 'This was sent before with other values.', field: ['requestId'] };
    /** Opens the dialog from the list and sends a refund, which is refused after it has changed the order. */
    const sendAgain = async (done: Partial<typeof paid>, refusal: object = conflict, isRead = true) => {
      let order = paid;
      let isRefused = false;
      const rendered = renderRoute('/admin/orders', {
        viewer: { role: 'ADMIN' },
        overrides: {
          Query: {
            purchases: () => {
              if (isRefused && !isRead) throw new Error('Away');
              return aPage([order, waiting]);
            },
          },
          Mutation: {
            refundPurchase: () => {
              isRefused = true;
              order = { ...order, ...done };
              return { purchase: null, errors: [refusal] };
            },
          },
        },
      });
      await screen.findByRole('grid', { name: 'Orders' });
      await rendered.user.click(screen.getByRole('link', { name: 'Details of Standard, order PAID3333' }));
      await rendered.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refund' }));
      const dialog = await refundDialog();
      await fill(rendered.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for it');
      await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
      return { rendered, dialog };
    };

    it('shows what an earlier try has done, before it sends another one', async () => {
      const { rendered, dialog } = await sendAgain({ refunded: '5.00' });
      expect(
        await dialog.findByText(/^An earlier try has gone through: \$5\.00 USD has been refunded in all\./),
      ).toBeVisible();
      expect(dialog.getByText('Refunded before').nextElementSibling).toHaveTextContent('$5.00 USD');
      await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
      expect(await dialog.findByText('At most $4.00 USD is left.')).toBeInTheDocument();
      expect(sent(rendered)).toHaveLength(1);
    });

    it('says that PayPal has not completed an earlier try', async () => {
      const { dialog } = await sendAgain({ refundUnderWay: '2.00' });
      const text =
        /^An earlier try has gone through: \$3\.00 USD has been refunded in all, and \$2\.00 USD is under way\./;
      expect(await dialog.findByText(text)).toBeVisible();
    });

    it('says that an earlier try which has failed refunded nothing', async () => {
      const { dialog } = await sendAgain({});
      expect(await dialog.findByText(/^An earlier try has refunded nothing/)).toBeVisible();
      expect(dialog.queryByText(/has gone through/)).not.toBeInTheDocument();
    });

    it('sends the same refund again where the order could not be read', async () => {
      const { rendered, dialog } = await sendAgain({ refunded: '5.00' }, conflict, false);
      await dialog.findByText(conflict.message);
      await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
      await waitFor(() => expect(sent(rendered)).toHaveLength(2));
      const [first, second] = sent(rendered).map((variables) => JSON.stringify(variables));
      expect(second).toBe(first);
    });

    it('shows what is left since another Admin has refunded a part', async () => {
      const refusal = { code: 'INVALID_INPUT', message: 'At most 4.00 USD can still be refunded.', field: ['amount'] };
      const { dialog } = await sendAgain({ refunded: '5.00' }, refusal);
      expect(await dialog.findByText(refusal.message)).toBeVisible();
      expect(dialog.getByText('Can be refunded').nextElementSibling).toHaveTextContent('$4.00 USD');
      expect(dialog.queryByText(/^An earlier try/)).not.toBeInTheDocument();
    });
  });

  it('is offered for paid orders only', async () => {
    const { user } = renderRoute('/admin/orders', {
      viewer: { role: 'ADMIN' },
      overrides: { Query: { purchases: () => aPage([paid, waiting]) } },
    });
    await screen.findByRole('grid', { name: 'Orders' });
    await user.click(screen.getByRole('link', { name: 'Details of Starter, order WAITS222' }));
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });

  it('cannot be closed while the refund is sent', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const rendered = open([], () => new Promise((resolve) => (answer = resolve)));
    const dialog = await refundDialog();
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for it');
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByRole('button', { name: 'Refunding...' })).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getByRole('button', { name: 'Keep the payment' })).toBeDisabled();
    await rendered.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Refund order PAID3333' })).toBeInTheDocument();
    answer({ purchase: paid, errors: [] });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(rendered)).toHaveLength(1);
  });

  it('asks before a reason that was typed is dropped', async () => {
    const rendered = open();
    const dialog = await refundDialog();
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for it');
    await rendered.user.keyboard('{Escape}');
    await rendered.user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Asked for it');
    await rendered.user.click(dialog.getByRole('button', { name: 'Keep the payment' }));
    await rendered.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(rendered)).toEqual([]);
  });

  it('reports that PayPal refused, and uses a new request id for the next attempt', async () => {
    const refused = 'PayPal could not refund this payment. No money has moved, and no credits were taken back.';
    const rendered = open([{ code: 'PAYMENT_FAILED', message: refused, field: null }]);
    const dialog = await refundDialog();
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for it');
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByText(refused)).toBeInTheDocument();
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(sent(rendered)).toHaveLength(2));
    const [first, second] = sent(rendered);
    expect(first?.input.requestId).not.toBe(second?.input.requestId);
  });

  it('says that PayPal has accepted a refund whose money it moves later', async () => {
    const { user } = open([], () => ({ purchase: { ...paid, refundUnderWay: '6.00' }, errors: [] }));
    const dialog = await refundDialog();
    await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for it');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    const text = '$6.00 USD: PayPal has accepted the refund and will move the money later.';
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is finished for the Admin while PayPal has not answered', async () => {
    const silence = 'PayPal has not answered yet. We request the refund again automatically until PayPal decides.';
    const rendered = open([{ code: 'PAYMENT_PENDING', message: silence, field: null }]);
    const dialog = await refundDialog();
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for it');
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText(silence)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
