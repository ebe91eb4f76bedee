import type { Page } from '@playwright/test';
import type { Customer } from './support/customer';
import { generatorPath } from './support/generator';
import { expect, test } from './support/test';
import { moveMouse } from './support/go-to';

async function signIn(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('an anonymous user returns to exactly the requested page', async ({ page, newCustomer }) => {
  const requested = `${generatorPath}?x=1#y`;
  await page.goto(requested);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe(requested);
  await signIn(page, await newCustomer());
  await expect(page).toHaveURL(requested);
  await expect(page.getByRole('heading', { name: 'Social Media Design Generator' })).toBeVisible();
});

test('only pages of this site are remembered', async ({ page, newCustomer }) => {
  await page.goto('/login?next=%2F%2Fevil.example%2Fx');
  await signIn(page, await newCustomer());
  await expect(page).toHaveURL('/user/dashboard');
});

test('a signed-in user who opens the sign-in goes to the dashboard', async ({ page, customer }) => {
  await page.goto('/login');
  await moveMouse(page);
  await expect(page).toHaveURL('/user/dashboard');
  await expect(page.getByRole('heading', { name: `Hello, ${customer.name.split(' ')[0]}` })).toBeVisible();
});

test('a session survives a reload and is shared with a new tab', async ({ page, context, customer }) => {
  await page.goto('/user/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  const header = other.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  expect(await customer.credits()).toBe(0);
});

test('signing out in one tab signs out the other', async ({ page, context, customer }) => {
  expect(customer.email).toContain('@');
  const other = await context.newPage();
  await other.goto(generatorPath);
  await expect(other.getByRole('heading', { name: 'Social Media Design Generator' })).toBeVisible();
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await other.goto('/user/dashboard');
  await expect(other).toHaveURL(/\/login$/);
});
