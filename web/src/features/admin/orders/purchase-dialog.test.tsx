import { screen, within } from '@testing-library/react';
import { aPage, anItemOrder, anOrder } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const paid = { paymentStatus: 'PAID', orderStatus: 'COMPLETED' } as const;

async function daysLeftIn(order: object) {
  renderRoute('/admin/orders?open=o-1', {
    viewer: { role: 'ADMIN' },
    overrides: { Query: { purchases: () => aPage([order]) } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: /Starter|Post calendar/ }));
  const names = (await dialog.findAllByRole('term')).map(({ textContent }) => textContent);
  const at = names.indexOf('Days left');
  return at < 0 ? null : dialog.getAllByRole('definition')[at]?.textContent;
}

it.each([
  ['runs', anOrder({ id: 'o-1', ...paid, membershipUntil: inDays(11.5) }), '12 days left'],
  ['has ended', anOrder({ id: 'o-1', ...paid, membershipUntil: inDays(-1) }), 'Expired'],
  ['was never paid', anOrder({ id: 'o-1' }), 'N/A'],
  ['is of an item, without premium days', { ...anOrder(), ...anItemOrder({ id: 'o-1', ...paid }) }, null],
])('says how many premium days are left of an order that %s', async (_state, order, text) => {
  expect(await daysLeftIn(order)).toBe(text);
});

it('shows the refunds that are under way, and offers no refund when nothing is left', async () => {
  const order = anOrder({ id: 'o-1', ...paid, refunded: '4.00', refundUnderWay: '5.00' });
  renderRoute('/admin/orders?open=o-1', {
    viewer: { role: 'ADMIN' },
    overrides: { Query: { purchases: () => aPage([order]) } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: /Starter/ }));
  expect(dialog.getByText('Refund under way').nextElementSibling).toHaveTextContent('$5.00 USD');
  expect(dialog.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
});
