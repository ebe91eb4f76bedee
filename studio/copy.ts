import type { PostBrief } from './brief';
import { printable, splitThoughts } from './plain-text';
import type { TypeCase } from './type-case';

/** The texts on a picture, as its owner gave them. What the owner did not name is empty and omitted. */
export interface Copy {
  head: string;
  rest: string;
  kicker: string;
  brand: string;
  handle: string;
  site: string;
  action: string;
}

/** Neutral fallback for a text of which nothing can be drawn. */
const WORDLESS = 'Hello';

/** Returns the primary text as given; brand, address and call to action only where the brief names them. */
export function writeCopy(type: TypeCase, brief: PostBrief): Copy {
  const brand = printable(type, brief.brand ?? '', 28);
  const slug = brand
    .normalize('NFD')
    .replace(/&/gu, 'and')
    .replace(/[^A-Za-z0-9]/gu, '')
    .toLowerCase();
  const text = printable(type, brief.primaryText) || WORDLESS;
  return {
    ...splitThoughts(text),
    kicker: printable(type, brief.kicker ?? '', 28),
    brand,
    action: printable(type, brief.callToAction ?? '', 22),
    handle: printable(type, brief.handle ?? '', 30) || (slug && `@${slug}`),
    site: printable(type, brief.site ?? '', 40),
  };
}
