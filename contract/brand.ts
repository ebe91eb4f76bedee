/** Name of the product, and of a shop that has not chosen another one. */
export const defaultShopName = 'Postloom';

/** The accent colour of a shop that has not chosen another one. */
export const defaultAccent = '#5B3DF5';

/** The picture that messengers show beside a link to a page: the product's own, and that of a shop of another name. */
export const ownPicture = '/brand/og.png';
export const sharingPicturePath = '/shop-picture.png';

/** Returns the address of that picture. Who remembers it by its address fetches it anew after a change. */
export const sharingPictureOf = ({ shopName, accentColor }: { shopName: string; accentColor: string }): string =>
  shopName === defaultShopName && accentColor === defaultAccent
    ? ownPicture
    : `${sharingPicturePath}?${new URLSearchParams({ of: `${shopName} ${accentColor}` }).toString()}`;

/** The accent colour as one colour scheme uses it, as #RRGGBB. */
export interface AccentTones {
  /** Buttons, links and marks: readable as text on the page. */
  main: string;
  /** The same under a pointer. */
  deep: string;
  /** Text on `main`. */
  onMain: string;
}

export interface Accent {
  light: AccentTones;
  dark: AccentTones;
}

/** Dark text, of the light scheme and on bright areas. */
export const ink = '#17141F';

/** Colours that the accent is seen on. */
export const pageTones = {
  light: { ground: '#FBF8F3', surface: '#FFFFFF', text: ink, quiet: '#5D566B', line: '#E9E2D8' },
  dark: { ground: '#12101C', surface: '#1B1828', text: '#F4F0FA', quiet: '#B0A8C2', line: '#2E2940' },
} as const;

/** The tones of the default accent, chosen by hand. */
export const defaultTones: Accent = {
  light: { main: defaultAccent, deep: '#4628D6', onMain: '#FFFFFF' },
  dark: { main: '#9C88FF', deep: '#B5A6FF', onMain: ink },
};
