import type { Page } from '@playwright/test';
import { FONT_PAIRS, FONT_PAIR_IDS } from '../../studio/font-pairs';
import { composeDocument } from '../../studio/posts/compose';
import { readDocument, type PostDocument } from '../../studio/posts/document';
import { refOf } from '../../studio/posts/layout';
import { LAYOUTS } from '../../studio/posts/layouts/index';
import type { PostSize } from '../../studio/posts/sizes';
import { postType } from '../../api/platform/fonts/post-type';
import { expectAccessible } from './support/axe';
import type { Customer } from './support/customer';
import { sizes } from './support/measure-screen';
import { aPostOf } from './support/studio-post';
import { expect, test } from './support/test';

interface Stored {
  designDocument: { version: number; content: Omit<PostDocument, 'logo'>; pictureRatio: number; pictureSample: string };
}

const read = (customer: Customer, id: string) =>
  customer.ask<Stored>(
    `query ($id: ID!) { designDocument(id: $id) { version pictureRatio pictureSample content { version layout fonts
       words { badge { ...T } headline { ...T } second { ...T } button { ...T } contact { ...T } }
       palette { ground soft main second accent deep from } picture { focalX focalY finish }
       perSize { size layout headline hidden scale } caption { text hashtags altText language } } } }
     fragment T on PostText { text hidden scale align }`,
    { id },
  );

const canvas = (page: Page) => page.getByRole('img', { name: /post in the layout/ });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test('a post is edited, saved and downloaded', { tag: '@phone-long' }, async ({ page, newCustomer, enter }) => {
  const customer = await newCustomer({ credits: 1 });
  await enter(customer);
  const id = await aPostOf(customer, 'Fresh bread at seven');
  await page.goto(`/user/studio/${id}`);
  await expect(canvas(page).locator('[data-layout-hash]')).toBeVisible();
  const etagOf = async () => (await page.request.get(`/designs/${id}/prints/square.png`)).headers()['etag'];
  const before = await etagOf();
  expect(before).toBeTruthy();

  await page.getByRole('textbox', { name: 'Headline' }).fill('Hot rolls at eight');
  await expect(canvas(page)).toHaveAccessibleName(/Headline: Hot rolls at eight\./);
  await saved(page);
  await expect
    .poll(async () => (await read(customer, id)).designDocument.content.words.headline.text)
    .toBe('Hot rolls at eight');

  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByRole('button', { name: 'Lagoon' }).click();
  await page.getByRole('tab', { name: 'Sizes' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Square as PNG' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  expect(await etagOf()).not.toBe(before);
  expect((await read(customer, id)).designDocument.content.palette.main).toBe('#12908e');
  expect(await customer.credits()).toBe(0);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Hot rolls at eight');
  await expect(canvas(page).locator('[data-layout-hash]')).toBeVisible();
  for (const tab of ['Words', 'Look', 'Sizes', 'Caption', 'More']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessible(page);
  }
  // a phone has room for the controls below the highest post
  await page.setViewportSize(sizes.phone);
  await page.getByRole('tab', { name: 'Story' }).click();
  await expect.poll(async () => (await canvas(page).boundingBox())?.height).toBeLessThanOrEqual(sizes.phone.height / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
});

test('a browser composes every layout and pair of fonts as the server does', async ({ page, newCustomer, enter }) => {
  const customer = await newCustomer({ credits: 1 });
  await enter(customer);
  const headline = 'Brot 🍞 für Donaudampfschifffahrtskapitäne, хлеб, خبز طازج, ขนมปัง, パン';
  const id = await aPostOf(customer, headline);
  const { content, pictureRatio, pictureSample } = (await read(customer, id)).designDocument;
  const post = readDocument(content);
  const sample = { ratio: pictureRatio, cells: new Uint8Array(Buffer.from(pictureSample, 'base64')) };
  const onServer = async (changes: Partial<PostDocument>, size: PostSize) =>
    (await composeDocument(postType, { ...post, ...changes }, sample, size)).hash;

  await page.goto(`/user/studio/${id}`);
  await page.getByRole('tab', { name: 'Look' }).click();
  const shown = (group: string, name: string) =>
    page.getByRole('region', { name: group }).getByRole('button', { name, exact: true }).locator('[data-layout-hash]');
  const tabs = [
    ['Square', 'SQUARE'],
    ['Portrait', 'PORTRAIT'],
    ['Story', 'STORY'],
    ['Landscape', 'LANDSCAPE'],
    ['Link', 'LINK'],
  ] as const;
  // a layout in one size and a pair of fonts in another here, all of them in all sizes in the long tests
  const isLong = process.env['TEST_LONG'] === '1';
  for (const [turn, [tab, size]] of tabs.entries()) {
    await page.getByRole('tab', { name: tab }).click();
    for (const layout of LAYOUTS.filter((_layout, index) => isLong || index % tabs.length === turn))
      await expect(shown('Layout', layout.name), `${layout.name} ${tab}`).toHaveAttribute(
        'data-layout-hash',
        await onServer({ layout: refOf(layout) }, size),
      );
    for (const fonts of FONT_PAIR_IDS.filter((_pair, index) => isLong || (index + 2) % tabs.length === turn))
      await expect(shown('Fonts', FONT_PAIRS[fonts].name), `${fonts} ${tab}`).toHaveAttribute(
        'data-layout-hash',
        await onServer({ fonts }, size),
      );
  }
  await expect(page.getByText(/We can't print/)).toHaveCount(0);
});

test('two windows join their changes, and a page without its policy loads anew', async ({
  page,
  elsewhere,
  newCustomer,
  enter,
}) => {
  const customer = await newCustomer({ credits: 1 });
  await enter(customer);
  const id = await aPostOf(customer, 'Fresh bread at seven');
  await page.goto(`/user/studio/${id}`);
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'My Designs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My designs' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My designs' })).toBeVisible();
  // the document was loaded at an address that allows no WebAssembly
  await page.goBack();
  await expect(canvas(page).locator('[data-layout-hash]')).toBeVisible();

  const other = await elsewhere(customer);
  await other.goto(`/user/studio/${id}`);
  await other.getByRole('textbox', { name: 'Headline' }).fill('Hot rolls');
  await saved(other);
  await page.getByRole('textbox', { name: 'Button' }).fill('Order now');
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Hot rolls');
  await saved(page);
  await other.getByRole('textbox', { name: 'Headline' }).fill('Cold rolls');
  await saved(other);
  await page.getByRole('textbox', { name: 'Headline' }).fill('Warm rolls');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await saved(page);
  await expect
    .poll(async () => (await read(customer, id)).designDocument.content.words.headline.text)
    .toBe('Warm rolls');
});
