import type { Page } from '@playwright/test';
import { newEmail, password } from './customer';

interface Filled {
  email?: string;
  password?: string;
  confirm?: string;
}

/** Fills in the registration; each value can be overridden. */
export async function fillRegistration(
  page: Page,
  { email = newEmail(), password: chosen = password, confirm = chosen }: Filled,
): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Weaver');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(chosen);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(confirm);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
}

export const createAccount = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

export async function fillSignIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(typed);
}

export const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In' }).click();
