import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Sends the call of an operation. */
async function tried(page: Page, operationId: string, path: string) {
  const operation = page.locator(`.opblock[id$="-${operationId}"]`);
  await operation.getByRole('button').first().click();
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await operation.getByRole('button', { name: 'Execute' }).click();
  const response = await answered;
  const live = operation.locator('.live-responses-table');
  await expect(live.getByRole('cell', { name: String(response.status()) }).first()).toBeVisible();
  return { status: response.status(), headers: await response.request().allHeaders(), live };
}

const open = async (page: Page) => {
  await page.goto('/docs/api');
  await expect(page.getByRole('heading', { level: 3, name: /^Packages and items/ })).toBeVisible();
  // groups are closed at first
  for (const group of await page.locator('.opblock-tag').all())
    await group.getByRole('button', { name: 'Expand operation' }).click();
};

test('visitors try a path, and find home from there', async ({ page }) => {
  await open(page);
  const { status, live } = await tried(page, 'getPackages', '/packages');
  expect(status).toBe(200);
  await expect(live).toContainText('packageName');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('a change is sent after a question, with the session', async ({ page, customer }) => {
  await open(page);
  const operation = page.locator('.opblock[id$="-postApiCreateUser"]');
  await operation.getByRole('button').first().click();
  await operation.getByRole('textbox', { name: 'Body' }).fill('{}');
  const send = operation.getByRole('button', { name: 'Execute' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const question = page.getByRole('dialog', { name: 'Send POST /api/create-user?' });

  await send.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await send.click();
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText(customer.email);
  expect(sent.filter((one) => one === 'POST /api/create-user')).toHaveLength(1);
});

test('a call carries the session of the browser, and a token wins over it', async ({ page, customer, problems }) => {
  const { createApiToken } = await customer.ask<{ createApiToken: { token: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: 'A program', scopes: ['PROFILE_READ'] } },
  );
  await open(page);
  const own = await tried(page, 'getUsersAdmins', '/users/admins');
  expect(own.status).toBe(200);
  expect(own.headers['authorization']).toBeUndefined();

  const authorize = async (token: string) => {
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    const logout = page.getByRole('button', { name: 'Remove authorization' }).first();
    if (await logout.isVisible()) await logout.click();
    await page.getByRole('textbox', { name: 'auth-bearer-value' }).fill(token);
    await page.getByRole('button', { name: 'Apply credentials' }).first().click();
    await page.getByRole('button', { name: 'Close' }).first().click();
  };
  await authorize(createApiToken.token);
  const byToken = await tried(page, 'getApiGeminiKeys', '/api/gemini-keys');
  expect([byToken.status, byToken.headers['authorization']]).toEqual([403, `Bearer ${createApiToken.token}`]);
  problems.provoke(/40[13]/);
  await authorize('plm_wrong');
  expect((await tried(page, 'getUserEmails', '/user-emails')).status).toBe(401);
});
