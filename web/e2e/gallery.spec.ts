import { readFile } from 'node:fs/promises';
import { filesIn } from '../../api/test/zip-files';
import { gallery, galleryPath } from './support/gallery-screens';
import { parts } from './support/generator';
import { expect, test } from './support/test';
import type { Customer } from './support/customer';

/** Makes designs with these texts, finished one after the other: the last one is the newest. */
async function make(
  customer: Customer,
  texts: string[],
  platform: 'FACEBOOK' | 'INSTAGRAM' = 'INSTAGRAM',
): Promise<void> {
  for (const primaryText of texts) {
    const id = await customer.design({ primaryText, platform, postType: `${platform}_POST` });
    await expect.poll(() => customer.designState(id)).toBe('SUCCEEDED');
  }
}

test.describe('the gallery', () => {
  test('is filtered, viewed by keys, downloaded, and emptied with Undo', async ({ newCustomer, enter, page }) => {
    const customer = await newCustomer({ credits: 4 });
    await make(customer, ['Rye', 'Spelt', 'Wheat']);
    await make(customer, ['Oat'], 'FACEBOOK');
    await enter(customer);
    await page.goto(galleryPath);
    const { tiles, tile, choose, chosen, dialog, picture } = gallery(page);
    await expect(tiles).toHaveCount(4);

    await page.getByRole('button', { name: 'Platform', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Instagram' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Platform: Instagram' })).toBeFocused();
    await expect(tiles).toHaveCount(3);

    // large, by keyboard only
    await tile('Wheat').focus();
    await page.keyboard.press('Enter');
    await expect(picture).toHaveAttribute('alt', 'Design: Wheat');
    await page.keyboard.press('ArrowRight');
    await expect(picture).toHaveAttribute('alt', 'Design: Spelt');
    const whole = (await picture.boundingBox())?.width ?? 0;
    await page.keyboard.press('+');
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(whole * 1.5, 0);
    await page.keyboard.press('0');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(tiles).toHaveCount(3);

    await choose('Wheat').check();
    await choose('Rye').click({ modifiers: ['Shift'] });
    await expect(chosen).toContainText('3 selected');
    const saving = page.waitForEvent('download');
    await chosen.getByRole('button', { name: 'Download zip' }).click();
    const archive = await saving;
    expect(archive.suggestedFilename()).toBe('postloom-designs.zip');
    const files = await filesIn(await readFile(await archive.path()));
    expect(Object.keys(files)).toHaveLength(3);
    for (const name of Object.keys(files)) expect(name).toMatch(/^instagram-instagram-post-\d+\.png$/);

    await chosen.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No designs match')).toBeVisible();
    // with nothing left to focus, Undo has the focus, and does not expire while it does
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tiles).toHaveCount(3);
    await expect(tile('Wheat')).toBeFocused();
    expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))).toEqual([
      'Open the design: Wheat',
      'Open the design: Spelt',
      'Open the design: Rye',
    ]);
    expect(await customer.credits()).toBe(0);
  });

  test('restores its scroll position, and starts the generator from a design', async ({ newCustomer, enter, page }) => {
    const customer = await newCustomer({ credits: 7 });
    await make(customer, ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']);
    await enter(customer);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(galleryPath);
    const { tile, tiles, dialog } = gallery(page);
    await expect(tiles).toHaveCount(7);
    await tile('Two').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(200);
    await tile('Two').click();
    await dialog.getByRole('link', { name: 'Use again' }).click();
    await expect(parts(page).primaryText).toHaveValue('Two');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(tile('Two')).toBeInViewport();
  });
});
