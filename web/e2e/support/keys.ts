import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const mostSteps = 60;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element))
      return;
  }
  throw new Error(`${mostSteps} steps with Tab did not reach ${String(target)}`);
}

/** Reaches the element with Tab, and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
