import { generatorPath, parts } from './support/generator';
import { expect, isPhone, test } from './support/test';

test(
  'a new design scrolls into view, completely and not under a bar',
  { tag: '@phone' },
  async ({ page, newCustomer, enter }) => {
    await enter(await newCustomer({ credits: 1 }));
    await page.goto(generatorPath);
    await parts(page).primaryText.fill('Look at this');
    await parts(page).generate.click();
    await expect(parts(page).picture).toBeVisible();
    const bar = isPhone(page)
      ? ((await page.getByRole('navigation', { name: 'User area' }).locator('visible=true').boundingBox())?.y ?? 0)
      : (page.viewportSize()?.height ?? 0);
    const lower = async () => {
      const box = await parts(page).picture.boundingBox();
      return box ? { top: box.y >= 0, bottom: box.y + box.height <= bar } : null;
    };
    await expect.poll(lower).toEqual({ top: true, bottom: true });
    if (!isPhone(page))
      expect(await parts(page).picture.evaluate((picture: HTMLElement) => picture.offsetWidth)).toBe(500);
  },
);

test('a lost answer costs nothing when the generation request is sent again', async ({
  page,
  newCustomer,
  enter,
  problems,
}) => {
  problems.provoke(/request failed: POST .*\/graphql/, /Failed to load resource/);
  const customer = await newCustomer({ credits: 3 });
  await enter(customer);
  await page.goto(generatorPath);
  await parts(page).primaryText.fill('Only once');
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (lost > 0 || !(route.request().postData() ?? '').includes('mutation CreateDesign')) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await parts(page).generate.click();
  await expect.poll(() => lost).toBe(1);
  // the design may appear before the second press, which still means the same request
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('mutation CreateDesign'),
  );
  await parts(page).generate.click();
  await answered;
  await expect(parts(page).picture).toBeVisible();
  expect(await customer.credits()).toBe(2);
  await expect(page.getByRole('button', { name: /^Show the design/ })).toHaveCount(1);
});

test('an expired session is reported, and the draft survives the sign-in', async ({
  page,
  context,
  newCustomer,
  enter,
  problems,
}) => {
  problems.provoke(/graphql error: Please sign in/);
  const customer = await newCustomer({ credits: 1 });
  await enter(customer);
  await page.goto(generatorPath);
  await parts(page).primaryText.fill('Half a thought');
  await page.getByRole('radio', { name: 'Instagram' }).check();
  await context.clearCookies();
  await parts(page).generate.click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(generatorPath);
  await expect(parts(page).primaryText).toHaveValue('Half a thought');
  await expect(page.getByRole('radio', { name: 'Instagram' })).toBeChecked();
});

test.describe('a first visit, with nothing in a cache', () => {
  test.use({ ownContext: true });

  test('without a connection a menu entry leads to our offline page, which reloads automatically later', async ({
    page,
    context,
    customer,
    problems,
  }) => {
    problems.provoke(/ERR_INTERNET_DISCONNECTED/, /Failed to load module script/, /WebSocket/, /preload/);
    await page.goto('/user/dashboard');
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'User area' })
      .getByRole('link', { name: 'Subscription History' })
      .click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/^Still no connection/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Subscription History' })).toBeVisible();
    expect(customer.id).not.toBe('');
  });
});

test.describe('without JavaScript, or before it has loaded', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.provoke(/request failed: .* csp$/));

  test('a page of signed-in users says that it needs JavaScript', async ({ page }) => {
    await page.goto('/user/dashboard');
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
  });

  test('the menu opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

test('the generator fits the narrowest phones', async ({ page, customer }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(generatorPath);
  await expect(parts(page).form).toBeVisible();
  const cut = await parts(page).form.evaluate((form) =>
    [...form.querySelectorAll('button, input, textarea, label, select')]
      .filter((part) => part.getBoundingClientRect().right > innerWidth || part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.outerHTML.slice(0, 120)),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(customer.id).not.toBe('');
});
