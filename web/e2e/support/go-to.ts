import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Pages that show the area of signed-in users, whose app can show another page without loading anew. */
const inArea = new WeakSet<Page>();

const isOfArea = (path: string): boolean => /^\/(user|admin)\//.test(path);

/** Lets the next `goTo` of a page stay in its app, if an area is open. */
export function stayInApp(page: Page): void {
  if (isOfArea(new URL(page.url()).pathname)) inArea.add(page);
}

/** Makes the next `goTo` of a page load it anew, as after a change of the account. */
export function leaveApp(page: Page): void {
  inArea.delete(page);
}

/** Shows a path in the app as the browser's back button does: a form with unsaved changes does not hold it. */
const show = (page: Page, path: string) =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Opens a path. Where `stayInApp` allows it, the app shows it without loading anew, which takes a third of the time; a
 * page without content between them removes every dialog and form of the page before.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  if (!inArea.has(page) || !isOfArea(path)) {
    inArea.delete(page);
    await page.goto(path);
    return;
  }
  await show(page, `${/^\/\w+\//.exec(path)?.[0] ?? '/'}nothing-here`);
  await expect(page.getByRole('heading', { level: 1, name: "Opp's That Page Can't be Found" })).toBeVisible();
  await show(page, path);
}
