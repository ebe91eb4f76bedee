import { screen, within } from '@testing-library/react';
import { member, packages } from '../../../test/defaults';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { fill } from '../../../test/fill';

const aPayment = (parts: object = {}) => ({
  id: '01900000-0000-7000-8000-0000000000f1',
  captureId: '3C679366HH908993F',
  paypalOrderId: '5O190127TN364715T',
  payerEmail: member.email,
  amount: '9.00',
  currency: 'USD',
  orderCode: 'AB12CD34',
  capturedAt: '2026-03-01T12:00:00.000Z',
  state: 'OPEN',
  reason: null,
  decidedAt: null,
  suggestedAccount: { id: member.id, name: member.name, email: member.email },
  purchase: null,
  ...parts,
});

describe('the payments without an order', () => {
  const open = (payments: object[], Mutation: Record<string, unknown> = {}, path = '/admin/payments-without-order') =>
    renderRoute(path, {
      viewer: { role: 'ADMIN' },
      overrides: {
        Query: {
          unmatchedPayments: () => aPage(payments),
          allPackages: () => packages.map((one) => ({ ...one, isActive: true })),
          purchases: () => aPage([]),
        },
        Mutation,
      },
    });
  const asked = ({ api }: ReturnType<typeof open>, operation: string) =>
    api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  const grid = () => screen.findByRole('grid', { name: 'Payments without an order' });
  const answered = (field: string) => ({ [field]: () => ({ payment: aPayment(), errors: [] }) });

  it('show who paid what for which code, and what was decided', async () => {
    open([
      aPayment(),
      aPayment({
        id: '01900000-0000-7000-8000-0000000000f2',
        state: 'DISMISSED',
        reason: 'Another shop',
        payerEmail: null,
      }),
    ]);
    const rows = within(await grid()).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/mira@example\.com.*\$9\.00.*AB12CD34.*3C679366HH908993F.*Open/);
    expect(rows[2]).toHaveTextContent(/Not known.*Dismissed.*Another shop/);
    expect(screen.getAllByRole('button', { name: /^Dismiss/ })).toHaveLength(1);
  });

  it('have a tab beside the orders only while some wait', async () => {
    open([aPayment()], {}, '/admin/orders');
    expect(await screen.findByRole('link', { name: /Payments without an order/ })).toHaveTextContent('1');
  });

  it('have no tab when none waits', async () => {
    open([], {}, '/admin/orders');
    await screen.findByRole('link', { name: 'Item orders' });
    await screen.findByText('No orders found');
    expect(screen.queryByRole('link', { name: /Payments without an order/ })).not.toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    open([]);
    expect(await screen.findByText('Every payment at PayPal that we know of belongs to an order.')).toBeVisible();
  });

  it('are granted to the suggested account', async () => {
    const rendered = open([aPayment()], {
      grantUnmatchedPayment: () => ({
        payment: aPayment({
          state: 'GRANTED',
          purchase: { __typename: 'Order', kind: 'PACKAGE', id: 'o-1', code: 'AB12CD34' },
        }),
        errors: [],
      }),
    });
    await grid();
    await rendered.user.click(screen.getByRole('button', { name: /^Grant the payment of \$9\.00/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant what $9.00 USD paid for?' }));
    expect(dialog.getByText(member.name)).toBeVisible();
    await rendered.user.click(dialog.getByRole('button', { name: 'Grant' }));
    expect(await dialog.findByText('Please choose what was paid for.')).toBeVisible();
    await dialog.findByRole('option', { name: /^Starter/ });
    await rendered.user.selectOptions(dialog.getByLabelText('What was paid for'), packages[0]?.id ?? '');
    await fill(rendered.user, dialog.getByRole('textbox', { name: 'Reason' }), 'Lost by the restore');
    await rendered.user.click(dialog.getByRole('button', { name: 'Grant' }));
    expect(await screen.findByText(/has order AB12CD34, paid with \$9\.00 USD\./)).toBeVisible();
    expect(asked(rendered, 'GrantUnmatchedPayment')).toEqual([
      {
        input: {
          id: aPayment().id,
          accountId: member.id,
          of: { packageId: packages[0]?.id },
          reason: 'Lost by the restore',
        },
      },
    ]);
  });

  it('are not granted without an account, and a refusal is shown', async () => {
    const refusal = { code: 'INVALID_STATE', message: 'This payment was already refunded.', field: null };
    const rendered = open([aPayment({ suggestedAccount: null })], {
      grantUnmatchedPayment: () => ({ payment: null, errors: [refusal] }),
    });
    await grid();
    await rendered.user.click(screen.getByRole('button', { name: /^Grant/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await rendered.user.selectOptions(dialog.getByLabelText('What was paid for'), 'ITEM');
    await rendered.user.type(await dialog.findByRole('textbox', { name: 'Number of the item' }), '7');
    await fill(rendered.user, dialog.getByRole('textbox', { name: 'Reason' }), 'Lost');
    await rendered.user.click(dialog.getByRole('button', { name: 'Grant' }));
    expect(await dialog.findByText('Please choose an account.')).toBeVisible();
    expect(asked(rendered, 'GrantUnmatchedPayment')).toEqual([]);
  });

  it.each([
    ['Refund', 'refundUnmatchedPayment', '$9.00 USD is refunded.', 'RefundUnmatchedPayment'],
    ['Dismiss', 'dismissUnmatchedPayment', 'The payment is dismissed.', 'DismissUnmatchedPayment'],
  ])('are decided with a reason (%s)', async (verb, field, sentence, operation) => {
    const rendered = open([aPayment()], answered(field));
    await grid();
    await rendered.user.click(screen.getByRole('button', { name: new RegExp(`^${verb} the payment`) }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(rendered.user, dialog.getByRole('textbox'), 'Nobody knows it');
    await rendered.user.click(dialog.getByRole('button', { name: verb }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(asked(rendered, operation)).toEqual([{ id: aPayment().id, reason: 'Nobody knows it' }]);
  });
});
