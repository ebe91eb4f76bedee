import { z } from 'zod';
import { atLeastOne, imageText, line, link, listOf, newId, picture, required } from './section-fields';

const entry = z.object({ text: required(line(80), 'Please enter a text.'), link });
const buttonText = required(line(40), 'Please enter a text.');

/** Schema of the navbar (specification, admin area, sections 3 and 5). */
export const navbarSection = z.object({
  logo: z.object({ url: picture, alt: imageText }),
  menuItems: atLeastOne(
    listOf(entry.extend({ id: newId, children: listOf(entry, 12) }), 12),
    'Please leave at least one menu item.',
  ),
  authButtons: z.object({ dashboardText: buttonText, loginText: buttonText, registerText: buttonText }),
});

export const navbarDefault: z.infer<typeof navbarSection> = {
  logo: { url: '/brand/wordmark.svg', alt: 'Postloom' },
  menuItems: [
    { id: 'home', text: 'Home', link: '/', children: [] },
    { id: 'how', text: 'How it works', link: '/#about', children: [] },
    { id: 'pricing', text: 'Pricing', link: '/#pricing', children: [] },
    { id: 'items', text: 'Premium items', link: '/premium', children: [] },
    { id: 'stories', text: 'Stories', link: '/#testimonial', children: [] },
    {
      id: 'more',
      text: 'More',
      link: '#',
      children: [
        { text: 'About', link: '/about' },
        { text: 'Contact', link: '/contact' },
        { text: 'Make a design', link: '/user/generate-image' },
      ],
    },
  ],
  authButtons: { dashboardText: 'Dashboard', loginText: 'Login', registerText: 'Register' },
};
