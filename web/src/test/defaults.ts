import { defaultAccent, defaultShopName, defaultTones } from '../../../contract/brand';
import { sections as deliveredSections } from '../../../contract/sections';
import type { SectionField } from '../../../contract/sections';

/** Fields of an account that a test may set; the rest is an ordinary member with 12 credits. */
export interface TestViewer {
  id: string;
  name: string;
  email: string;
  role: 'MEMBER' | 'MODERATOR' | 'SELLER' | 'ADMIN';
  membership: 'FREE' | 'BASIC' | 'PREMIUM';
  membershipUntil: string | null;
  credits: number;
  emailVerified: boolean;
  photoUrl: string | null;
  country: string | null;
  address: string | null;
  createdAt: string;
  /** False when omitted. */
  mustSetUpTwoStep?: boolean;
}

export const member: TestViewer = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Mira Weaver',
  email: 'mira@example.com',
  role: 'MEMBER',
  membership: 'FREE',
  membershipUntil: null,
  credits: 12,
  emailVerified: true,
  photoUrl: null,
  country: 'Portugal',
  address: '12 Loom Street, Porto',
  createdAt: '2026-01-05T10:00:00.000Z',
};

const pack = (id: string, name: string, price: string, credit: number) => ({
  id,
  name,
  price,
  fee: '0.00',
  total: price,
  currency: 'USD',
  credit,
  validityDays: 30,
  features: [`${credit} designs`, 'Facebook and Instagram sizes'],
  createdAt: '2026-01-01T00:00:00.000Z',
});

export const packages = [
  pack('01900000-0000-7000-8000-0000000000a1', 'Starter', '9.00', 20),
  pack('01900000-0000-7000-8000-0000000000a2', 'Enterprise', '29.00', 100),
  pack('01900000-0000-7000-8000-0000000000a3', 'Standard', '79.00', 400),
];

/** Sections of the public site; those without shorter content of their own are as delivered. */
export const sections = {
  ...(Object.fromEntries(
    Object.values(deliveredSections).map(({ field, defaults }) => [field, { isActive: true, ...defaults }]),
  ) as Record<SectionField, object>),
  navbarSection: {
    isActive: true,
    logo: { url: '/brand/logo.svg', alt: 'Postloom' },
    menuItems: [
      { id: '1', text: 'Home', link: '/', children: [] },
      { id: '2', text: 'More', link: '/#about', children: [{ text: 'Pricing', link: '/#pricing' }] },
    ],
    authButtons: { dashboardText: 'Dashboard', loginText: 'Login', registerText: 'Register' },
  },
  bannerSection: {
    isActive: true,
    backgroundImage: null,
    subtitle: 'Sample subtitle',
    title: 'First line\nsecond line',
    description: 'One.\nTwo.',
    buttons: [
      { text: 'Begin', link: '/register' },
      { text: 'Prices', link: '/#pricing' },
    ],
    video: null,
  },
  featuresSection: {
    isActive: true,
    subtitle: 'What you get',
    title: 'Sample features',
    description: 'Why',
    backgroundImage: null,
    features: [{ icon: 'sparkles', title: 'Quick', description: 'In seconds' }],
  },
  testimonialsSection: {
    isActive: true,
    successStory: {
      imageUrl: '/pictures/none.webp',
      subtitle: 'Story',
      title: 'Sample story',
      description: 'It went well',
      buttonText: 'Read on',
      buttonLink: '/about',
      customerInfo: {
        customerImage: '/pictures/none.webp',
        title: 'Sample shop',
        rating: '4.9',
        reviews: '120 reviews',
      },
    },
    testimonialsTitle: 'What people say',
    testimonials: [
      { id: '1', rating: 5, quote: 'First quote', avatar: '/pictures/none.webp', name: 'Ana', position: 'Baker' },
      { id: '2', rating: 4, quote: 'Second quote', avatar: '/pictures/none.webp', name: 'Ben', position: 'Trainer' },
    ],
  },
  footerSection: {
    isActive: true,
    backgroundImage: null,
    contactInfo: [
      { icon: 'mail', title: 'Write to us', text: '<a href="mailto:hello@example.com">hello@example.com</a>' },
    ],
    brand: { logo: '/brand/logo.svg', description: 'Sample description' },
    menu: [{ text: 'Contact', link: '/contact' }],
    socialLinks: [{ icon: 'instagram', link: 'https://example.com/postloom' }],
    copyright: 'Sample copyright',
  },
  contactPage: {
    isActive: true,
    title: 'Contact',
    subtitle: 'Sub',
    description: 'Text',
    imageUrl: null,
    contactInfo: [],
  },
  aboutPage: { section1: null, section2: null },
};

const tones = { __typename: 'AccentTones' as const };

/** How a shop looks that has chosen nothing, as the server's page brings it. */
export const shopAppearance = {
  __typename: 'Settings' as const,
  appearance: {
    __typename: 'Appearance' as const,
    shopName: defaultShopName,
    logoUrl: '',
    accentColor: defaultAccent,
    light: { ...tones, ...defaultTones.light },
    dark: { ...tones, ...defaultTones.dark },
  },
  shop: { __typename: 'ShopSettings' as const, docs: true },
};

export const settings = {
  paypal: {
    clientId: 'sandbox-client',
    currency: 'USD',
    enablePayPal: true,
    mode: 'SANDBOX',
    scriptUrl: 'http://localhost/paypal.js',
    buttonStyles: { layout: 'VERTICAL', color: 'BLUE', shape: 'RECT', label: 'PAY' },
  },
  appearance: shopAppearance.appearance,
  shop: { openedAt: '2026-01-02T00:00:00.000Z', ...shopAppearance.shop },
};
