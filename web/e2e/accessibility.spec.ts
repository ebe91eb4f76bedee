import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Customer, onStage } from './support/customer';
import { becomeRegular, screens } from './support/screens';
import { expect, test as base } from './support/test';

/** Accounts that are only looked at: one of each kind is enough for a worker. */
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

/** A colour that is still changing is not the one people read. */
const standStill = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** Axe's violations in a few words each: which rule, where, and what it misses. */
async function violations(page: Page, rules: readonly string[]): Promise<string[]> {
  // there are no frames of other sites: the results need no page of their own to be put together
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    // axe calls it experimental; who speaks to a control says what they see on it
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  const { violations: found } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** What the dark colours can break; all the other rules read the same page again. */
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
    const customer = { visitor: newcomer, newcomer, regular, admin }[screen.viewer];
    if (screen.viewer !== 'visitor') await enter(customer);
    await screen.open(page, customer);
    await page.addStyleTag({ content: standStill });
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      // lists change between table and cards with the frame after
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute(`data-${colorScheme}`);
        expect.soft(await violations(page, rulesOfColour[colorScheme]), `${size}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
