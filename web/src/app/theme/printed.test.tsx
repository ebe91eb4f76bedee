import { screen, within } from '@testing-library/react';
import { brandServer } from '../../test/brands';
import { member } from '../../test/defaults';
import { aPage, anOrder } from '../../test/orders';
import { openOrder } from '../../test/order-page';
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

/** Returns whether a style of its own hides the element on paper. */
const hasOwnPrintStyle = (element: Element) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .some(({ selectorText, style }) => style.display === 'none' && element.matches(selectorText));

it('prints no selection of rows and no size of pages', async () => {
  setScreenWidth(720);
  const orders = () => ({ ...aPage([anOrder({ id: 'o-1' })]), totalItems: 40, totalPages: 8 });
  renderRoute('/admin/orders', { viewer: { role: 'ADMIN' }, overrides: { Query: { purchases: orders } } });
  const mark = (await screen.findByRole('checkbox', { name: 'Select row' })).closest('.MuiCheckbox-root');
  expect(isPrinted(mark as Element)).toBe(false);
  expect(hasOwnPrintStyle(screen.getByText('Action', { selector: 'dt' }))).toBe(true);
  expect(hasOwnPrintStyle(screen.getByText('Total', { selector: 'dt' }))).toBe(false);
  const size = await screen.findByRole('combobox', { name: 'Rows' });
  expect(hasOwnPrintStyle(size.closest('.MuiFormControl-root') as Element)).toBe(true);
});

it('prints the parts of an order one below the other, without the form for comments', async () => {
  openOrder();
  const facts = await screen.findByRole('region', { name: 'Facts' });
  const columns = facts.parentElement?.parentElement;
  expect(Object.keys(printed).filter((selector) => facts.parentElement?.matches(selector))).toEqual([
    '*',
    '[data-columns]',
  ]);
  expect(columns).toHaveAttribute('data-columns');
  const form = await screen.findByRole('form', { name: 'Add a comment' });
  expect(hasOwnPrintStyle(form.parentElement as Element)).toBe(true);
});

it('prints colours that are picked', async () => {
  renderRoute('/user/brand', { viewer: {}, overrides: { User: brandServer([]).User } });
  const picker = await screen.findByLabelText('Pick: Main colour');
  const grounds = Object.entries(printed).filter(([, style]) => 'printColorAdjust' in style);
  expect(grounds.some(([selector]) => picker.matches(selector))).toBe(true);
});

it('prints the grounds of the previews of an appearance, without which a dark page is blank', async () => {
  renderRoute('/admin/settings', { viewer: { role: 'ADMIN' }, panel: 'appearance' });
  const dark = await screen.findByRole('figure', { name: 'Dark page' });
  expect(dark.closest('[data-color]')).not.toBeNull();
});

it('prints no column of actions', async () => {
  const orders = () => aPage([anOrder({ id: 'o-1', paymentStatus: 'PENDING' })]);
  renderRoute('/admin/orders', { viewer: { role: 'ADMIN' }, overrides: { Query: { purchases: orders } } });
  expect(isPrinted(await screen.findByRole('columnheader', { name: 'Action' }))).toBe(false);
  expect(isPrinted(screen.getByRole('columnheader', { name: 'Total' }))).toBe(true);
});
