import { z } from 'zod';
import { aboutPage } from '../../../contract/about-page';
import { bannerSection, splitTitle, wholeTitle } from '../../../contract/banner-section';
import { contactPage } from '../../../contract/contact-page';
import { featuresSection } from '../../../contract/features-section';
import { footerSection } from '../../../contract/footer-section';
import { navbarSection } from '../../../contract/navbar-section';
import { testimonialsSection } from '../../../contract/testimonials-section';
import type {
  AboutBodyFragment,
  RestBannerFragment,
  RestContactPageFragment,
  RestFeaturesFragment,
  RestFooterFragment,
  RestNavbarFragment,
  RestPayPalFragment,
  RestTestimonialsFragment,
} from '../generated/operations';
import { buttonStyles, lowerCase, payPalModes } from '../values';
import { currency, moment } from './fields';

/** A body of a section without its switch, which is stored beside it. */
type BodyOf<Fragment> = Omit<Fragment, 'isActive' | '__typename'>;

/** An answered section without its switch. */
type Shown<Section extends z.ZodType> = Omit<z.infer<Section>, 'isActive'>;

/** Adds the switch. The contract's schemas say the rest, except where old clients know other names. */
const switched = <Fields extends z.ZodRawShape>(fields: Fields) => z.object({ isActive: z.boolean(), ...fields });

const { logo, menuItems, authButtons } = navbarSection.shape;
export const navbar = switched({
  logo: z.object({ src: logo.shape.url, alt: logo.shape.alt }),
  menuItems,
  authButtons,
});

export const navbarShape = (body: BodyOf<RestNavbarFragment>): Shown<typeof navbar> => ({
  logo: { src: body.logo.url, alt: body.logo.alt },
  menuItems: body.menuItems,
  authButtons: body.authButtons,
});

const viewA = (sentence: string) => z.string().meta({ description: `View A: ${sentence}` });
export const banner = switched({
  subTitle: viewA('the same as subtitle.'),
  mainTitle: viewA('the title up to its last line break.'),
  highlightText: viewA('what follows the last line break of the title.'),
  description: bannerSection.shape.description,
  buttonText: viewA('the text of the first button.'),
  buttonLink: viewA('the link of the first button.'),
  youtubeUrl: viewA('the address of the video.'),
  backgroundImage: z.string().meta({ description: 'Blank for none.' }),
  subtitle: bannerSection.shape.subtitle,
  title: z.string(),
  buttons: bannerSection.shape.buttons,
  video: z.object({ url: z.string(), thumbnail: z.string() }).nullable(),
});

/** Both views of the banner in one object. */
export const bannerShape = (body: BodyOf<RestBannerFragment>): Shown<typeof banner> => {
  const title = wholeTitle(body.title, body.highlightText);
  return {
    subTitle: body.subtitle,
    ...splitTitle(title),
    description: body.description,
    buttonText: body.buttons[0]?.text ?? '',
    buttonLink: body.buttons[0]?.link ?? '',
    youtubeUrl: body.video?.link ?? '',
    backgroundImage: body.backgroundImage ?? '',
    subtitle: body.subtitle,
    title,
    buttons: body.buttons,
    video: body.video && { url: body.video.link, thumbnail: body.video.thumbnail },
  };
};

export const bannerStats = z.object({
  isActive: z.boolean(),
  hasYoutubeVideo: z.boolean(),
  hasBackgroundImage: z.boolean(),
  lastUpdated: moment.nullable(),
});

export const features = switched(featuresSection.omit({ backgroundImageAlt: true }).shape);

export const featuresShape = (body: BodyOf<RestFeaturesFragment>): Shown<typeof features> => ({
  subtitle: body.subtitle,
  title: body.title,
  description: body.description,
  backgroundImage: body.backgroundImage,
  features: body.features,
});

export const testimonials = switched({
  ...testimonialsSection.shape,
  successStory: testimonialsSection.shape.successStory.omit({ imageAlt: true }),
});

export const testimonialsShape = (body: BodyOf<RestTestimonialsFragment>): Shown<typeof testimonials> => {
  const { imageAlt: _alt, ...successStory } = body.successStory;
  return { successStory, testimonialsTitle: body.testimonialsTitle, testimonials: body.testimonials };
};

const { icon, link } = footerSection.shape.socialLinks.element.shape;
const readOnly = 'Read only.';
export const footer = switched({
  ...footerSection.shape,
  socialLinks: z.array(z.object({ icon, url: link })),
  middleSection: z.object({ logoUrl: z.string() }).meta({ description: readOnly }),
  topSection: z.object({ logoText: z.string() }).meta({ description: readOnly }),
});

export const footerShape = (body: BodyOf<RestFooterFragment>): Shown<typeof footer> => ({
  backgroundImage: body.backgroundImage,
  contactInfo: body.contactInfo,
  brand: body.brand,
  menu: body.menu,
  socialLinks: body.socialLinks.map((one) => ({ icon: one.icon, url: one.link })),
  copyright: body.copyright,
  // read by old sidebars, never written
  middleSection: { logoUrl: body.brand.logo },
  topSection: { logoText: body.shopName },
});

export const contact = switched({
  ...contactPage.omit({ imageAlt: true }).shape,
  contactInfo: z.array(contactPage.shape.contactInfo.element.extend({ type: z.enum(['phone', 'email']) })),
});

export const contactPageShape = (page: BodyOf<RestContactPageFragment>): Shown<typeof contact> => ({
  title: page.title,
  subtitle: page.subtitle,
  description: page.description,
  imageUrl: page.imageUrl,
  contactInfo: page.contactInfo.map(({ type, ...info }) => ({ type: lowerCase(type), ...info })),
});

export const about = aboutPage;

export const aboutShape = (page: AboutBodyFragment): z.infer<typeof about> => ({
  section1: page.section1,
  section2: page.section2,
});

const lowerOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values.map(lowerCase) as [Lowercase<Value>, ...Lowercase<Value>[]]);

export const payPal = z.object({
  clientId: z.string(),
  currency,
  enablePayPal: z.boolean(),
  mode: lowerOf(payPalModes),
  buttonStyles: z.object({
    layout: lowerOf(buttonStyles.layout),
    color: lowerOf(buttonStyles.color),
    shape: lowerOf(buttonStyles.shape),
    label: lowerOf(buttonStyles.label),
  }),
  clientSecret: z.literal('').optional().meta({ description: 'Always blank; for Admins only.' }),
  clientSecretSet: z.boolean().nullable().optional().meta({ description: 'For Admins only.' }),
});

export const payPalShape = (settings: RestPayPalFragment): z.infer<typeof payPal> => ({
  clientId: settings.clientId,
  currency: settings.currency,
  enablePayPal: settings.enablePayPal,
  mode: lowerCase(settings.mode),
  buttonStyles: {
    layout: lowerCase(settings.buttonStyles.layout),
    color: lowerCase(settings.buttonStyles.color),
    shape: lowerCase(settings.buttonStyles.shape),
    label: lowerCase(settings.buttonStyles.label),
  },
  ...(settings.secretSet !== undefined && { clientSecret: '', clientSecretSet: settings.secretSet }),
});
