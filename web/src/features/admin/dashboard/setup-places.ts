import { twoStepHref, paths } from '../../../lib/paths';
import type { SetupStepName } from '../../../gql/schema';
import { settingsHref } from '../settings/menu/tabs';

interface SetupPlace {
  title: string;
  /** Where it is done; none for what only the host of the server can change. */
  links: { text: string; href: string }[];
}

const one = (text: string, href: string) => [{ text, href }];

/** What each step is named, and the fields in which it is done. */
export const setupPlaces: Record<SetupStepName, SetupPlace> = {
  ADDRESS: { title: 'Site address', links: one('What to ask your host', settingsHref('delivery', 'appUrl')) },
  ADMIN: { title: 'Admins', links: one('Open the users', paths.admin.users.getHref()) },
  TWO_STEP: { title: 'Two-step sign-in', links: one('Set it up for your account', twoStepHref) },
  AI_KEYS: { title: 'AI service key', links: one('Add a key', settingsHref('keys', 'addKey')) },
  DATABASE: { title: 'Database', links: [] },
  STORAGE: { title: 'Picture storage', links: one('Test it', settingsHref('delivery', 'testStorage')) },
  EMAIL: { title: 'Mail server', links: one('Enter it', settingsHref('delivery', 'host')) },
  SENDER: { title: 'Email sender', links: one('Enter the address', settingsHref('delivery', 'sender')) },
  PACKAGES: { title: 'Packages', links: one('Add a package', settingsHref('packages', 'addPackage')) },
  PAYPAL: { title: 'PayPal', links: one('Enter the client id', settingsHref('paypal', 'clientId')) },
  PAYPAL_LIVE: { title: 'Real payments', links: one('Change the mode', settingsHref('paypal', 'mode')) },
  TEST_PURCHASE: { title: 'Buy one yourself', links: one('Choose a package', `${paths.home.getHref()}#pricing`) },
  SHOP_NAME: { title: 'Shop name', links: one('Enter the name', settingsHref('appearance', 'shopName')) },
  CONTACT: {
    title: 'Contact address',
    links: [
      { text: 'On the contact page', href: settingsHref('contact-page', 'contactInfo.0.value') },
      { text: 'In the footer', href: settingsHref('footer', 'contactInfo.0.text') },
    ],
  },
  SOCIAL_LINKS: { title: 'Social links', links: one('Enter your pages', settingsHref('footer', 'socialLinks.0.link')) },
  DEMO_ITEMS: { title: 'Demo items', links: one('Open the items', paths.admin.items.getHref()) },
  SELLER: { title: 'Seller on invoices', links: one('Enter name and address', settingsHref('seller', 'sellerName')) },
  TERMS: { title: 'Terms of Service', links: one('Read them', settingsHref('terms', 'accept')) },
  PRIVACY: { title: 'Privacy Policy', links: one('Read it', settingsHref('privacy', 'accept')) },
  TESTIMONIALS: {
    title: 'Sample testimonials',
    links: one('Replace or hide them', settingsHref('testimonials', 'testimonials.0.quote')),
  },
};
