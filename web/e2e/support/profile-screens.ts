import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { password } from './customer';
import type { Screen } from './screen';
import { goTo } from './go-to';

const tab = (name: string, text: string) => async (page: Page) => {
  await goTo(page, `/update-profile?tab=${name}`);
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
};
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** The profile with its tabs, and the pages that its emails link to. */
export const profileScreens: readonly Screen[] = [
  {
    name: 'profile',
    viewer: 'newcomer',
    open: async (page) => {
      await tab('profile', 'Profile')(page);
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    },
  },
  {
    name: 'profile-photo-part',
    viewer: 'newcomer',
    open: async (page) => {
      await tab('profile', 'Profile')(page);
      await page.getByLabel('Photo: file').setInputFiles('web/public/pictures/yoga-studio-640.webp');
      await expect(page.getByRole('dialog', { name: 'Choose the part to show' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Use this part' })).toBeEnabled();
    },
  },
  {
    name: 'profile-security',
    viewer: 'newcomer',
    open: async (page) => {
      await tab('security', 'Security')(page);
      await expect(part(page, 'Where you are signed in').getByText('This device')).toBeVisible();
    },
  },
  {
    name: 'profile-two-step',
    viewer: 'newcomer',
    open: async (page) => {
      await tab('security', 'Security')(page);
      const card = part(page, 'Two-step sign-in');
      await card.getByRole('button', { name: 'Set it up' }).click();
      await card.getByRole('textbox', { name: 'Current Password' }).fill(password);
      await card.getByRole('button', { name: 'Continue' }).click();
      await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    },
  },
  {
    name: 'profile-notifications',
    viewer: 'newcomer',
    open: async (page) => {
      await tab('notifications', 'Notifications')(page);
      await expect(page.getByRole('switch', { name: 'New devices' })).toBeVisible();
    },
  },
  {
    name: 'profile-tokens',
    viewer: 'newcomer',
    open: async (page) => {
      await tab('tokens', 'API tokens')(page);
      await page.getByRole('button', { name: 'New token' }).click();
      await expect(page.getByRole('checkbox', { name: 'Write Designs' })).toBeVisible();
    },
  },
  {
    name: 'profile-webhooks',
    viewer: 'newcomer',
    open: async (page) => {
      await tab('webhooks', 'Webhooks')(page);
      await page.getByRole('button', { name: 'Add webhook' }).click();
      await expect(page.getByRole('dialog', { name: 'Add webhook' })).toBeVisible();
    },
  },
  {
    name: 'profile-data',
    viewer: 'regular',
    open: async (page) => {
      await tab('data', 'Your data')(page);
      await part(page, 'Delete your account').getByRole('button', { name: 'Delete my account' }).click();
      await part(page, 'Delete your account').getByRole('button', { name: 'Delete permanently' }).click();
      await expect(page.getByText('Please enter your password')).toBeVisible();
    },
  },
  {
    name: 'area-account-menu',
    viewer: 'newcomer',
    open: async (page) => {
      await goTo(page, '/user/dashboard');
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    },
  },
  {
    name: 'confirm-email',
    viewer: 'newcomer',
    open: async (page) => {
      await page.route('**/graphql', async (route) => {
        if (!(route.request().postData() ?? '').includes('query PendingEmail')) return route.continue();
        const response = await route.fetch();
        const answer = (await response.json()) as { data: { me: { security: { pendingEmail: string | null } } } };
        answer.data.me.security.pendingEmail = 'new@example.com';
        return route.fulfill({ response, json: answer });
      });
      await page.goto('/confirm-email?token=abc');
      await expect(page.getByRole('button', { name: 'Use this address' })).toBeVisible();
    },
  },
  {
    // 'recover-account' is the same page with other words (features/auth/take-back.tsx)
    name: 'undo-email-change',
    viewer: 'anonymous',
    open: async (page) => {
      await page.goto('/undo-email-change?token=abc');
      await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
    },
  },
  {
    name: 'sign-in-code',
    viewer: 'anonymous',
    open: async (page) => {
      await page.route('**/graphql', (route) =>
        (route.request().postData() ?? '').includes('mutation SignIn')
          ? route.fulfill({
              json: {
                data: { signIn: { __typename: 'SessionPayload', codeRequired: true, user: null, errors: [] } },
              },
            })
          : route.continue(),
      );
      await page.goto('/login');
      await page.getByLabel('Email').fill('careful@example.com');
      await page.getByRole('textbox', { name: 'Password' }).fill('right-password');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
    },
  },
];
