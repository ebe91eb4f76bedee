import { screen, within } from '@testing-library/react';
import { member } from '../../test/defaults';
import { aPage, anOrder } from '../../test/orders';
import { renderRoute } from '../../test/render-route';
import { printed } from './printed';

/** The elements that are on screens only. */
const hidden = Object.entries(printed).flatMap(([selector, style]) =>
  'display' in style && style.display === 'none !important' ? [selector] : [],
);

const isPrinted = (element: Element) => !element.matches(hidden.join(', '));

it('prints the names of purchases in a list, and none of the buttons that act on them', async () => {
  const order = anOrder({ id: 'o-paid', paymentStatus: 'PAID', orderStatus: 'COMPLETED' });
  // a sheet of paper is as narrow as a phone
  setScreenWidth(720);
  renderRoute('/user/orders', { viewer: member, overrides: { User: { purchases: () => aPage([order]) } } });
  const name = await screen.findByRole('button', { name: /^Details of Starter/ });
  expect(name.closest('td')).toBeNull();
  expect(isPrinted(name)).toBe(true);
});

it('prints the numbers of invoices of an order, and none of the buttons around them', async () => {
  const order = anOrder({ id: 'o-paid', paymentStatus: 'PAID', orderStatus: 'COMPLETED' });
  const { user } = renderRoute('/user/orders', {
    viewer: member,
    overrides: {
      User: { purchases: () => aPage([order]) },
      Query: {
        purchase: () => ({
          ...order,
          history: [],
          refunds: [],
          invoices: [{ id: 'i-1', kind: 'INVOICE', number: 'INV-000001', url: '/invoices/i-1' }],
          returnableUntil: null,
        }),
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Details of Starter/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(isPrinted(await dialog.findByRole('link', { name: 'Invoice INV-000001' }))).toBe(true);
  expect(isPrinted(dialog.getByRole('button', { name: 'Close' }))).toBe(false);
  expect(isPrinted(dialog.getByRole('link', { name: 'Get help with this order' }))).toBe(false);
});
