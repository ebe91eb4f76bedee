import { expectCredits, generate, generatorPath, parts, rowTileOf } from './support/generator';
import { nextImage, nextText } from './support/fault-injection';
import { expect, test } from './support/test';

interface Template {
  niche: string | null;
  platform: string | null;
  text: string;
}

test('each platform has its own post type', async ({ page, customer }) => {
  await page.goto(generatorPath);
  const facebook = page.getByRole('button', { name: 'Facebook Post' });
  const instagram = page.getByRole('button', { name: 'Instagram Post' });
  await expect(facebook).toBeEnabled();
  await expect(instagram).toBeDisabled();
  await page.getByRole('radio', { name: 'Instagram' }).check();
  await expect(instagram).toBeEnabled();
  await expect(instagram).toHaveAttribute('aria-pressed', 'true');
  await expect(facebook).toBeDisabled();
  await expect(parts(page).preview).toContainText('Instagram Post');
  await expect(parts(page).niche.getByRole('option')).toHaveCount(22);
  await expect(parts(page).style.getByRole('option')).toHaveCount(5);
  expect(await customer.credits()).toBe(0);
});

test('nothing can be generated without credits', async ({ page, customer }) => {
  expect(await customer.credits()).toBe(0);
  await page.goto(generatorPath);
  await parts(page).primaryText.fill('Something to say');
  await expect(parts(page).generate).toBeDisabled();
  await expect(page.getByText('Insufficient credits. You need at least 1 credit to generate a design.')).toBeVisible();
});

test('a blank text and a blank prompt disable their buttons; reset restores the defaults', async ({
  page,
  newCustomer,
  enter,
}) => {
  await enter(await newCustomer({ credits: 9 }));
  await page.goto(generatorPath);
  const { primaryText, customPrompt, niche, style, preview } = parts(page);
  const enhance = page.getByRole('button', { name: 'Enhance Prompt' });
  await expect(parts(page).generate).toBeDisabled();
  await expect(page.getByText('Primary text is required')).toHaveCount(0);
  await expect(preview).toContainText('Your Text Here');
  await primaryText.fill('   ');
  await expect(page.getByText('Primary text is required')).toBeVisible();
  await expect(parts(page).generate).toBeDisabled();
  await primaryText.fill('Open on Sunday');
  await expect(parts(page).generate).toBeEnabled();
  await expect(preview).toContainText('Open on Sunday');
  await customPrompt.fill(' ');
  await expect(enhance).toBeDisabled();
  await customPrompt.fill('A red door');
  await enhance.click();
  await expect(parts(page).enhancedPrompt).toBeVisible();
  await page.getByRole('radio', { name: 'Instagram' }).check();
  await page.getByRole('button', { name: 'Landscape (16:9)' }).click();
  await niche.selectOption('Gaming');
  await style.selectOption('Bold');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('radio', { name: 'Facebook' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Square (1:1)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(primaryText).toHaveValue('');
  await expect(niche).toHaveValue('BUSINESS');
  await expect(style).toHaveValue('PROFESSIONAL');
  await expect(customPrompt).toHaveValue(/The image should be in Square format\.$/);
  await expect(parts(page).enhancedPrompt).toHaveCount(0);
  await expect(page.getByText('Prompt enhanced successfully!')).toHaveCount(0);
});

test('the default prompt is updated for platform, niche and size until it is edited', async ({ page, customer }) => {
  const { generator } = await customer.ask<{ generator: { prompts: Template[] } }>(
    '{ generator { prompts { niche platform text } } }',
  );
  const fitting = (platform: string, niche: string, size: string) =>
    generator.prompts
      .filter((one) => (one.niche ?? niche) === niche && (one.platform ?? platform) === platform)
      .map(({ text }) => text.replaceAll('{size}', size));
  await page.goto(generatorPath);
  const { customPrompt, niche } = parts(page);
  expect(fitting('FACEBOOK', 'BUSINESS', 'Square')).toContain(await customPrompt.inputValue());
  await niche.selectOption('Gardening');
  expect(fitting('FACEBOOK', 'GARDENING', 'Square')).toContain(await customPrompt.inputValue());
  await page.getByRole('radio', { name: 'Instagram' }).check();
  expect(fitting('INSTAGRAM', 'GARDENING', 'Square')).toContain(await customPrompt.inputValue());
  const before = await customPrompt.inputValue();
  await page.getByRole('button', { name: 'Landscape (16:9)' }).click();
  await expect(customPrompt).toHaveValue(before.replace('Square', 'Landscape'));
  await customPrompt.fill('My own words');
  await niche.selectOption('Travel');
  await page.getByRole('button', { name: 'Square (1:1)' }).click();
  await expect(customPrompt).toHaveValue('My own words');
});

test('Buy More shows below five credits and leads to the packages', async ({ page, newCustomer, enter }) => {
  const customer = await newCustomer({ credits: 5 });
  await enter(customer);
  await page.goto(generatorPath);
  await expectCredits(page, 5);
  await expect(page.getByRole('button', { name: 'Buy More' })).toHaveCount(0);
  await parts(page).primaryText.fill('The fifth');
  await generate(page, 1);
  await expectCredits(page, 4);
  await page.getByRole('button', { name: 'Buy More' }).click();
  await expect(page.getByText('Redirecting to payment page...')).toBeVisible();
  await expect(page).toHaveURL('/user/select-package');
});

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
  await expect(rowTileOf(page, 'Slow and steady')).toContainText('Being drawn');
  await expectCredits(page, 2);
  await page.reload();
  await expect(parts(page).working).toBeVisible();
  await expect(rowTileOf(page, 'Slow and steady')).toContainText('Being drawn');
  await page.getByRole('navigation', { name: 'User area' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await page.goBack();
  await expect(parts(page).working).toBeVisible();
  await parts(page).preview.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('Cancelled. Your credit is back.');
  await expectCredits(page, 3);
});

test('an unfinished design is in the preview each time the user leaves by the menu and returns', async ({
  page,
  product,
  newCustomer,
  enter,
}) => {
  await enter(await newCustomer({ credits: 3 }));
  await page.goto(generatorPath);
  await nextImage(product, 'slow', 60_000);
  await parts(page).primaryText.fill('Long in the oven');
  const menu = page.getByRole('navigation', { name: 'User area' });
  // left at once: the answer may arrive on another page
  await parts(page).generate.click();
  for (let time = 0; time < 10; time += 1) {
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
    await expect(page).toHaveURL('/user/dashboard');
    await menu.getByRole('link', { name: 'Social Media Design Generator' }).click();
    await expect(parts(page).working).toBeVisible();
    await expect(parts(page).preview).toContainText('Long in the oven');
  }
  await parts(page).preview.getByRole('button', { name: 'Cancel' }).click();
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
  await expect(rowTileOf(page, 'The slow one')).toContainText('Being drawn');
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

test('a design without an image releases its credit', async ({ page, product, newCustomer, enter }) => {
  await enter(await newCustomer({ credits: 1 }));
  await page.goto(generatorPath);
  await parts(page).primaryText.fill('Nothing to see');
  await nextImage(product, 'noImage', 0, 2);
  await parts(page).generate.click();
  await expect(parts(page).preview.getByText(/No image was generated from the API response/)).toBeVisible();
  await expectCredits(page, 1);
});

test('a design can be shown again and deleted', async ({ page, newCustomer, enter }) => {
  const customer = await newCustomer({ credits: 2 });
  const id = await customer.design({ primaryText: 'Old bread, new day' });
  await expect.poll(() => customer.designState(id)).toBe('SUCCEEDED');
  await enter(customer);
  await page.goto(generatorPath);
  await page.getByRole('button', { name: 'Show the design: Old bread, new day' }).click();
  await expect(parts(page).picture).toBeVisible();
  await page.getByRole('button', { name: 'Use these options' }).click();
  await expect(parts(page).primaryText).toHaveValue('Old bread, new day');
  await page.getByRole('button', { name: 'Delete the design: Old bread, new day' }).click();
  await expect(page.getByRole('button', { name: /^Show the design/ })).toHaveCount(0);
  await expect(parts(page).picture).toHaveCount(0);
  await expectCredits(page, 1);
});

test('an idea typed on the home page arrives in the generator', async ({ page, newCustomer }) => {
  const customer = await newCustomer();
  await page.goto('/');
  await page.getByLabel('What do you want to post?').fill('Fresh figs from Friday on');
  await page.getByRole('button', { name: 'Weave it' }).click();
  // submitted by the browser to the sign-in, or by the app to the registration: whichever is first
  await page.waitForURL(/\/(login|register)\?next=/);
  if (page.url().includes('/register')) await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user\/generate-image/);
  await expect(parts(page).primaryText).toHaveValue('Fresh figs from Friday on');
});
