import type { sectionEditors } from '../section-editors';
import { paths } from '../../../../lib/paths';

/** Titles of the panels that edit no section, as the menu and the panels show them; the panels load on demand. */
export const panelTitles = {
  account: 'Account',
  keys: 'Gemini Keys',
  paypal: 'Paypal Setup',
  packages: 'Packages',
  seller: 'Invoices and Returns',
  admins: 'Admin sign-in',
  apiTokens: 'API Tokens',
  appearance: 'Appearance',
  delivery: 'Email and Storage',
  transfer: 'Export and Import',
  webhooks: 'Webhooks',
} as const;

/** A tab of the settings: the editor of a section, or another panel. */
export type Tab = keyof typeof sectionEditors | keyof typeof panelTitles;

/**
 * Returns the address of a panel of the settings, and of one of its fields, which gets the focus. A field is named as in
 * its form, or as in a `data-field` attribute.
 */
export const settingsHref = (panel: Tab, field?: string): string =>
  `${paths.admin.settings.getHref()}?${new URLSearchParams({ panel, ...(field && { field }) }).toString()}`;
