import type { SectionBody, SectionKey } from '../section-schemas';
import { aboutDefault, contactDefault } from './page-defaults';
import { privacyDefault, termsDefault } from './legal-defaults';
import { testimonialsDefault } from './testimonials-default';

const navbar: SectionBody<'navbar'> = {
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

const banner: SectionBody<'banner'> = {
  backgroundImage: null,
  subtitle: 'One idea, woven into a month of posts',
  title: 'Create Facebook & Instagram\nPosts Instantly with AI',
  description:
    'Say what you want to post. Postloom draws it, in your style and the right size.\nNo design skills, no templates to wrestle with.',
  buttons: [
    { text: 'Make your first design', link: '/register' },
    { text: 'See the packages', link: '/#pricing' },
  ],
  video: null,
};

const features: SectionBody<'features'> = {
  subtitle: 'How it works',
  title: 'From a sentence to a finished post',
  description:
    'You bring the idea: an offer, an opening hour, a good morning. Postloom finds the picture, sets the words and hands you a file that is ready to post.',
  backgroundImage: '/pictures/florist-640.webp',
  features: [
    {
      icon: 'pen-line',
      title: 'Say it in your own words',
      description: 'One line is enough. Stuck for more? Enhance Prompt turns it into a full brief you can still edit.',
    },
    {
      icon: 'palette',
      title: 'Five styles, twenty-two trades',
      description: 'Minimal, bold, colorful, professional or playful, tuned to what you do, from fitness to finance.',
    },
    {
      icon: 'crop',
      title: 'The right size every time',
      description: 'Square for the feed, 16:9 for the banner. Pick Facebook or Instagram and the frame follows.',
    },
    {
      icon: 'coins',
      title: 'One credit, one design',
      description:
        'You pay only for designs you get. When one fails or you cancel it, your credit comes back by itself.',
    },
  ],
};

const footer: SectionBody<'footer'> = {
  backgroundImage: null,
  contactInfo: [
    { icon: 'mail', title: 'Write to us', text: '<a href="mailto:hello@postloom.example">hello@postloom.example</a>' },
    { icon: 'message-circle', title: 'Ask support', text: 'Write from your account, and read the answer there.' },
    { icon: 'clock', title: 'Support', text: 'Write whenever it suits you' },
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

/** Content until an Admin edits a section, and after a reset. Good enough to launch with. */
export const sectionDefaults: { readonly [Key in SectionKey]: SectionBody<Key> } = {
  navbar,
  banner,
  features,
  footer,
  testimonials: testimonialsDefault,
  'contact-page': contactDefault,
  about: aboutDefault,
  terms: termsDefault,
  privacy: privacyDefault,
};
