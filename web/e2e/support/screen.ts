import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Customer } from './customer';
import { goTo, moveMouse } from './go-to';

/** The user of a screen: anonymous, an empty account, one with orders, credits and designs, or an Admin. */
export type Viewer = 'anonymous' | 'newcomer' | 'regular' | 'admin';

export interface Screen {
  name: string;
  viewer: Viewer;
  /** It shows what an earlier page has stored: every other screen is opened where the browser refuses storage. */
  needsStorage?: true;
  /** Opens it and waits until it has loaded completely. */
  open: (page: Page, customer: Customer) => Promise<void>;
}

/** Opens a path, waits for its heading, and moves the mouse, as public pages start their app only then. */
export const at = (path: string, heading: string | RegExp) => async (page: Page) => {
  await goTo(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await moveMouse(page);
};
