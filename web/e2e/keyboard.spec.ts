import type { Locator, Page } from '@playwright/test';
import { generatorPath, parts } from './support/generator';
import { press, tabTo } from './support/keys';
import { expect, test } from './support/test';
import { payPalButton } from './support/wallet';

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('sign in, buy and reach the wallet by keyboard only', async ({ page, newCustomer }) => {
  const customer = await newCustomer();
  await page.goto('/login?next=%2Fuser%2Fselect-package');
  await type(page, page.getByLabel('Email'), customer.email);
  await type(page, page.getByRole('textbox', { name: 'Password' }), customer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/select-package');
  await press(page, page.getByRole('link', { name: 'Get Started with Starter' }));
  await type(page, page.getByLabel('Address', { exact: false }).last(), '12 Mill Lane');
  await type(page, page.getByLabel('Country'), 'Portugal');
  await expect(page.getByLabel('Country')).toHaveValue('Portugal');
  await press(page, page.getByRole('button', { name: 'Proceed to Payment' }));
  await press(page, page.getByRole('link', { name: /^Pay Now/ }));
  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await press(page, payPalButton(page));
  const wallet = await opening;
  await expect(wallet.getByRole('button', { name: 'Pay now' })).toBeEnabled();
  const closing = wallet.waitForEvent('close');
  await tabTo(wallet, wallet.getByRole('button', { name: 'Pay now' }));
  // the window may close before the key is released
  await wallet.keyboard.press('Enter').catch(() => undefined);
  await closing;
  await expect(page).toHaveURL('/user/subscription-history');
});

test('generate and download by keyboard only', async ({ page, newCustomer, enter }) => {
  await enter(await newCustomer({ credits: 2 }));
  await page.goto(generatorPath);
  const { primaryText, niche, generate, picture } = parts(page);
  await tabTo(page, page.getByRole('radio', { name: 'Facebook' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Instagram' })).toBeChecked();
  // one tab stop for the pair of sizes, arrow keys between them
  await tabTo(page, page.getByRole('button', { name: 'Square (1:1)' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Landscape (16:9)' })).toHaveAttribute('aria-pressed', 'true');
  await type(page, primaryText, 'Hands off the mouse');
  await type(page, niche, 'Music');
  await expect(niche).toHaveValue('MUSIC');
  await press(page, generate, 'Space');
  await expect(picture).toBeVisible();
  const arriving = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: 'Download Image' }));
  expect((await arriving).suggestedFilename()).toMatch(/^instagram-instagram-post-\d{13}\.png$/);
});

test('use the menu of the user area by keyboard only', async ({ page, customer }) => {
  expect(await customer.credits()).toBe(0);
  await page.goto('/user/dashboard');
  await press(page, page.getByRole('button', { name: 'Expand the menu' }));
  await expect(page.getByRole('button', { name: 'Collapse the menu' })).toBeFocused();
  await page.goto('/user/subscription-history');
  await press(page, page.getByRole('navigation', { name: 'User area' }).getByRole('link', { name: 'Upgrade Package' }));
  await expect(page).toHaveURL('/user/select-package');
});

test('ask support and reply by keyboard only', async ({ page, newCustomer, enter }) => {
  const customer = await newCustomer();
  await enter(customer);
  await page.goto('/user/support');
  await press(page, page.getByRole('link', { name: 'Create Ticket' }).first());
  await type(page, page.getByLabel('Subject'), 'No mouse here');
  await type(page, page.getByLabel('Message'), 'Can I do it all by keys?');
  await press(page, page.getByRole('button', { name: 'Create Ticket' }));
  await expect(page).toHaveURL('/user/support');
  await press(page, page.getByRole('link', { name: /^No mouse here/ }));
  const log = page.getByRole('log');
  await expect(log).toContainText('Can I do it all by keys?');
  await customer.answered(new URL(page.url()).searchParams.get('ticket') ?? '', 'Yes, all of it.');
  await expect(log).toContainText('Yes, all of it.');
  await type(page, page.getByLabel('Your message'), 'Thank you');
  await press(page, page.getByRole('button', { name: 'Send' }));
  await expect(log.getByText('Thank you')).toHaveCount(1);
});

test('delete a pending order by keyboard only', async ({ page, newCustomer, enter }) => {
  const order = await (await newCustomer()).order();
  await enter(await newCustomer({ role: 'ADMIN' }));
  await page.goto(`/admin/orders?search=${order.code}`);
  await press(page, page.getByRole('button', { name: `Delete order ${order.code}` }));
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Order deleted successfully!')).toBeVisible();
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders Management' })).toBeFocused();
});
