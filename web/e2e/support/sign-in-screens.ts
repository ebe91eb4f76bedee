import { expect } from '@playwright/test';
import { at } from './screen';
import type { Screen } from './screen';
import { moveMouse } from './go-to';

/** Screens of sign-in and registration, and their outcomes. */
export const signInScreens: readonly Screen[] = [
  { name: 'login', viewer: 'anonymous', open: at('/login', 'Welcome Back') },
  {
    name: 'login-refused',
    viewer: 'anonymous',
    open: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'register', viewer: 'anonymous', open: at('/register', 'Welcome to Our Platform') },
  {
    name: 'register-incomplete',
    viewer: 'anonymous',
    open: async (page) => {
      await page.goto('/register');
      await moveMouse(page);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Please enter your full name')).toBeVisible();
    },
  },
  { name: 'reset-password', viewer: 'anonymous', open: at('/reset-password', /./) },
  {
    name: 'reset-password-sent',
    viewer: 'anonymous',
    open: async (page, customer) => {
      await page.goto('/reset-password');
      await page.getByLabel('Email').fill(customer.email);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Email Sent!' })).toBeVisible();
    },
  },
  {
    name: 'reset-password-confirm',
    viewer: 'anonymous',
    open: at('/reset-password/confirm?token=abc', 'Set a new password'),
  },
  {
    name: 'verify-email-visitor',
    viewer: 'anonymous',
    open: async (page) => (
      await page.goto('/verify-email?token=abc'),
      expect(page.getByRole('link', { name: 'Sign in to confirm' })).toBeVisible()
    ),
  },
  {
    name: 'verify-email',
    viewer: 'newcomer',
    open: async (page) => (
      await page.goto('/verify-email?token=abc'),
      expect(page.getByRole('button', { name: 'Confirm my address' })).toBeVisible()
    ),
  },
  {
    name: 'verify-email-refused',
    viewer: 'newcomer',
    open: async (page) => {
      await page.goto('/verify-email?token=abc');
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    },
  },
  {
    name: 'session-ended',
    viewer: 'newcomer',
    needsStorage: true,
    open: async (page) => {
      await at('/user/dashboard', /^Hello/)(page);
      await page.context().clearCookies();
      await page.reload();
      await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    },
  },
  {
    name: 'account-menu',
    viewer: 'newcomer',
    open: async (page) => {
      await page.goto('/about');
      await moveMouse(page);
      const phoneMenu = page.getByRole('button', { name: 'Open the menu' });
      const accountButton = page.getByRole('button', { name: /^Account of/ });
      await expect(accountButton.or(phoneMenu).first()).toBeVisible();
      await ((await phoneMenu.isVisible()) ? phoneMenu : accountButton).click();
      await expect(page.getByText(/^\d+ credits?$/).last()).toBeVisible();
    },
  },
  { name: 'not-authorized', viewer: 'newcomer', open: at('/admin/dashboard', 'Not Authorized') },
];
