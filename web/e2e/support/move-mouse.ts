import type { Page } from '@playwright/test';

/**
 * Moves the mouse, like a user's first interaction, which starts the app of a public page. It moves twice, as the first
 * move has no previous position, which the page takes for a resting pointer.
 */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 210);
}
