import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export const generatorPath = '/user/generate-image';

/** The generator's elements by name. */
export const parts = (page: Page) => ({
  form: page.getByRole('form', { name: 'Design options' }),
  preview: page.getByRole('region', { name: 'Preview' }),
  credits: page.getByText('Credits:'),
  primaryText: page.getByLabel('Primary Text'),
  customPrompt: page.getByLabel('Custom Prompt'),
  enhancedPrompt: page.getByLabel('Enhanced Prompt'),
  niche: page.getByLabel('Niche'),
  style: page.getByLabel('Style'),
  generate: page.getByRole('button', { name: 'Generate Design' }),
  picture: page.getByRole('img', { name: 'Generated design' }),
  working: page.getByText('AI is generating your design...'),
});

/** Returns a design's button in the row of unfinished and recently ended designs. */
export const rowTileOf = (page: Page, text: string) =>
  page.getByRole('region', { name: /^(In progress|Just made)/ }).getByRole('button', { name: new RegExp(`^${text}`) });

export const expectCredits = (page: Page, credits: number) =>
  expect(parts(page).credits).toHaveText(`Credits: ${credits}`);

/** Generates with the form's values and waits until the picture has loaded completely. */
export async function generate(page: Page, ratio: number): Promise<void> {
  const { generate: button, picture } = parts(page);
  await button.click();
  await expect(page.getByText('Design generated successfully!')).toBeVisible();
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) =>
        image.complete && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 0,
      ),
    )
    .toBeCloseTo(ratio, 1);
}
