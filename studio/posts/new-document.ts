import type { Niche, Style } from '../brief';
import { paletteFor } from '../palettes';
import { chanceFrom, hashText } from '../seed';
import { DOCUMENT_VERSION, plainText, type PostDocument } from './document';
import type { FontPairId } from '../font-pairs';
import { refOf } from './layout';
import { layoutsFor } from './layouts/index';
import { paletteFromPicture } from './picture-palette';
import { focalPoint, type PictureSample } from './picture-sample';

/** Words that the text model suggests beside the customer's own. */
export interface SuggestedWords {
  second?: string;
  button?: string;
  badge?: string;
  caption?: string;
  hashtags?: readonly string[];
  altText?: string;
  language?: string;
}

const fontsFor: Record<Style, readonly [FontPairId, ...FontPairId[]]> = {
  minimal: ['GROTESQUE', 'EDITORIAL', 'ELEGANT'],
  bold: ['POSTER', 'GROTESQUE', 'CONDENSED'],
  colorful: ['GROTESQUE', 'FRIENDLY', 'MODERN'],
  professional: ['MODERN', 'GROTESQUE', 'EDITORIAL'],
  playful: ['FRIENDLY', 'GROTESQUE', 'HANDWRITTEN'],
};

/** Makes the first document of a post: everything that its customer may change later. */
export function newDocument(
  brief: { primaryText: string; style: Style; niche: Niche; seed: string },
  sample: PictureSample,
  suggested: SuggestedWords = {},
): PostDocument {
  const chance = chanceFrom(`${brief.seed}|${brief.primaryText}`);
  const layouts = layoutsFor(brief.style);
  const layout = layouts[hashText(brief.seed) % layouts.length] ?? layouts[0];
  if (!layout) throw new Error(`No layout is made for the style ${brief.style}`);
  const fromPicture = chance.chance(0.7);
  return {
    version: DOCUMENT_VERSION,
    words: {
      badge: plainText(suggested.badge),
      headline: plainText(brief.primaryText),
      second: plainText(suggested.second),
      button: plainText(suggested.button),
      contact: plainText(),
    },
    layout: refOf(layout),
    palette: fromPicture
      ? { ...paletteFromPicture(sample), from: 'PICTURE' }
      : { ...paletteFor(brief.niche, chance), from: 'PRESET' },
    fonts: chance.pick(fontsFor[brief.style]),
    picture: { ...focalPoint(sample), finish: 'NATURAL' },
    logo: null,
    perSize: [],
    caption: {
      text: suggested.caption ?? '',
      hashtags: [...(suggested.hashtags ?? [])],
      altText: suggested.altText ?? '',
      language: suggested.language ?? '',
    },
  };
}
