import { expect } from '@playwright/test';
import { at } from './screen';
import type { Screen } from './screen';

/** Screens of messages of Admins. */
export const adminMessageScreens: readonly Screen[] = [
  { name: 'admin-emails', viewer: 'admin', open: at('/admin/messages', 'Messages') },
  { name: 'admin-mailings', viewer: 'admin', open: at('/admin/messages/mailings', 'Messages') },
  { name: 'admin-email-templates', viewer: 'admin', open: at('/admin/messages/templates', 'Messages') },
  { name: 'admin-rejected-addresses', viewer: 'admin', open: at('/admin/messages/rejected-addresses', 'Messages') },
  {
    name: 'admin-send-message',
    viewer: 'admin',
    open: async (page) => {
      await at('/admin/users', 'Users Management')(page);
      await page
        .getByRole('button', { name: /^Send a message to / })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'To Email' })).toBeVisible();
    },
  },
];
