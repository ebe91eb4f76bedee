import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { productsVariable } from '../product/address';
import type { ProductAddress } from '../product/address';
import type { TestControlRequests } from '../product/test-control';
import { Customer, newAddress, testControl } from './customer';
import { Problems } from './problems';

interface Who {
  credits?: number;
  role?: TestControlRequests['setRole']['role'];
}

interface TestFixtures {
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

export const test = base.extend<TestFixtures, { product: ProductAddress }>({
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
