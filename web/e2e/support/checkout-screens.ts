import { expect } from '@playwright/test';
import type { Customer } from './customer';
import { at } from './screen';
import { payPalButton } from './wallet';
import type { Screen } from './screen';
import { goTo } from './go-to';

async function pendingOrderOf(customer: Customer): Promise<string> {
  const { me } = await customer.ask<{ me: { purchases: { items: { id: string }[] } } }>(
    '{ me { purchases(filter: { kind: [PACKAGE], paymentStatus: [PENDING] }) { items { id } } } }',
  );
  return me.purchases.items[0]?.id ?? '';
}

/** Screens of the offers and the checkout. */
export const checkoutScreens: readonly Screen[] = [
  {
    name: 'select-package',
    viewer: 'newcomer',
    open: async (page) => {
      await goTo(page, '/user/select-package');
      await expect(page.getByText('Most Popular')).toBeVisible();
    },
  },
  {
    name: 'buy',
    viewer: 'newcomer',
    open: async (page, customer) => {
      await page.goto(`/buy/${await customer.packageId('Starter')}`);
      await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible();
    },
  },
  {
    name: 'buy-again',
    viewer: 'regular',
    open: async (page, customer) => {
      await page.goto(`/buy/${await customer.packageId('Enterprise')}`);
      await expect(page.getByText('You have an open order for this package')).toBeVisible();
    },
  },
  {
    name: 'pay',
    viewer: 'regular',
    open: async (page, customer) => {
      await page.goto(`/pay-now/${await pendingOrderOf(customer)}`);
      await expect(payPalButton(page)).toBeVisible();
    },
  },
  { name: 'items', viewer: 'anonymous', open: at('/premium', 'Made to go with your posts') },
  { name: 'item', viewer: 'anonymous', open: at('/premium/post-calendar/1001', 'Post calendar for a whole year') },
  {
    name: 'item-buy',
    viewer: 'newcomer',
    open: async (page, customer) => {
      await page.goto(`/item-buy/${await customer.itemId()}`);
      await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible();
    },
  },
  {
    name: 'item-pay',
    viewer: 'regular',
    open: async (page, customer) => {
      await page.goto(`/item-pay-now/${(await customer.orderItem('1002')).id}`);
      await expect(payPalButton(page)).toBeVisible();
    },
  },
];
