import { act, screen, waitFor, within } from '@testing-library/react';
import { defaultTones } from '../../../../../../contract/brand';
import { aiSettings } from '../../../../test/ai-keys';
import { settings as shownSettings } from '../../../../test/defaults';
import { fill } from '../../../../test/fill';
import { renderRoute } from '../../../../test/render-route';

const settings = {
  ...shownSettings,
  paypal: {
    clientId: 'shop-client',
    currency: 'USD',
    enablePayPal: true,
    mode: 'SANDBOX',
    scriptUrl: 'http://localhost/paypal.js',
    secretSet: true,
    version: 5,
    webhook: { id: 'WH1', url: 'https://shop.example/webhooks/paypal', lastEventAt: null },
    buttonStyles: { layout: 'VERTICAL', color: 'BLUE', shape: 'RECT', label: 'PAY' },
  },
  shop: {
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
    brands: null,
    version: 5,
  },
  appearance: { shopName: 'Postloom', logoUrl: '', accentColor: '#5B3DF5', ...defaultTones, version: 5 },
  ai: { ...aiSettings, textCallCost: '0.5', version: 5 },
  mail: {
    host: 'smtp.example',
    port: 587,
    security: 'STARTTLS',
    user: '',
    passwordSet: false,
    sender: 'shop@example.com',
    serverOfEnvironment: null,
    senderOfEnvironment: null,
    version: 5,
  },
};

const forms = [
  { panel: 'paypal', form: 'Paypal Setup', key: 'paypal', field: 'clientId', label: 'Client id' },
  { panel: 'seller', form: 'Invoices and Returns', key: 'shop', field: 'taxLine', label: 'Tax note' },
  { panel: 'appearance', form: 'Appearance', key: 'appearance', field: 'shopName', label: /Shop name/ },
  { panel: 'keys', form: 'Models and Limits', key: 'ai', field: 'textCallCost', label: 'Cost per text call' },
  { panel: 'delivery', form: 'Mail server', key: 'mail', field: 'host', label: 'Server' },
] as const;
type OneForm = (typeof forms)[number];
const [payPal, , , models] = forms;

interface Change {
  input?: object;
  version: number;
}

/** Opens the panel of a form over an API that refuses changes of an earlier version. */
async function openForm({ panel, form, key, field, label }: OneForm) {
  const state = { ...settings };
  const put = (values: object) => Object.assign(state, { [key]: { ...state[key], ...values } });
  const change = (_root: unknown, { input, version }: Change) => {
    if (version !== state[key].version)
      return { settings: null, errors: [{ code: 'CONFLICT', message: 'Ada saved this first.', field: null }] };
    put({ ...input, version: version + 1 });
    return { settings: state, errors: [] };
  };
  const { user, client } = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel,
    overrides: {
      Query: {
        settings: () => state,
        aiKeys: () => [],
        delivery: () => ({ mailServer: null, mailFrom: '', bucket: null, appUrl: 'https://a.shop' }),
      },
      Mutation: {
        savePayPalSettings: change,
        resetPayPalSettings: change,
        saveShopSettings: change,
        saveAppearance: change,
        saveAiSettings: change,
        resetAiSettings: change,
        saveMailSettings: change,
      },
    },
  });
  const shown = within(await screen.findByRole('form', { name: form }));
  return {
    user,
    input: shown.getByRole<HTMLInputElement>('textbox', { name: label }),
    stored: () => ({
      value: new Map<string, unknown>(Object.entries(state[key])).get(field),
      version: state[key].version,
    }),
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    add: async (text: string) => fill(user, shown.getByRole('textbox', { name: label }), text),
    /** Another Admin saves while this browser is disconnected; it reconnects and loads all active queries again. */
    missSave: async (value: string) => {
      put({ [field]: value, version: state[key].version + 1 });
      await act(() => client.refetchQueries({ include: 'active' }));
    },
  };
}

describe('a form of settings that another Admin saved while this browser was disconnected', () => {
  it.each(forms)('does not overwrite that version: $form', async (form) => {
    const { input, add, missSave, press, stored } = await openForm(form);
    await add('1');
    const typed = input.value;
    await missSave('0.75');
    expect(input).toHaveValue(typed);
    await press('Save');
    expect(await screen.findByText('Ada saved this first.')).toBeVisible();
    expect(stored()).toEqual({ value: '0.75', version: 6 });
    await press('Show the current text');
    await waitFor(() => expect(input).toHaveValue('0.75'));
    await add('2');
    await press('Save');
    await waitFor(() => expect(stored()).toEqual({ value: '0.752', version: 7 }));
    expect(await screen.findByText('All changes saved')).toBeVisible();
    await add('3');
    await press('Save');
    await waitFor(() => expect(stored()).toEqual({ value: '0.7523', version: 8 }));
  });

  it.each([payPal, models])('is not reset over that version: $form', async (form) => {
    const { user, add, missSave, press, stored } = await openForm(form);
    await add('1');
    await missSave('0.75');
    await press('Reset');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Ada saved this first.')).toBeVisible();
    expect(stored()).toEqual({ value: '0.75', version: 6 });
  });

  it('shows that version when nothing was typed, and saves on top of it', async () => {
    const { input, add, missSave, press, stored } = await openForm(payPal);
    await missSave('their-client');
    await waitFor(() => expect(input).toHaveValue('their-client'));
    expect(screen.getByText('No changes to save')).toBeVisible();
    await add('-2');
    await press('Save');
    await waitFor(() => expect(stored()).toEqual({ value: 'their-client-2', version: 7 }));
  });

  it('shows that version after unsaved changes were discarded', async () => {
    const { input, add, missSave, press } = await openForm(payPal);
    await add('-mine');
    await missSave('their-client');
    await press('Discard');
    await waitFor(() => expect(input).toHaveValue('their-client'));
  });
});
