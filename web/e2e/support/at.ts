import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a path and waits for its heading. */
export const at = (path: string, heading: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};
