import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const log = (page: Page) => page.getByRole('log');
const answer = 'Choose Landscape above the text.';

test('a ticket about a design is created, answered and continued, live in every tab', async ({
  page,
  context,
  newCustomer,
  enter,
}) => {
  const customer = await newCustomer({ credits: 1 });
  await enter(customer);
  const designId = await customer.design();
  await expect.poll(() => customer.designState(designId)).toBe('SUCCEEDED');

  await page.goto(`/user/generate-image?design=${designId}`);
  await page.getByRole('link', { name: 'Report this design' }).click();
  await expect(page.getByLabel('About (optional)')).toHaveValue(`design:${designId}`);
  await page.getByLabel('Subject').fill('Too narrow');
  await page.getByLabel('Message').fill('I wanted a wide one.');
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page.getByText('Support ticket created successfully')).toBeVisible();
  await expect(page).toHaveURL('/user/support');
  await expect(page.getByRole('heading', { name: 'Support Tickets (1)' })).toBeVisible();
  await page.getByRole('link', { name: /^Too narrow/ }).click();
  await expect(log(page)).toContainText('I wanted a wide one.');
  await expect(page.getByRole('link', { name: /^Design: / })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('ticket') ?? '';

  const other = await context.newPage();
  await other.goto('/user/dashboard');
  await expect(other.getByText('1 open ticket')).toBeVisible();

  // marked as read at once where it is shown, and so not unread anywhere
  await customer.answered(id, answer);
  await expect(log(page)).toContainText(answer);
  await expect(page.getByRole('link', { name: /^Too narrow/ })).not.toContainText('new');

  await other.goto(`/user/support?ticket=${id}`);
  await expect(log(other)).toContainText(answer);
  await page.getByLabel('Your message').fill('Found it, thank you.');
  await page.getByRole('button', { name: 'Send' }).click();
  for (const tab of [page, other]) {
    await expect(log(tab).getByText('Found it, thank you.')).toHaveCount(1);
    await expect(tab.getByRole('region', { name: 'Ticket' }).getByText('In progress')).toBeVisible();
  }

  await customer.ticketStatus(id, 'CLOSED');
  await expect(page.getByText('This ticket is closed. Your reply reopens it.')).toBeVisible();
  await page.getByLabel('Your message').fill('One more thing.');
  await page.keyboard.press('Control+Enter');
  await expect(log(other).getByText('One more thing.')).toHaveCount(1);
  await expect(page.getByText('This ticket is closed. Your reply reopens it.')).toBeHidden();
});

test('an answer that arrives on another page is marked in the menu until it is read', async ({ page, customer }) => {
  const id = await customer.ticket({ subject: 'Anybody there?', message: 'Hello?' });
  await page.goto('/user/dashboard');
  const menu = page.getByRole('navigation', { name: 'User area' });
  await expect(menu.getByRole('link', { name: 'Support', exact: true })).toBeVisible();
  await customer.answered(id, 'Good morning.');
  await menu.getByRole('link', { name: 'Support, 1 new answer' }).click();
  await page.getByRole('link', { name: /^Anybody there\?/ }).click();
  await expect(log(page)).toContainText('Good morning.');
  await expect(menu.getByRole('link', { name: 'Support', exact: true })).toBeVisible();
});

test('a message written without a connection stays, can be retried, and is sent once', async ({
  page,
  context,
  customer,
  problems,
}) => {
  problems.provoke(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  const id = await customer.ticket({ subject: 'From the train', message: 'Hello?' });
  await page.goto(`/user/support?ticket=${id}`);
  await expect(log(page)).toContainText('Hello?');
  await context.setOffline(true);
  await page.getByLabel('Your message').fill('In the tunnel');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^Not sent\. /)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/^Not sent\. /)).toBeHidden();
  await expect(log(page).getByText('In the tunnel')).toHaveCount(1);
  await page.reload();
  await expect(log(page).getByText('In the tunnel')).toHaveCount(1);
});
