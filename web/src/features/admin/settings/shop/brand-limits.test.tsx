import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../../../../test/render-route';

const shop = {
  returnDays: 14,
  sellerName: 'Postloom Ltd',
  sellerAddress: '',
  taxId: '',
  taxLine: '',
  docs: true,
  refundProofAbove: '100.00',
  timeZone: 'UTC',
  invoicePrefix: 'INV-',
  vatRate: null,
  brands: { free: 1, basic: 3, premium: 10 },
  version: 2,
};

it('the number of brands of an account is a setting by membership', async () => {
  const state = { shop };
  const { user } = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel: 'seller',
    overrides: {
      Query: { settings: () => state },
      Mutation: {
        saveShopSettings: (_root: unknown, { input }: { input: object }) => {
          state.shop = { ...state.shop, ...input, version: 3 };
          return { settings: state, errors: [] };
        },
      },
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Basic membership' });
  expect(field).toHaveValue('3');
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await user.clear(field);
  await user.type(field, '101');
  await save();
  expect(await screen.findByText('Please enter at most 100.')).toBeVisible();
  await user.clear(field);
  await user.type(field, '5');
  await save();
  await waitFor(() => expect(state.shop.brands).toEqual({ free: 1, basic: 5, premium: 10 }));
});
