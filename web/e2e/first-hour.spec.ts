import type { Locator, Page } from '@playwright/test';
import type { ProductAddress } from './product/address';
import { startHost } from './product/start-host';
import { expectAccessible } from './support/axe';
import { testControl } from './support/customer';
import { expect, test as base } from './support/test';
import { approve, openWallet } from './support/wallet';

/** A shop of which nothing is set, neither by the demo nor by the environment. */
const emptied = {
  DEMO: '',
  SMTP_URL: '',
  PAYPAL_CLIENT_ID: '',
  PAYPAL_CLIENT_SECRET: '',
  PAYPAL_WEBHOOK_ID: '',
  GEMINI_API_KEYS: '',
};
const test = base.extend<object, { product: ProductAddress }>({
  product: [
    async ({}, provide) => {
      const { products, stop } = await startHost(1, emptied);
      const [product] = products;
      if (!product) throw new Error('No product was started.');
      await provide(product);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const steps = (page: Page) => page.getByRole('region', { name: 'Before you open' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

/** Follows the link of a step, from the dashboard, which may be open. */
async function follow(page: Page, link: string): Promise<void> {
  if (new URL(page.url()).pathname !== '/admin/dashboard') await page.goto('/admin/dashboard');
  await steps(page).getByRole('link', { name: link }).click();
}
/** Saves a form of the settings, and waits for its message. */
async function save(page: Page, message: string): Promise<void> {
  await button(page, 'Save').click();
  await expect(page.getByText(message)).toBeVisible();
}
async function expectDone(page: Page, title: string): Promise<void> {
  await page.goto('/admin/dashboard');
  await steps(page)
    .getByRole('button', { name: /^Show .* done$/ })
    .click();
  await expect(steps(page).getByText(`${title} (done)`)).toBeVisible();
}

test("an owner's first hour: from the first Admin to the first sale, by the screens alone", async ({
  page,
  product,
  newCustomer,
  enter,
}) => {
  const owner = await newCustomer({ role: 'ADMIN' });
  await enter(owner);
  await page.goto('/admin/dashboard');
  await expect(steps(page).getByText(/^\d of \d+ steps done$/)).toBeVisible();

  await expectAccessible(page);
  await test.step('every entry of the settings is seen in a window of 900 px', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/admin/settings');
    const entries = page.getByRole('navigation', { name: 'Settings' }).getByRole('button');
    await expect(entries.first()).toBeInViewport({ ratio: 1 });
    await expect(entries.last()).toBeInViewport({ ratio: 1 });
  });
  await test.step('the name of the shop', async () => {
    await follow(page, 'Enter the name: Shop name');
    await expect(field(page, 'Shop name')).toBeFocused();
    await field(page, 'Shop name').fill('Loom & Daughters');
    await save(page, 'Appearance saved successfully!');
    await expectDone(page, 'Shop name');
  });
  await test.step('the mail server, which is tried', async () => {
    await follow(page, 'Enter it: Mail server');
    await expect(field(page, 'Server')).toBeFocused();
    await expect(button(page, 'Save')).toBeDisabled();
    await expectAccessible(page);
    const { hostname, port } = new URL(product.smtp);
    await field(page, 'Server').fill(hostname);
    await page.getByLabel('Security').selectOption('NONE');
    await field(page, 'Port').fill(port);
    await field(page, 'Sender').fill('hello@loom.shop');
    await save(page, 'Mail server saved. Emails are sent through it from now on.');
    await button(page, 'Send a test email').click();
    await expect(page.getByText(`The mail server accepted an email to ${owner.email}.`)).toBeVisible();
    await expectDone(page, 'Email sender');
  });
  await test.step('seller and legal texts', async () => {
    await follow(page, 'Enter name and address: Seller on invoices');
    await expect(field(page, 'Seller')).toBeFocused();
    await field(page, 'Seller').fill('Loom & Daughters Ltd');
    await field(page, 'Address').fill('12 Mill Lane');
    await save(page, 'Settings saved successfully!');
    for (const link of ['Read them: Terms of Service', 'Read it: Privacy Policy']) {
      await follow(page, link);
      await expect(button(page, 'I have read it')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Settings saved successfully!')).toBeVisible();
    }
    await expectDone(page, 'Privacy Policy');
  });
  await test.step('PayPal', async () => {
    await follow(page, 'Enter the client id: PayPal');
    await expect(field(page, 'Client id')).toBeFocused();
    await expect(page.getByText(/Sandbox and Live have their own ids and secrets/)).toBeVisible();
    await field(page, 'Client id').fill('sandbox-client');
    await page.getByLabel('Client secret', { exact: true }).fill('sandbox-secret');
    await save(page, 'PayPal settings updated successfully');
    await expectDone(page, 'PayPal');
  });
  await test.step('a key of the AI service', async () => {
    await follow(page, 'Add a key: AI service key');
    await expect(button(page, 'Add key')).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add API key' });
    await dialog.getByLabel('Name').fill('Main');
    await dialog.getByLabel(/^API key/).fill('AQ.SandboxKey-one-0001');
    await button(dialog, 'Add key').click();
    await expect(page.getByText('API key added successfully!')).toBeVisible();
    await expectDone(page, 'AI service key');
  });
  await test.step('a package', async () => {
    await follow(page, 'Add a package: Packages');
    await expect(button(page, 'Add Package')).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Package name').fill('Trial');
    await dialog.getByLabel('Price').fill('1.00');
    await dialog.getByLabel('Credit').fill('5');
    await dialog.getByLabel('Validity').fill('30');
    await dialog
      .getByRole('button', { name: /^(Add|Save|Create)/ })
      .last()
      .click();
    await expect(dialog).toBeHidden();
    await expectDone(page, 'Packages');
  });
  await test.step('the first sale, to oneself', async () => {
    await follow(page, 'Choose a package: Buy one yourself');
    await page.getByRole('link', { name: 'Get Started with Trial' }).click();
    await page.getByLabel('Full name').fill('Ada Weaver');
    await page.getByLabel('Address', { exact: false }).last().fill('12 Mill Lane, Bristol');
    await page.getByLabel('Country').selectOption('Ivory Coast');
    await button(page, 'Proceed to Payment').click();
    await page.getByRole('link', { name: /^Pay Now/ }).click();
    await approve(await openWallet(page));
    await expect(page.getByText('Payment received. Your credits are ready.')).toBeVisible();
    await expect
      .poll(async () =>
        (await testControl(product, 'mailsTo', { to: owner.email })).map(({ subject }) => subject).join(),
      )
      .toMatch(/receipt|order|payment/i);
    await expectDone(page, 'Buy one yourself');
  });
  await test.step('the shop opens', async () => {
    await button(steps(page), 'Open the shop').click();
    await button(page.getByRole('dialog', { name: 'Open the shop?' }), 'Open the shop').click();
    await expect(page.getByText('Your shop is open. Good luck!')).toBeVisible();
    await expect(steps(page)).toHaveCount(0);
  });
});
