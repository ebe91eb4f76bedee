import { expectAccessible } from './support/axe';
import { expectCredits, generatorPath, parts, rowTileOf } from './support/generator';
import { nextImage, nextText } from './support/fault-injection';
import { expect, test } from './support/test';

test('an unfinished design survives a reload and leaving the page, and can then be cancelled', async ({
  page,
  product,
  newCustomer,
  enter,
}) => {
  await enter(await newCustomer({ credits: 3 }));
  await page.goto(generatorPath);
  await parts(page).primaryText.fill('Slow and steady');
  await nextImage(product, 'slow', 25_000);
  await parts(page).generate.click();
  await expect(parts(page).working).toBeVisible();
  await expect(rowTileOf(page, 'Slow and steady')).toContainText('Painting the picture');
  await expectCredits(page, 2);
  await page.reload();
  await expect(parts(page).working).toBeVisible();
  await expect(rowTileOf(page, 'Slow and steady')).toContainText('Painting the picture');
  await page.getByRole('navigation', { name: 'User area' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await page.goBack();
  await expect(parts(page).working).toBeVisible();
  await parts(page).preview.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('Cancelled. Your credit is back.');
  await expectCredits(page, 3);
});

test('several designs are generated at once, in every tab, and finish independently', async ({
  page,
  product,
  newCustomer,
  enter,
}) => {
  await enter(await newCustomer({ credits: 4 }));
  await page.goto(generatorPath);
  const { primaryText, generate: button, preview, picture } = parts(page);
  await primaryText.fill('The slow one');
  await nextImage(product, 'slow', 60_000);
  await button.click();
  await expect(rowTileOf(page, 'The slow one')).toContainText('Painting the picture');
  await primaryText.fill('The empty one');
  await nextImage(product, 'noImage', 0, 2);
  await button.click();
  await expect(rowTileOf(page, 'The empty one')).toContainText(
    'No image was generated from the API response. Please try again. Your credit is back.',
  );
  await primaryText.fill('The quick one');
  await button.click();
  await expect(rowTileOf(page, 'The quick one')).toContainText('Ready');
  await expect(page.getByText('Design generated successfully!')).toBeVisible();
  await expect(picture).toBeVisible();
  await expectCredits(page, 2);

  const tab = await page.context().newPage();
  await tab.goto(generatorPath);
  await expect(parts(tab).preview.getByText('The slow one')).toBeVisible();
  await tab.getByRole('button', { name: 'Cancel the design: The slow one' }).click();
  await expect(tab.getByRole('alert')).toHaveText('Cancelled. Your credit is back.');
  await expect(rowTileOf(page, 'The slow one')).toContainText('Cancelled. Your credit is back.');
  await expectCredits(page, 3);
  // the design in this tab's preview has not changed
  await expect(picture).toBeVisible();

  await page.getByRole('button', { name: 'Try again: The slow one' }).click();
  await expect(rowTileOf(page, 'The slow one')).toContainText('Ready');
  await expect(preview).toContainText('Download Image');
  await expectCredits(page, 2);
  await page.getByRole('button', { name: 'Clear finished' }).click();
  await expect(page.getByRole('region', { name: 'Just made' })).toHaveCount(0);
});

test('the headline of a finished post is edited in the preview for free, and every size is one download', async ({
  page,
  newCustomer,
  enter,
}) => {
  await enter(await newCustomer({ credits: 2 }));
  await page.goto(generatorPath);
  const { primaryText, preview, picture } = parts(page);
  await primaryText.fill('Two loaves');
  await parts(page).generate.click();
  await expect(picture).toBeVisible();
  await expectCredits(page, 1);
  const headline = preview.getByLabel('Headline');
  await expect(headline).toHaveValue('Two loaves');
  await headline.fill('Three loaves');
  await headline.press('Enter');
  await expect(preview.getByText('Saved', { exact: true })).toBeVisible();
  await expect(picture).toHaveAttribute('src', /\?v=2$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1080);
  await expectCredits(page, 1);
  const arriving = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'All five sizes' }).click();
  expect((await arriving).suggestedFilename()).toBe('postloom-post.zip');
  await page.reload();
  await expect(headline).toHaveValue('Three loaves');
});

test('a design finishes while no page is open', async ({ page, newCustomer, enter }) => {
  const customer = await newCustomer({ credits: 3 });
  await enter(customer);
  await page.goto(generatorPath);
  await parts(page).primaryText.fill('Ready when you are');
  await parts(page).generate.click();
  await page.waitForURL(/\?design=/);
  const id = new URL(page.url()).searchParams.get('design') ?? '';
  await page.goto('/');
  await expect.poll(() => customer.designState(id)).toBe('SUCCEEDED');
  await page.goto(`${generatorPath}?design=${id}`);
  await expect(parts(page).picture).toBeVisible();
  await expectCredits(page, 2);
  await expect(page.getByRole('button', { name: 'Show the design: Ready when you are' })).toBeVisible();
});

test('a failed enhancement says why, and the prompt stays', async ({ page, product, newCustomer, enter }) => {
  await enter(await newCustomer({ credits: 1 }));
  await page.goto(generatorPath);
  await parts(page).customPrompt.fill('A green kettle');
  await nextText(product, 'fail500', 0, 6);
  await page.getByRole('button', { name: 'Enhance Prompt' }).click();
  await expect(page.getByText(/^Error enhancing prompt: API Error: 500/)).toBeVisible();
  await expect(parts(page).customPrompt).toHaveValue('A green kettle');
  await expect(parts(page).enhancedPrompt).toHaveCount(0);
});

test(
  'an idea typed on the home page is set at once, and arrives in the generator',
  { tag: '@phone-long' },
  async ({ page, newCustomer }) => {
    const customer = await newCustomer();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/');
    await page.getByLabel('What do you want to post?').fill('Fresh figs from Friday on');
    const weave = page.getByRole('button', { name: 'Weave it' });
    // before the client runs, the form leads to the sign-in, as without scripts
    await expect
      .poll(() => weave.evaluate((one) => Object.keys(one).some((name) => name.startsWith('__react'))))
      .toBe(true);
    await weave.click();
    await page.waitForURL(/\/try$/);
    await expect(page.getByLabel('What do you want to post?')).toHaveValue('Fresh figs from Friday on');
    const looks = page.getByRole('img', { name: /: Fresh figs from Friday on$/ });
    await expect(looks).toHaveCount(3);
    const hashes = () =>
      page.locator('[data-layout-hash]').evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 99)));
    const before = await hashes();
    await page.getByLabel('What do you want to post?').fill('Fresh figs from Friday');
    await expect(page.getByRole('img', { name: /: Fresh figs from Friday$/ })).toHaveCount(3);
    await expect.poll(hashes).not.toEqual(before);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Make this post: Cut' }).click();
    await page.waitForURL(/\/register\?next=/);
    // nothing of the sentence left this browser
    expect(sent.filter((one) => /figs/i.test(one))).toEqual([]);
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.getByLabel('Email').fill(customer.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/user\/generate-image/);
    await expect(parts(page).primaryText).toHaveValue('Fresh figs from Friday');
    await expect(page.getByRole('radio', { name: 'Postloom' })).toBeChecked();
  },
);
