import { screen, waitFor, within } from '@testing-library/react';
import {
  answered,
  asked,
  blocked,
  id,
  mismatch,
  openOrder,
  paid,
  pending,
  refused,
  settled,
  withReason,
} from '../../../test/order-page';
import { fill } from '../../../test/fill';

const aRefund = (amount: string, status: string) => ({
  id: `refund-${status}`,
  amount,
  status,
  currency: 'USD',
  creditsBack: 0,
  unknownSince: null,
  reason: 'Wrong amount',
  message: null,
  createdAt: '2026-11-20T10:00:00.000Z',
});

describe("an order's page", () => {
  describe('offers only what can work', () => {
    const wanted: [string, unknown, string[]][] = [
      ['for a paid order', paid, ['Refund']],
      ['for a pending order that nobody has tried to pay', pending, ['Cancel order']],
      [
        'while PayPal may know more',
        { ...pending, payments: [{ ...settled, status: 'OPEN', isRefundable: false }] },
        ['Ask PayPal now', 'Cancel order'],
      ],
      ['for a payment mismatch', blocked, ['Settle', 'Settle with this payment', 'Refund the payment']],
      [
        'for a mismatch in another currency',
        { ...blocked, payments: [{ ...mismatch, capturedCurrency: 'EUR', isSettleable: false }] },
        ['Refund the payment'],
      ],
      ['for a cancelled order', { ...pending, paymentStatus: 'CANCELLED' }, []],
    ];
    it.each(wanted)('%s', async (_what, order, names) => {
      openOrder(order);
      await screen.findByRole('heading', { level: 1 });
      const all = [
        'Settle',
        'Ask PayPal now',
        'Refund',
        'Cancel order',
        'Settle with this payment',
        'Refund the payment',
      ];
      expect(all.filter((name) => screen.queryByRole('button', { name })).sort()).toEqual([...names].sort());
    });
  });

  it('asks PayPal now, and says what was found', async () => {
    const order = { ...pending, payments: [{ ...settled, status: 'PROCESSING' }] };
    const rendered = openOrder(order, {
      reconcilePurchase: () => ({ purchase: paid, found: 'The order is paid.', errors: [] }),
    });
    await rendered.user.click(await screen.findByRole('button', { name: 'Ask PayPal now' }));
    expect(await screen.findByText('The order is paid.')).toBeVisible();
    expect(asked(rendered, 'ReconcilePurchase')).toEqual([{ id }]);
    await waitFor(() => expect(asked(rendered, 'OrderTimeline').length).toBeGreaterThan(1));
  });

  it('says when PayPal was asked a moment ago', async () => {
    const order = { ...pending, payments: [{ ...settled, status: 'OPEN' }] };
    const { user } = openOrder(order, {
      reconcilePurchase: () => ({ ...refused('TOO_MANY_REQUESTS', 'Asked a moment ago.'), found: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ask PayPal now' }));
    expect(await screen.findByText('Asked a moment ago.')).toBeVisible();
  });

  it.each(['Settle', 'Settle with this payment'])('settles a payment mismatch by %s, with a reason', async (name) => {
    const rendered = openOrder(blocked, { settlePayment: () => answered() });
    expect(await screen.findByText('$7.50 USD instead of $9.00 USD')).toBeVisible();
    await rendered.user.click(screen.getByRole('button', { name }));
    await withReason(rendered, 'Settle order WAITS222 with $7.50 USD?', 'Settle the order');
    expect(await screen.findByText('Order WAITS222 is paid.')).toBeVisible();
    expect(asked(rendered, 'SettlePayment')).toEqual([{ paymentId: 'p-2', reason: 'Agreed by phone' }]);
  });

  it('says why a payment mismatch cannot be settled', async () => {
    const rendered = openOrder(blocked, {
      settlePayment: () => refused('INVALID_STATE', 'More than the amount differs.'),
    });
    await rendered.user.click(await screen.findByRole('button', { name: 'Settle' }));
    await withReason(rendered, 'Settle order WAITS222 with $7.50 USD?', 'Settle the order');
    expect(await screen.findByText('More than the amount differs.')).toBeVisible();
  });

  it('refunds a payment mismatch with words to the customer; a refusal keeps the dialog', async () => {
    let isRefused = true;
    const rendered = openOrder(blocked, {
      refundPayment: () => (isRefused ? refused('PAYMENT_FAILED', 'PayPal could not.') : answered()),
    });
    await rendered.user.click(await screen.findByRole('button', { name: 'Refund the payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund this payment of order WAITS222?' }));
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByText('Please enter a reason for the refund.')).toBeVisible();
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong amount');
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Note to the customer/ }), 'Sorry for that');
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByText('PayPal could not.')).toBeVisible();
    isRefused = false;
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('$7.50 USD is on its way back to Mira Weaver.')).toBeVisible();
    const [first, second] = asked(rendered, 'RefundPayment').map(({ input }) => input as Record<string, unknown>);
    expect(first).toMatchObject({ paymentId: 'p-2', reason: 'Wrong amount', message: 'Sorry for that' });
    // a refund that was refused is not the same one
    expect(second?.['requestId']).not.toBe(first?.['requestId']);
  });

  it('says that PayPal has accepted the refund of a payment mismatch', async () => {
    const { user } = openOrder(blocked, {
      refundPayment: () => answered({ ...blocked, refunds: [aRefund('7.50', 'PENDING')] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Refund the payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund this payment of order WAITS222?' }));
    await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong amount');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    const text = '$7.50 USD: PayPal has accepted the refund and will move the money later.';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['what it has given back', 'PENDING', /^An earlier try has gone through: \$7.50 USD is on its way back/],
    ['that it has refunded nothing', 'FAILED', /^An earlier try has refunded nothing/],
  ])('says of an earlier refund of a payment mismatch %s', async (_what, status, text) => {
    const earlier = { ...aRefund('2.50', 'COMPLETED'), id: 'earlier' };
    let order = { ...blocked, refunds: [earlier] };
    const rendered = openOrder(() => order, {
      refundPayment: () => {
        order = { ...order, refunds: [earlier, aRefund('7.50', status)] };
        return refused('CONFLICT', 'This was sent before with other values.');
      },
    });
    await rendered.user.click(await screen.findByRole('button', { name: 'Refund the payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund this payment of order WAITS222?' }));
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong amount');
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByText(text)).toBeVisible();
  });

  it('refunds a paid order with words to the customer', async () => {
    const rendered = openOrder(paid, { refundPurchase: () => answered() });
    await rendered.user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund order PAID3333' }));
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for it');
    await fill(rendered.user, dialog.getByRole('textbox', { name: /^Note to the customer/ }), 'Sorry');
    await rendered.user.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() =>
      expect(asked(rendered, 'RefundPurchase')).toMatchObject([{ input: { purchaseId: id, message: 'Sorry' } }]),
    );
  });

  it('cancels a pending order with a reason, and says when it is being paid', async () => {
    let refusals = [{ id, code: 'PAYMENT_PENDING', message: 'PayPal is deciding.' }];
    const rendered = openOrder(pending, {
      cancelPurchases: () => ({ done: 1 - refusals.length, left: 0, refused: refusals.length, refusals, errors: [] }),
    });
    const cancel = async () => {
      await rendered.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
      await withReason(rendered, 'Cancel order WAITS222?', 'Cancel the order');
    };
    await cancel();
    expect(await screen.findByText('PayPal is deciding.')).toBeVisible();
    refusals = [];
    await cancel();
    expect(await screen.findByText('Order WAITS222 is cancelled.')).toBeVisible();
    expect(asked(rendered, 'CancelPurchases')[0]).toEqual({
      target: { ids: [id] },
      expected: 1,
      reason: 'Agreed by phone',
    });
  });
});
