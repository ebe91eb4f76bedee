import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { testControl } from './support/customer';
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
  { tag: '@phone-long' },
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
      .poll(async () => (await testControl(product, 'mailsTo', { to: reader.email })).map((mail) => mail.subject))
      .toContain(subject.replace('{{userName}}', reader.name));
    await page.getByRole('button', { name: `Messages to ${reader.name}` }).click();
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: subject });
    await expect(row).toContainText('Sent');
    // the success hides automatically
    await expect(page.getByText('Message sent successfully.')).toBeHidden();
  },
);

test('a mailing reaches the chosen users, and its link unsubscribes them with one click', async ({
  page,
  product,
  elsewhere,
  newCustomer,
  enter,
}) => {
  const [admin, reader] = [await newCustomer({ role: 'ADMIN' }), await newCustomer()];
  await enter(reader);
  await page.goto(await linkFromMail(product, reader.email, 'Please confirm your email address'));
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
      const mails = await testControl(product, 'mailsTo', { to: reader.email });
      html = mails.find((mail) => mail.subject === subject)?.html ?? '';
      return html;
    })
    .toContain('/unsubscribe/');
  await page.goto('/admin/messages/mailings');
  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(row).toContainText('Finished');
  await expect(row).toContainText('1 of 1');

  // the email's reader is not signed in
  const link = new URL(/href="([^"]*\/unsubscribe\/[^"]+)"/.exec(html)?.[1] ?? '');
  const inbox = await elsewhere();
  await inbox.goto(link.pathname);
  await inbox.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(inbox.getByText('You will get no more news from us.')).toBeVisible();

  await users(page, reader.email);
  await compose();
  await expect(page.getByText('0 of 1 user gets it. Not: 1 unsubscribed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send to 0' })).toBeDisabled();
});

test('two Admins at one ticket see that the other reads and writes', async ({
  page,
  elsewhere,
  newCustomer,
  enter,
}) => {
  const [one, other, asking] = [
    await newCustomer({ role: 'ADMIN' }),
    await newCustomer({ role: 'ADMIN' }),
    await newCustomer(),
  ];
  const id = await asking.ticket({ subject: 'Who answers?', message: 'Hello?' });
  const second = await elsewhere(other);
  await enter(one);
  const open = (at: Page) => at.goto(`/admin/support-messages?ticket=${id}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await expect(page.getByRole('log')).toContainText('Hello?');
  // the whole reply box is in view, only the messages scroll
  await expect(page.getByText('Ctrl and Enter send as well.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Canned answers' })).toBeInViewport({ ratio: 1 });
  // and some lines of the messages, above it, also below the note about the other Admin
  const reply = await page.getByRole('form', { name: 'Reply' }).boundingBox();
  const log = await page.getByRole('log').boundingBox();
  expect((reply?.y ?? 0) - (log?.y ?? 0)).toBeGreaterThan(90);
  await open(second);
  await expect(page.getByText(`${other.name} has this open.`)).toBeVisible();
  await expect(second.getByText(`${one.name} has this open.`)).toBeVisible();
  await second.getByLabel('Your message').fill('I am on it.');
  await expect(page.getByText(`${other.name} is writing an answer.`)).toBeVisible();
  await second.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('I am on it.');
});

test('an Admin comments on an order, asks PayPal, and sees the payment arrive', async ({
  page,
  newCustomer,
  enter,
}) => {
  const buyer = await newCustomer();
  const order = await buyer.order();
  const paypalOrderId = await buyer.startPayment(order);
  await enter(await newCustomer({ role: 'ADMIN' }));
  await page.goto(`/admin/orders/${order.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.code}` })).toBeVisible();
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await page.getByRole('textbox', { name: 'New comment' }).fill('Asked by telephone');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(timeline.getByText('Asked by telephone')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New comment' })).toHaveValue('');

  const ask = page.getByRole('button', { name: 'Ask PayPal now' });
  await ask.click();
  await expect(page.getByText('PayPal has no payment for this order, so it is not paid.')).toBeVisible();
  // PayPal's webhook pays it, and the open page shows it without a reload
  await buyer.approve(paypalOrderId);
  await expect(timeline).toContainText('Payment: Paid');
  await expect(ask).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Credits' })).toContainText('+20');
});
