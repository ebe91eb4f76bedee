import { composeDocument } from '../../studio/posts/compose';
import { readDocument, type PostDocument } from '../../studio/posts/document';
import { postType } from '../../api/platform/fonts/post-type';
import { startSites } from '../../api/test/websites/site-server';
import type { SiteServer } from '../../api/test/websites/site-server';
import { expectAccessible } from './support/axe';
import { brandInput, createBrand } from './support/brand-screens';
import { sizes } from './support/measure-screen';
import { expect, test } from './support/test';

let served: SiteServer;
test.beforeAll(async () => {
  served = await startSites();
});
test.afterAll(() => served.stop());

interface Post {
  designDocument: { content: PostDocument; pictureRatio: number; pictureSample: string };
}

const wholePost = `query ($id: ID!) { designDocument(id: $id) { pictureRatio pictureSample content { version layout fonts
   words { badge { ...T } headline { ...T } second { ...T } button { ...T } contact { ...T } }
   palette { ground soft main second accent deep from } picture { focalX focalY finish }
   logo { light { image ratio ink } dark { image ratio ink } ground corner }
   perSize { size layout headline hidden scale } caption { text hashtags altText language } } } }
 fragment T on PostText { text hidden scale align }`;

test(
  'a website becomes a brand, corrected, and a post in its colours',
  { tag: '@phone-long' },
  async ({ page, newCustomer, enter }) => {
    const customer = await newCustomer({ credits: 1 });
    await enter(customer);
    await page.goto('/user/brand');
    await expect(page.getByRole('img', { name: /^Post in this brand/ }).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Address of your website' }).fill(served.url);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Found at 127.0.0.1' })).toBeVisible();
    await expect(page.getByText('Seen in the buttons of the page').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use what is ticked' }).click();
    await expect(page.getByText('It is in the form below now. Correct it, then save.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Logo for light grounds' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Brand name' }).fill('Blue Harbour Porto');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Blue Harbour Porto' })).toHaveAttribute('aria-current', 'true');

    const { me } = await customer.ask<{ me: { brands: { id: string }[] } }>('{ me { brands { id } } }');
    const sail = { lettering: 'SET', primaryText: 'Sail at sunset' };
    const id = await customer.design(sail, me.brands[0]?.id);
    await expect.poll(() => customer.designState(id), { timeout: 120_000 }).toBe('SUCCEEDED');
    const { content, pictureRatio, pictureSample } = (await customer.ask<Post>(wholePost, { id })).designDocument;
    expect(content).toMatchObject({
      palette: { main: '#ff7a1a', from: 'BRAND' },
      words: { contact: { text: '+351220000000' } },
    });
    const image = content.logo?.light?.image ?? '';

    // the browser composes the same post as the server
    await page.goto(`/user/studio/${id}`);
    await expect(page.locator(`svg image[href="${image}"]`).first()).toBeAttached();
    const sample = { ratio: pictureRatio, cells: new Uint8Array(Buffer.from(pictureSample, 'base64')) };
    const { hash } = await composeDocument(postType, readDocument(content), sample, 'SQUARE');
    const canvas = page.getByRole('img', { name: /post in the layout/ }).locator('[data-layout-hash]');
    await expect(canvas).toHaveAttribute('data-layout-hash', hash);
    await page.getByRole('tab', { name: 'Brand' }).click();
    await expect(page.getByRole('button', { name: 'Blue Harbour Porto' })).toHaveAttribute('aria-pressed', 'true');
    const print = await page.request.get(`/designs/${id}/prints/square.png`);
    expect(print.status()).toBe(200);
  },
);

test('a long name of a brand does not widen the page of a phone', async ({ page, newCustomer, enter }) => {
  const customer = await newCustomer();
  await enter(customer);
  const name = 'The Old Bakery and Coffee House at the Harbour of Porto';
  await createBrand(customer, { ...brandInput, name });
  await page.setViewportSize(sizes.phone);
  await page.goto('/user/brand');
  await expect(page.getByRole('button', { name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
