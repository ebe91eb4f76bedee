import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { examples } from '../src/explorer/examples';
import { rulesOfColour } from './support/axe';
import { sizes } from './support/measure-screen';
import { expect, test } from './support/test';

/** Runs the operation of a tab, once the editor has loaded and shows it. */
async function run(page: Page, name: string): Promise<void> {
  const editor = page.locator('.graphiql-query-editor');
  await expect(editor).toContainText('# For');
  await page.getByRole('tab', { name }).click();
  await expect(editor).toContainText(name);
  await page.getByRole('button', { name: /Execute query/ }).click();
}

const answer = (page: Page) => page.locator('.result-window');

test('the API explorer runs an example, stores nothing of what was typed, and leads home', async ({ page }) => {
  await page.goto('/graphql');
  await run(page, 'Packages');
  await expect(answer(page)).toContainText('Starter');
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(stored.filter((key) => key.startsWith('graphiql'))).toEqual([]);
  await page.getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL('/');
});

/** Makes a design as the page's visitor. */
const makeDesign = (page: Page, input: object) =>
  page.evaluate(async (given) => {
    const query = 'mutation($input: CreateDesignInput!) { createDesign(input: $input) { errors { message } } }';
    const body = JSON.stringify({ query, variables: { input: given } });
    await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }, input);

test('the API explorer is who its visitor is, live as well, and forgets a token', async ({
  page,
  newCustomer,
  enter,
  problems,
}) => {
  problems.provoke(/401/, /graphql error/);
  const customer = await newCustomer({ credits: 1 });
  await enter(customer);
  await page.goto('/graphql');
  await run(page, 'MyDesigns');
  await expect(answer(page)).toContainText(customer.id);

  const acknowledged = new Promise((resolve) => {
    page.once('websocket', (socket) => socket.once('framereceived', resolve));
  });
  await run(page, 'DesignsLive');
  await acknowledged;
  const { input } = JSON.parse(examples.find(({ query }) => query.includes('createDesign'))?.variables ?? '{}') as {
    input: object;
  };
  await makeDesign(page, input);
  await expect(answer(page)).toContainText('SUCCEEDED');

  await page.getByLabel('Access token').fill('plm_wrong');
  await run(page, 'Packages');
  await expect(answer(page)).toContainText('UNAUTHENTICATED');
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href),
  ).not.toContain('plm_wrong');
  await page.reload();
  await expect(page.getByLabel('Access token')).toHaveValue('');
});

/** Faults of GraphiQL and its editor that this page can't mend: their markup and the colours of a theme. */
const ofGraphiQL = [
  // a tab contains its button 'Close'
  { id: 'nested-interactive', element: /class="graphiql-tab\b/ },
  // comments, and the numbers of blank last lines
  { id: 'color-contrast', element: /class="(mtk\d+|[^"]*\bdimmed-line-number\b[^"]*)"/ },
];

for (const colorScheme of ['light', 'dark'] as const)
  test(`the API explorer is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/graphql');
    await run(page, 'Packages');
    await expect(answer(page)).toContainText('Starter');
    for (const viewport of [sizes.desktop, sizes.phone]) {
      await page.setViewportSize(viewport);
      const axe = new AxeBuilder({ page }).setLegacyMode();
      // the dark scheme can break nothing else
      const { violations } = await (colorScheme === 'dark' ? axe.withRules([...rulesOfColour.dark]) : axe).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ html }) => !ofGraphiQL.some((known) => known.id === id && known.element.test(html)))
          .map(({ target }) => `${id} at ${target.join(' ')}`),
      );
      expect(found).toEqual([]);
    }
  });
