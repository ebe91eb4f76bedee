import { invalid } from './failure';
import type {
  BannerInput,
  ContactPageInput,
  FeaturesInput,
  FooterInput,
  NavbarInput,
  RestBannerFragment,
  RestContactPageFragment,
  RestFeaturesFragment,
  RestFooterFragment,
  RestNavbarFragment,
  RestTestimonialsFragment,
  TestimonialsInput,
} from './generated/operations';
import { bannerShape, titleParts } from './shapes/sections';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads text; what is not sent stays, null clears. @throws RestFailure 400 */
function text(from: Fields, name: string, stays = ''): string {
  const value = from[name];
  if (value === undefined) return stays;
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw invalid(name, `${name} must be text.`);
}

/** Returns the object of a field; {} when it is not sent. @throws RestFailure 400 */
function part(from: Fields, name: string): Fields {
  const value = from[name] ?? {};
  if (isFields(value)) return value;
  throw invalid(name, `${name} must be an object.`);
}

/** Reads a list of objects; the stored one when it is not sent. @throws RestFailure 400 */
function each<Row>(from: Fields, name: string, stays: readonly Row[], read: (row: Fields) => Row): Row[] {
  const value = from[name];
  if (value === undefined) return [...stays];
  if (value === null) return [];
  if (!Array.isArray(value)) throw invalid(name, `${name} must be a list.`);
  return value.map((row) => {
    if (!isFields(row)) throw invalid(name, `${name} must be a list of objects.`);
    return read(row);
  });
}

const link = (row: Fields) => ({ text: text(row, 'text'), link: text(row, 'link') });

export function navbarInput(body: Fields, before: RestNavbarFragment): NavbarInput {
  const logo = part(body, 'logo');
  const buttons = part(body, 'authButtons');
  return {
    logo: { url: text(logo, 'src', before.logo.url), alt: text(logo, 'alt', before.logo.alt) },
    menuItems: each(body, 'menuItems', before.menuItems, (row) => ({
      id: text(row, 'id'),
      ...link(row),
      children: each(row, 'children', [], link),
    })),
    authButtons: {
      dashboardText: text(buttons, 'dashboardText', before.authButtons.dashboardText),
      loginText: text(buttons, 'loginText', before.authButtons.loginText),
      registerText: text(buttons, 'registerText', before.authButtons.registerText),
    },
  };
}

const fieldsOfA = ['subTitle', 'mainTitle', 'highlightText', 'buttonText', 'buttonLink', 'youtubeUrl'] as const;
const fieldsOfB = ['subtitle', 'title', 'buttons', 'video'] as const;

const isEdited = (body: Fields, before: Fields, names: readonly string[]) =>
  names.some((name) => body[name] !== undefined && JSON.stringify(body[name]) !== JSON.stringify(before[name]));

/**
 * Both views are one document and come back together, so the one whose fields differ from the stored ones was edited;
 * view B wins when both were.
 */
export function bannerInput(body: Fields, before: RestBannerFragment): BannerInput {
  const shown = bannerShape(before);
  const common = {
    description: text(body, 'description', before.description),
    backgroundImage: text(body, 'backgroundImage', before.backgroundImage ?? ''),
  };
  if (isEdited(body, shown, fieldsOfB) || !isEdited(body, shown, fieldsOfA)) {
    const buttons = each(body, 'buttons', before.buttons, link);
    if (buttons.length === 0) throw invalid('buttons', 'At least one button is required.');
    const { mainTitle, highlightText } = titleParts(text(body, 'title', shown.title));
    const video = body['video'] === undefined ? shown.video : body['video'];
    if (video !== null && !isFields(video)) throw invalid('video', 'video must be an object.');
    const url = video ? text(video, 'url') : '';
    return {
      ...common,
      subtitle: text(body, 'subtitle', before.subtitle),
      title: mainTitle,
      highlightText: highlightText || null,
      buttons,
      video: video && url ? { link: url, thumbnail: text(video, 'thumbnail') } : null,
    };
  }
  const first = { text: text(body, 'buttonText', shown.buttonText), link: text(body, 'buttonLink', shown.buttonLink) };
  const others = before.buttons.slice(1).map(({ text: words, link: to }) => ({ text: words, link: to }));
  const isBlank = first.text.trim() === '' && first.link.trim() === '';
  const url = text(body, 'youtubeUrl', shown.youtubeUrl);
  return {
    ...common,
    subtitle: text(body, 'subTitle', before.subtitle),
    title: text(body, 'mainTitle', shown.mainTitle),
    highlightText: text(body, 'highlightText', shown.highlightText) || null,
    buttons: isBlank ? others : [first, ...others],
    video: url ? { link: url, thumbnail: before.video?.thumbnail ?? '' } : null,
  };
}

export const featuresInput = (body: Fields, before: RestFeaturesFragment): FeaturesInput => ({
  subtitle: text(body, 'subtitle', before.subtitle),
  title: text(body, 'title', before.title),
  description: text(body, 'description', before.description),
  backgroundImage: text(body, 'backgroundImage', before.backgroundImage ?? '') || null,
  backgroundImageAlt: before.backgroundImageAlt,
  features: each(body, 'features', before.features, (row) => ({
    icon: text(row, 'icon'),
    title: text(row, 'title'),
    description: text(row, 'description'),
  })),
});

export function testimonialsInput(body: Fields, before: RestTestimonialsFragment): TestimonialsInput {
  const story = part(body, 'successStory');
  const customer = part(story, 'customerInfo');
  const old = before.successStory;
  return {
    successStory: {
      imageUrl: text(story, 'imageUrl', old.imageUrl),
      imageAlt: old.imageAlt,
      subtitle: text(story, 'subtitle', old.subtitle),
      title: text(story, 'title', old.title),
      description: text(story, 'description', old.description),
      buttonText: text(story, 'buttonText', old.buttonText),
      buttonLink: text(story, 'buttonLink', old.buttonLink),
      customerInfo: {
        customerImage: text(customer, 'customerImage', old.customerInfo.customerImage),
        title: text(customer, 'title', old.customerInfo.title),
        rating: text(customer, 'rating', old.customerInfo.rating),
        reviews: text(customer, 'reviews', old.customerInfo.reviews),
      },
    },
    testimonialsTitle: text(body, 'testimonialsTitle', before.testimonialsTitle),
    testimonials: each(body, 'testimonials', before.testimonials, (row) => {
      const rating = Number(text(row, 'rating', '0'));
      if (!Number.isInteger(rating)) throw invalid('rating', 'rating must be a whole number.');
      return {
        id: text(row, 'id'),
        rating,
        quote: text(row, 'quote'),
        avatar: text(row, 'avatar'),
        name: text(row, 'name'),
        position: text(row, 'position'),
      };
    }),
  };
}

export function footerInput(body: Fields, before: RestFooterFragment): FooterInput {
  const brand = part(body, 'brand');
  return {
    backgroundImage: text(body, 'backgroundImage', before.backgroundImage ?? '') || null,
    contactInfo: each(body, 'contactInfo', before.contactInfo, (row) => ({
      icon: text(row, 'icon'),
      title: text(row, 'title'),
      text: text(row, 'text'),
    })),
    brand: {
      logo: text(brand, 'logo', before.brand.logo),
      description: text(brand, 'description', before.brand.description),
    },
    menu: each(body, 'menu', before.menu, link),
    socialLinks: each(body, 'socialLinks', before.socialLinks, (row) => ({
      icon: text(row, 'icon'),
      link: text(row, 'url'),
    })),
    copyright: text(body, 'copyright', before.copyright),
  };
}

export const contactPageInput = (body: Fields, before: RestContactPageFragment): ContactPageInput => ({
  title: text(body, 'title', before.title),
  subtitle: text(body, 'subtitle', before.subtitle),
  description: text(body, 'description', before.description),
  imageUrl: text(body, 'imageUrl', before.imageUrl ?? '') || null,
  imageAlt: before.imageAlt,
  contactInfo: each(body, 'contactInfo', before.contactInfo, (row) => {
    const type = text(row, 'type').toUpperCase();
    if (type !== 'EMAIL' && type !== 'PHONE') throw invalid('type', 'type must be one of email, phone.');
    const imageUrl = text(row, 'imageUrl') || null;
    return { type, icon: text(row, 'icon'), value: text(row, 'value'), label: text(row, 'label'), imageUrl };
  }),
});
