import type {
  RestAboutSectionFragment,
  RestBannerFragment,
  RestContactPageFragment,
  RestFeaturesFragment,
  RestFooterFragment,
  RestNavbarFragment,
  RestPayPalFragment,
  RestTestimonialsFragment,
} from '../generated/operations';

/** A body of a section without its switch, which is stored beside it. */
type BodyOf<Fragment> = Omit<Fragment, 'isActive' | '__typename'>;

export const navbarShape = ({ logo, menuItems, authButtons }: BodyOf<RestNavbarFragment>) => ({
  logo: { src: logo.url, alt: logo.alt },
  menuItems,
  authButtons,
});

/** The title of view B for the two fields of view A. */
export const wholeTitle = (mainTitle: string, highlightText: string | null | undefined) =>
  highlightText ? `${mainTitle}\n${highlightText}` : mainTitle;

/** Splits a title into its two fields of view A: what follows the last break is highlighted. */
export function titleParts(title: string): { mainTitle: string; highlightText: string } {
  const lines = title.split('\n');
  return lines.length > 1
    ? { mainTitle: lines.slice(0, -1).join('\n'), highlightText: lines.at(-1) ?? '' }
    : { mainTitle: title, highlightText: '' };
}

/** Both views of the banner in one object. */
export const bannerShape = (banner: BodyOf<RestBannerFragment>) => {
  const title = wholeTitle(banner.title, banner.highlightText);
  return {
    subTitle: banner.subtitle,
    ...titleParts(title),
    description: banner.description,
    buttonText: banner.buttons[0]?.text ?? '',
    buttonLink: banner.buttons[0]?.link ?? '',
    youtubeUrl: banner.video?.link ?? '',
    backgroundImage: banner.backgroundImage ?? '',
    subtitle: banner.subtitle,
    title,
    buttons: banner.buttons,
    video: banner.video && { url: banner.video.link, thumbnail: banner.video.thumbnail },
  };
};

export const featuresShape = ({
  subtitle,
  title,
  description,
  backgroundImage,
  features,
}: BodyOf<RestFeaturesFragment>) => ({
  subtitle,
  title,
  description,
  backgroundImage,
  features,
});

export const testimonialsShape = ({
  successStory,
  testimonialsTitle,
  testimonials,
}: BodyOf<RestTestimonialsFragment>) => {
  const { imageAlt: _alt, ...story } = successStory;
  return { successStory: story, testimonialsTitle, testimonials };
};

export const footerShape = (footer: BodyOf<RestFooterFragment>, shopName: string) => ({
  backgroundImage: footer.backgroundImage,
  contactInfo: footer.contactInfo,
  brand: footer.brand,
  menu: footer.menu,
  socialLinks: footer.socialLinks.map(({ icon, link }) => ({ icon, url: link })),
  copyright: footer.copyright,
  // read by old sidebars, never written
  middleSection: { logoUrl: footer.brand.logo },
  topSection: { logoText: shopName },
});

export const contactPageShape = (page: BodyOf<RestContactPageFragment>) => ({
  title: page.title,
  subtitle: page.subtitle,
  description: page.description,
  imageUrl: page.imageUrl,
  contactInfo: page.contactInfo.map(({ type, ...info }) => ({ type: type.toLowerCase(), ...info })),
});

export const aboutShape = (about: {
  section1: RestAboutSectionFragment | null;
  section2: RestAboutSectionFragment | null;
}) => ({ section1: about.section1, section2: about.section2 });

export const payPalShape = (paypal: RestPayPalFragment) => ({
  clientId: paypal.clientId,
  currency: paypal.currency,
  enablePayPal: paypal.enablePayPal,
  mode: paypal.mode.toLowerCase(),
  buttonStyles: Object.fromEntries(
    Object.entries(paypal.buttonStyles).map(([name, value]) => [name, value.toLowerCase()]),
  ),
  ...(paypal.secretSet !== undefined && { clientSecret: '', clientSecretSet: paypal.secretSet }),
});
