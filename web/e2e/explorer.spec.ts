import type { Page } from '@playwright/test';
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

test('the API explorer runs an example, and leads home', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/graphql');
  await run(page, 'Packages');
  await expect(answer(page)).toContainText('Starter');
  await page.getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL('/');
});

test('the API explorer is who its visitor is, live as well', async ({ page, customer }) => {
  await page.goto('/graphql');
  await run(page, 'MyDesigns');
  await expect(answer(page)).toContainText(customer.id);
  const opened = page.waitForEvent('websocket');
  await run(page, 'DesignsLive');
  const socket = await opened;
  const acknowledged = await socket.waitForEvent('framereceived');
  expect(acknowledged.payload).toContain('connection_ack');
});

test('the API explorer forgets a token', async ({ page, problems }) => {
  problems.provoke(/401/, /graphql error/);
  await page.goto('/graphql');
  await page.getByLabel('Access token').fill('plm_wrong');
  await run(page, 'Packages');
  await expect(answer(page)).toContainText('UNAUTHENTICATED');
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href),
  ).not.toContain('plm_wrong');
  await page.reload();
  await expect(page.getByLabel('Access token')).toHaveValue('');
});
