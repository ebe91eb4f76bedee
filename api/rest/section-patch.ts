import { invalid } from './failure';
import type { BannerViewsInput, LinkInput } from './generated/operations';

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that old clients also send as numbers, and that are stored as text. */
const maybeNumbers: readonly string[] = ['id', 'rating'];

/** Reads text; null clears, undefined is not sent. @throws RestFailure 400 */
function text(from: Fields, name: string): string | undefined {
  const value = from[name];
  if (value === undefined || typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'number' && maybeNumbers.includes(name)) return String(value);
  throw invalid(name, `${name} must be text.`);
}

/** Reads texts by their names in the contract; a member that is not sent is undefined. */
const texts = <Name extends string>(from: Fields, names: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(names).map(([name, sent]) => [name, text(from, sent)])) as Record<
    Name,
    string | undefined
  >;

/** Reads texts whose names are the contract's. */
const same = <Name extends string>(from: Fields, ...names: Name[]) =>
  texts(from, Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>);

/** Reads all texts of a row of a list, which has no earlier state: what is not sent is blank. */
const whole = <Name extends string>(from: Fields, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text(from, name) ?? ''])) as Record<Name, string>;

/** Reads an object; undefined when it is not sent. @throws RestFailure 400 */
function part<Part>(from: Fields, name: string, read: (part: Fields) => Part): Part | undefined {
  const value = from[name];
  if (value === undefined || value === null) return undefined;
  if (isFields(value)) return read(value);
  throw invalid(name, `${name} must be an object.`);
}

/** Reads a list of objects; null is an empty one, undefined is not sent. @throws RestFailure 400 */
function each<Row>(from: Fields, name: string, read: (row: Fields) => Row): Row[] | undefined {
  const value = from[name];
  if (value === undefined) return undefined;
  if (value === null) return [];
  if (!Array.isArray(value)) throw invalid(name, `${name} must be a list.`);
  return value.map((row) => {
    if (!isFields(row)) throw invalid(name, `${name} must be a list of objects.`);
    return read(row);
  });
}

const link = (row: Fields): LinkInput => whole(row, 'text', 'link');

/*
 * Merge patches of the sections' bodies: JSON leaves out what is undefined, so what a body does not send stays.
 */

export const navbarPatch = (body: Fields) => ({
  logo: part(body, 'logo', (logo) => texts(logo, { url: 'src', alt: 'alt' })),
  menuItems: each(body, 'menuItems', (row) => ({
    ...whole(row, 'id'),
    ...link(row),
    children: each(row, 'children', link) ?? [],
  })),
  authButtons: part(body, 'authButtons', (buttons) => same(buttons, 'dashboardText', 'loginText', 'registerText')),
});

export const featuresPatch = (body: Fields) => ({
  ...same(body, 'subtitle', 'title', 'description', 'backgroundImage'),
  features: each(body, 'features', (row) => whole(row, 'icon', 'title', 'description')),
});

function ratingIn(row: Fields): number {
  const rating = Number(text(row, 'rating') ?? '0');
  if (!Number.isInteger(rating)) throw invalid('rating', 'rating must be a whole number.');
  return rating;
}

export const testimonialsPatch = (body: Fields) => ({
  successStory: part(body, 'successStory', (story) => ({
    ...same(story, 'imageUrl', 'subtitle', 'title', 'description', 'buttonText', 'buttonLink'),
    customerInfo: part(story, 'customerInfo', (info) => same(info, 'customerImage', 'title', 'rating', 'reviews')),
  })),
  ...same(body, 'testimonialsTitle'),
  testimonials: each(body, 'testimonials', (row) => ({
    ...whole(row, 'id', 'quote', 'avatar', 'name', 'position'),
    rating: ratingIn(row),
  })),
});

export const footerPatch = (body: Fields) => ({
  ...same(body, 'backgroundImage', 'copyright'),
  contactInfo: each(body, 'contactInfo', (row) => whole(row, 'icon', 'title', 'text')),
  brand: part(body, 'brand', (brand) => same(brand, 'logo', 'description')),
  menu: each(body, 'menu', link),
  socialLinks: each(body, 'socialLinks', (row) => ({ icon: text(row, 'icon') ?? '', link: text(row, 'url') ?? '' })),
});

function contactInfo(row: Fields) {
  const type = (text(row, 'type') ?? '').toUpperCase();
  if (type !== 'EMAIL' && type !== 'PHONE') throw invalid('type', 'type must be one of email, phone.');
  return { type, ...whole(row, 'icon', 'value', 'label'), imageUrl: text(row, 'imageUrl') || null };
}

export const contactPagePatch = (body: Fields) => ({
  ...same(body, 'title', 'subtitle', 'description', 'imageUrl'),
  contactInfo: each(body, 'contactInfo', contactInfo),
});

/** Returns both views of the banner, as a body that has the fields of either sends them back. */
export function bannerViews(body: Fields): BannerViewsInput {
  const video = body['video'] === null ? { url: '' } : body['video'];
  if (video !== undefined && !isFields(video)) throw invalid('video', 'video must be an object.');
  return sent({
    ...same(body, 'description', 'backgroundImage'),
    first: sent(
      texts(body, {
        subtitle: 'subTitle',
        mainTitle: 'mainTitle',
        highlightText: 'highlightText',
        buttonText: 'buttonText',
        buttonLink: 'buttonLink',
        videoLink: 'youtubeUrl',
      }),
    ),
    second: sent({
      ...same(body, 'subtitle', 'title'),
      buttons: each(body, 'buttons', link),
      video: video && videoOf(video),
    }),
  });
}

const videoOf = (video: Fields) => {
  const { url, thumbnail } = whole(video, 'url', 'thumbnail');
  return url ? { link: url, thumbnail } : null;
};

/** Variables leave out what is not sent: an undefined one would be invalid. */
const sent = <Input extends object>(input: Input) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Input]?: Exclude<Input[Name], undefined>;
  };
