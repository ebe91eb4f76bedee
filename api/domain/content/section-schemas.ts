import { z } from 'zod';
import { featuresBody, featuresInput } from '../../../contract/features-section';
import { footerBody, footerInput } from '../../../contract/footer-section';
import { legalBody, legalInput } from '../../../contract/legal-section';
import { icon, line, link, listOf, optionalPicture, orNull, picture, text } from '../../../contract/section-fields';

const youTube = line(300).refine(
  (url) =>
    /^https:\/\/(www\.|m\.)?(youtube\.com\/(watch\?|embed\/|shorts\/)|youtu\.be\/|youtube-nocookie\.com\/embed\/)/i.test(
      url,
    ),
  'must be a YouTube link',
);

const button = z.object({ text: line(80), link });

const navbar = z.object({
  logo: z.object({ url: picture, alt: line(120) }),
  menuItems: listOf(z.object({ id: line(64), text: line(80), link, children: listOf(button, 12) }), 12),
  authButtons: z.object({ dashboardText: line(40), loginText: line(40), registerText: line(40) }),
});

const banner = z.object({
  backgroundImage: optionalPicture,
  subtitle: line(160),
  title: text(300),
  description: text(1000),
  buttons: listOf(button, 4),
  video: orNull(z.object({ link: youTube, thumbnail: picture })),
});

const testimonials = z.object({
  successStory: z.object({
    imageUrl: picture,
    subtitle: line(160),
    title: text(300),
    description: text(1500),
    buttonText: line(80),
    buttonLink: link,
    customerInfo: z.object({ customerImage: picture, title: line(120), rating: line(10), reviews: line(60) }),
  }),
  testimonialsTitle: line(160),
  testimonials: listOf(
    z.object({
      id: line(64),
      rating: z.int().min(0, 'is 0 to 5 stars').max(5, 'is 0 to 5 stars'),
      quote: text(1000),
      avatar: picture,
      name: line(120),
      position: line(160),
    }),
    24,
  ),
});

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

/** What the body of each section must look like, whether it was just sent or read from the database. */
export const sectionSchemas = {
  navbar,
  banner,
  features: featuresBody,
  testimonials,
  footer: footerBody,
  'contact-page': contact,
  about: z.object({ section1: orNull(aboutPart), section2: orNull(aboutPart) }),
  terms: legalBody,
  privacy: legalBody,
} as const;

/** What is asked of a body that is sent, where that is more. */
export const sectionInputs: Partial<Record<keyof typeof sectionSchemas, z.ZodType>> = {
  features: featuresInput,
  footer: footerInput,
  terms: legalInput,
  privacy: legalInput,
};

export type SectionKey = keyof typeof sectionSchemas;
export type SectionBody<Key extends SectionKey> = z.infer<(typeof sectionSchemas)[Key]>;
export type Section<Key extends SectionKey> = SectionBody<Key> & { isActive: boolean };
