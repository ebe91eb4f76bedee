import type { BrowserContext, Page } from '@playwright/test';
import { Customer, newAddress, testControl } from './customer';
import { leaveApp, stayInApp } from './go-to';
import { sizes } from './measure-screen';
import { Problems } from './problems';
import type { Screen, Viewer } from './screen';
import { becomeRegular } from './screens';
import { expect, test as base } from './test';

interface Shared {
  context: BrowserContext;
  page: Page;
  problems: Problems;
  /** Whose cookies the browser has, where the page may stay in the app for the next screen. */
  viewer: Viewer | null;
}

/** Makes the browser refuse storage, as a policy does. Cookies still work, to sign in. */
function refuseStorage(): void {
  const refuse = {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, refuse);
}

/** Screens only read: one account of each kind per worker is enough, and one page. */
export const test = base.extend<
  { openScreen: (screen: Screen) => Promise<void> },
  { newcomer: Customer; regular: Customer; admin: Customer; shared: Shared }
>({
  // a page opened in the process of the page before compiles nothing anew, which halves its time
  shared: [
    async ({ browser, product }, provide, { project: { use } }) => {
      const { locale, timezoneId, contextOptions } = use;
      const context = await browser.newContext({ ...contextOptions, baseURL: product.url, locale, timezoneId });
      const problems = new Problems(context);
      await provide({ context, page: await context.newPage(), problems, viewer: null });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ shared: { context, page } }, provide) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() });
    await page.setViewportSize(sizes.desktop);
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
    await provide(context);
    // with a route left, no page would be read from the cache
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const opened of context.pages().filter((other) => other !== page)) await opened.close();
    await page
      .evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
      // a page that is refused its storage has none
      .catch(() => undefined);
  },
  page: async ({ shared, context: _cleaned }, provide) => provide(shared.page),
  problems: async ({ shared: { problems }, context: _cleaned }, provide) => {
    await provide(problems);
    expect(await problems.unexpected(), 'console errors, uncaught errors and failed requests').toEqual([]);
  },
  admin: [
    async ({ product }, provide) => {
      const admin = await new Customer(product, 'Ada Keeper').register();
      await testControl(product, 'setRole', { userId: admin.id, role: 'ADMIN' });
      await provide(admin);
    },
    { scope: 'worker' },
  ],
  openScreen: async ({ shared, context, page, newcomer, regular, admin, enter, problems }, provide) =>
    provide(async (screen) => {
      if (screen.name === 'not-found') problems.provoke(/404/);
      // said by the router when a form with unsaved changes is left without asking
      problems.provoke(/blocker on a POP navigation/);
      const customer = { anonymous: newcomer, newcomer, regular, admin }[screen.viewer];
      if (shared.viewer !== screen.viewer) {
        leaveApp(page);
        await context.clearCookies();
        if (screen.viewer !== 'anonymous') await enter(customer);
        shared.viewer = screen.viewer;
      }
      if (screen.needsStorage) leaveApp(page);
      // the screens are the place where every page is opened: without storage, too
      const refusing = screen.needsStorage ? null : await page.addInitScript(refuseStorage);
      await screen.open(page, customer);
      await refusing?.dispose();
      // pages elsewhere may have changed the session
      if (screen.needsStorage || !stayInApp(page)) shared.viewer = null;
    }),
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

export { expect };
