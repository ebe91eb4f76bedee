import { screen } from '@testing-library/react';
import { renderRoute } from '../../../../test/render-route';
import { fill } from '../../../../test/fill';

const shop = {
  returnDays: 14,
  sellerName: 'Postloom Ltd',
  sellerAddress: '1 Loom Street',
  taxId: '',
  taxLine: '',
  docs: true,
  refundProofAbove: '100.00',
  timeZone: 'UTC',
  invoicePrefix: 'INV-',
  vatRate: null,
  modelCosts: [],
  version: 2,
};
type Input = Record<string, unknown>;

/** Opens the settings of invoices, over an API that accepts every save. */
async function openInvoices() {
  const sent: Input[] = [];
  const route = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel: 'seller',
    overrides: {
      Query: { settings: () => ({ shop }) },
      Mutation: {
        saveShopSettings: (_root: unknown, { input }: { input: Input }) => {
          sent.push(input);
          return { settings: { shop: { ...shop, ...input, version: 3 } }, errors: [] };
        },
      },
    },
  });
  await screen.findByRole('form', { name: 'Invoices and Returns' });
  const press = async (button: string) => route.user.click(await screen.findByRole('button', { name: button }));
  return { ...route, sent, press };
}

it('saves prefix and VAT, and previews an invoice with what is not saved yet', async () => {
  const { user, press, sent } = await openInvoices();
  const preview = () => screen.getByRole('link', { name: 'Preview invoice' });
  const asked = () => new URL(preview().getAttribute('href') ?? '', 'http://shop.example');
  expect(asked().pathname).toBe('/invoices/preview');
  expect(Object.fromEntries(asked().searchParams)).toEqual({
    sellerName: 'Postloom Ltd',
    sellerAddress: '1 Loom Street',
    taxId: '',
    taxLine: '',
    invoicePrefix: 'INV-',
  });
  const prefix = screen.getByRole('textbox', { name: 'Invoice number prefix' });
  await user.clear(prefix);
  await fill(user, prefix, 'shop/26');
  expect(prefix).toHaveAccessibleDescription(/^For example SHOP\/26-000123\./);
  const rate = screen.getByRole('textbox', { name: 'VAT rate in percent' });
  await fill(user, rate, '31');
  expect(screen.getByRole('button', { name: 'Preview invoice' })).toBeDisabled();
  await press('Save');
  expect(await screen.findByText('Please enter at most 30 percent.')).toBeVisible();
  await user.clear(rate);
  await fill(user, rate, '5,5');
  expect(Object.fromEntries(asked().searchParams)).toMatchObject({ invoicePrefix: 'SHOP/26', vatRate: '5.5' });
  await press('Save');
  expect(await screen.findByText('Settings saved successfully!')).toBeVisible();
  expect(sent).toMatchObject([{ invoicePrefix: 'SHOP/26', vatRate: '5.5' }]);
});
