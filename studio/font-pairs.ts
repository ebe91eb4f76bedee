import type { Face, FontPair, Weight } from './type-case';

const latin = ['latin', 'latin-ext', 'vietnamese'];
const inter: Face = {
  family: 'inter',
  parts: [...latin, 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
  weights: [300, 400, 500, 600, 700, 800],
  gap: 0.26,
};

const pair = (name: string, display: Face, tracking = 0, leading = 1): FontPair => ({
  name,
  display,
  text: inter,
  tracking,
  leading,
});

/** The curated pairs. All faces are under the SIL Open Font License (NOTICE). */
export const FONT_PAIRS = {
  GROTESQUE: pair('Grotesque', {
    family: 'bricolage-grotesque',
    parts: latin,
    weights: [300, 400, 500, 600, 700, 800],
    gap: 0.205,
  }),
  POSTER: pair('Poster', { family: 'anton', parts: latin, weights: [400], gap: 0.2 }, 0.012, 1.06),
  CONDENSED: pair(
    'Condensed',
    { family: 'oswald', parts: [...latin, 'cyrillic', 'cyrillic-ext'], weights: [300, 400, 500, 600, 700], gap: 0.21 },
    0.01,
    1.08,
  ),
  ELEGANT: pair(
    'Elegant',
    { family: 'playfair-display', parts: [...latin, 'cyrillic'], weights: [400, 500, 600, 700, 800], gap: 0.22 },
    0.008,
    1.06,
  ),
  EDITORIAL: pair(
    'Editorial',
    { family: 'dm-serif-display', parts: ['latin', 'latin-ext'], weights: [400], gap: 0.21 },
    0.01,
    1.04,
  ),
  MODERN: pair('Modern', { family: 'space-grotesk', parts: latin, weights: [300, 400, 500, 600, 700], gap: 0.24 }),
  FRIENDLY: pair(
    'Friendly',
    { family: 'baloo-2', parts: [...latin, 'devanagari'], weights: [400, 500, 600, 700, 800], gap: 0.21 },
    0,
    0.98,
  ),
  HANDWRITTEN: pair(
    'Handwritten',
    {
      family: 'caveat',
      parts: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
      weights: [400, 500, 600, 700],
      gap: 0.2,
    },
    0.01,
    0.94,
  ),
} as const satisfies Record<string, FontPair>;

export type FontPairId = keyof typeof FONT_PAIRS;

export const FONT_PAIR_IDS = Object.keys(FONT_PAIRS) as [FontPairId, ...FontPairId[]];

/** Faces of scripts that no pair has. */
export const OTHER_SCRIPT_FACES: readonly Face[] = ['arabic', 'hebrew', 'devanagari', 'thai'].map((script) => ({
  family: `noto-sans-${script}`,
  parts: [script],
  weights: [300, 400, 500, 600, 700, 800],
  gap: 0.26,
}));

/** Returns a face's weight closest to the wanted one; of two, the bolder. */
export const nearestWeight = ({ weights }: Face, wanted: Weight): Weight =>
  weights.reduce(
    (best, weight) => (Math.abs(weight - wanted) <= Math.abs(best - wanted) ? weight : best),
    weights[0] ?? 400,
  );
