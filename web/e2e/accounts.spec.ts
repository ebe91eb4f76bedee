import type { Page } from '@playwright/test';
import { newEmail, password } from './support/customer';
import { createAccount, fillRegistration, fillSignIn, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { moveMouse } from './support/go-to';

/**
 * Holds an operation back.
 * @returns a function that releases it
 */
async function hold(page: Page, operation: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route, request) => {
    if ((request.postDataJSON() as { operationName: string }).operationName === operation) await released;
    await route.continue();
  });
  return letGo;
}

test('registration needs every field and the terms', async ({ page }) => {
  await page.goto('/register');
  await moveMouse(page);
  await createAccount(page);
  for (const sentence of [
    'Please enter your full name',
    'Please enter your email address',
    'Please enter a password',
    'Please agree to the Terms of Service and Privacy Policy',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('registration with the email address of an existing account', async ({ page, newCustomer }) => {
  const { email } = await newCustomer();
  await page.goto('/register');
  await fillRegistration(page, { email: email.toUpperCase() });
  await createAccount(page);
  const sentence = page.getByText('This email is already in use. Please try another one.');
  await expect(sentence).toBeInViewport();
  await expect(page).toHaveURL('/register');
});

test('sign-in: unknown account, wrong password, then the right one', async ({ page, newCustomer }) => {
  const customer = await newCustomer();
  const banner = page.getByRole('alert');
  await page.goto('/login');
  await fillSignIn(page, newEmail(), password);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await signIn(page);
  await expect(banner).toHaveText('No account found with this email address.');
  await expect(banner).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await fillSignIn(page, customer.email, 'not-the-password');
  await signIn(page);
  await expect(banner).toHaveText('Incorrect password. Please try again.');
  await fillSignIn(page, customer.email, customer.password);
  const letGo = await hold(page, 'SignIn');
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Signing In...', includeHidden: true })).toBeDisabled();
  letGo();
  await expect(page).toHaveURL('/user/dashboard');
});

test.describe('a first visit, with nothing in a cache', () => {
  test.use({ ownContext: true });

  test('text typed before hydration is preserved, and does not get into the address', async ({ page, newCustomer }) => {
    const customer = await newCustomer();
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await fillSignIn(page, customer.email, customer.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    letGo();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await signIn(page);
    await expect(page).toHaveURL('/user/dashboard');
  });
});
