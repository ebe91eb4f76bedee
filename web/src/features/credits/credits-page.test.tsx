import { screen, within } from '@testing-library/react';
import { aFinishedDesign } from '../../test/designs';
import { member } from '../../test/defaults';
import { aPage } from '../../test/orders';
import { renderRoute } from '../../test/render-route';

const entry = (parts: object) => ({
  id: 'e-1',
  change: -1,
  balanceAfter: 11,
  reason: 'RESERVE',
  note: null,
  design: null,
  designId: null,
  purchaseId: null,
  purchase: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  ...parts,
});

const ofStarter = { purchaseId: 'o-1', purchase: { id: 'o-1', kind: 'PACKAGE', code: 'AB12CD34', name: 'Starter' } };

describe('the credit ledger', () => {
  it('shows for every credit change when it happened, why, and what it belongs to', async () => {
    renderRoute('/user/credits', {
      viewer: member,
      overrides: {
        User: {
          creditEntries: () =>
            aPage([
              entry({ design: aFinishedDesign({ id: 'd-1', primaryText: 'Two loaves' }) }),
              entry({ id: 'e-4', reason: 'GIVE_BACK', change: 1, note: 'Error: overloaded. Your credit is back.' }),
              entry({ id: 'e-2', change: 20, balanceAfter: 12, reason: 'PURCHASE', ...ofStarter }),
              entry({ id: 'e-5', change: -20, balanceAfter: 0, reason: 'REFUND', ...ofStarter }),
              entry({ id: 'e-6', designId: 'd-2' }),
              entry({ id: 'e-3', change: 3, balanceAfter: 3, reason: 'GRANT', note: 'Welcome' }),
            ]),
        },
      },
    });
    const table = await screen.findByRole('table', { name: 'Credits in and out' });
    const [, spent, back, came, refunded, deleted, gift] = within(table).getAllByRole('row');
    expect(spent).toHaveTextContent('Design\u2212111Two loaves');
    expect(back).toHaveTextContent('Credit returned for a design+1');
    expect(back).not.toHaveTextContent('overloaded');
    expect(within(spent as HTMLElement).getByRole('link')).toHaveAttribute('href', '/user/generate-image?design=d-1');
    expect(came).toHaveTextContent('Bought+20');
    expect(within(came as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/user/orders-history?search=AB12CD34',
    );
    expect(refunded).toHaveTextContent('Removed by a refund\u2212200Starter, order AB12CD34');
    expect(deleted).toHaveTextContent('Deleted design');
    expect(gift).toHaveTextContent('Gift: Welcome+3');
  });

  it('shows large numbers with separators', async () => {
    const large = entry({ change: 100000, balanceAfter: 1000007, reason: 'GRANT' });
    renderRoute('/user/credits', { viewer: member, overrides: { User: { creditEntries: () => aPage([large]) } } });
    const table = await screen.findByRole('table', { name: 'Credits in and out' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Gift+100,0001,000,007');
  });

  it('shows the whole reason and the balance on a phone', async () => {
    setScreenWidth(390);
    const note = 'For the many pictures that came out with a wrong logo during the last week of November';
    const gift = entry({ change: 3, balanceAfter: 1007, reason: 'GRANT', note });
    renderRoute('/user/credits', { viewer: member, overrides: { User: { creditEntries: () => aPage([gift]) } } });
    const list = await screen.findByRole('list', { name: 'Credits in and out' });
    const reason = within(list).getByText(`Gift: ${note}`);
    expect(reason).not.toHaveStyle({ whiteSpace: 'nowrap' });
    expect(within(list).getByText('Balance 1,007')).toBeVisible();
  });

  it('invites to buy or create when there are no entries yet', async () => {
    renderRoute('/user/credits', { viewer: member, overrides: { User: { creditEntries: () => aPage([]) } } });
    expect(await screen.findByRole('heading', { name: 'No credits yet' })).toBeInTheDocument();
  });
});
