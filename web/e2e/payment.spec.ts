import type { Request } from '@playwright/test';
import { onStage } from './support/customer';
import { nextPayPalCall } from './support/switches';
import { expect, test } from './support/test';
import { approve, openWallet, payPalButton } from './support/wallet';

const nothingCharged = 'You closed PayPal before paying. Nothing was charged.';
const isCapture = (request: Request) => request.postData()?.includes('mutation CapturePayment') ?? false;

test('cancelled, declined, then paid', { tag: '@phone' }, async ({ page, customer }) => {
  const order = await customer.order();
  await page.goto(`/pay-now/${order.id}`);
  await test.step('cancel in the wallet', async () => {
    const wallet = await openWallet(page);
    await wallet.getByRole('button', { name: 'Cancel' }).click();
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
    await page.getByRole('link', { name: 'Pending Payment' }).click();
    await expect(page.getByText('No Pending Orders')).toBeVisible();
    await expect(page.getByText('No payments due.')).toBeVisible();
  });
});

test('the wallet window is closed', async ({ page, customer }) => {
  const order = await customer.order();
  await page.goto(`/pay-now/${order.id}`);
  const wallet = await openWallet(page);
  await wallet.close();
  await expect(page.getByText(nothingCharged)).toBeVisible();
  await expect(payPalButton(page)).toBeVisible();
  expect(await customer.paymentStatus(order)).toBe('PENDING');
});

test('where the browser blocks windows, the wallet opens inside the page', async ({ page, customer }) => {
  const order = await customer.order();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`/pay-now/${order.id}`);
  await payPalButton(page).click();
  const wallet = page.frameLocator('iframe[title="Sandbox wallet"]');
  await wallet.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/user\/subscription-history$/);
  await expect(page.getByRole('cell', { name: 'Paid' })).toBeVisible();
});

test("somebody else's order is not found", async ({ page, customer, newCustomer, problems }) => {
  problems.provoke(/graphql error: .*not.*found/i);
  const stranger = await newCustomer();
  const { id } = await stranger.order();
  expect(customer.id).not.toBe(stranger.id);
  await page.goto(`/pay-now/${id}`);
  await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

test('a paid order cannot be paid again', async ({ page, customer }) => {
  const order = await customer.order();
  await customer.pay(order);
  await page.goto(`/pay-now/${order.id}`);
  await expect(page.getByRole('heading', { name: 'This order is paid' })).toBeVisible();
  await expect(payPalButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the history' }).click();
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

test("PayPal's answer to the capture is lost, the payment is not", async ({ page, product, customer }) => {
  const order = await customer.order();
  await page.goto(`/pay-now/${order.id}`);
  const wallet = await openWallet(page);
  await nextPayPalCall(product, 'capture', 'lostAnswer');
  await approve(wallet);
  await expect(page).toHaveURL(/\/user\/subscription-history$/);
  await expect.poll(() => customer.paymentStatus(order)).toBe('PAID');
  expect(await customer.credits()).toBe(20);
});

test('PayPal switched off', async ({ page, product, customer }) => {
  const order = await customer.order();
  await onStage(product, 'setPayPal', { enabled: false });
  try {
    await page.goto(`/pay-now/${order.id}`);
    await expect(page.getByRole('heading', { name: 'Payment Unavailable' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Support Team' })).toHaveAttribute('href', '/contact');
  } finally {
    await onStage(product, 'setPayPal', { enabled: true });
  }
});
