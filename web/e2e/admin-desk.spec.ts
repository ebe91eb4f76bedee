import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { onStage } from './support/customer';
import { linkFromMail } from './support/mail';
import { expect, test } from './support/test';

const users = (page: Page, search: string) => page.goto(`/admin/users?search=${encodeURIComponent(search)}`);

/** Writes a message without a template in the open dialog. */
async function write(page: Page, subject: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await dialog.getByRole('textbox', { name: 'Message' }).fill(words);
}

test(
  'an Admin writes to a user, who gets an email, and sees it in the log',
  { tag: '@phone' },
  async ({ page, product, newCustomer, enter }) => {
    const [admin, reader] = [await newCustomer({ role: 'ADMIN' }), await newCustomer()];
    await enter(admin);
    await users(page, reader.email);
    await page.getByRole('button', { name: `Send a message to ${reader.name}` }).click();
    await expect(page.getByRole('textbox', { name: 'To Email' })).toHaveValue(reader.email);
    const subject = `For {{userName}} ${randomUUID()}`;
    await write(page, subject, 'Hello {{userName}}, we have fixed it.');
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.frameLocator('iframe[title="The email"]').getByText(`Hello ${reader.name}`)).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Message sent successfully.')).toBeVisible();
    await expect
      .poll(async () => (await onStage(product, 'mailsTo', { to: reader.email })).map((mail) => mail.subject))
      .toContain(subject.replace('{{userName}}', reader.name));
    await page.getByRole('button', { name: `Messages to ${reader.name}` }).click();
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: subject });
    await expect(row).toContainText('Sent');
    // the success hides by itself
    await expect(page.getByText('Message sent successfully.')).toBeHidden();
  },
);

test('a mailing reaches the chosen users, and its link unsubscribes them with one click', async ({
  page,
  product,
  browser,
  newCustomer,
  enter,
}) => {
  const [admin, reader] = [await newCustomer({ role: 'ADMIN' }), await newCustomer()];
  await enter(reader);
  await page.goto(await linkFromMail(product, reader.email, 'Please confirm your e-mail address'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Thank you: your address is confirmed.')).toBeVisible();
  await enter(admin);
  await users(page, reader.email);
  const compose = async () => {
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('button', { name: 'Send message', exact: true }).click();
  };
  await compose();
  await expect(page.getByText('1 of 1 user gets it.')).toBeVisible();
  const subject = `Spring sale ${randomUUID()}`;
  await write(page, subject, 'Everything is cheaper.');
  await page.getByRole('button', { name: 'Send to 1', exact: true }).click();
  await expect(page.getByText(/The mailing to 1 users? has begun/)).toBeVisible();

  let html = '';
  await expect
    .poll(async () => {
      const mails = await onStage(product, 'mailsTo', { to: reader.email });
      html = mails.find((mail) => mail.subject === subject)?.html ?? '';
      return html;
    })
    .toContain('/unsubscribe/');
  await page.goto('/admin/messages/mailings');
  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(row).toContainText('Finished');
  await expect(row).toContainText('1 of 1');

  // whoever reads the email is not signed in
  const link = new URL(/href="([^"]*\/unsubscribe\/[^"]+)"/.exec(html)?.[1] ?? '');
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const inbox = await elsewhere.newPage();
  await inbox.goto(link.pathname);
  await inbox.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(inbox.getByText('You get no more news from us.')).toBeVisible();
  await elsewhere.close();

  await users(page, reader.email);
  await compose();
  await expect(page.getByText('0 of 1 user gets it. Not: 1 unsubscribed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send to 0' })).toBeDisabled();
});

test('two Admins at one ticket see that the other reads and writes', async ({
  page,
  product,
  browser,
  newCustomer,
  enter,
}) => {
  const [one, other, asking] = [
    await newCustomer({ role: 'ADMIN' }),
    await newCustomer({ role: 'ADMIN' }),
    await newCustomer(),
  ];
  const id = await asking.ticket({ subject: 'Who answers?', message: 'Hello?' });
  const elsewhere = await browser.newContext({ baseURL: product.url });
  await elsewhere.addCookies(other.cookies);
  const second = await elsewhere.newPage();
  await enter(one);
  const open = (at: Page) => at.goto(`/admin/support-messages?ticket=${id}`);
  await open(page);
  await expect(page.getByRole('log')).toContainText('Hello?');
  await open(second);
  await expect(page.getByText(`${other.name} has this open.`)).toBeVisible();
  await expect(second.getByText(`${one.name} has this open.`)).toBeVisible();
  await second.getByLabel('Your message').fill('I am on it.');
  await expect(page.getByText(`${other.name} is writing an answer.`)).toBeVisible();
  await second.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('I am on it.');
  await elsewhere.close();
});

test('the command search leads to a person by keyboard alone', async ({ page, newCustomer, enter }) => {
  const [admin, wanted] = [await newCustomer({ role: 'ADMIN' }), await newCustomer()];
  await enter(admin);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(wanted.email);
  await expect(page.getByRole('option', { name: new RegExp(wanted.email) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/users/${wanted.id}`);
  await expect(page.getByRole('heading', { level: 1, name: wanted.name })).toBeVisible();
});
