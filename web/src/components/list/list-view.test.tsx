import { screen, waitFor } from '@testing-library/react';
import { aPage, anOrder } from '../../test/orders';
import { renderRoute } from '../../test/render-route';

it.each([
  [390, 'list'],
  [820, 'list'],
  [1280, 'table'],
])('is, %i pixels wide, a %s, which a tablet does not cut', async (width, role) => {
  setScreenWidth(width);
  renderRoute('/user/orders', {
    viewer: {},
    overrides: { User: { purchases: () => aPage([anOrder({ id: 'o-1' })]) } },
  });
  expect(await screen.findByRole(role, { name: 'Orders' })).toBeVisible();
});

it('chooses the number of rows in a field as wide as a number, however wide the list is', async () => {
  const purchases = () => ({ ...aPage([anOrder({ id: 'o-1' })]), totalItems: 40, totalPages: 4 });
  renderRoute('/user/orders', { viewer: {}, overrides: { User: { purchases } } });
  const size = await screen.findByRole('combobox', { name: 'Rows' });
  expect(size.closest('.MuiFormControl-root')).not.toHaveClass('MuiFormControl-fullWidth');
});

const manyOrders = () => ({ ...aPage([anOrder({ id: 'o-1' })]), totalItems: 40, totalPages: 4 });

it.each([
  ['/user/orders', 'MEMBER' as const, { User: { purchases: manyOrders } }, 'table'],
  ['/admin/orders', 'ADMIN' as const, { Query: { purchases: manyOrders } }, 'grid'],
])(
  'of %s shows the beginning of the next page, whose button is below the rows',
  async (path, viewerRole, overrides, role) => {
    const { user } = renderRoute(path, { viewer: { role: viewerRole }, overrides });
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -600, 300, 600));
    // tabs scroll as well
    const ofRows = () =>
      (scroll.mock.contexts as Element[]).filter((element) =>
        element.contains(screen.getByRole(role, { name: /^Orders/ })),
      );
    try {
      const next = await screen.findByRole('button', { name: /^(Go to page 2|Page 2)$/ });
      expect(ofRows()).toEqual([]);
      await user.click(next);
      await waitFor(() => expect(ofRows()).toHaveLength(1));
    } finally {
      scroll.mockRestore();
      box.mockRestore();
    }
  },
);
