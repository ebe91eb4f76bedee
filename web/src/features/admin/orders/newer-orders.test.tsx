import { act, screen, waitFor } from '@testing-library/react';
import { aPage, anOrder } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';

const activity = { pendingOrders: 0, openTickets: 0, needsAttention: 0, newestDesignAt: null, newestUserAt: null };
const filterOf = ({ variables }: { variables?: unknown }) => (variables as { filter: unknown }).filter;

/** Opens the list of orders; `push` says when the newest order was placed. */
function open(path: string, counted: () => number) {
  const moments: string[] = ['2026-03-01T10:00:00.000Z'];
  let wake: () => void = () => undefined;
  const rendered = renderRoute(path, {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: {
        purchases: (_root: unknown, { filter }: { filter?: { createdAt?: { from?: string } } }) =>
          aPage([anOrder()], filter?.createdAt?.from?.endsWith('1Z') ? counted() : 7),
      },
      Subscription: {
        shopChanged: {
          subscribe: async function* () {
            for (;;) {
              for (const newestPurchaseAt of moments.splice(0))
                yield { shopChanged: { ...activity, newestPurchaseAt } };
              await new Promise<void>((resolve) => (wake = resolve));
            }
          },
        },
      },
    },
  });
  return {
    ...rendered,
    push: (moment: string) =>
      act(async () => {
        moments.push(moment);
        wake();
      }),
    counts: () => rendered.api.calls.filter(({ operation }) => operation === 'CountPurchases').map(filterOf),
    lists: () => rendered.api.calls.filter(({ operation }) => operation === 'AdminPurchases').map(filterOf),
  };
}

describe('orders that come while the list is open', () => {
  it('are counted by the filter of the list, and shown when the Admin asks for them', async () => {
    const { user, push, counts, lists } = open('/admin/orders?paymentStatus=PAID', () => 2);
    await screen.findByText('AB12CD34');
    await push('2026-03-01T10:05:00.000Z');
    expect(await screen.findByText('2 new orders')).toBeVisible();
    expect(counts()).toEqual([{ paymentStatus: ['PAID'], createdAt: { from: '2026-03-01T10:00:00.001Z' } }]);
    const before = lists().length;
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(lists().length).toBe(before + 1));
    expect(screen.queryByText('2 new orders')).not.toBeInTheDocument();
    await push('2026-03-01T10:06:00.000Z');
    await waitFor(() =>
      expect(counts().at(-1)).toEqual({ paymentStatus: ['PAID'], createdAt: { from: '2026-03-01T10:05:00.001Z' } }),
    );
  });

  it('are not announced when none matches', async () => {
    const { push, counts } = open('/admin/orders?search=bread', () => 0);
    await screen.findByText('AB12CD34');
    await push('2026-03-01T10:05:00.000Z');
    await waitFor(() => expect(counts()).toHaveLength(1));
    expect(counts()).toEqual([{ search: 'bread', createdAt: { from: '2026-03-01T10:00:00.001Z' } }]);
    expect(screen.queryByText(/new order/)).not.toBeInTheDocument();
  });

  it('are not counted by a filter that ends before them', async () => {
    const { push, counts } = open('/admin/orders?createdAt=2026-02-01..2026-02-03', () => 3);
    await screen.findByText('AB12CD34');
    await push('2026-03-01T10:05:00.000Z');
    await push('2026-03-01T10:06:00.000Z');
    expect(counts()).toEqual([]);
    expect(screen.queryByText(/new order/)).not.toBeInTheDocument();
  });
});
