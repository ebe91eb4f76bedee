import { TEXT_CONTRAST, mix } from '../colour';
import type { Box } from '../set-line';
import type { Palette } from '../palettes';
import { NEWEST_RULES, type LayoutSpec } from './layout';
import { busyness, coloursUnder, luminanceOf, type FramedPicture } from './picture-sample';

/** What lies between the picture and the words so that they can be read. */
export interface Shade {
  ink: string;
  colour: string;
  /** 0..1 */
  alpha: number;
}

/** A stronger shade hides the picture: a plate is better then. */
const STRONGEST = { 1: 0.68, 2: 0.68, 3: 0.46, 4: 0.46, 5: 0.46 };
/** Where more detail than this shows through the shade behind a text, a plate is better too. */
const MOST_DETAIL = 0.09;
/** A little shade even where the contrast is enough, and more of it where shapes lie behind the words. */
const lightest = (busy: number): number => Math.min(0.52, 0.12 + busy * 0.7);
/** Contrast below this is allowed for one pixel in fifty. */
const PERCENTILE = 0.02;
/** The sample is coarser than the print. */
const RESERVE = 1.06;

type Colour = readonly [number, number, number];

export const coloursOf = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

export const over = (under: Colour, shade: Colour, alpha: number): Colour => [
  under[0] + (shade[0] - under[0]) * alpha,
  under[1] + (shade[1] - under[1]) * alpha,
  under[2] + (shade[2] - under[2]) * alpha,
];

export const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the contrast that all but the worst two percent of the pixels below each text have. */
function contrastWith(texts: readonly (readonly Colour[])[], { ink, colour, alpha }: Shade): number {
  const light = luminanceOf(coloursOf(ink));
  const shade = coloursOf(colour);
  const worst = texts.map((colours) => {
    const all = colours.map((under) => ratio(light, luminanceOf(over(under, shade, alpha)))).sort((a, b) => a - b);
    return all[Math.floor(all.length * PERCENTILE)] ?? 21;
  });
  return Math.min(...worst, 21);
}

/**
 * Returns the lightest shade with which words on a picture reach the contrast of WCAG 2.2 (1.4.3); null when none does
 * without hiding the picture.
 */
export function shadeFor(
  picture: FramedPicture,
  words: readonly Box[],
  palette: Palette,
  earlier?: LayoutSpec['rules'],
): Shade | null {
  const under = (tone: 'dark' | 'light') => words.map((box) => coloursUnder(picture, box, tone));
  const lightInk = { ink: '#ffffff', colour: mix(palette.deep, '#000000', 0.45), colours: under('light') };
  const darkInk = { ink: palette.deep, colour: palette.ground, colours: under('dark') };
  const busiest = Math.max(0, ...words.map((box) => busyness(picture, box)));
  const least = lightest(busiest);
  const rules = earlier ?? NEWEST_RULES;
  const strongest = STRONGEST[rules];
  const found = [lightInk, darkInk].flatMap(({ ink, colour, colours }) => {
    for (let alpha = least; alpha <= strongest + 1e-9; alpha += 0.04) {
      const shade = { ink, colour, alpha: Math.round(alpha * 100) / 100 };
      if (rules >= 3 && busiest * (1 - alpha) > MOST_DETAIL) continue;
      if (contrastWith(colours, shade) >= TEXT_CONTRAST * RESERVE)
        return [{ shade, cost: rules === 1 ? alpha : change(shade, colours.flat()) }];
    }
    return [];
  });
  const [white, dark] = [
    found.find(({ shade }) => shade.ink === '#ffffff'),
    found.find(({ shade }) => shade.ink !== '#ffffff'),
  ];
  if (!white || !dark) return (white ?? dark)?.shade ?? null;
  // white words on a darkened picture look better than dark ones on a bleached picture
  return (dark.cost + (rules === 1 ? 0.12 : 0.1) < white.cost ? dark : white).shade;
}

/** Returns how much a shade changes the lightness of a picture, 0..1: dark over a bright picture, it is mud. */
function change({ colour, alpha }: Shade, under: readonly Colour[]): number {
  const mean = under.reduce((sum, one) => sum + Math.sqrt(luminanceOf(one)), 0) / Math.max(1, under.length);
  return alpha * Math.abs(Math.sqrt(luminanceOf(coloursOf(colour))) - mean);
}
