import { screen, within } from '@testing-library/react';
import { aPage, anOrder } from './orders';
import { renderRoute } from './render-route';

const dayMs = 24 * 60 * 60 * 1000;
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const paid = anOrder({
  id: 'o-3',
  code: 'PAID3333',
  name: 'Standard',
  total: '79.00',
  credit: 400,
  paymentStatus: 'PAID',
  orderStatus: 'COMPLETED',
  membershipUntil: inDays(11.5),
  captureId: 'CAPTURE-9',
  createdAt: '2026-03-03T12:00:00.000Z',
});
const ended = anOrder({
  id: 'o-2',
  code: 'ENDED222',
  name: 'Enterprise',
  total: '29.00',
  paymentStatus: 'PAID',
  orderStatus: 'COMPLETED',
  membershipUntil: inDays(-3),
  createdAt: '2026-03-02T12:00:00.000Z',
});
export const waiting = anOrder({ id: 'o-1', code: 'WAITS111' });
const orders = [paid, ended, waiting];

export interface Asked {
  filter: { search?: string };
  sort: { field: string; direction: 'ASC' | 'DESC' };
}

/** Answers like the server: sorted and searched as requested. */
export function answerOrders(_root: unknown, { filter, sort }: Asked) {
  const key = (order: typeof waiting) =>
    sort.field === 'TOTAL' ? Number(order.total) : sort.field === 'CODE' ? order.code : order.createdAt;
  const rising = orders
    .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(filter.search?.toLowerCase() ?? ''))
    .sort((a, b) => (key(a) < key(b) ? -1 : 1));
  return aPage(sort.direction === 'ASC' ? rising : rising.reverse());
}

export const openHistory = (
  path = '/user/subscription-history',
  resolver: (root: unknown, asked: Asked) => unknown = answerOrders,
  viewer = {},
) => renderRoute(path, { viewer, overrides: { User: { purchases: resolver } } });

export const table = () => screen.findByRole('table', { name: 'Orders' });
export const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
export const shownIds = async () => (await rows()).map(([id]) => id);
export const lastAsked = ({ api }: ReturnType<typeof renderRoute>) =>
  api.calls.filter(({ operation }) => operation === 'Purchases').at(-1)?.variables as Partial<Asked> | undefined;
