import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Screen } from './screen';
import { goTo } from './go-to';

export const galleryPath = '/user/designs';

/** The gallery's elements by name. */
export const gallery = (page: Page) => ({
  tiles: page.getByRole('link', { name: /^Open the design/ }),
  tile: (text: string) => page.getByRole('link', { name: `Open the design: ${text}` }),
  choose: (text: string) => page.getByRole('checkbox', { name: `Select the design: ${text}` }),
  chosen: page.getByRole('region', { name: 'Selected designs' }),
  dialog: page.getByRole('dialog'),
  picture: page.getByRole('dialog').getByRole('img'),
});

async function openFilled(page: Page): Promise<void> {
  await goTo(page, galleryPath);
  await expect(gallery(page).tiles.first()).toBeVisible();
}

/** The gallery in each of its states. */
export const galleryScreens: readonly Screen[] = [
  {
    name: 'gallery-empty',
    viewer: 'newcomer',
    open: async (page) => {
      await goTo(page, galleryPath);
      await expect(page.getByRole('link', { name: 'Make your first design' })).toBeVisible();
    },
  },
  { name: 'gallery', viewer: 'regular', open: openFilled },
  {
    name: 'gallery-no-match',
    viewer: 'regular',
    open: async (page) => {
      await goTo(page, `${galleryPath}?niche=GAMING&createdAt=2026-01-01..&search=zebra`);
      await expect(page.getByText('No designs match')).toBeVisible();
    },
  },
  {
    name: 'gallery-chosen',
    viewer: 'regular',
    open: async (page) => {
      await openFilled(page);
      await page
        .getByRole('checkbox', { name: /^Select the design/ })
        .first()
        .check();
      await expect(gallery(page).chosen).toBeVisible();
    },
  },
  {
    name: 'gallery-design',
    viewer: 'regular',
    open: async (page) => {
      await openFilled(page);
      // other screens of the same account leave designs without a picture
      await gallery(page).tile('Fresh bread at seven').last().click();
      await expect(gallery(page).picture).toBeVisible();
    },
  },
];
