import { expect } from '@playwright/test';
import { at } from './screen';
import type { Screen } from './screen';

/** Screens of packages and items of Admins. */
export const catalogueScreens: readonly Screen[] = [
  {
    name: 'admin-packages',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/packages', 'Pricing Packages')(page);
      await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
    },
  },
  {
    name: 'admin-package',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/packages', 'Pricing Packages')(page);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Edit Package' });
      await dialog.getByRole('textbox', { name: 'Price' }).fill('$5');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText(/^Please enter an amount/)).toBeVisible();
    },
  },
  {
    name: 'admin-items',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/items', 'Items')(page);
      await expect(page.getByRole('link', { name: /^Open the page of / }).first()).toBeVisible();
    },
  },
  {
    name: 'admin-item',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/items', 'Items')(page);
      await page.locator('[data-row-link]').first().click();
      await expect(page.getByRole('textbox', { name: 'Guidelines' })).toBeVisible();
    },
  },
];
