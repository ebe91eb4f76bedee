import type { Page } from '@playwright/test';
import { anImage } from '../../api/test/images';
import { expect, test } from './support/test';

const log = (page: Page) => page.getByRole('log');

test('a ticket is sent with two pictures, and answered with one that appears live', async ({
  page,
  context,
  newCustomer,
  enter,
}) => {
  const customer = await newCustomer();
  await enter(customer);
  await page.goto('/user/create-support');
  await page.getByLabel('Subject').fill('The colours are off');
  await page.getByLabel('Message').fill('Left is mine, right is yours.');
  await page.getByLabel('Pictures: files').setInputFiles([
    { name: 'mine.png', mimeType: 'image/png', buffer: await anImage('png', 400, 300) },
    { name: 'yours.jpg', mimeType: 'image/jpeg', buffer: await anImage('jpeg', 300, 500) },
  ]);
  await expect(page.getByRole('img', { name: 'Picture 2: yours.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page).toHaveURL('/user/support');
  await page.getByRole('link', { name: /^The colours are off/ }).click();
  const first = log(page).getByRole('img', { name: 'Picture 1 of 2 from you' });
  await expect(first).toBeVisible();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  const id = new URL(page.url()).searchParams.get('ticket') ?? '';

  // An Admin sees both, and answers with one: it appears in the open conversation.
  expect(await customer.answeredWithPicture(id, 'It should look so.')).toBe(2);
  const answer = log(page).getByRole('img', { name: 'Picture 1 of 1 from Support' });
  await expect(answer).toBeInViewport();
  await expect.poll(() => answer.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);

  await log(page).getByRole('button', { name: 'Picture 1 of 2 from you' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Picture 1 of 2 from you' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Picture 2 of 2 from you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // Another customer cannot load it by its address.
  const address = (await answer.getAttribute('src')) ?? '';
  expect((await page.request.get(address)).status()).toBe(200);
  const otherCustomer = await newCustomer();
  await context.clearCookies();
  expect((await page.request.get(address)).status()).toBe(404);
  await context.addCookies(otherCustomer.cookies);
  expect((await page.request.get(address)).status()).toBe(404);
});
