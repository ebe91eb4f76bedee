import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { panelTitles } from '../../src/features/admin/settings/panel-titles';

export { panelTitles };
export type Panel = keyof typeof panelTitles;

/** Chooses a panel of the open settings: by a button, on a phone from a select. */
export async function choosePanel(page: Page, panel: Panel): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Settings' });
  const button = menu.getByRole('button', { name: panelTitles[panel], exact: true });
  const select = menu.getByRole('combobox', { name: 'Settings of' });
  await expect(button.or(select)).toBeVisible();
  if (await select.isVisible()) await select.selectOption(panelTitles[panel]);
  else await button.click();
}

/** Opens the settings with this panel, and waits until it has loaded. */
export async function openPanel(page: Page, panel: Panel): Promise<void> {
  await page.goto('/admin/settings');
  await choosePanel(page, panel);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}
