import { z } from 'zod';
import { icon, line, link, listOf, optionalPicture, picture, text } from './section-fields';

export const mostContacts = 6;
export const mostMenuItems = 16;
export const mostSocialLinks = 8;

const menuItem = z.object({ text: line(80), link });
const socialLink = z.object({ icon, link });
const words = {
  contactInfo: listOf(z.object({ icon, title: line(120), text: text(1000) }), mostContacts),
  brand: z.object({ logo: picture, description: text(600) }),
  copyright: text(600),
};

/** Schema of the stored footer. */
export const footerBody = z.object({
  ...words,
  backgroundImage: optionalPicture,
  menu: listOf(menuItem, mostMenuItems),
  socialLinks: listOf(socialLink, mostSocialLinks),
});

/** Required entries: at least one menu item and one social link (specification, admin area, section 5). */
const filledIn = {
  ...words,
  menu: listOf(
    menuItem.extend({ text: line(80).refine((given) => given !== '', 'Please enter a text.') }),
    mostMenuItems,
  ).min(1, 'Please leave at least one menu item.'),
  socialLinks: listOf(socialLink, mostSocialLinks).min(1, 'Please leave at least one social link.'),
};

/** Schema of a footer to be saved. */
export const footerInput = z.object({ ...filledIn, backgroundImage: optionalPicture });

/** The same for a form, where a blank text means no image. */
export const footerForm = z.object({ ...filledIn, backgroundImage: picture });

export type FooterValues = z.infer<typeof footerForm>;
