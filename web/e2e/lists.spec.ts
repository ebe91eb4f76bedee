import { sizes } from './support/measure-screen';
import { expect, isPhone, test } from './support/test';

test.use({ locale: 'en-US' });

test(
  'a list is filtered by days in its own format, by keyboard only, and keeps them in the address',
  { tag: '@phone-long' },
  async ({ page, customer }) => {
    await customer.order('Starter');
    const calendars: string[] = [];
    page.on('request', (request) => {
      if (/\/day-range-[^/]*\.js$/.test(request.url())) calendars.push(request.url());
    });
    await page.goto('/user/orders-history');
    // hidden from screen readers while one of them is open
    const filters = page.getByRole('group', { name: 'Filters', includeHidden: true });
    const chip = filters.getByRole('button', { name: /^Ordered/, includeHidden: true });
    const unfold = async () => {
      if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
    };
    await unfold();
    await expect(chip).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calendars).toEqual([]);

    await chip.focus();
    await page.keyboard.press('Enter');
    const from = page.getByRole('group', { name: 'Ordered from' });
    await expect(from.getByRole('spinbutton', { name: 'Day' })).toBeFocused();
    await page.keyboard.type('01022020');
    await expect(chip).toHaveText('Ordered: from 01/02/2020');
    await page.keyboard.press('Escape');
    await expect(chip).toBeFocused();
    await expect(page).toHaveURL(/createdAt=2020-02-01\.\.$/);
    await expect(page.getByText('Starter').first()).toBeVisible();

    // the last selected day is included
    await chip.click();
    await page
      .getByRole('group', { name: 'Ordered to' })
      .getByRole('button', { name: /^Choose date/ })
      .click();
    await page.getByRole('gridcell', { name: '1', exact: true }).click();
    await expect(chip).toHaveText(/^Ordered: 01\/02\/2020 to 01\/\d\d\/\d{4}$/);
    await page.keyboard.press('Escape');

    // a phone shows the same filters when they are unfolded
    await page.setViewportSize(sizes.phone);
    await page.reload();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(chip).toHaveText(/^Ordered: 01\/02\/2020 to 01\/\d\d\/\d{4}$/);
    // the chips are in one line, and do not widen the page
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await filters.getByRole('button', { name: 'Clear all' }).click();
    await expect(chip).toHaveText('Ordered');
    await expect(page).toHaveURL(/\/user\/orders-history$/);
  },
);
