import { expect } from '@playwright/test';
import { at } from './screen';
import type { Screen } from './screen';
import { moveMouse } from './go-to';

/** Screens of the public site, and pages that do not exist. */
export const siteScreens: readonly Screen[] = [
  {
    name: 'home',
    viewer: 'anonymous',
    open: async (page) => {
      await at('/', /./)(page);
      // starts the app, which waits for an interaction
      await moveMouse(page);
    },
  },
  {
    name: 'try',
    viewer: 'anonymous',
    open: async (page) => {
      await at('/try', 'See your words as a post')(page);
      await expect(page.getByRole('img', { name: /: Two loaves for one/ })).toHaveCount(3);
      await page.getByLabel('What do you want to post?').focus();
      await expect(page.locator('[data-layout-hash]')).toHaveCount(3);
    },
  },
  { name: 'about', viewer: 'anonymous', open: at('/about', /./) },
  { name: 'contact', viewer: 'anonymous', open: at('/contact', /./) },
  {
    name: 'contact-incomplete',
    viewer: 'anonymous',
    open: async (page) => {
      await page.goto('/contact');
      await moveMouse(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Please enter your subjects')).toBeVisible();
    },
  },
  { name: 'terms', viewer: 'anonymous', open: at('/terms', /./) },
  { name: 'privacy', viewer: 'anonymous', open: at('/privacy', /./) },
  { name: 'docs', viewer: 'anonymous', open: at('/docs', 'API guide') },
  { name: 'docs-schema', viewer: 'anonymous', open: at('/docs/schema', 'Schema') },
  { name: 'docs-type', viewer: 'anonymous', open: at('/docs/schema/User', /^User/) },
  { name: 'docs-costs', viewer: 'anonymous', open: at('/docs/costs', 'Costs') },
  { name: 'docs-rest', viewer: 'anonymous', open: at('/docs/api', 'REST API') },
  { name: 'docs-changes', viewer: 'anonymous', open: at('/docs/changes', 'Changes') },
  {
    name: 'docs-rest-form',
    viewer: 'anonymous',
    open: async (page) => {
      await at('/docs/api/support', 'Support')(page);
      await page.getByRole('button', { name: 'Try it: POST /new-support-message' }).click();
      await expect(page.getByRole('textbox', { name: 'Body' })).toBeVisible();
    },
  },
  {
    name: 'menu-open',
    viewer: 'anonymous',
    open: async (page) => {
      await page.goto('/about');
      const phoneMenu = page.getByRole('button', { name: 'Open the menu' });
      await ((await phoneMenu.isVisible()) ? phoneMenu : page.getByRole('button', { name: 'More' })).click();
      await expect(page.getByRole('link', { name: 'Make a design' }).first()).toBeVisible();
    },
  },
  { name: 'not-found', viewer: 'anonymous', open: at('/no-such-page', "Opp's That Page Can't be Found") },
];
