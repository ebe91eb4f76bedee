import type { Page } from '@playwright/test';
import { noTransitions, rulesOfColour, violations } from './support/axe';
import { screens } from './support/screens';
import { expect, isTooWide, sizes, test } from './support/shared-page';

/** Waits until the next frame has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits for rows that are dimmed while they load again. A screen that shows work in progress stays busy. */
const loaded = (page: Page) =>
  page
    .waitForFunction(() => !document.querySelector('main [aria-busy="true"]:not(button)'), null, { timeout: 5_000 })
    .catch(() => undefined);

/** Returns what is cut off or covered in the bars of a page: links and buttons beyond the edge, or over each other. */
const cutInHeader = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('header a, header button, header nav')]
      .filter((element) => element.checkVisibility() && !element.closest('[popover]') && !element.matches('nav'))
      .map((element) => ({ name: element.textContent || element.ariaLabel, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    const beyond = shown.filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth);
    const covered = shown.filter(({ box: one }, index) =>
      shown
        .slice(index + 1)
        .some(
          ({ box }) =>
            Math.min(one.right, box.right) - Math.max(one.left, box.left) > 1 &&
            Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 1,
        ),
    );
    return [...beyond, ...covered].map(({ name }) => name);
  });

/** Returns the bars, menus and buttons that would be printed. */
const printedControls = (page: Page) =>
  page
    .locator(
      'body > #root header:not(main *), nav, footer:not(main *), [data-sonner-toaster], main button.MuiButton-root:not(td button)',
    )
    .filter({ visible: true })
    .count();

/** Screens with parts that only a phone shows: menus, cards of lists, the select of the settings, the bar of filters. */
const phoneParts = new Set([
  'home',
  'dashboard',
  'orders',
  'admin-orders',
  'admin-support',
  'admin-settings-keys',
  'gallery',
  'profile',
]);

test('screens with parts of phones exist', () => {
  const names = screens.map(({ name }) => name);
  expect([...phoneParts].filter((name) => !names.includes(name))).toEqual([]);
});

for (const screen of screens) {
  test(`${screen.name} is accessible: desktop and phone, light and dark, in large text and printed`, async ({
    page,
    openScreen,
  }) => {
    await openScreen(screen);
    await loaded(page);
    await page.addStyleTag({ content: noTransitions });
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      // lists switch between table and cards in the next frame
      await drawn(page);
      expect.soft(await isTooWide(page), `${size}: scrolls sideways`).toBe(false);
      // colours do not depend on the width (theme/colours-by-width.test.ts), except of what only a phone shows
      const schemes =
        size === 'desktop' || phoneParts.has(screen.name) ? (['dark', 'light'] as const) : (['light'] as const);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute(`data-${colorScheme}`);
        const found = await violations(page, rulesOfColour[colorScheme]);
        expect.soft(found, `${size}, ${colorScheme}`).toEqual([]);
      }
    }
    await page.setViewportSize(sizes.desktop);
    const large = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    await drawn(page);
    expect.soft(await isTooWide(page), 'text at 200 %: scrolls sideways').toBe(false);
    expect.soft(await cutInHeader(page), 'text at 200 %: cut or covered').toEqual([]);
    await large.evaluate((element: Element) => element.remove());
    // a row under the mouse has another colour
    await page.mouse.move(0, 0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await drawn(page);
    expect.soft(await violations(page, ['color-contrast']), 'printed in the dark scheme').toEqual([]);
    expect.soft(await printedControls(page), 'bars, menus and buttons on paper').toBe(0);
  });
}
