import { expect, test } from './support/test';
import { approve, closeBy, openWallet, payPalButton } from './support/wallet';

test('an item is found, ordered, paid and opened', async ({ page, customer }) => {
  expect(await customer.credits()).toBe(0);
  await page.goto('/premium');
  await page.getByRole('link', { name: /^Post calendar/ }).click();
  await page.getByRole('link', { name: 'Buy it' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Mill Lane, Bristol');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page).toHaveURL(/\/user\/item-pending-payment\/$/);
  await page.getByRole('link', { name: 'Pay First Order' }).click();
  await approve(await openWallet(page));
  await expect(page.getByText('Payment successful! Redirecting to your subscription history...')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/orders-history$/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download Post calendar/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('post-calendar.csv');
  expect((await page.request.get('/items/post-calendar.csv')).status()).toBe(404);
  await page.getByRole('button', { name: /^Details of Post calendar/ }).click();
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: /^Invoice INV-/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
  await page.goto('/premium/post-calendar/1001');
  await expect(page.getByRole('link', { name: 'Download CSV (4 kB)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy it' })).toHaveCount(0);
});

test('pictures of items load completely', async ({ page }) => {
  const cut = async () =>
    page.locator('main').evaluate(async (main) => {
      const images = [...main.querySelectorAll('img')];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode()));
      return images
        .map((image) => image.width / image.height / (image.naturalWidth / image.naturalHeight))
        .filter((ratio) => Math.abs(ratio - 1) > 0.02);
    });
  await page.goto('/premium');
  await expect(page.getByRole('list', { name: 'Items' }).locator('img')).not.toHaveCount(0);
  expect(await cut()).toEqual([]);
  await page.getByRole('link', { name: /^Post calendar/ }).click();
  await expect(page.getByRole('img', { name: 'Post calendar' })).toBeVisible();
  expect(await cut()).toEqual([]);
});

test('a cancelled payment of an item shows a message, and leads to the dashboard', async ({ page, customer }) => {
  const order = await customer.orderItem('1003');
  await page.goto(`/item-pay-now/${order.id}`);
  const wallet = await openWallet(page);
  await closeBy(wallet, 'Cancel');
  await expect(
    page.getByText('Payment was cancelled. You can try again or contact support if you need assistance.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  expect(await customer.paymentStatus(order)).toBe('PENDING');
});

test('a paid item cannot be paid again', async ({ page, customer }) => {
  const order = await customer.orderItem('1003');
  await customer.pay(order);
  await page.goto(`/item-pay-now/${order.id}`);
  await expect(page.getByRole('heading', { name: 'This order is paid' })).toBeVisible();
  await expect(payPalButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to your orders' }).click();
  await expect(page.getByRole('link', { name: /^Download Photo checklist/ })).toBeVisible();
});

test('a refused order says why, and nothing covers it', async ({ page, customer }) => {
  expect(await customer.credits()).toBe(0);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/item-buy/1003');
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Mill Lane, Bristol');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom');
  const message = 'This item is no longer on sale.';
  const refusal = { __typename: 'UserError', code: 'NOT_FOUND', message, field: null, retryAfterSeconds: null };
  const createPurchase = { __typename: 'PurchasePayload', purchase: null, errors: [refusal] };
  await page.route('**/graphql', (route, request) =>
    request.postData()?.includes('mutation CreatePurchase')
      ? route.fulfill({ json: { data: { createPurchase } } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  const banner = page.getByRole('alert').filter({ hasText: message });
  const isOnTop = () =>
    banner.evaluate((alert) => {
      const { x, y, width, height } = alert.getBoundingClientRect();
      return alert.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
});
