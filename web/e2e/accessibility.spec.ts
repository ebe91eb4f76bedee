import type { Page } from '@playwright/test';
import { noTransitions, rulesOfColour, violations } from './support/axe';
import { Customer, onStage } from './support/customer';
import { becomeRegular, screens } from './support/screens';
import { expect, test as base } from './support/test';

/** Read-only accounts: one of each kind per worker is enough. */
const test = base.extend<object, { newcomer: Customer; regular: Customer; admin: Customer }>({
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

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

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
    let isLoaded = false;
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      // lists switch between table and cards in the next frame
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect.soft(await isTooWide(page), `${size}: scrolls sideways`).toBe(false);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute(`data-${colorScheme}`);
        const found = await violations(page, rulesOfColour[colorScheme], isLoaded);
        expect.soft(found, `${size}, ${colorScheme}`).toEqual([]);
        isLoaded = true;
      }
    }
  });
}
