import type { Page } from '@playwright/test';
import { newEmail, testControl } from './support/customer';
import { expect, test } from './support/test';

// a worker's issuer knows one identity at a time
test.describe.configure({ mode: 'default' });

const social = (page: Page) => page.getByRole('button', { name: 'Continue with Loomid' });
const greeting = (page: Page, name: string) => page.getByRole('heading', { name: `Hello, ${name}` });

test('sign-in with an external account, in a popup, leads to the requested page', async ({ page, product }) => {
  const email = newEmail();
  await testControl(product, 'setIdentity', { sub: email, email, email_verified: true, name: 'Lin Thread' });
  await page.goto('/login?next=%2Fuser%2Fselect-package');
  const opened = page.waitForEvent('popup');
  await social(page).click();
  await opened;
  await expect(page).toHaveURL('/user/select-package');
  await page.goto('/user/dashboard');
  await expect(greeting(page, 'Lin')).toBeVisible();
  // the issuer has verified the address
  await expect(page.getByRole('region', { name: 'Confirm your email address' })).toHaveCount(0);
});

test('it links to the account with the same verified address', async ({ page, product, newCustomer }) => {
  const customer = await newCustomer({ credits: 3 });
  await testControl(product, 'setIdentity', {
    sub: customer.email,
    email: customer.email,
    email_verified: true,
    name: 'Somebody Else',
  });
  await page.goto('/register');
  await social(page).click();
  await expect(page).toHaveURL('/user/dashboard');
  await expect(greeting(page, 'Ada')).toBeVisible();
  await expect(page.getByRole('main').getByText('3 credits')).toBeVisible();
});

test('it does not link by an unverified address', async ({ page, product, newCustomer }) => {
  const customer = await newCustomer();
  await testControl(product, 'setIdentity', {
    sub: `stranger-${customer.email}`,
    email: customer.email,
    email_verified: false,
    name: 'Stranger',
  });
  await page.goto('/login');
  await social(page).click();
  await expect(page.getByRole('alert')).toHaveText('This email is already in use. Please try another one.');
  await expect(page).toHaveURL('/login');
});

test('a closed, cancelled or blocked popup is reported', async ({ page, context, product }) => {
  await page.goto('/login');
  const banner = page.getByRole('alert');

  // the page of an issuer that waits for a password
  await context.route('**/auth/social/start?*', (route) =>
    route.fulfill({ body: '<h1>Who are you?</h1>', contentType: 'text/html' }),
  );
  const opened = page.waitForEvent('popup');
  await social(page).click();
  const popup = await opened;
  await expect(popup.getByText('Who are you?')).toBeVisible();
  await expect(social(page)).toBeDisabled();
  await popup.close();
  await expect(banner).toHaveText('Sign-in popup closed by user.');
  await expect(social(page)).toBeEnabled();

  await context.unrouteAll();
  await testControl(product, 'setIdentity', { denied: true });
  await social(page).click();
  await expect(banner).toHaveText('Sign-in cancelled. Please try again.');

  await page.evaluate(() => {
    window.open = () => null;
  });
  await social(page).click();
  await expect(banner).toHaveText('Sign-in popup was blocked. Please allow popups for this site.');
});
