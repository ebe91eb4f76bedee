import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Pages whose app can show another path without loading anew. */
const staying = new WeakSet<Page>();

/** Returns the area of signed-in users that a path belongs to. */
const areaOf = (path: string): string | undefined =>
  path.startsWith('/update-profile') ? '/user/' : /^\/(user|admin)\//.exec(path)?.[0];

/** Returns the part of a path that pages of other data share, such as '/user/month'. */
const pageOf = (path: string): string => path.replace(/\?.*/, '').split('/', 3).join('/');

/**
 * Lets the next `goTo` of a page stay in its app, where it stays in the same area.
 * @returns whether an area is open
 */
export function stayInApp(page: Page): boolean {
  const isOpen = areaOf(new URL(page.url()).pathname) !== undefined;
  if (isOpen) staying.add(page);
  return isOpen;
}

/** Makes the next `goTo` of a page load it anew, as after a change of the account. */
export function leaveApp(page: Page): void {
  staying.delete(page);
}

/** Returns whether a page that may stay in its app shows this path. */
export const isAt = (page: Page, path: string): boolean => staying.has(page) && new URL(page.url()).pathname === path;

/** Shows a path in the app as the browser's back button does: a form with unsaved changes does not hold it. */
const show = (page: Page, path: string) =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Opens a path. Where `stayInApp` allows it, the app shows it without loading anew, which takes a third of the time. Before
 * the same page with other data, a page without content removes every dialog and form.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const area = areaOf(path);
  const shown = new URL(page.url()).pathname;
  if (!staying.has(page) || !area || area !== areaOf(shown)) {
    await page.goto(path);
    return;
  }
  if (pageOf(path) === pageOf(shown)) {
    await show(page, `${area}nothing-here`);
    await expect(page.getByRole('heading', { level: 1, name: "Opp's That Page Can't be Found" })).toBeVisible();
  }
  await show(page, path);
}

/**
 * Moves the mouse, like a user's first interaction, which starts the app of a public page. It moves twice, as the first
 * move has no previous position, which the page takes for a resting pointer.
 */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 210);
}
