import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../../test/render-route';

const row = (values: object) => ({ calls: 1, failed: 0, uncosted: 0, cost: null, costPerCall: null, ...values });
const open = (answer: () => object, path = '') =>
  renderRoute(`/admin/designs/costs${path}`, {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: { settings: () => ({ shop: { timeZone: 'UTC' }, paypal: { currency: 'EUR' } }), aiCosts: answer },
    },
  });

describe('the costs of the AI service', () => {
  it('stand by purpose, with what is not known', async () => {
    open(() => ({
      repainted: 0.125,
      purposes: [
        row({ purpose: 'PAINTING', calls: 1600, failed: 2, cost: '62.4000', costPerCall: '0.0390' }),
        row({ purpose: 'CHECKING', calls: 9, uncosted: 4, cost: '0.0025' }),
        row({ purpose: 'WRITING', calls: 8, uncosted: 8 }),
      ],
    }));
    const [painting, checking, writing] = within(await screen.findByRole('list', { name: 'Costs' })).getAllByRole(
      'listitem',
    );
    expect(painting).toHaveTextContent('Painting backgrounds1,600 calls, 2 without an answer€62.40€0.039 a call');
    expect(checking).toHaveTextContent('4 calls without a cost');
    expect(writing).toHaveTextContent('Not knownno cost is set');
    const all = within(screen.getByRole('region', { name: 'All calls' }));
    expect(all.getByText('€62.4025')).toBeVisible();
    expect(all.getByText(/without calls whose cost is not set/)).toBeVisible();
    expect(all.getByText('13%')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Models and Limits' })).toHaveAttribute(
      'href',
      expect.stringContaining('imageModels.0.cost'),
    );
  });

  it('say that nothing was called', async () => {
    const { user, address } = open(() => ({ repainted: null, purposes: [] }));
    expect(await screen.findByText('The AI service was not called in these days.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
    expect(address()).toBe('/admin/designs/costs?days=7');
  });
});
