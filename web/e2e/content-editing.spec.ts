import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import { testControl } from './support/customer';
import { press } from './support/keys';
import { openPanel } from './support/settings';
import { expect, isPhone, test } from './support/test';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
};

const restore = async (page: Page, version: number) => {
  await page.getByRole('button', { name: `Restore version ${version}` }).click();
  await page
    .getByRole('dialog', { name: `Restore version ${version}?` })
    .getByRole('button', { name: 'Restore' })
    .click();
};

/** Clicks on a text of the preview, which receives clicks for all of its texts, as these are inert. */
async function clickPreview(page: Page, text: Locator): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const box = await text.boundingBox();
  if (!box) throw new Error('The preview does not show this text.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.afterEach(async ({ product }) => {
  await testControl(product, 'resetSections', {});
});

test(
  'an Admin edits the features, and the public site shows it at once',
  { tag: '@phone-long' },
  async ({ page, newCustomer, enter, elsewhere }) => {
    await enter(await newCustomer({ role: 'ADMIN' }));
    await openPanel(page, 'features');
    // the desktop's width is no preview on a phone
    await expect(page.getByRole('button', { name: isPhone(page) ? 'Phone' : 'Desktop', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const preview = page.getByRole('region', { name: 'Preview' });
    await clickPreview(page, preview.getByText(await title(page).inputValue(), { exact: true }));
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Woven by hand');
    await expect(preview.getByText('Woven by hand')).toBeVisible();

    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^(Choose|Replace) image$/ }).click();
    const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#f0563a' } })
      .png()
      .toBuffer();
    await (await chosen).setFiles({ name: 'loom.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('img', { name: 'Background image: the image in use' })).toHaveAttribute(
      'src',
      /^\/image-server\/[0-9a-f]{64}\.png$/,
    );
    await expect(page.getByText('The image has changed. Does this still describe it?')).toBeVisible();
    await page.getByRole('textbox', { name: 'Image description' }).fill('A coral cloth');

    const second = page.getByRole('listitem', { name: 'feature 2' });
    const words = await second.getByRole('textbox', { name: 'Feature title' }).inputValue();
    await second.getByRole('button', { name: 'Move feature 2 up' }).press('Enter');
    await expect(
      page.getByRole('listitem', { name: 'feature 1' }).getByRole('textbox', { name: 'Feature title' }),
    ).toHaveValue(words);
    await expect(page.getByRole('button', { name: 'Move feature 1 down' })).toBeFocused();
    const first = page.getByRole('listitem', { name: 'feature 1' });
    await first.getByRole('button', { name: /^feature 1/ }).click();
    await first.getByRole('button', { name: /^Icon: / }).click();
    await page.getByRole('button', { name: 'rocket' }).click();
    await save(page);

    const publicPage = await elsewhere();
    await publicPage.goto('/');
    const section = publicPage.locator('#about');
    await expect(section.getByRole('heading', { name: 'Woven by hand' })).toBeVisible();
    await expect(section.getByRole('listitem').first()).toContainText(words);
    const shown = section.getByRole('img', { name: 'A coral cloth' });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);

    await page.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
    await publicPage.reload();
    await expect(publicPage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(section).toHaveCount(0);
    await publicPage.context().close();
  },
);

test('an Admin plans a content by keyboard only, sees what it changes, and drops it', async ({
  page,
  newCustomer,
  enter,
}) => {
  await enter(await newCustomer({ role: 'ADMIN' }));
  await openPanel(page, 'features');
  const before = await title(page).inputValue();
  await title(page).fill('Woven for the feast');
  await press(page, page.getByRole('button', { name: 'Publish later' }));
  const dialog = page.getByRole('dialog', { name: 'Publish later' });
  await expect(dialog.getByLabel('Publish at')).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Schedule' }));
  const note = page.getByRole('alert').filter({ hasText: 'A change was scheduled by Ada Weaver for' });
  await expect(note).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(title(page)).toHaveValue(before);

  await press(page, note.getByRole('button', { name: 'See what changes' }));
  const compared = page.getByRole('dialog', { name: /^Scheduled for / });
  await expect(compared.locator('ins', { hasText: 'feast' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(compared).toHaveCount(0);
  await press(page, note.getByRole('button', { name: 'Discard the change' }));
  const question = page.getByRole('dialog', { name: 'Discard the scheduled change?' });
  await press(page, question.getByRole('button', { name: 'Discard the change' }));
  await expect(note).toHaveCount(0);
  await expect(title(page)).toHaveValue(before);
});

test('two Admins editing at once at two processes lose nothing, and every version can be restored and is shown by both', async ({
  page,
  elsewhere,
  replica,
  newCustomer,
  enter,
}) => {
  await enter(await newCustomer({ role: 'ADMIN' }));
  await openPanel(page, 'features');
  const first = await title(page).inputValue();
  const other = await elsewhere(await newCustomer({ role: 'ADMIN' }), replica);
  await openPanel(other, 'features');
  await title(other).fill('Theirs');
  await save(other);
  const anonymous = await elsewhere(undefined, replica);
  const shown = anonymous.locator('#about').getByRole('heading', { level: 2 });
  await anonymous.goto('/');
  await expect(shown).toHaveText('Theirs');

  await title(page).fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Ada Weaver saved this just now' });
  await conflict.getByRole('button', { name: 'See theirs' }).click();
  await expect(conflict.locator('del', { hasText: 'Theirs' })).toBeVisible();
  await expect(conflict.locator('ins', { hasText: 'Mine' })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(conflict).toHaveCount(0);
  // saved at one process, shown by the other one at once
  await anonymous.reload();
  await expect(shown).toHaveText('Mine');

  await restore(page, 1);
  await expect(title(page)).toHaveValue('Theirs');
  await anonymous.reload();
  await expect(shown).toHaveText('Theirs');
  await page.getByRole('button', { name: 'View version 2' }).click();
  const mine = page.getByRole('dialog', { name: 'Version 2' });
  await expect(mine.getByRole('region', { name: 'Preview' }).getByText('Mine', { exact: true })).toBeVisible();
  await mine.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure you want to reset to default settings?' })
    .getByRole('button', { name: 'Reset' })
    .click();
  await expect(title(page)).toHaveValue(first);
  await other.context().close();
  await anonymous.context().close();
});

test('an invalid image is refused with a message, and unsaved changes need a confirmation', async ({
  page,
  newCustomer,
  enter,
  problems,
}) => {
  problems.provoke(/422/);
  await enter(await newCustomer({ role: 'ADMIN' }));
  await openPanel(page, 'features');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Choose|Replace) image$/ }).click();
  await (
    await chosen
  ).setFiles({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await expect(page.getByText('This file is not a PNG, JPEG, WebP or GIF image.')).toBeVisible();
  await title(page).fill('Not saved');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(title(page)).toHaveValue('Not saved');
});

test('an Admin edits the footer with bold text and links', async ({ page, newCustomer, enter, elsewhere }) => {
  await enter(await newCustomer({ role: 'ADMIN' }));
  await openPanel(page, 'footer');
  const copyright = page.getByRole('textbox', { name: 'Copyright' });
  await copyright.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Woven with care');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Ask us');
  await page.keyboard.press('Shift+Home');
  const tools = page.getByRole('group', { name: 'Formatting' }).last();
  await tools.getByRole('button', { name: 'Link' }).click();
  await page.getByRole('textbox', { name: 'Address' }).last().fill('/contact');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Woven with care')).toBeVisible();

  const first = page.getByRole('listitem', { name: 'social link 1' });
  await first.getByRole('button', { name: /^social link 1/ }).click();
  await first.getByRole('button', { name: /^Icon: / }).click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('dialog', { name: 'Choose an icon' }).getByRole('button', { name: 'Choose image' }).click();
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#f0563a' } })
    .png()
    .toBuffer();
  await (await chosen).setFiles({ name: 'icon.png', mimeType: 'image/png', buffer: picture });
  await expect(first.getByRole('button', { name: 'Icon: an image' })).toBeVisible();
  await save(page);

  const publicPage = await elsewhere();
  await publicPage.goto('/');
  const footer = publicPage.getByRole('contentinfo');
  await expect(footer.getByText('Woven with care')).toBeVisible();
  await expect(footer.locator('strong', { hasText: 'Ask us' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  await expect(footer.locator('img[src^="/image-server/"]')).toHaveCount(1);
  await publicPage.context().close();
});
