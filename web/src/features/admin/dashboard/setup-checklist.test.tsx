import { screen, within } from '@testing-library/react';
import { settings } from '../../../test/defaults';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';

const done = (name: string) => ({ name, problems: [], isDone: true });
const missing = (name: string, ...problems: string[]) => ({ name, problems, isDone: false });

/** Opens the dashboard of a shop with these steps, which was opened or not. */
function open(steps: object[], openedAt: string | null = null) {
  const state = { openedAt };
  return renderRoute('/admin/dashboard', {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: {
        purchases: () => aPage([], 0),
        users: () => aPage([], 0),
        needsAttention: () => [],
        setupChecklist: () => steps,
        settings: () => ({
          ...settings,
          shop: { ...state, returnDays: 14, sellerName: '', sellerAddress: '', taxId: '', taxLine: '', version: 0 },
        }),
      },
      Mutation: {
        openShop: () => {
          state.openedAt = '2026-03-01T00:00:00.000Z';
          return { errors: [] };
        },
      },
    },
  });
}
const list = async () => within(await screen.findByRole('region', { name: 'Before you open' }));

describe('the steps before opening', () => {
  it('are numbered, with their progress, and fold those that are done', async () => {
    const { user } = open([
      done('ADDRESS'),
      missing('EMAIL', 'No email is sent yet.'),
      missing('PAYPAL', 'Nobody can pay.'),
    ]);
    const steps = await list();
    expect(steps.getByText('1 of 3 steps done')).toBeVisible();
    expect(steps.getByRole('progressbar', { name: 'Steps done' })).toHaveAttribute('aria-valuenow', '33');
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2Mail serverNo email is sent yet.Enter it',
      '3PayPalNobody can pay.Enter the client id',
    ]);
    await user.click(steps.getByRole('button', { name: 'Show 1 step that is done' }));
    expect(steps.getByText('Site address (done)')).toBeVisible();
    await user.click(steps.getByRole('button', { name: 'Hide what is done' }));
    expect(steps.queryByText('Site address (done)')).not.toBeInTheDocument();
  });

  it('lead to the field itself', async () => {
    const { user, address } = open([missing('SHOP_NAME', 'The shop still has the default name Postloom.')]);
    await user.click((await list()).getByRole('link', { name: 'Enter the name: Shop name' }));
    expect(address()).toBe('/admin/settings?panel=appearance&field=shopName');
    expect(await screen.findByRole('button', { name: 'Appearance' })).toHaveAttribute('aria-current', 'page');
  });

  it('say who can do what no screen can', async () => {
    open([missing('DATABASE', 'The database is version 17.')]);
    expect((await list()).getByText('Ask the host of your server.')).toBeVisible();
  });

  it('end by opening the shop', async () => {
    const { user } = open([done('EMAIL'), done('PAYPAL')]);
    await user.click((await list()).getByRole('button', { name: 'Open the shop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open the shop?' }));
    expect(dialog.getByText('Every step is done.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Open the shop' }));
    expect(await screen.findByText('Your shop is open. Good luck!')).toBeVisible();
    expect(screen.queryByText('Before you open')).not.toBeInTheDocument();
  });

  it('stay listed while they are open, although the shop is', async () => {
    const { user } = open([done('EMAIL'), missing('TERMS', 'The Terms of Service are a draft.')]);
    await user.click((await list()).getByRole('button', { name: 'Open the shop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open the shop?' }));
    expect(dialog.getByText('1 step is not done yet. What is left stays listed here.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Open the shop' }));
    const rest = within(await screen.findByRole('region', { name: 'Not done yet' }));
    expect(rest.getByText('The Terms of Service are a draft.')).toBeVisible();
    expect(rest.queryByRole('button', { name: 'Open the shop' })).not.toBeInTheDocument();
  });
});
