import type { Page } from '@playwright/test';
import { addStyle, noTransitions, rulesOfColour, violations } from './axe';
import { phoneParts, printedScreens, sameColours } from './same-colours';
import { expect } from './test';

const soft = expect.configure({ soft: true });

export const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Waits until the next frame has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits for rows that are dimmed while they load again. A screen that shows work in progress stays busy. */
const loaded = (page: Page) =>
  page
    .waitForFunction(() => !document.querySelector('main [aria-busy="true"]:not(button)'), null, { timeout: 5_000 })
    .catch(() => undefined);

/** Whether the page is wider than the screen, so that it scrolls sideways. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

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

/** Returns the controls and texts of a page that a card or the edge of the screen cuts off, so that nothing scrolls to them. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const around = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...around(element.parentElement)] : [];
    const isCut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      for (const outer of around(element)) {
        // text that ends in dots is cut on purpose
        if (getComputedStyle(outer).textOverflow === 'ellipsis') return false;
        if (scrolls(outer) && outer !== document.body) return false;
        const box = outer.getBoundingClientRect();
        if (clips(outer) && (right > box.right + 1 || left < box.left - 1)) return true;
      }
      return right > document.documentElement.clientWidth + 1;
    };
    // for screen readers only, such as a closed row
    const isHidden = (element: Element) =>
      [element, ...around(element)].some((outer) => outer.getBoundingClientRect().width <= 1);
    return [
      ...document.querySelectorAll(
        'main :is(a, button, input:not([type=checkbox]), textarea, p, dd, h1, h2, h3, label)',
      ),
    ]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !isHidden(element) && isCut(element),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Returns the bars, menus and buttons that would be printed. */
const printedControls = (page: Page) =>
  page
    .locator(
      'body > #root header:not(main *), nav, footer:not(main *), [data-sonner-toaster], main button.MuiButton-root:not(td button)',
    )
    .filter({ visible: true })
    .count();

/** Measures the open screen in one scheme by these rules of axe. */
async function measure(page: Page, rules: keyof typeof rulesOfColour, where: string): Promise<void> {
  const colorScheme = rules === 'dark' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme });
  // pages without the app take the scheme from the browser alone
  if (await page.locator('html:is([data-light], [data-dark])').count())
    await expect(page.locator('html')).toHaveAttribute(`data-${colorScheme}`);
  // a list that is read again, as after a change by another window, is paler for that time
  await soft.poll(() => violations(page, rulesOfColour[rules]), `${where}, ${rules}`).toEqual([]);
}

/** Measures the open screen of this name: desktop and phone, in large text, and what `same-colours.ts` says of it. */
export async function measureScreen(page: Page, name: string): Promise<void> {
  const hasOwnColours = !(name in sameColours);
  await page.setViewportSize(sizes.desktop);
  await loaded(page);
  await addStyle(page, noTransitions);
  expect.soft(await isTooWide(page), 'desktop: scrolls sideways').toBe(false);
  if (hasOwnColours) await measure(page, 'dark', 'desktop');
  await measure(page, hasOwnColours ? 'light' : 'structure', 'desktop');

  await page.setViewportSize(sizes.phone);
  // lists switch between table and cards in the next frame
  await drawn(page);
  expect.soft(await isTooWide(page), 'phone: scrolls sideways').toBe(false);
  expect.soft(await cutOff(page), 'phone: cut off').toEqual([]);
  // structure and colours do not depend on the width (theme/colours-by-width.test.ts), except of such parts
  if (phoneParts.has(name)) for (const scheme of ['dark', 'light'] as const) await measure(page, scheme, 'phone');

  await page.setViewportSize(sizes.desktop);
  const makeNormal = await addStyle(page, 'html { font-size: 200% !important; }');
  await drawn(page);
  expect.soft(await isTooWide(page), 'text at 200 %: scrolls sideways').toBe(false);
  expect.soft(await cutInHeader(page), 'text at 200 %: cut or covered').toEqual([]);
  await makeNormal();
  if (!printedScreens.has(name)) return;
  // a row under the mouse has another colour
  await page.mouse.move(0, 0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await drawn(page);
  expect.soft(await violations(page, ['color-contrast']), 'printed in the dark scheme').toEqual([]);
  expect.soft(await printedControls(page), 'bars, menus and buttons on paper').toBe(0);
  await page.emulateMedia({ media: 'screen' });
}
