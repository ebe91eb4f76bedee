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
 * Every section by its stored key: its field of Query and its type in schema.graphql, its schema, and its content until an
 * Admin edits it and after a reset. Clients import the schemas alone.
 */
export const sections = {
  navbar: { field: 'navbarSection', type: 'NavbarSection', schema: navbarSection, defaults: navbarDefault },
  banner: { field: 'bannerSection', type: 'BannerSection', schema: bannerSection, defaults: bannerDefault },
  features: { field: 'featuresSection', type: 'FeaturesSection', schema: featuresSection, defaults: featuresDefault },
  testimonials: {
    field: 'testimonialsSection',
    type: 'TestimonialsSection',
    schema: testimonialsSection,
    defaults: testimonialsDefault,
  },
  footer: { field: 'footerSection', type: 'FooterSection', schema: footerSection, defaults: footerDefault },
  'contact-page': { field: 'contactPage', type: 'ContactPage', schema: contactPage, defaults: contactPageDefault },
  about: { field: 'aboutPage', type: 'AboutPage', schema: aboutPage, defaults: aboutPageDefault },
  terms: { field: 'termsPage', type: 'LegalPage', schema: legalPage, defaults: termsDefault },
  privacy: { field: 'privacyPage', type: 'LegalPage', schema: legalPage, defaults: privacyDefault },
} as const;

export type SectionKey = keyof typeof sections;
export type SectionField = (typeof sections)[SectionKey]['field'];
export type SectionBody<Key extends SectionKey> = z.infer<(typeof sections)[Key]['schema']>;

/** Returns the schema of a section. */
export const schemaOf = <Key extends SectionKey>(key: Key): z.ZodType<SectionBody<Key>> =>
  // the compiler does not relate the two maps
  sections[key].schema as z.ZodType as z.ZodType<SectionBody<Key>>;
