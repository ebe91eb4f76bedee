import { paths } from '../../../lib/paths';
import type { Tab } from './menu/settings-groups';

/**
 * Returns the address of a panel of the settings, and of one of its fields, which gets the focus. A field is named as in
 * its form, or as in a `data-field` attribute.
 */
export const settingsHref = (panel: Tab, field?: string): string =>
  `${paths.admin.settings.getHref()}?${new URLSearchParams({ panel, ...(field && { field }) }).toString()}`;
