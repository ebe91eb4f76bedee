import { expect } from '@playwright/test';
import type { Screen } from './screen';

/** Screens of the settings of Admins. */
export const adminSettingsScreens: readonly Screen[] = [
  {
    name: 'admin-settings-paypal-reset',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByRole('button', { name: 'Paypal Setup' }).click();
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(page.getByRole('dialog', { name: /^Are you sure/ })).toBeVisible();
    },
  },
  {
    name: 'admin-settings-keys',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByRole('button', { name: 'Gemini Keys' }).click();
      await expect(page.getByText('From the environment').first()).toBeVisible();
      await expect(page.getByRole('form', { name: 'Models and Limits' })).toBeVisible();
    },
  },
  {
    name: 'admin-settings-add-key',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByRole('button', { name: 'Gemini Keys' }).click();
      await page.getByRole('button', { name: 'Add key' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add API key' });
      await dialog.getByRole('button', { name: 'Add key' }).click();
      await expect(dialog.getByText('Name and key are required').first()).toBeVisible();
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
    name: 'admin-settings-phone-preview',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByRole('button', { name: 'Phone', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    },
  },
  {
    name: 'admin-settings-incomplete',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('');
      await page.getByRole('button', { name: 'Add feature' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Please enter a description.')).toBeVisible();
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
    name: 'admin-settings-contact',
    viewer: 'admin',
    open: async (page) => {
      await page.goto('/admin/settings');
      await page.getByRole('button', { name: 'Contact Page' }).click();
      await expect(page.getByRole('textbox', { name: 'Number or address' })).toBeVisible();
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
