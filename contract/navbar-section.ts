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

/** Schema of the stored navbar. */
export const navbarBody = z.object({ ...words, menuItems: listOf(item, mostNavbarItems) });

/** Schema of a navbar to be saved: at least one menu item (specification, admin area, section 5). */
export const navbarInput = z.object({
  ...words,
  menuItems: listOf(item, mostNavbarItems).min(1, 'Please leave at least one menu item.'),
});
