import { z } from 'zod';

const line = (most: number) => z.string().trim().max(most);
const text = (most: number) => z.string().max(most);

/** http, https, mailto, tel, a path or an anchor of this site: nothing that could run as a script. */
export const isSafeLink = (link: string): boolean => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(link) && !/[\s\\<>"]/.test(link);

const link = z.string().trim().max(500).refine(isSafeLink, 'must be http, https, mailto, tel or a path of this site');
/** An image's address; blank means none. */
const picture = z.string().trim().max(500).refine((url) => url === '' || /^(https?:\/\/|\/(?!\/))[^\s\\<>"]*$/i.test(url), 'must be an address of an image');
/** The name of an icon, or an image's address. */
const icon = z.string().trim().max(500).refine((name) => /^[a-z0-9-]{1,40}$/.test(name) || /^(https?:\/\/|\/(?!\/))[^\s\\<>"]*$/i.test(name), 'must be the name of an icon or an address of an image');
const youTube = z.string().trim().max(300).refine((url) => /^https:\/\/(www\.|m\.)?(youtube\.com\/(watch\?|embed\/|shorts\/)|youtu\.be\/|youtube-nocookie\.com\/embed\/)/i.test(url), 'must be a YouTube link');

const button = z.object({ text: line(80), link });

const navbar = z.object({
  logo: z.object({ src: picture, alt: line(120) }),
  menuItems: z.array(z.object({ id: line(64), text: line(80), link, children: z.array(button).max(12) })).max(12),
  authButtons: z.object({ dashboardText: line(40), loginText: line(40), registerText: line(40) }),
});

const banner = z.object({
  backgroundImage: picture.nullable(),
  subtitle: line(160),
  title: text(300),
  description: text(1000),
  buttons: z.array(button).max(4),
  video: z.object({ url: youTube, thumbnail: picture }).nullable(),
});

const features = z.object({
  subtitle: line(160),
  title: text(300),
  description: text(1000),
  backgroundImage: picture.nullable(),
  features: z.array(z.object({ icon, title: line(120), description: text(500) })).max(12),
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
  testimonials: z.array(z.object({ id: line(64), rating: z.int().min(0).max(5), quote: text(1000), avatar: picture, name: line(120), position: line(160) })).max(24),
});

const footer = z.object({
  backgroundImage: picture.nullable(),
  contactInfo: z.array(z.object({ icon, title: line(120), text: text(1000) })).max(6),
  brand: z.object({ logo: picture, description: text(600) }),
  menu: z.array(button).max(16),
  socialLinks: z.array(z.object({ icon, url: link })).max(8),
  copyright: text(600),
});

const contact = z.object({
  title: line(160),
  subtitle: line(160),
  description: text(1000),
  imageUrl: picture.nullable(),
  contactInfo: z.array(z.object({ icon, type: z.enum(['phone', 'email']), value: line(200), label: line(120), imageUrl: picture.nullable() })).max(8),
});

const aboutPart = z.object({
  isActive: z.boolean(),
  images: z.array(z.object({ url: picture, alt: line(200) })).max(6),
  subtitle: line(160),
  title: text(300),
  description: text(2000),
  features: z.array(z.object({ text: line(300) })).max(12),
  buttonText: line(80),
  buttonLink: link,
});

const legal = z.object({ title: line(160), validFrom: line(40), body: text(60_000) });

/** What the body of each section must look like, whether it was just sent or read from the database. */
export const sectionSchemas = {
  navbar,
  banner,
  features,
  testimonials,
  footer,
  'contact-page': contact,
  about: z.object({ section1: aboutPart.nullable(), section2: aboutPart.nullable() }),
  terms: legal,
  privacy: legal,
} as const;

export type SectionKey = keyof typeof sectionSchemas;
export type SectionBody<Key extends SectionKey> = z.infer<(typeof sectionSchemas)[Key]>;
export type Section<Key extends SectionKey> = SectionBody<Key> & { isActive: boolean };
