import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/test';

/** Opens the form of an operation. */
async function open(page: Page, group: string, name: string) {
  await page.goto(`/docs/api/${group}`);
  await page.getByRole('button', { name: `Try it: ${name}`, exact: true }).click();
  return page.getByRole('form', { name: `Try ${name}`, exact: true });
}

type Form = Awaited<ReturnType<typeof open>>;

/** Sends the call of an open form. */
async function tried(page: Page, form: Form, path: string) {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await form.getByRole('button', { name: 'Send' }).click();
  const response = await answered;
  await expect(form.getByRole('status')).toContainText(new RegExp(`^${response.status()} .*\\d ms`));
  return { status: response.status(), headers: await response.request().allHeaders() };
}

test('anonymous readers find a path, try it, and find home from there', async ({ page }) => {
  await page.goto('/docs/api');
  await page.getByRole('searchbox').fill('packages on sale');
  await expect(page.getByRole('status')).toHaveText('1 operation');
  await page.getByRole('link', { name: /List the packages on sale/ }).click();
  await expect(page).toHaveURL('/docs/api/packages-and-items#getPackages');
  await page.getByRole('button', { name: 'Try it: GET /packages' }).click();
  const form = page.getByRole('form', { name: 'Try GET /packages' });
  expect((await tried(page, form, '/packages')).status).toBe(200);
  await expect(form.getByRole('group', { name: 'Response body' })).toContainText('packageName');
  await expect(form.getByRole('term').filter({ hasText: 'x-request-id' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const isCut = await form.evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('input, pre')].some((part) => part.getBoundingClientRect().right > right);
  });
  expect(isCut).toBe(false);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('no page scrolls sideways on a phone with large text', async ({ browser }) => {
  // the pages allow no styles but their own
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  for (const path of [
    '/docs',
    '/docs/schema',
    '/docs/schema/Query',
    '/docs/api',
    '/docs/api/sections',
    '/docs/changes',
  ]) {
    await page.goto(path);
    await page.addStyleTag({
      content: 'html { font-size: 200% !important; } * { content-visibility: visible !important; }',
    });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(tooWide, path).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('a change is sent after a question, with the session', async ({ page, customer }) => {
  const form = await open(page, 'accounts', 'POST /api/create-user');
  await form.getByRole('textbox', { name: 'Body' }).fill('{}');
  const send = form.getByRole('button', { name: 'Send' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const question = page.getByRole('dialog', { name: 'Send POST /api/create-user?' });

  await send.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await send.click();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await send.click();
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('group', { name: 'Response body' })).toContainText(customer.email);
  expect(sent.filter((one) => one === 'POST /api/create-user')).toHaveLength(1);
});

test('a picture is uploaded from the form', async ({ page, customer }) => {
  expect(customer.email).toContain('@');
  const create = { width: 8, height: 8, channels: 3, background: '#c63' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const form = await open(page, 'pictures', 'POST /image-server/upload');
  await form.getByLabel('File (image)').setInputFiles({ name: 'cake.png', mimeType: 'image/png', buffer });
  await form.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('status')).toContainText(/^200/);
  const [, name = ''] = /"\/image-server\/([^"]+)"/.exec((await form.getByRole('group').textContent()) ?? '') ?? [];

  await page.getByRole('button', { name: 'Try it: GET /image-server/{name}' }).click();
  const reading = page.getByRole('form', { name: 'Try GET /image-server/{name}' });
  await reading.getByRole('textbox', { name: 'name' }).fill(name);
  await reading.getByRole('button', { name: 'Send' }).click();
  const picture = reading.getByRole('img', { name: 'Returned picture' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a call carries the session of the browser, and a token wins over it', async ({ page, customer, problems }) => {
  const { createApiToken } = await customer.ask<{ createApiToken: { token: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: 'A program', scopes: ['PROFILE_READ'] } },
  );
  const own = await tried(page, await open(page, 'accounts', 'GET /users/admins'), '/users/admins');
  expect(own.status).toBe(200);
  expect(own.headers['authorization']).toBeUndefined();

  problems.provoke(/40[13]/);
  const form = await open(page, 'settings', 'GET /api/gemini-keys');
  const token = form.getByLabel('Access token');
  await token.fill(createApiToken.token);
  const byToken = await tried(page, form, '/api/gemini-keys');
  expect([byToken.status, byToken.headers['authorization']]).toEqual([403, `Bearer ${createApiToken.token}`]);
  await token.fill('plm_wrong');
  expect((await tried(page, form, '/api/gemini-keys')).status).toBe(401);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('plm_wrong');
  await page.reload();
  await page.getByRole('button', { name: 'Try it: GET /api/gemini-keys' }).click();
  await expect(page.getByLabel('Access token')).toHaveValue('');
});

test('without scripts the pages are a whole reference', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/docs/api/orders#postNewOrder');
  await expect(page.locator('#postNewOrder')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Order a package' })).toBeVisible();
  await expect(page.getByText('curl "$POSTLOOM_URL/new-order"')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});
