import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/axe';
import { brandInput, createBrand } from './support/brand-screens';
import { nextText } from './support/fault-injection';
import { measureScreen } from './support/measure-screen';
import { planMonth } from './support/month-screens';
import { expect, isPhone, test } from './support/test';

interface Month {
  monthPlan: { posts: { design: { document: { content: { palette: { main: string; from: string } } } } }[] };
}
const palettesOf =
  'query ($id: ID!) { monthPlan(id: $id) { posts { design { document { content { palette { main from } } } } } } }';

/** Returns the names of the files of a zip archive, by its central directory. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const length = zip.readUInt16LE(at + 28);
    names.push(zip.subarray(at + 46, at + 46 + length).toString('utf8'));
  }
  return names;
}

test(
  'one idea becomes a month of posts of a brand: planned, moved, made, downloaded',
  { tag: '@phone-long' },
  async ({ page, newCustomer, enter }) => {
    const customer = await newCustomer({ credits: 3 });
    await enter(customer);
    await createBrand(customer);
    await page.goto('/user/month');
    await page.getByLabel('What is the month about?').fill('Fresh bread from our stone oven');
    await page.getByRole('combobox', { name: 'Brand' }).selectOption(brandInput.name);
    await page.getByRole('combobox', { name: 'How many posts' }).selectOption('8 posts');
    await page.getByRole('combobox', { name: 'Kind of business' }).selectOption('Cooking');
    await page.getByRole('button', { name: 'Plan my month' }).click();
    await page.waitForURL(/\/user\/month\/[\w-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';
    const teaser = page.getByRole('button', { name: /^Teaser Fresh bread from our stone oven/ });
    await expect(teaser).toBeVisible();
    expect(await customer.credits()).toBe(3);
    await expectAccessible(page);

    const before = await teaser.textContent();
    await teaser.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(teaser).not.toHaveText(before ?? '');
    await expect(teaser).toBeFocused();
    await page.getByRole('button', { name: /^How to / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Headline').fill('Toast it like this');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: /^How to Toast it like this/ })).toBeVisible();

    const slider = page.getByRole('slider', { name: 'How many pictures?' });
    await slider.focus();
    for (let pictures = 8; pictures > 2; pictures -= 1) await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('2 pictures: 2 credits. Each serves 4 posts')).toBeVisible();
    await page.getByRole('button', { name: 'Make the month for 2 credits' }).click();
    await expect(page.getByText('All 8 posts are ready')).toBeVisible({ timeout: 120_000 });
    expect(await customer.credits()).toBe(1);
    const pictures = page.getByRole('list', { name: 'Calendar' }).locator('img');
    await expect(pictures).toHaveCount(8);
    const { posts } = (await customer.ask<Month>(palettesOf, { id })).monthPlan;
    expect(posts.map(({ design }) => design.document.content.palette)).toEqual(
      Array.from({ length: 8 }, () => ({ main: brandInput.colors.main, from: 'BRAND' })),
    );
    await (isPhone(page) ? expectAccessible(page) : measureScreen(page, 'month-made'));

    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'All pictures, a folder a day' }).click();
    const archive = await arriving;
    expect(archive.suggestedFilename()).toBe('postloom-month.zip');
    const names = namesIn(readFileSync(await archive.path()));
    expect(names.filter((name) => /^\d{4}-\d\d-\d\d\/square\.png$/.test(name))).toHaveLength(8);
    expect(names).toContain('calendar.ics');
    const schedule = await (await page.request.get(`/months/${id}/schedule.csv?format=hootsuite`)).text();
    expect(schedule.split('\r\n').filter(Boolean)).toHaveLength(8);
  },
);

test('another customer sees nothing of a month', async ({ page, newCustomer, enter, problems }) => {
  problems.provoke(/graphql error: Month not found/, /404/);
  const { id } = await planMonth(await newCustomer());
  await enter(await newCustomer());
  await page.goto(`/user/month/${id}`);
  await expect(page.getByRole('heading', { name: 'There is no such month' })).toBeVisible();
  for (const file of ['archive.zip', 'schedule.csv', 'calendar.ics'])
    expect((await page.request.get(`/months/${id}/${file}`)).status()).toBe(404);
});

test('a post is dragged to another day', async ({ page, newCustomer, enter }) => {
  const customer = await newCustomer();
  const { id } = await planMonth(customer);
  await enter(customer);
  await page.goto(`/user/month/${id}`);
  const card = page.getByRole('button', { name: /^Proof / });
  const day = page.locator('[data-day]').nth(1);
  const target = (await day.getAttribute('data-day')) ?? '';
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('SaveMonth') ?? false);
  await card.dragTo(day);
  await expect(page.locator(`[data-day="${target}"]`).getByRole('button', { name: /^Proof / })).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.locator(`[data-day="${target}"]`).getByRole('button', { name: /^Proof / })).toBeVisible();
});

test('a page that is left while a month is planned loses nothing', async ({ page, product, newCustomer, enter }) => {
  await enter(await newCustomer());
  await page.goto('/user/month');
  await page.getByLabel('What is the month about?').fill('Warm rolls at seven');
  await nextText(product, 'slow', 3_000);
  await page.getByRole('button', { name: 'Plan my month' }).click();
  await expect(page.getByText(/^Planning your month/)).toBeVisible();
  await page.goto('/user/designs');
  await expect(async () => {
    await page.goto('/user/month');
    await expect(page.getByRole('link', { name: /Warm rolls at seven/ })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});
