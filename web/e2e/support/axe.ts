import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import { expect } from './test';

/** Disables transitions, because axe would measure a colour that is still changing. */
export const noTransitions = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/**
 * Adds rules to a page as a style sheet of the script, which a content security policy for elements does not concern.
 * @returns a function that removes them
 */
export async function addStyle(page: Page, rules: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, rules);
  return () =>
    page.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    }, sheet);
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a frame once: the builder would load its larger source twice for every analysis. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}

const coloured = ['color-contrast', 'link-in-text-block'] as const;

/** Which of axe's rules are asked: these, all of them, or all except the rules of colours. */
type Rules = readonly string[] | 'all' | 'structure';

/** Returns axe's violations in brief: rule, element, and what is missing. */
export async function violations(page: Page, rules: Rules): Promise<string[]> {
  await Promise.all(page.frames().map(loadAxe));
  // without frames of other sites, legacy mode avoids a separate page for merging results
  const axe = new AxeBuilder({ page, axeSource: 'undefined' }).setLegacyMode().options({
    // experimental in axe; users of voice control say the visible label
    rules: {
      'label-content-name-mismatch': { enabled: true },
      ...(rules === 'structure' && Object.fromEntries(coloured.map((id) => [id, { enabled: false }]))),
    },
    // the elements that pass are not described one by one
    resultTypes: ['violations'],
    // only the disabled rule css-orientation-lock reads the parsed style sheets
    preload: { assets: ['media'] },
  });
  const { violations: found } = await (typeof rules === 'string' ? axe : axe.withRules([...rules])).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

/** The dark scheme can break the rules of colours; all others would only check the same page again. */
export const rulesOfColour = { light: 'all', dark: coloured, structure: 'structure' } as const;

/** Expects no violations of what a journey has opened, such as a dialog, light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await addStyle(page, noTransitions);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute(`data-${colorScheme}`);
    expect.soft(await violations(page, rulesOfColour[colorScheme]), colorScheme).toEqual([]);
  }
}
