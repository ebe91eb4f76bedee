import { z } from 'zod';
import { line, link, listOf, picture } from './section-fields';

export const mostNavbarItems = 12;
const mostChildren = 12;

const entry = z.object({ text: line(80), link });
const item = entry.extend({ id: line(64), children: listOf(entry, mostChildren) });
const words = {
  logo: z.object({ url: picture, alt: line(120) }),
  authButtons: z.object({ dashboardText: line(40), loginText: line(40), registerText: line(40) }),
};

/** The navbar as it may be stored. */
export const navbarBody = z.object({ ...words, menuItems: listOf(item, mostNavbarItems) });

/** The navbar as it is sent to be saved: at least one menu item remains (specification, admin area, section 5). */
export const navbarInput = z.object({
  ...words,
  menuItems: listOf(item, mostNavbarItems).min(1, 'Please leave at least one menu item.'),
});
