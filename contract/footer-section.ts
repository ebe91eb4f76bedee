import { z } from 'zod';
import { atLeastOne, html, icon, line, link, listOf, orNull, picture, required, text } from './section-fields';

/** Schema of the footer (specification, admin area, sections 3 and 5). */
export const footerSection = z.object({
  brand: z.object({ logo: picture, description: text(600) }),
  backgroundImage: orNull(picture),
  menu: atLeastOne(
    listOf(z.object({ text: required(line(80), 'Please enter a text.'), link: link.default('/') }), 16),
    'Please leave at least one menu item.',
  ),
  contactInfo: listOf(z.object({ icon: icon.default('mail'), title: line(120), text: html(1000) }), 6),
  socialLinks: atLeastOne(
    listOf(z.object({ icon: icon.default('link'), link: link.default('https://') }), 8),
    'Please leave at least one social link.',
  ),
  copyright: html(600),
});

export const footerDefault: z.infer<typeof footerSection> = {
  backgroundImage: null,
  contactInfo: [
    { icon: 'mail', title: 'Write to us', text: '<a href="mailto:hello@postloom.example">hello@postloom.example</a>' },
    { icon: 'message-circle', title: 'Ask support', text: 'Write from your account, and read the answer there.' },
  ],
  brand: {
    logo: '/brand/wordmark.svg',
    description:
      'Postloom makes post images for Facebook and Instagram from a sentence of yours, for shops, studios and teams without a designer.',
  },
  menu: [
    { text: 'Home', link: '/' },
    { text: 'How it works', link: '/#about' },
    { text: 'Pricing', link: '/#pricing' },
    { text: 'Stories', link: '/#testimonial' },
    { text: 'Premium items', link: '/premium' },
    { text: 'About', link: '/about' },
    { text: 'Contact', link: '/contact' },
    { text: 'Terms of Service', link: '/terms' },
    { text: 'Privacy Policy', link: '/privacy' },
  ],
  // placeholders, until the shop enters its own pages here
  socialLinks: [
    { icon: 'facebook', link: 'https://www.facebook.com/' },
    { icon: 'instagram', link: 'https://www.instagram.com/' },
  ],
  copyright: '&copy; 2026 Postloom. Made for people with something to say.',
};
