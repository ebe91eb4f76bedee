import { act, screen, waitFor, within } from '@testing-library/react';
import { settings } from '../../../../test/defaults';
import { fill } from '../../../../test/fill';
import { renderRoute } from '../../../../test/render-route';

const stored = {
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
const verified = 'PayPal accepted the credentials of shop-client; webhook registered, 13 events.';
const notice = 'Saved, but PayPal did not register the webhook.';
const accepts = 'PayPal accepts these credentials.';

async function openPanel() {
  const state = { ...settings, paypal: stored };
  const waiting: (() => void)[] = [];
  const answerTest = { isHeld: false };
  const next = (change: object = {}) => {
    state.paypal = { ...state.paypal, ...change, version: state.paypal.version + 1 };
    return state;
  };
  const { user, client } = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel: 'paypal',
    overrides: {
      Query: { settings: () => state },
      Mutation: {
        savePayPalSettings: () => ({ verified, notice: null, settings: next(), errors: [] }),
        resetPayPalSettings: () => ({ verified: null, notice, settings: next({ clientId: '' }), errors: [] }),
        testPayPal: async () => {
          if (answerTest.isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
          return { works: true, webhookProblem: null, errors: [] };
        },
      },
    },
  });
  await screen.findByRole('form', { name: 'Paypal Setup' });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const choose = async (name: string, value: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), value);
  /** Another Admin saves, and this browser loads all active queries again. */
  const change = async () => {
    next();
    await act(() => client.refetchQueries({ include: 'active' }));
  };
  return { user, press, choose, change, answerTest, waiting };
}

describe("PayPal's answers", () => {
  it('after a reset include its warning, and no longer the confirmation of an earlier save', async () => {
    const { user, press, choose } = await openPanel();
    await choose('Currency', 'EUR');
    await press('Save');
    expect(await screen.findByText(verified)).toBeVisible();
    await press('Reset');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.queryByText(verified)).not.toBeInTheDocument();
  });

  it('end when another Admin saves other settings', async () => {
    const { press, choose, change } = await openPanel();
    await choose('Currency', 'EUR');
    await press('Save');
    await press('Test connection');
    expect(await screen.findByText(accepts)).toBeVisible();
    expect(screen.getByText(verified)).toBeVisible();
    await change();
    await waitFor(() => expect(screen.queryByText(verified)).not.toBeInTheDocument());
    expect(screen.queryByText(accepts)).not.toBeInTheDocument();
  });

  it('to a test end when one of the tested values is edited', async () => {
    const { user, press, choose } = await openPanel();
    const edits = [
      () => fill(user, screen.getByRole('textbox', { name: 'Client id' }), '2'),
      () => fill(user, screen.getByLabelText('Client secret'), 'new-secret'),
      () => choose('Mode', 'LIVE'),
    ];
    for (const edit of edits) {
      await press('Test connection');
      expect(await screen.findByText(accepts)).toBeVisible();
      await edit();
      expect(screen.queryByText(accepts)).not.toBeInTheDocument();
    }
    await press('Test connection');
    expect(await screen.findByText(accepts)).toBeVisible();
    await choose('Currency', 'EUR');
    expect(screen.getByText(accepts)).toBeVisible();
  });

  it('to a test are not shown for values that were edited before they arrived', async () => {
    const { press, choose, answerTest, waiting } = await openPanel();
    answerTest.isHeld = true;
    await press('Test connection');
    await waitFor(() => expect(waiting).toHaveLength(1));
    await choose('Mode', 'LIVE');
    waiting[0]?.();
    expect(await screen.findByRole('button', { name: 'Test connection' })).toBeEnabled();
    expect(screen.queryByText(accepts)).not.toBeInTheDocument();
  });
});
