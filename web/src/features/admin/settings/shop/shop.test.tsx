import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../../../test/render-route';
import { goOffline } from '../../../../test/test-api';
import { panelTitles } from '../menu/tabs';
import { fill } from '../../../../test/fill';

const paypal = {
  clientId: 'shop-client',
  currency: 'USD',
  enablePayPal: true,
  mode: 'SANDBOX',
  scriptUrl: 'http://localhost/paypal.js',
  secretSet: true,
  version: 4,
  webhook: { id: 'WH1', url: 'https://shop.example/webhooks/paypal', lastEventAt: null },
  buttonStyles: { layout: 'VERTICAL', color: 'BLUE', shape: 'RECT', label: 'PAY' },
};
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
  version: 2,
};
type Input = Record<string, unknown>;

/** Opens one panel of the settings, over an API that stores what is saved and counts versions. */
async function openPanel(panel: 'paypal' | 'seller', mutations: Record<string, unknown> = {}) {
  const state = { paypal: { ...paypal }, shop: { ...shop } };
  const sent: Input[] = [];
  const save =
    (key: 'paypal' | 'shop') =>
    (_root: unknown, { input, version }: { input: Input; version: number }) => {
      sent.push(input);
      if (version !== state[key].version)
        return { settings: null, errors: [{ code: 'CONFLICT', message: 'Somebody else was quicker.', field: null }] };
      Object.assign(state[key], input, { version: version + 1 });
      return { settings: state, errors: [] };
    };
  const route = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel,
    overrides: {
      Query: { settings: () => state },
      Mutation: { savePayPalSettings: save('paypal'), saveShopSettings: save('shop'), ...mutations },
    },
  });
  await screen.findByRole('form', { name: panelTitles[panel] });
  const press = async (button: string) => route.user.click(await screen.findByRole('button', { name: button }));
  return { ...route, state, sent, press };
}

describe('Paypal Setup', () => {
  it('saves twice, and keeps the stored secret unless a new one is entered', async () => {
    const { user, press, sent, state } = await openPanel('paypal');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR');
    await user.click(screen.getByRole('switch', { name: 'Take payments with PayPal' }));
    await press('Save');
    expect(await screen.findByText('PayPal settings updated successfully')).toBeVisible();
    expect(sent[0]).toMatchObject({ currency: 'EUR', enablePayPal: false, clientSecret: null });
    const secret = screen.getByLabelText('Client secret');
    expect(secret).toHaveAccessibleDescription(/A secret is stored/);
    await fill(user, secret, 'new-secret');
    await press('Save');
    await waitFor(() => expect(state.paypal.version).toBe(6));
    expect(sent[1]).toMatchObject({ clientSecret: 'new-secret' });
    await waitFor(() => expect(secret).toHaveValue(''));
  });

  it("shows the webhook, accepts another id, and shows PayPal's confirmation", async () => {
    const sent: Input[] = [];
    const verified = 'PayPal accepted the credentials of shop-client; webhook registered, 13 events.';
    const { user, press } = await openPanel('paypal', {
      savePayPalSettings: (_root: unknown, { input }: { input: Input }) => {
        sent.push(input);
        const webhook = { ...paypal.webhook, id: 'WH2', lastEventAt: '2026-11-22T10:00:00.000Z' };
        return { verified, settings: { paypal: { ...paypal, version: 5, webhook } }, errors: [] };
      },
    });
    expect(screen.getByText('https://shop.example/webhooks/paypal')).toBeVisible();
    expect(screen.getByText(/No event has arrived yet/)).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await press('Copy address');
    expect(copied).toHaveBeenCalledWith('https://shop.example/webhooks/paypal');
    const id = screen.getByRole('textbox', { name: 'Webhook id' });
    expect(id).toHaveValue('WH1');
    await user.clear(id);
    await fill(user, id, 'WH2');
    await press('Save');
    expect(await screen.findByText(verified)).toBeVisible();
    expect(sent).toMatchObject([{ webhookId: 'WH2' }]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR');
    await press('Save');
    await waitFor(() => expect(sent[1]).toMatchObject({ webhookId: null }));
  });

  it("tests the values in the form, and shows PayPal's answer", async () => {
    const tried: Input[] = [];
    const { user, press } = await openPanel('paypal', {
      testPayPal: (_root: unknown, variables: Input) => {
        tried.push(variables);
        return variables['mode'] === 'LIVE'
          ? {
              works: false,
              errors: [{ code: 'PROVIDER_ERROR', message: 'Does it belong to the other mode?', field: null }],
            }
          : { works: true, errors: [] };
      },
    });
    await press('Test connection');
    expect(await screen.findByText('PayPal accepts these credentials.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'LIVE');
    await press('Test connection');
    expect(await screen.findByText('Does it belong to the other mode?')).toBeVisible();
    expect(tried).toEqual([
      { clientId: 'shop-client', clientSecret: null, mode: 'SANDBOX' },
      { clientId: 'shop-client', clientSecret: null, mode: 'LIVE' },
    ]);
  });

  it('asks before payments take real money, and says that a new currency converts no price', async () => {
    const { user, press, sent } = await openPanel('paypal');
    expect(screen.getByText('Sandbox: for testing. No real money moves.')).toBeVisible();
    expect(within(screen.getByRole('combobox', { name: 'Currency' })).getAllByRole('option')).toHaveLength(4);
    const converted = 'Prices are not converted: what costs 10 USD today will cost 10 CAD.';
    expect(screen.queryByText(converted)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'CAD');
    expect(screen.getByText(converted)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'LIVE');
    expect(screen.getByText('Live: customers pay with real money. Takes effect when you save.')).toBeVisible();
    await press('Save');
    const question = await screen.findByRole('dialog', { name: 'Switch to live payments?' });
    expect(within(question).getByText(/^Customers pay with real money .* credentials\. Prices are not/)).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await press('Save');
    await press('Go live');
    expect(await screen.findByText('PayPal settings updated successfully')).toBeVisible();
    expect(sent).toMatchObject([{ mode: 'LIVE', currency: 'CAD' }]);
    expect(screen.getByText('Live: customers pay with real money.')).toBeVisible();
    // what is live already is not asked about
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'GOLD');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not overwrite a version saved by another Admin, and shows that version', async () => {
    const { user, press, state } = await openPanel('paypal');
    state.paypal = { ...state.paypal, currency: 'GBP', version: 9 };
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'CAD');
    await press('Save');
    const alert = within(
      (await screen.findByText('Somebody else was quicker.')).closest('[role="alert"]') as HTMLElement,
    );
    expect(state.paypal.currency).toBe('GBP');
    await user.click(alert.getByRole('button', { name: 'Show the current text' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'CAD');
    await press('Save');
    await waitFor(() => expect(state.paypal.currency).toBe('CAD'));
  });

  it('resets after a confirmation, and shows the stored values', async () => {
    const asked: unknown[] = [];
    const { user, press, state } = await openPanel('paypal', {
      resetPayPalSettings: (_root: unknown, variables: Input) => {
        asked.push(variables);
        Object.assign(state.paypal, { ...paypal, clientId: 'of-the-server', version: 5 });
        return { settings: state, errors: [] };
      },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'GBP');
    await press('Reset');
    const question = await screen.findByRole('dialog', {
      name: 'Are you sure you want to reset to default settings?',
    });
    expect(within(question).getByText(/Your unsaved changes are discarded\./)).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('PayPal settings reset successfully')).toBeVisible();
    expect(asked).toEqual([{ version: 4 }]);
    expect(screen.getByRole('textbox', { name: 'Client id' })).toHaveValue('of-the-server');
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
    expect(screen.getByText('All changes saved')).toBeVisible();
  });

  it.each([
    ['Failed to reset PayPal settings', () => ({ settings: null, errors: [] })],
    [
      'Error resetting PayPal settings',
      () => {
        throw Object.assign(new Error('x'), { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      },
    ],
  ])('says "%s" beside the action that failed, and can be retried', async (sentence, answer) => {
    const { user, press } = await openPanel('paypal', { resetPayPalSettings: answer });
    await press('Reset');
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Reset' }));
    expect(await within(question).findByText(sentence)).toBeVisible();
    expect(within(question).getByRole('button', { name: 'Reset' })).toBeEnabled();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  });

  it('reports on a reset, too, that another Admin has saved in the meantime', async () => {
    const { user, press } = await openPanel('paypal', {
      resetPayPalSettings: () => ({
        settings: null,
        errors: [{ code: 'CONFLICT', message: 'Somebody else was quicker.', field: null }],
      }),
    });
    await press('Reset');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Somebody else was quicker.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show the current text' })).toBeVisible();
  });

  it('shows a refusal on its field, and says when nothing could be saved', async () => {
    let answer: () => unknown = () => ({
      settings: null,
      errors: [
        {
          code: 'INVALID_INPUT',
          message: 'Please enter the secret of this client id as well.',
          field: ['clientSecret'],
        },
      ],
    });
    const { user, press } = await openPanel('paypal', { savePayPalSettings: () => answer() });
    await user.type(screen.getByRole('textbox', { name: 'Client id' }), '2');
    await press('Save');
    expect(await screen.findByText('Please enter the secret of this client id as well.')).toBeVisible();
    answer = () => {
      throw Object.assign(new Error('x'), { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    };
    await fill(user, screen.getByLabelText('Client secret'), 'abc');
    await press('Save');
    expect(await screen.findByText('Error updating PayPal settings')).toBeVisible();
    answer = () => ({ settings: null, errors: [] });
    await press('Save');
    expect(await screen.findByText('Failed to update PayPal settings')).toBeVisible();
  });
});

it('saves the seller, the return period of packages and the time zone', async () => {
  const { user, press, sent } = await openPanel('seller');
  const days = screen.getByRole('textbox', { name: /Return period in days/ });
  await user.clear(days);
  await fill(user, days, '400');
  await press('Save');
  expect(await screen.findByText('Please enter at most 365 days.')).toBeVisible();
  await user.clear(days);
  await fill(user, days, '30');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Shop time zone' }), 'Europe/Lisbon');
  await press('Save');
  expect(await screen.findByText('Settings saved successfully!')).toBeVisible();
  expect(sent).toEqual([
    {
      returnDays: 30,
      sellerName: 'Postloom Ltd',
      sellerAddress: '1 Loom Street',
      taxId: '',
      taxLine: '',
      docs: true,
      refundProofAbove: '100.00',
      timeZone: 'Europe/Lisbon',
      invoicePrefix: 'INV-',
      vatRate: null,
    },
  ]);
});

it('says that the settings could not be loaded, and whether the server answered', async () => {
  const route = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel: 'paypal',
    overrides: {
      Query: {
        settings: () => {
          throw Object.assign(new Error('x'), { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
        },
      },
    },
  });
  expect(await screen.findByText('Error: Failed to fetch PayPal data')).toBeVisible();
  goOffline();
  await route.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Error: Error fetching PayPal data')).toBeVisible();
});
