import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Customer } from './customer';
import { galleryScreens } from './gallery-screens';
import { parts } from './generator';
import { becomeAsking, ticketScreens } from './ticket-screens';
import { profileScreens } from './profile-screens';
import { adminScreens } from './admin-screens';
import { at } from './at';
import { payPalButton } from './wallet';

/** Who looks at a screen: nobody known, an account without anything, one with orders, credits and designs, or an Admin. */
export type Viewer = 'visitor' | 'newcomer' | 'regular' | 'admin';

export interface Screen {
  name: string;
  viewer: Viewer;
  /** Opens it and waits until it is whole. */
  open: (page: Page, customer: Customer) => Promise<void>;
}

/** What a regular customer has: a paid and a pending order, credits and two designs. */
export async function becomeRegular(customer: Customer): Promise<void> {
  await customer.pay(await customer.order('Starter'));
  await customer.order('Enterprise');
  await customer.pay(await customer.orderItem());
  const designs = [
    await customer.design(),
    await customer.design({
      platform: 'FACEBOOK',
      postType: 'FACEBOOK_POST',
      size: 'LANDSCAPE',
      niche: 'FITNESS',
      style: 'BOLD',
      primaryText: 'Thirty minutes, three times a week',
    }),
  ];
  for (const id of designs) await expect.poll(() => customer.designState(id)).toBe('SUCCEEDED');
  await becomeAsking(customer, designs[0] ?? '');
}

async function pendingOrderOf(customer: Customer): Promise<string> {
  const { me } = await customer.ask<{ me: { purchases: { items: { id: string }[] } } }>(
    '{ me { purchases(filter: { kind: [PACKAGE], paymentStatus: [PENDING] }) { items { id } } } }',
  );
  return me.purchases.items[0]?.id ?? '';
}

/** Every screen there is. */
export const screens: readonly Screen[] = [
  {
    name: 'home',
    viewer: 'visitor',
    open: async (page) => {
      await at('/', /./)(page);
      // wakes the app, which waits there for a sign of life
      await page.mouse.move(200, 200);
    },
  },
  { name: 'about', viewer: 'visitor', open: at('/about', /./) },
  { name: 'contact', viewer: 'visitor', open: at('/contact', /./) },
  { name: 'terms', viewer: 'visitor', open: at('/terms', /./) },
  { name: 'privacy', viewer: 'visitor', open: at('/privacy', /./) },
  { name: 'login', viewer: 'visitor', open: at('/login', 'Welcome Back') },
  {
    name: 'login-refused',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'register', viewer: 'visitor', open: at('/register', 'Welcome to Our Platform') },
  {
    name: 'register-incomplete',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Please enter your full name')).toBeVisible();
    },
  },
  { name: 'reset-password', viewer: 'visitor', open: at('/reset-password', /./) },
  {
    name: 'reset-password-sent',
    viewer: 'visitor',
    open: async (page, customer) => {
      await page.goto('/reset-password');
      await page.getByLabel('Email').fill(customer.email);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Email Sent!' })).toBeVisible();
    },
  },
  {
    name: 'reset-password-confirm',
    viewer: 'visitor',
    open: at('/reset-password/confirm?token=abc', 'Set a new password'),
  },
  {
    name: 'verify-email-visitor',
    viewer: 'visitor',
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
    name: 'contact-incomplete',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Please enter your subjects')).toBeVisible();
    },
  },
  {
    name: 'menu-open',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto('/about');
      const phoneMenu = page.getByRole('button', { name: 'Open the menu' });
      await ((await phoneMenu.isVisible()) ? phoneMenu : page.getByRole('button', { name: 'More' })).click();
      await expect(page.getByRole('link', { name: 'Make a design' }).first()).toBeVisible();
    },
  },
  { name: 'not-found', viewer: 'visitor', open: at('/no-such-page', "Opp's That Page Can't be Found") },
  { name: 'not-authorized', viewer: 'newcomer', open: at('/admin/dashboard', 'Not Authorized') },
  { name: 'admin-dashboard', viewer: 'admin', open: at('/admin/dashboard', 'Admin Dashboard') },
  { name: 'user-not-found', viewer: 'newcomer', open: at('/user/no-such-page', "Opp's That Page Can't be Found") },
  {
    name: 'session-ended',
    viewer: 'newcomer',
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
      const phoneMenu = page.getByRole('button', { name: 'Open the menu' });
      const desk = page.getByRole('button', { name: /^Account of/ });
      await expect(desk.or(phoneMenu).first()).toBeVisible();
      await ((await phoneMenu.isVisible()) ? phoneMenu : desk).click();
      await expect(page.getByText(/^\d+ credits?$/).last()).toBeVisible();
    },
  },
  { name: 'dashboard', viewer: 'newcomer', open: at('/user/dashboard', /^Hello/) },
  {
    name: 'dashboard-with-designs',
    viewer: 'regular',
    open: async (page) => {
      await page.goto('/user/dashboard');
      await expect(page.getByRole('img', { name: /^Design: / }).nth(1)).toBeVisible();
    },
  },
  { name: 'generator', viewer: 'newcomer', open: at('/user/generate-image', 'Social Media Design Generator') },
  {
    name: 'generator-with-design',
    viewer: 'regular',
    open: async (page) => {
      await page.goto('/user/generate-image');
      await page.getByRole('button', { name: 'Show the design: Fresh bread at seven' }).last().click();
      await expect(parts(page).picture).toBeVisible();
    },
  },
  {
    name: 'generator-several',
    viewer: 'regular',
    open: async (page, customer) => {
      const [slow = '', over = ''] = [
        await customer.design({ primaryText: 'Fresh bread at seven' }),
        await customer.design({ primaryText: 'A sourdough evening for everybody who has never kneaded before' }),
      ];
      await customer.ask('mutation Cancel($id: ID!) { cancelDesign(id: $id) { errors { code } } }', { id: over });
      await page.addInitScript(
        ([owner, ids]) => sessionStorage.setItem(`postloom-draft:design-row:${owner}`, JSON.stringify(ids)),
        [customer.id, [slow, over]] as const,
      );
      await page.goto('/user/generate-image');
      await expect(page.getByRole('region', { name: /^(In the making|Just made)/ })).toBeVisible();
    },
  },
  {
    name: 'generator-favorites',
    viewer: 'regular',
    open: async (page, customer) => {
      for (const [name, prompt, niche] of [
        ['Low sun', 'Warm evening light, long shadows, one calm color behind the words.', null],
        ['Market day', 'Crates of fruit seen from above, chalk letters, a striped awning at the edge.', 'COOKING'],
      ])
        await customer.ask(
          'mutation Keep($input: FavoritePromptInput!) { saveFavoritePrompt(input: $input) { errors { code } } }',
          { input: { name, prompt, niche } },
        );
      await page.goto('/user/generate-image');
      await page.getByRole('button', { name: 'Favorites' }).click();
      await expect(page.getByRole('dialog', { name: 'Favorite prompts' }).getByText('Market day')).toBeVisible();
    },
  },
  {
    name: 'generator-failed',
    viewer: 'regular',
    open: async (page) => {
      await page.route('**/graphql', (route) =>
        (route.request().postData() ?? '').includes('createDesign')
          ? route.fulfill({
              json: {
                data: {
                  createDesign: {
                    __typename: 'DesignPayload',
                    design: null,
                    viewer: null,
                    errors: [
                      {
                        __typename: 'UserError',
                        code: 'NO_API_KEYS',
                        message: 'No API keys available. Please try again later.',
                        field: null,
                      },
                    ],
                  },
                },
              },
            })
          : route.continue(),
      );
      await page.goto('/user/generate-image');
      await parts(page).primaryText.fill('Fresh bread at seven');
      await parts(page).generate.click();
      await expect(page.getByText('No design was made', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'select-package',
    viewer: 'newcomer',
    open: async (page) => {
      await page.goto('/user/select-package');
      await expect(page.getByText('Most Popular')).toBeVisible();
    },
  },
  {
    name: 'pending-empty',
    viewer: 'newcomer',
    open: async (page) => {
      await page.goto('/user/package-pending-payment');
      await expect(page.getByText('No Pending Orders')).toBeVisible();
    },
  },
  {
    name: 'pending-with-order',
    viewer: 'regular',
    open: async (page) => {
      await page.goto('/user/pending-payment/');
      await expect(page.getByRole('link', { name: 'Pay First Order' })).toBeVisible();
    },
  },
  {
    name: 'history-empty',
    viewer: 'newcomer',
    open: async (page) => {
      await page.goto('/user/subscription-history');
      await expect(page.getByText('No orders yet')).toBeVisible();
    },
  },
  {
    name: 'history-with-orders',
    viewer: 'regular',
    open: async (page) => {
      await page.goto('/user/subscription-history');
      await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'history-dialog',
    viewer: 'regular',
    open: async (page) => {
      await page.goto('/user/subscription-history');
      await page.getByRole('button', { name: /^Details of Starter/ }).click();
      await expect(page.getByRole('dialog')).toContainText('PayPal transaction');
    },
  },
  ...ticketScreens,
  {
    name: 'buy',
    viewer: 'newcomer',
    open: async (page, customer) => {
      await page.goto(`/buy/${await customer.packageId('Starter')}`);
      await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible();
    },
  },
  {
    name: 'pay',
    viewer: 'regular',
    open: async (page, customer) => {
      await page.goto(`/pay-now/${await pendingOrderOf(customer)}`);
      await expect(payPalButton(page)).toBeVisible();
    },
  },
  { name: 'items', viewer: 'visitor', open: at('/premium', 'Made to go with your posts') },
  { name: 'item', viewer: 'visitor', open: at('/premium/post-calendar/1001', 'Post calendar for a whole year') },
  {
    name: 'item-buy',
    viewer: 'newcomer',
    open: async (page, customer) => {
      await page.goto(`/item-buy/${await customer.itemId()}`);
      await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible();
    },
  },
  {
    name: 'item-pay',
    viewer: 'regular',
    open: async (page, customer) => {
      await page.goto(`/item-pay-now/${(await customer.orderItem('1002')).id}`);
      await expect(payPalButton(page)).toBeVisible();
    },
  },
  {
    name: 'item-pending',
    viewer: 'regular',
    open: async (page, customer) => {
      await customer.orderItem('1002');
      await page.goto('/user/item-pending-payment/');
      await expect(page.getByRole('link', { name: 'Pay First Order' })).toBeVisible();
    },
  },
  {
    name: 'orders',
    viewer: 'regular',
    open: async (page) => {
      await page.goto('/user/orders');
      await expect(page.getByRole('link', { name: /^Open Post calendar/ })).toBeVisible();
    },
  },
  {
    name: 'order-dialog',
    viewer: 'regular',
    open: async (page) => {
      await page.goto('/user/orders-history');
      await page.getByRole('button', { name: /^Details of Post calendar/ }).click();
      await expect(page.getByRole('dialog')).toContainText('What happened');
    },
  },
  {
    name: 'credits',
    viewer: 'regular',
    open: async (page) => {
      await page.goto('/user/credits');
      await expect(page.getByText('Bought').first()).toBeVisible();
    },
  },
  ...adminScreens,
  ...galleryScreens,
  ...profileScreens,
];
