import type { Page } from '@playwright/test';

/**
 * What a reader with a mouse does first: a public page starts its app. Twice, as the first move comes from nowhere, which
 * the page takes for a pointer that rests where it appeared.
 */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 210);
}
