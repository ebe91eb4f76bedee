import { z } from 'zod';
import { bannerBody, bannerInput } from '../../../contract/banner-section';
import { featuresBody, featuresInput } from '../../../contract/features-section';
import { footerBody, footerInput } from '../../../contract/footer-section';
import { legalBody, legalInput } from '../../../contract/legal-section';
import { navbarBody, navbarInput } from '../../../contract/navbar-section';
import { icon, line, link, listOf, optionalPicture, orNull, picture, text } from '../../../contract/section-fields';
import { testimonialsBody, testimonialsInput } from '../../../contract/testimonials-section';

const contact = z.object({
  title: line(160),
  subtitle: line(160),
  description: text(1000),
  imageUrl: optionalPicture,
  contactInfo: listOf(
    z.object({ icon, type: z.enum(['phone', 'email']), value: line(200), label: line(120), imageUrl: optionalPicture }),
    8,
  ),
});

const aboutPart = z.object({
  isActive: z.boolean(),
  images: listOf(z.object({ url: picture, alt: line(200) }), 6),
  subtitle: line(160),
  title: text(300),
  description: text(2000),
  features: listOf(z.object({ text: line(300) }), 12),
  buttonText: line(80),
  buttonLink: link,
});

/** Schema of each section's body, both for input and for rows from the database. */
export const sectionSchemas = {
  navbar: navbarBody,
  banner: bannerBody,
  features: featuresBody,
  testimonials: testimonialsBody,
  footer: footerBody,
  'contact-page': contact,
  about: z.object({ section1: orNull(aboutPart), section2: orNull(aboutPart) }),
  terms: legalBody,
  privacy: legalBody,
} as const;

/** Stricter schemas for input, where input must fulfil more. */
export const sectionInputs: Partial<Record<keyof typeof sectionSchemas, z.ZodType>> = {
  navbar: navbarInput,
  banner: bannerInput,
  features: featuresInput,
  testimonials: testimonialsInput,
  footer: footerInput,
  terms: legalInput,
  privacy: legalInput,
};

export type SectionKey = keyof typeof sectionSchemas;
export type SectionBody<Key extends SectionKey> = z.infer<(typeof sectionSchemas)[Key]>;
export type Section<Key extends SectionKey> = SectionBody<Key> & { isActive: boolean };
