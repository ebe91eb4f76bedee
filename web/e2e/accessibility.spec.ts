import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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

/** Disables transitions, because axe would measure a colour that is still changing. */
const noTransitions = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/**
 * Returns axe's violations in brief: rule, element, and what is missing.
 * @param isLoaded whether this page and its frames have run axe before: its source is larger than the app's
 */
async function violations(page: Page, rules: readonly string[], isLoaded: boolean): Promise<string[]> {
  // without frames of other sites, legacy mode avoids a separate page for merging results
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: 'undefined' } : {}) }).setLegacyMode().options({
    // experimental in axe; users of voice control say the visible label
    rules: { 'label-content-name-mismatch': { enabled: true } },
    // the elements that pass are not described one by one
    resultTypes: ['violations'],
    // only the disabled rule css-orientation-lock reads the parsed style sheets
    preload: { assets: ['media'] },
  });
  const { violations: found } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

/** Whether the page is wider than the screen, so that it scrolls sideways. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Rules that the dark scheme can break; all others would only check the same page again. */
const rulesOfColour = { light: [], dark: ['color-contrast', 'link-in-text-block'] } as const;

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
