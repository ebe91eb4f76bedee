import { expect } from '@playwright/test';
import { at } from './at';
import type { Screen } from './screens';

/** Orders and settings of administrators. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin-orders',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/orders?size=25', 'Orders Management')(page);
      await expect(page.getByRole('button', { name: /^Details of/ }).first()).toBeVisible();
    },
  },
  {
    name: 'admin-orders-chosen',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/orders', 'Orders Management')(page);
      await page.setViewportSize({ ...(page.viewportSize() ?? { height: 800 }), width: 1280 });
      await page.getByRole('checkbox', { name: 'Select all rows' }).check();
      await expect(page.getByRole('region', { name: 'Chosen rows' })).toBeVisible();
    },
  },
  {
    name: 'admin-settings',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    },
  },
  {
    name: 'admin-settings-footer',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByRole('button', { name: 'Footer Section' }).click();
      await expect(page.getByRole('textbox', { name: 'Copyright' })).toBeVisible();
    },
  },
  {
    name: 'admin-settings-terms',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByRole('button', { name: 'Terms of Service' }).click();
      await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
    },
  },
  {
    name: 'admin-settings-paypal',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByRole('button', { name: 'Paypal Setup' }).click();
      await expect(page.getByRole('textbox', { name: 'Client id' })).toBeVisible();
    },
  },
  {
    name: 'admin-settings-invoices',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByRole('button', { name: 'Invoices and Returns' }).click();
      await expect(page.getByRole('textbox', { name: 'Seller' })).toBeVisible();
    },
  },
  {
    name: 'admin-settings-icons',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page
        .getByRole('button', { name: /^Icon: / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Choose an icon' })).toBeVisible();
    },
  },
];
