import type { FontPairId } from '../../../../studio/font-pairs';

/** Families by the curated pair that looks most like them. */
const families: readonly [FontPairId, RegExp][] = [
  [
    'HANDWRITTEN',
    /caveat|pacifico|dancing|satisfy|great vibes|sacramento|amatic|shadows into|kalam|cursive|script|brush/i,
  ],
  ['CONDENSED', /oswald|bebas|condensed|league gothic|pathway|fjalla|teko|saira/i],
  ['POSTER', /anton|impact|archivo black|alfa slab|passion one|black ops|bowlby|haettenschweiler/i],
  ['FRIENDLY', /baloo|nunito|quicksand|fredoka|comfortaa|varela|rounded|lilita|chewy|dosis|poppins|comic/i],
  ['EDITORIAL', /dm serif|abril|fraunces|recoleta|cooper|rozha|yeseva|young serif|gloock/i],
  [
    'ELEGANT',
    /playfair|bodoni|didot|cormorant|garamond|lora|merriweather|crimson|libre baskerville|baskerville|times|georgia|cinzel|marcellus|(?<!sans-)(?<!sans )\bserif/i,
  ],
  ['MODERN', /space grotesk|space mono|sora|manrope|plex|jetbrains|urbanist|outfit|lexend|syne|monospace/i],
  [
    'GROTESQUE',
    /bricolage|inter|roboto|helvetica|arial|open sans|lato|montserrat|work sans|dm sans|archivo|raleway|source sans|noto sans|system-ui|segoe|verdana|tahoma|sans-serif/i,
  ],
];

/** Icon fonts have no letters. */
const isIcons = /icon|awesome|material symbols|glyph|emoji/i;

/** Returns the pair for the first family of a CSS value that is known; null for none. */
export function pairFor(value: string): FontPairId | null {
  for (const family of value.slice(0, 300).split(',')) {
    if (isIcons.test(family)) continue;
    const found = families.find(([, pattern]) => pattern.test(family));
    if (found) return found[0];
  }
  return null;
}
