import { screen, within } from '@testing-library/react';
import { aPage, anOrder } from './orders';
import type { TestOrder } from './orders';
import { renderRoute } from './render-route';

interface Filter {
  ids?: string[];
  kind?: string[];
  paymentStatus?: string[];
  createdAt?: { from?: string; until?: string };
}
interface Asked {
  filter: Filter;
  page: { number: number; size: number };
}
export interface DeleteInput {
  input: { ids?: string[]; filter?: Filter };
}

/** What the API answers when nothing was deleted. */
export const noneDeleted = { deleted: 0, kept: 0, keptPurchases: [], left: 0, errors: [] };

/** A shop with orders that are there until they are deleted, newest first. */
export class Shop {
  orders: TestOrder[];
  constructor(pending: number, paid: number) {
    const order = (name: string, index: number, paymentStatus: TestOrder['paymentStatus']) =>
      anOrder({
        id: `${name}-${index}`,
        code: `${name}${index}`.toUpperCase(),
        paymentStatus,
        createdAt: `2026-03-${10 + index}T12:00:00.000Z`,
      });
    this.orders = [
      ...Array.from({ length: pending }, (_, index) => order('wait', pending - index, 'PENDING')),
      ...Array.from({ length: paid }, (_, index) => order('paid', index, 'PAID')),
    ];
  }

  matching({ ids, paymentStatus, createdAt }: Filter): TestOrder[] {
    return this.orders.filter(
      (order) =>
        (!ids || ids.includes(order.id)) &&
        (!paymentStatus || paymentStatus.includes(order.paymentStatus)) &&
        (!createdAt?.until || order.createdAt < createdAt.until),
    );
  }

  purchases = (_root: unknown, { filter, page: { number = 1, size } }: Asked) => {
    const found = this.matching(filter);
    return aPage(found.slice((number - 1) * size, number * size), found.length);
  };

  /** As the server does, at most so many a call. */
  delete =
    (most: number) =>
    (_root: unknown, { input }: DeleteInput) => {
      const wanted = this.matching(input.ids ? { ids: input.ids } : (input.filter ?? {}));
      const pending = wanted.filter(({ paymentStatus }) => paymentStatus === 'PENDING');
      const gone = pending.slice(0, most);
      this.orders = this.orders.filter((order) => !gone.includes(order));
      return {
        ...noneDeleted,
        deleted: gone.length,
        kept: wanted.length - pending.length,
        left: pending.length - gone.length,
      };
    };
}

/** The list of a shop's orders, as an Admin has it. */
export const openShop = (shop: Shop, deletePurchases: unknown = shop.delete(500), path = '/admin/orders') =>
  renderRoute(path, {
    viewer: { role: 'ADMIN' },
    overrides: { Query: { purchases: shop.purchases }, Mutation: { deletePurchases } },
  });

type Opened = ReturnType<typeof openShop>;

export const grid = () => screen.findByRole('grid', { name: 'Orders' });

/** What was sent to be deleted, call by call. */
export const inputs = ({ api }: Opened) =>
  api.calls.filter(({ operation }) => operation === 'DeletePurchases').map(({ variables }) => variables['input']);

/** Answers the question of this name. */
export const agree = async (user: Opened['user'], name: RegExp | string, button: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: button }));
};

export const chooseAllShown = (user: Opened['user']) =>
  user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));

/** What is chosen, and what can be done with it. */
export const bar = () => screen.getByRole('region', { name: 'Chosen rows' });

export const deleteChosen = (user: Opened['user']) => user.click(within(bar()).getByRole('button', { name: 'Delete' }));
