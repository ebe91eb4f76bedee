import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { moveMouse } from './move-mouse';

/** Opens a path, waits for its heading, and moves the mouse, for which public pages wait with their app. */
export const at = (path: string, heading: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await moveMouse(page);
};
