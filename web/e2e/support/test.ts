import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { productsVariable } from '../product/address';
import type { ProductAddress } from '../product/address';
import type { TestControlRequests } from '../product/test-control';
import { Customer, newAddress, testControl } from './customer';
import { Problems } from './problems';
import { ReusedContext } from './reused-context';

interface Who {
  credits?: number;
  role?: TestControlRequests['setRole']['role'];
}

interface TestFixtures {
  /** Whether the test needs a new browser context: for empty caches, a clock, or options of its own. */
  ownContext: boolean;
  /** The context and page of the test. */
  current: { context: BrowserContext; page: Page };
  /** Problems that must not happen in any tab of this test; `provoke` declares the exceptions. */
  problems: Problems;
  /** Creates a new account with its own data, not signed in anywhere. */
  newCustomer: (who?: Who) => Promise<Customer>;
  /** Signs in this test's browser, like a cookie from an earlier visit. */
  enter: (customer: Customer) => Promise<void>;
  /** A new account, signed in. */
  customer: Customer;
  /** Opens a page in another browser, where the given account or none is signed in, by default of this product. */
  elsewhere: (customer?: Customer, baseURL?: string) => Promise<Page>;
  /** URL of a second api process on the product's database, which runs during this test only. */
  replica: string;
}

export const test = base.extend<
  TestFixtures,
  {
    product: ProductAddress;
    /** Returns the context that the worker's tests use one after the other. */
    reused: () => Promise<ReusedContext>;
  }
>({
  product: [
    async ({}, provide, { parallelIndex }) => {
      const products = JSON.parse(process.env[productsVariable] ?? '[]') as ProductAddress[];
      const product = products[parallelIndex];
      if (!product) throw new Error('No product is running for this worker: see global-setup.ts.');
      await provide(product);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  extraHTTPHeaders: async ({}, provide) => provide({ 'x-forwarded-for': newAddress() }),
  ownContext: [false, { option: true }],
  reused: [
    async ({ browser, product }, provide, { project: { use } }) => {
      const { locale, timezoneId, viewport, isMobile, hasTouch, contextOptions } = use;
      let opened: ReusedContext | undefined;
      await provide(async () => {
        opened ??= await ReusedContext.open(browser, {
          ...{ ...contextOptions, baseURL: product.url, locale, timezoneId, viewport, isMobile, hasTouch },
          javaScriptEnabled: true,
        });
        return opened;
      });
      await opened?.context.close();
    },
    { scope: 'worker' },
  ],
  current: async (
    { browser, ownContext, reused, javaScriptEnabled, locale, viewport, isMobile, hasTouch },
    provide,
    { project: { use } },
  ) => {
    const given = [javaScriptEnabled, locale, viewport, isMobile, hasTouch];
    const usual = [true, use.locale, use.viewport, use.isMobile ?? false, use.hasTouch ?? false];
    if (!ownContext && JSON.stringify(given) === JSON.stringify(usual)) {
      const shared = await reused();
      await provide({ context: shared.context, page: shared.page });
      await shared.clean();
      return;
    }
    const context = await browser.newContext();
    await provide({ context, page: await context.newPage() });
    await context.close();
  },
  context: async ({ current: { context }, extraHTTPHeaders }, provide) => {
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await provide(context);
  },
  page: async ({ current: { page }, context: _prepared }, provide) => provide(page),
  problems: [
    async ({ context }, provide) => {
      const problems = new Problems(context);
      await provide(problems);
      expect(await problems.unexpected(), 'console errors, uncaught errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
  newCustomer: async ({ product }, provide) =>
    provide(async ({ credits = 0, role } = {}) => {
      const customer = await new Customer(product).register();
      if (credits > 0) await testControl(product, 'grantCredits', { userId: customer.id, credits });
      if (role) await testControl(product, 'setRole', { userId: customer.id, role });
      return customer;
    }),
  enter: async ({ context }, provide) => provide((customer) => context.addCookies(customer.cookies)),
  customer: async ({ newCustomer, enter }, provide) => {
    const customer = await newCustomer();
    await enter(customer);
    await provide(customer);
  },
  elsewhere: async ({ browser, product }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (customer, baseURL = product.url) => {
      const context = await browser.newContext({ baseURL });
      opened.push(context);
      if (customer) await context.addCookies(customer.cookies);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  replica: async ({ product }, provide) => {
    const { url } = await testControl(product, 'startReplica', {});
    await provide(url);
    await testControl(product, 'stopReplica', {});
  },
});

/** Returns whether the screen is a phone's, which has a different menu. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

export { expect };
