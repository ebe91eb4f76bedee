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
  target: { ids?: string[]; filter?: Filter };
}

/** The API's answer when nothing was deleted. */
export const noneDeleted = { done: 0, refused: 0, refusals: [], left: 0, errors: [] };

/** A shop with orders until they are deleted, newest first. */
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

  /** Deletes like the server: a limited number per call. */
  delete =
    (most: number) =>
    (_root: unknown, { target }: DeleteInput) => {
      const wanted = this.matching(target.ids ? { ids: target.ids } : (target.filter ?? {}));
      const pending = wanted.filter(({ paymentStatus }) => paymentStatus === 'PENDING');
      const gone = pending.slice(0, most);
      this.orders = this.orders.filter((order) => !gone.includes(order));
      return {
        ...noneDeleted,
        done: gone.length,
        refused: wanted.length - pending.length,
        left: pending.length - gone.length,
      };
    };
}

/** Opens the orders list of a shop as an Admin. */
export const openShop = (shop: Shop, deletePurchases: unknown = shop.delete(500), path = '/admin/orders') =>
  renderRoute(path, {
    viewer: { role: 'ADMIN' },
    overrides: { Query: { purchases: shop.purchases }, Mutation: { deletePurchases } },
  });

type Opened = ReturnType<typeof openShop>;

export const grid = () => screen.findByRole('grid', { name: 'Orders' });

/** Returns the targets of the deletions, call by call. */
export const targets = ({ api }: Opened) =>
  api.calls.filter(({ operation }) => operation === 'DeletePurchases').map(({ variables }) => variables['target']);

/** Confirms the dialog of this name. */
export const agree = async (user: Opened['user'], name: RegExp | string, button: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: button }));
};

export const chooseAllShown = (user: Opened['user']) =>
  user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));

/** Returns the bar with the selection and its actions. */
export const bar = () => screen.getByRole('region', { name: 'Chosen rows' });

export const deleteChosen = (user: Opened['user']) => user.click(within(bar()).getByRole('button', { name: 'Delete' }));
