import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { newEmail, password } from './support/customer';
import { linkFromMail, mailTo } from './support/mail';
import { fillSignIn, signIn } from './support/sign-in';
import { expect, isPhone, test } from './support/test';

const card = (page: Page, name: string) => page.getByRole('region', { name });
const currentPassword = (page: Page, name: string) =>
  card(page, name).getByRole('textbox', { name: 'Current Password' });

test('a profile is filled in, with a cropped photo, and the header shows both', async ({ page, customer }) => {
  await page.goto('/update-profile');
  await page.getByLabel('Photo: file').setInputFiles('web/public/pictures/bakery-640.webp');
  await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await page.getByLabel('Full Name').fill('Ada Baker');
  await page.getByLabel('City').fill('Leeds');
  await page.getByLabel('Country').selectOption('United Kingdom');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  const { me } = await customer.ask<{ me: { name: string; city: string; photoUrl: string } }>(
    '{ me { name city photoUrl } }',
  );
  expect(me).toMatchObject({ name: 'Ada Baker', city: 'Leeds' });
  const photo = await page.request.get(me.photoUrl);
  expect(photo.headers()['content-type']).toBe('image/webp');
  await expect(page.getByRole('complementary', { name: 'Your account' }).getByText('Ada Baker')).toBeVisible();

  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Account of Ada' }).click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Leeds');
});

test('two-step sign-in is set up and required, and a recovery code replaces the phone', async ({ page, customer }) => {
  await page.goto('/update-profile?tab=security');
  const twoStep = card(page, 'Two-step sign-in');
  await twoStep.getByRole('button', { name: 'Set it up' }).click();
  await currentPassword(page, 'Two-step sign-in').fill(password);
  await twoStep.getByRole('button', { name: 'Continue' }).click();
  const secret = (await twoStep.locator('code').innerText()).replaceAll(' ', '');
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await twoStep.getByRole('textbox', { name: 'Code' }).fill(codeOf(-1));
  await twoStep.getByRole('button', { name: 'Switch it on' }).click();
  const shown = twoStep.getByRole('group', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  await twoStep.getByRole('button', { name: 'I have saved them' }).click();
  await expect(twoStep.getByText('10 recovery codes left.')).toBeVisible();

  for (const [label, code] of [
    ['Code', codeOf(0)],
    ['Recovery code', codes[0] ?? ''],
  ] as const) {
    await page.context().clearCookies();
    await page.goto('/login');
    await fillSignIn(page, customer.email, password);
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
    if (label === 'Recovery code') await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: label }).fill(code);
    await signIn(page);
    await expect(page).toHaveURL('/user/dashboard');
  }
});

test('the address is changed by the link to the new one, and restored by the email to the previous one', async ({
  page,
  product,
  customer,
}) => {
  // only a verified address is notified
  await page.goto(await linkFromMail(product, customer.email, 'Please confirm your email address'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Thank you: your address is confirmed.')).toBeVisible();

  const next = newEmail();
  await page.goto('/update-profile?tab=security');
  await card(page, 'Email address').getByLabel('New Email').fill(next);
  await currentPassword(page, 'Email address').fill(password);
  await card(page, 'Email address').getByRole('button', { name: 'Send the link' }).click();
  await expect(card(page, 'Email address').getByRole('status')).toContainText(next);

  await page.goto(await linkFromMail(product, next, 'Please confirm your new email address'));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText(`Thank you: your address is ${next} now.`)).toBeVisible();

  await page.context().clearCookies();
  await page.goto(await linkFromMail(product, customer.email, 'Your Postloom account has a new email address'));
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText(`Your account has the address ${customer.email} again`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set a new password' })).toBeVisible();
});

test('the personal data are downloaded, and the account is deleted with the code of an email', async ({
  page,
  customer,
  product,
}) => {
  await page.goto(await linkFromMail(product, customer.email, 'Please confirm your email address'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Thank you: your address is confirmed.')).toBeVisible();
  await page.goto('/update-profile');
  await page.getByRole('tab', { name: 'Your data' }).click();
  await card(page, 'Download your data').getByRole('button', { name: 'Prepare the archive' }).click();
  await currentPassword(page, 'Download your data').fill(password);
  const download = page.waitForEvent('download');
  await card(page, 'Download your data').getByRole('button', { name: 'Download' }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toBe('postloom-data.zip');
  const bytes = readFileSync(await archive.path());
  expect(bytes.includes('account.json')).toBe(true);

  const end = card(page, 'Delete your account');
  await end.getByRole('button', { name: 'Delete my account' }).click();
  await end.getByRole('checkbox', { name: 'I know that this cannot be undone' }).check();
  await end.getByRole('button', { name: 'Send me a code' }).click();
  const [code = ''] = /(?<=>)[A-Z0-9]{8}(?=<)/.exec(await mailTo(product, customer.email, 'Your Postloom code')) ?? [];
  await end.getByRole('textbox', { name: 'Code from the email' }).fill(code);
  await end.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL('/');
  if (!isPhone(page)) await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await page.goto('/login');
  await fillSignIn(page, customer.email, password);
  await signIn(page);
  await expect(page.getByText('No account found with this email address.')).toBeVisible();
});
