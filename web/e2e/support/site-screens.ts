import { expect } from '@playwright/test';
import { at } from './at';
import type { Screen } from './screen';
import { moveMouse } from './move-mouse';

/** What the website shows to everybody, and pages that are not there. */
export const siteScreens: readonly Screen[] = [
  {
    name: 'home',
    viewer: 'visitor',
    open: async (page) => {
      await at('/', /./)(page);
      // starts the app, which waits for somebody to do something
      await moveMouse(page);
    },
  },
  { name: 'about', viewer: 'visitor', open: at('/about', /./) },
  { name: 'contact', viewer: 'visitor', open: at('/contact', /./) },
  {
    name: 'contact-incomplete',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto('/contact');
      await moveMouse(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Please enter your subjects')).toBeVisible();
    },
  },
  { name: 'terms', viewer: 'visitor', open: at('/terms', /./) },
  { name: 'privacy', viewer: 'visitor', open: at('/privacy', /./) },
  {
    name: 'menu-open',
    viewer: 'visitor',
    open: async (page) => {
      await page.goto('/about');
      const phoneMenu = page.getByRole('button', { name: 'Open the menu' });
      await ((await phoneMenu.isVisible()) ? phoneMenu : page.getByRole('button', { name: 'More' })).click();
      await expect(page.getByRole('link', { name: 'Make a design' }).first()).toBeVisible();
    },
  },
  { name: 'not-found', viewer: 'visitor', open: at('/no-such-page', "Opp's That Page Can't be Found") },
];
