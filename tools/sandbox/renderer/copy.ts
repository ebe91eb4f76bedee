import type { PostBrief } from './brief';
import { printable, splitThoughts } from './plain-text';

/** The words on a picture: those of its owner. What nobody named is empty, and drawn without words. */
export interface Copy {
  head: string;
  rest: string;
  kicker: string;
  brand: string;
  handle: string;
  site: string;
  action: string;
}

/** Said of no business and promising nothing: for a text of which nothing can be drawn. */
const WORDLESS = 'Hello';

/** The primary text as it was given; brand, address and call to action only where the brief names them. */
export function writeCopy(brief: PostBrief): Copy {
  const brand = printable(brief.brand ?? '', 28);
  const slug = brand
    .normalize('NFD')
    .replace(/&/gu, 'and')
    .replace(/[^A-Za-z0-9]/gu, '')
    .toLowerCase();
  const text = printable(brief.primaryText) || WORDLESS;
  return {
    ...splitThoughts(text),
    kicker: printable(brief.kicker ?? '', 28),
    brand,
    action: printable(brief.callToAction ?? '', 22),
    handle: printable(brief.handle ?? '', 30) || (slug && `@${slug}`),
    site: printable(brief.site ?? '', 40),
  };
}
