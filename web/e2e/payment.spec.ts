import type { Request } from '@playwright/test';
import { completeReview, nextPayPalCall } from './support/fault-injection';
import { expect, test } from './support/test';
import { approve, closeBy, openWallet, payInFrame, payPalButton } from './support/wallet';

const nothingCharged = 'You closed PayPal before paying. Nothing was charged.';
const isCapture = (request: Request) => request.postData()?.includes('mutation CapturePayment') ?? false;

test('cancelled, declined, then paid', { tag: '@phone-long' }, async ({ page, customer }) => {
  const order = await customer.order();
  await page.goto(`/pay-now/${order.id}`);
  await test.step('cancel in the wallet', async () => {
    const wallet = await openWallet(page);
    await closeBy(wallet, 'Cancel');
    await expect(page.getByText(nothingCharged)).toBeVisible();
    expect(await customer.paymentStatus(order)).toBe('PENDING');
  });
  await test.step('a declined card', async () => {
    await approve(await openWallet(page), 'Card ending 0002');
    await expect(page).toHaveURL(/\/user\/dashboard$/);
    await expect(page.getByText('Payment failed. Please try again.')).toBeVisible();
    await expect(page.getByRole('main').getByText('0 credits')).toBeVisible();
  });
  await test.step('the same order, paid', async () => {
    await page.getByRole('link', { name: 'Pending Payments' }).click();
    await page.getByRole('link', { name: 'Pay First Order' }).click();
    await approve(await openWallet(page));
    await expect(page).toHaveURL(/\/user\/subscription-history$/);
    await expect(page.getByText('Payment received. Your credits are ready.')).toBeVisible();
    await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
  });
  await test.step('no order is pending any more', async () => {
    await page.getByRole('link', { name: /^Pending packages/ }).click();
    await expect(page.getByText('No Pending Orders')).toBeVisible();
    await expect(page.getByText('No payments due.')).toBeVisible();
  });
});

test('the wallet opens inside the page where the browser blocks windows', async ({ page, customer }) => {
  const order = await customer.order();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`/pay-now/${order.id}`);
  await payPalButton(page).click();
  await payInFrame(page);
  await expect(page).toHaveURL(/\/user\/subscription-history$/);
  await expect(page.getByRole('cell', { name: 'Paid' })).toBeVisible();
});

test('the webhook finishes a payment whose page was closed right after the approval', async ({ page, customer }) => {
  const order = await customer.order();
  await page.goto(`/pay-now/${order.id}`);
  // the page's own capture never arrives
  await page.route('**/graphql', (route, request) => (isCapture(request) ? undefined : route.continue()));
  const wallet = await openWallet(page);
  const leaving = page.waitForRequest(isCapture);
  await approve(wallet);
  await leaving;
  await page.close();
  await expect.poll(() => customer.paymentStatus(order)).toBe('PAID');
  expect(await customer.credits()).toBe(20);
});

test('an order in two tabs shows its outcome in both', async ({ page, context, customer }) => {
  const order = await customer.order();
  await page.goto(`/pay-now/${order.id}`);
  await expect(payPalButton(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/pay-now/${order.id}`);
  await approve(await openWallet(other));
  await expect(other).toHaveURL(/\/user\/subscription-history$/);
  await expect(page.getByRole('heading', { name: 'This order is paid' })).toBeVisible();
  await expect(payPalButton(page)).toHaveCount(0);
  await expect(page.getByText('Nothing was charged')).toHaveCount(0);
});

test('a payment under review is shown as such while it is open, and when it is decided', async ({
  page,
  product,
  customer,
}) => {
  const order = await customer.order();
  await page.goto(`/pay-now/${order.id}`);
  const wallet = await openWallet(page);
  await nextPayPalCall(product, 'capture', 'pending');
  await approve(wallet);
  await expect(page).toHaveURL(/\/user\/subscription-history$/);
  await expect.poll(() => customer.paymentStatus(order)).toBe('PROCESSING');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('alert').getByText(/PayPal is reviewing your payment/)).toBeVisible();
  await page.getByRole('link', { name: `See order` }).click();
  await expect(page.getByRole('heading', { name: 'This payment is being checked' })).toBeVisible();
  await completeReview(product);
  await expect(page.getByRole('heading', { name: 'This order is paid' })).toBeVisible();
  expect(await customer.credits()).toBe(20);
});

test('a pending order can be cancelled on its pay page and in the list', async ({ page, customer }) => {
  const order = await customer.order();
  await page.goto(`/pay-now/${order.id}`);
  await expect(page.getByText(/^Pay by \d\d\/\d\d\/\d{4}, or the order is cancelled automatically\./)).toBeVisible();
  await page.goto('/user/pending-payment');
  await page.getByRole('button', { name: /^Cancel order/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('No Pending Orders')).toBeVisible();
  expect(await customer.paymentStatus(order)).toBe('CANCELLED');
  await page.goto(`/pay-now/${order.id}`);
  await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible();
});

test.describe('a first visit, with nothing in a cache', () => {
  test.use({ ownContext: true });

  test('a blocked PayPal script loads with the next attempt', async ({ page, customer, problems }) => {
    problems.provoke(/request failed: GET .*\/web-sdk\/v6\/core/, /Failed to load resource/);
    const order = await customer.order();
    let blocked = true;
    await page.route('**/web-sdk/v6/core', (route) => (blocked ? route.abort() : route.continue()));
    await page.goto(`/pay-now/${order.id}`);
    await expect(
      page.getByText(/^There was an error with PayPal\. Please try again\. Nothing was charged\./),
    ).toBeVisible();
    blocked = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(payPalButton(page)).toBeVisible();
  });
});

test('an order deleted by an Admin cannot be paid any more, and its customer is notified', async ({
  page,
  newCustomer,
  enter,
  elsewhere,
}) => {
  const customer = await newCustomer();
  const order = await customer.order();
  const paying = await elsewhere(customer);
  await paying.goto(`/pay-now/${order.id}`);
  await expect(payPalButton(paying)).toBeVisible();

  await enter(await newCustomer({ role: 'ADMIN' }));
  await page.goto(`/admin/orders?search=${order.code}`);
  await page.getByRole('button', { name: `Delete order ${order.code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Order deleted successfully!')).toBeVisible();
  await expect(page.getByText('No orders found')).toBeVisible();

  await expect(paying.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible();
  await expect(paying.getByText('This order was deleted by our team. Nothing was charged.')).toBeVisible();
  await paying.reload();
  await expect(paying.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
});
