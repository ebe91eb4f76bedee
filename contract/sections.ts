import type { z } from 'zod';
import { aboutPage, aboutPageDefault } from './about-page';
import { bannerDefault, bannerSection } from './banner-section';
import { contactPage, contactPageDefault } from './contact-page';
import { featuresDefault, featuresSection } from './features-section';
import { footerDefault, footerSection } from './footer-section';
import { legalPage, privacyDefault, termsDefault } from './legal-page';
import { navbarDefault, navbarSection } from './navbar-section';
import { testimonialsDefault, testimonialsSection } from './testimonials-section';

/**
 * Every section by its stored key: its type in schema.graphql, its schema, and its content until an Admin edits it and
 * after a reset. Clients import the schemas alone.
 */
export const sections = {
  navbar: { type: 'NavbarSection', schema: navbarSection, defaults: navbarDefault },
  banner: { type: 'BannerSection', schema: bannerSection, defaults: bannerDefault },
  features: { type: 'FeaturesSection', schema: featuresSection, defaults: featuresDefault },
  testimonials: { type: 'TestimonialsSection', schema: testimonialsSection, defaults: testimonialsDefault },
  footer: { type: 'FooterSection', schema: footerSection, defaults: footerDefault },
  'contact-page': { type: 'ContactPage', schema: contactPage, defaults: contactPageDefault },
  about: { type: 'AboutPage', schema: aboutPage, defaults: aboutPageDefault },
  terms: { type: 'LegalPage', schema: legalPage, defaults: termsDefault },
  privacy: { type: 'LegalPage', schema: legalPage, defaults: privacyDefault },
} as const;

export type SectionKey = keyof typeof sections;
export type SectionBody<Key extends SectionKey> = z.infer<(typeof sections)[Key]['schema']>;

/** Returns the schema of a section. */
export const schemaOf = <Key extends SectionKey>(key: Key): z.ZodType<SectionBody<Key>> =>
  // the compiler does not relate the two maps
  sections[key].schema as z.ZodType as z.ZodType<SectionBody<Key>>;
