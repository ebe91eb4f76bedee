import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { moveMouse } from './move-mouse';
import { goTo } from './go-to';

/** Opens a path, waits for its heading, and moves the mouse, as public pages start their app only then. */
export const at = (path: string, heading: string | RegExp) => async (page: Page) => {
  await goTo(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await moveMouse(page);
};
