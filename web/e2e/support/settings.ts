import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { panels } from '../../src/features/admin/settings/settings-panels';
import type { Tab } from '../../src/features/admin/settings/menu/tabs';
import { goTo, isAt } from './go-to';

/** Chooses a panel of the open settings: by a button, on a phone from a select. */
export async function choosePanel(page: Page, panel: Tab): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Settings' });
  const name = panels.find(({ id }) => id === panel)?.text ?? panel;
  const button = menu.getByRole('button', { name, exact: true });
  const select = menu.getByRole('combobox', { name: 'Choose settings' });
  await expect(button.or(select)).toBeVisible();
  if (await select.isVisible()) await select.selectOption(name);
  else await button.click();
}

/** Waits until the chosen panel has loaded. */
async function loaded(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

/** Opens the settings with this panel, and waits until it has loaded. */
export async function openPanel(page: Page, panel: Tab): Promise<void> {
  await goTo(page, '/admin/settings');
  await choosePanel(page, panel);
  await loaded(page);
}

/** Shows this panel, by the menu alone where the settings are open. Nothing may be unsaved. */
export async function showPanel(page: Page, panel: Tab): Promise<void> {
  if (!isAt(page, '/admin/settings')) return openPanel(page, panel);
  await choosePanel(page, panel);
  await loaded(page);
}
