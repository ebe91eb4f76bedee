import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Screen } from './screen';
import { panels } from '../../src/features/admin/settings/settings-panels';
import { openPanel, showPanel } from './settings';

/** Every panel as it opens. */
const panelScreens = panels.map(({ id }): Screen => ({
  name: `admin-settings-${id}`,
  viewer: 'admin',
  open: (page) => showPanel(page, id),
}));

/** Screens of the settings of Admins. The part of a picture is chosen as in the screen 'profile-photo-part'. */
export const adminSettingsScreens: readonly Screen[] = [
  ...panelScreens,
  {
    name: 'admin-settings-paypal-reset',
    viewer: 'admin',
    open: async (page) => {
      await openPanel(page, 'paypal');
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(page.getByRole('dialog', { name: /^Are you sure/ })).toBeVisible();
    },
  },
  {
    name: 'admin-settings-add-key',
    viewer: 'admin',
    open: async (page) => {
      await openPanel(page, 'keys');
      await page.getByRole('button', { name: 'Add key' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add API key' });
      await dialog.getByRole('button', { name: 'Add key' }).click();
      await expect(dialog.getByText('Name and key are required').first()).toBeVisible();
    },
  },
  {
    name: 'admin-settings-phone-preview',
    viewer: 'admin',
    open: async (page) => {
      await openPanel(page, 'features');
      await page.getByRole('button', { name: 'Phone', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    },
  },
  {
    name: 'admin-settings-incomplete',
    viewer: 'admin',
    open: async (page) => {
      await openPanel(page, 'features');
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('');
      await page.getByRole('button', { name: 'Add feature' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Please enter a description.')).toBeVisible();
    },
  },
  {
    name: 'admin-settings-publish-later',
    viewer: 'admin',
    open: async (page) => {
      await openPanel(page, 'features');
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Woven for the feast');
      await page.getByRole('button', { name: 'Publish later' }).click();
      await expect(page.getByRole('dialog', { name: 'Publish later' })).toBeVisible();
    },
  },
  {
    name: 'admin-settings-import',
    viewer: 'admin',
    open: async (page) => {
      await openPanel(page, 'transfer');
      const exported = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export content' }).click();
      const file = await readFile(await (await exported).path(), 'utf8');
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose file' }).click();
      const buffer = Buffer.from(file.replaceAll('Postloom', 'Weft & Warp'));
      await (await chosen).setFiles({ name: 'content.json', mimeType: 'application/json', buffer });
      await page
        .getByRole('button', { name: /^See \d+ changes?: / })
        .first()
        .click();
      await expect(page.locator('ins').first()).toBeVisible();
    },
  },
  {
    name: 'admin-settings-icons',
    viewer: 'admin',
    open: async (page) => {
      await openPanel(page, 'features');
      const first = page.getByRole('listitem', { name: 'feature 1' });
      await first.getByRole('button', { name: /^feature 1/ }).click();
      await first.getByRole('button', { name: /^Icon: / }).click();
      await expect(page.getByRole('dialog', { name: 'Choose an icon' })).toBeVisible();
    },
  },
];
