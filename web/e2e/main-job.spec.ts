import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newEmail, password } from './support/customer';
import { expectCredits, generate, generatorPath, parts } from './support/generator';
import { createAccount, fillRegistration } from './support/sign-in';
import { nextImage } from './support/fault-injection';
import { expect, isPhone, test } from './support/test';
import { approve, openWallet } from './support/wallet';

/**
 * Returns width and height of a PNG from its first chunk.
 * @throws Error when the bytes are no PNG.
 */
function pngSize(bytes: Buffer): { width: number; height: number } {
  const signature = '89504e470d0a1a0a';
  if (bytes.subarray(0, 8).toString('hex') !== signature || bytes.subarray(12, 16).toString('latin1') !== 'IHDR')
    throw new Error('These bytes are no PNG.');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Goes from the home page to the checkout of Starter, registering on the way. */
async function registerForStarter(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveTitle('Create Facebook & Instagram Posts Instantly with AI');
  await page.getByRole('link', { name: 'Get Started with Starter' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fbuy%2F/);
  await page.getByRole('link', { name: 'Sign up for free' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Our Platform' })).toBeVisible();
  await fillRegistration(page, { email });
  await createAccount(page);
}

async function orderStarter(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/buy\//);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Starter');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('Full name').fill('Ada M. Weaver');
  await page.getByLabel('Address', { exact: false }).last().fill('12 Mill Lane, Bristol');
  await page.getByLabel('Country').selectOption('Ivory Coast');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page).toHaveURL(/\/user\/package-pending-payment\/$/);
  await expect(page.getByRole('heading', { name: 'My Pending Orders' })).toBeVisible();
}

async function payInWallet(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Pay Now/ }).click();
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Ada M. Weaver');
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Ivory Coast');
  const wallet = await openWallet(page);
  await expect(wallet.getByText('$9.00')).toBeVisible();
  await approve(wallet);
  await expect(page).toHaveURL(/\/user\/subscription-history$/);
}

async function expectPaidOrder(page: Page): Promise<void> {
  const row = page.getByRole(isPhone(page) ? 'listitem' : 'row').filter({ hasText: 'Starter' });
  await expect(row.getByText('Paid')).toBeVisible();
  await expect(row.getByText('$9.00 USD')).toBeVisible();
  await expect(row.getByText(/^(29|30) days left$/)).toBeVisible();
}

async function makeDesigns(page: Page): Promise<void> {
  const { primaryText, niche, style } = parts(page);
  await page.getByRole('link', { name: 'Social Media Design Generator' }).click();
  await expectCredits(page, 20);
  await page.getByRole('radio', { name: 'Instagram' }).check();
  await primaryText.fill('Two loaves for one, this Saturday');
  await niche.selectOption('Cooking');
  await style.selectOption('Playful');
  await generate(page, 1);
  await expectCredits(page, 19);
  await page.getByRole('radio', { name: 'Facebook' }).check();
  await page.getByRole('button', { name: 'Landscape (16:9)' }).click();
  await generate(page, 16 / 9);
  await expectCredits(page, 18);
}

async function downloadShown(page: Page): Promise<void> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Image' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^facebook-facebook-post-\d{13}\.png$/);
  const { width, height } = pngSize(await readFile(await download.path()));
  expect(width / height).toBeCloseTo(16 / 9, 2);
}

async function enhance(page: Page): Promise<void> {
  const { enhancedPrompt, customPrompt } = parts(page);
  await customPrompt.fill('A baker at dawn with a basket of bread');
  await page.getByRole('button', { name: 'Enhance Prompt' }).click();
  await expect(page.getByText('Prompt enhanced successfully!')).toBeVisible();
  await expect(enhancedPrompt).toHaveValue(/baker/i);
}

async function signOutAndIn(page: Page, email: string): Promise<void> {
  // a phone has no sidebar: the sign-out is in the account's menu
  if (isPhone(page)) await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
}

test(
  'a new user registers, buys Starter, makes designs and finds everything again',
  { tag: ['@phone', '@desktop-long'] },
  async ({ page, product }) => {
    const email = newEmail();
    await test.step('register on the way to Starter', () => registerForStarter(page, email));
    await test.step('order with the whole billing form', () => orderStarter(page, email));
    await test.step('pay in the wallet', () => payInWallet(page));
    await test.step('the order is paid, the credits are there', async () => {
      await expectPaidOrder(page);
      await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
    });
    await test.step('an instagram square and a facebook landscape design', () => makeDesigns(page));
    await test.step('download', () => downloadShown(page));
    await test.step('enhance a prompt', () => enhance(page));
    await test.step('cancel during the generation: the credit is released', async () => {
      await nextImage(product, 'slow', 20_000);
      await parts(page).generate.click();
      await expect(parts(page).working).toBeVisible();
      await expectCredits(page, 17);
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText('Cancelled. Your credit is back.');
      await expectCredits(page, 18);
    });
    await test.step('a failed design says why: the credit is released', async () => {
      // for every attempt: three times for each of the two models
      await nextImage(product, 'fail500', 0, 6);
      await parts(page).generate.click();
      await expect(
        page.getByRole('alert').getByText(/^Error: API Error: 500 - .*Your credit is back\.$/),
      ).toBeVisible();
      await expectCredits(page, 18);
    });
    await test.step('sign out and in again', () => signOutAndIn(page, email));
    await test.step('credits, order and designs are still there', async () => {
      await expect(page.getByRole('main').getByText('18 credits')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Design: Two loaves for one, this Saturday' })).toHaveCount(2);
      const menu = isPhone(page)
        ? page.getByRole('dialog', { name: 'More' })
        : page.getByRole('navigation', { name: 'User area' });
      if (isPhone(page)) await page.getByRole('button', { name: 'More' }).click();
      await menu.getByRole('link', { name: 'Subscription History' }).click();
      await expectPaidOrder(page);
      await page.goto(generatorPath);
      await expect(page.getByRole('button', { name: /^Show the design/ })).toHaveCount(4);
    });
  },
);
