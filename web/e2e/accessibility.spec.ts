import type { BrowserContext, Page } from '@playwright/test';
import { noTransitions, rulesOfColour, violations } from './support/axe';
import { Customer, newAddress, onStage } from './support/customer';
import { Problems } from './support/problems';
import { becomeRegular, screens } from './support/screens';
import { expect, test as base } from './support/test';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

interface Shared {
  context: BrowserContext;
  page: Page;
  problems: Problems;
}

/** Screens only read: one account of each kind per worker is enough, and one page. */
const test = base.extend<object, { newcomer: Customer; regular: Customer; admin: Customer; shared: Shared }>({
  // a page opened in the process of the page before compiles nothing anew, which halves its time
  shared: [
    async ({ browser, product }, provide, { project: { use } }) => {
      const { locale, timezoneId, contextOptions } = use;
      const context = await browser.newContext({ ...contextOptions, baseURL: product.url, locale, timezoneId });
      const problems = new Problems(context);
      await provide({ context, page: await context.newPage(), problems });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ shared: { context, page } }, provide) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() });
    await page.setViewportSize(sizes.desktop);
    await page.emulateMedia({ colorScheme: 'light' });
    await provide(context);
    for (const opened of context.pages().filter((other) => other !== page)) await opened.close();
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await context.clearCookies();
  },
  page: async ({ shared, context: _cleaned }, provide) => provide(shared.page),
  problems: async ({ shared: { problems }, context: _cleaned }, provide) => {
    await provide(problems);
    expect(await problems.unexpected(), 'console errors, uncaught errors and failed requests').toEqual([]);
  },
  admin: [
    async ({ product }, provide) => {
      const admin = await new Customer(product, 'Ada Keeper').register();
      await onStage(product, 'setRole', { userId: admin.id, role: 'ADMIN' });
      await provide(admin);
    },
    { scope: 'worker' },
  ],
  newcomer: [async ({ product }, provide) => provide(await new Customer(product).register()), { scope: 'worker' }],
  regular: [
    async ({ product }, provide) => {
      const regular = await new Customer(product, 'Mira Loom').register();
      await becomeRegular(regular);
      await provide(regular);
    },
    { scope: 'worker' },
  ],
});

/** Whether the page is wider than the screen, so that it scrolls sideways. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const screen of screens) {
  test(`${screen.name} is accessible: desktop and phone, light and dark`, async ({
    page,
    newcomer,
    regular,
    admin,
    enter,
    problems,
  }) => {
    if (screen.name === 'not-found') problems.provoke(/404/);
    const customer = { anonymous: newcomer, newcomer, regular, admin }[screen.viewer];
    if (screen.viewer !== 'anonymous') await enter(customer);
    await screen.open(page, customer);
    await page.addStyleTag({ content: noTransitions });
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      // lists switch between table and cards in the next frame
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect.soft(await isTooWide(page), `${size}: scrolls sideways`).toBe(false);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute(`data-${colorScheme}`);
        const found = await violations(page, rulesOfColour[colorScheme]);
        expect.soft(found, `${size}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
