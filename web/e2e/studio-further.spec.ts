import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import { parts } from './support/generator';
import { expect, test } from './support/test';

/** A photo of a shop front: a bright wall above, a dark street below. */
async function aPhoto(): Promise<Buffer> {
  const street = await sharp({ create: { width: 1600, height: 500, channels: 3, background: '#3b3a40' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#e9dcc3' } })
    .composite([{ input: street, left: 0, top: 700 }])
    .withExif({ IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
    .jpeg()
    .toBuffer();
}

test(
  'a photo becomes a post with a caption, and then another look of it',
  { tag: '@phone-long' },
  async ({ page, newCustomer, enter }) => {
    const customer = await newCustomer({ credits: 1 });
    await enter(customer);
    await page.goto('/user/generate-image');
    await page.getByRole('textbox', { name: 'Primary Text' }).fill('Open until late');
    await page.getByRole('radio', { name: 'My photo' }).check();
    await expect(parts(page).generate).toBeDisabled();
    const file = { name: 'shop.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
    await page.getByLabel('Your photo: file').setInputFiles(file);
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await expectAccessible(page);
    await parts(page).generate.click();
    await expect(parts(page).picture).toBeVisible({ timeout: 60_000 });

    await page.getByRole('link', { name: 'More looks, free' }).click();
    await expect(page).toHaveURL(/\/user\/studio\/[^#]+#more$/);
    const looks = page.getByRole('region', { name: 'Two more looks' });
    await expect(looks.locator('[data-layout-hash]')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Caption' }).click();
    const caption = page.getByRole('textbox', { name: 'Caption' });
    const before = await caption.inputValue();
    expect(before).toContain('Open until late');
    await page.getByRole('button', { name: 'Warmer' }).click();
    const suggestion = page.getByRole('group', { name: 'Suggested caption' });
    await expect(suggestion.locator('ins')).toHaveText(/We look forward to seeing you/);
    await expectAccessible(page);
    expect(await caption.inputValue()).toBe(before);
    await suggestion.getByRole('button', { name: 'Use it' }).click();
    await expect(caption).toHaveValue(/We look forward to seeing you/);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await page.getByRole('tab', { name: 'More' }).click();
    await looks
      .getByRole('button', { name: /^Make / })
      .first()
      .click();
    await looks.getByRole('link', { name: /^Open / }).click();
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Open until late');
    await expect(page.locator('[data-layout-hash]').first()).toBeVisible();
    const id = /studio\/([^/#]+)/.exec(page.url())?.[1] ?? '';
    const print = await page.request.get(`/designs/${id}/prints/story.jpg`);
    expect(await sharp(await print.body()).metadata()).toMatchObject({ width: 1080, height: 1920 });
    const background = await (await page.request.get(`/designs/${id}/background`)).body();
    expect((await sharp(background).metadata()).exif).toBeUndefined();
    expect(await customer.credits()).toBe(0);
  },
);
