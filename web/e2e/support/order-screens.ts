import { expect } from '@playwright/test';
import type { Screen } from './screen';
import { goTo } from './go-to';

/** Screens of orders and credits. */
export const orderScreens: readonly Screen[] = [
  {
    name: 'pending-empty',
    viewer: 'newcomer',
    open: async (page) => {
      await goTo(page, '/user/package-pending-payment');
      await expect(page.getByText('No Pending Orders')).toBeVisible();
    },
  },
  {
    name: 'pending-with-order',
    viewer: 'regular',
    open: async (page) => {
      await goTo(page, '/user/pending-payment/');
      await expect(page.getByRole('link', { name: 'Pay First Order' })).toBeVisible();
    },
  },
  {
    name: 'item-pending',
    viewer: 'regular',
    open: async (page, customer) => {
      await customer.orderItem('1002');
      await goTo(page, '/user/item-pending-payment/');
      await expect(page.getByRole('link', { name: 'Pay First Order' })).toBeVisible();
    },
  },
  {
    name: 'history-empty',
    viewer: 'newcomer',
    open: async (page) => {
      await goTo(page, '/user/subscription-history');
      await expect(page.getByText('No orders yet')).toBeVisible();
    },
  },
  {
    name: 'history-with-orders',
    viewer: 'regular',
    open: async (page) => {
      await goTo(page, '/user/subscription-history');
      await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'history-dialog',
    viewer: 'regular',
    open: async (page) => {
      await goTo(page, '/user/subscription-history');
      await page.getByRole('button', { name: /^Details of Starter/ }).click();
      await expect(page.getByRole('dialog')).toContainText('PayPal transaction');
    },
  },
  {
    name: 'orders',
    viewer: 'regular',
    open: async (page) => {
      await goTo(page, '/user/orders');
      await expect(page.getByRole('link', { name: /^Download Post calendar/ })).toBeVisible();
    },
  },
  {
    name: 'order-dialog',
    viewer: 'regular',
    open: async (page) => {
      await goTo(page, '/user/orders-history');
      await page.getByRole('button', { name: /^Details of Post calendar/ }).click();
      await expect(page.getByRole('dialog')).toContainText('What happened');
    },
  },
  {
    name: 'credits',
    viewer: 'regular',
    open: async (page) => {
      await goTo(page, '/user/credits');
      await expect(page.getByText('Bought').first()).toBeVisible();
    },
  },
];
