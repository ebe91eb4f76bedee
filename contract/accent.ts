import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parseHex,
  useMode,
  wcagContrast,
} from 'culori/fn';
import type { Oklch, Rgb } from 'culori/fn';
import { defaultAccent, defaultTones, ink, pageTones } from './brand';
import type { Accent, AccentTones } from './brand';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
useMode(modeOklch);
const oklch = converter('oklch');

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;
/** Contrast that a button or mark needs against what is around it (WCAG 2.2, 1.4.11). */
export const shapeContrast = 3;

type Scheme = keyof Accent;

/** Share of the accent in the tint behind chosen entries, whose text has the accent's colour. */
const tint = 0.14;
/** How much lighter or darker the tone under a pointer is, in OKLCH. */
const pointerStep = 0.08;

const colorOf = (hex: string): Rgb => parseHex(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 };
const partsOf = (hex: string): Oklch => oklch(colorOf(hex));
/** Returns the colour with another lightness; its chroma shrinks where the screen has no such colour. */
const withLightness = (color: Oklch, l: number): string =>
  formatHex(clampChroma({ ...color, l: Math.min(1, Math.max(0, l)) }, 'oklch')).toUpperCase();
const mixed = (ground: string, color: string, share: number): string =>
  formatHex(interpolate([colorOf(ground), colorOf(color)], 'rgb')(share));

/** Contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(colorOf(one), colorOf(other));

/** The lowest contrast that a colour has as text: on the page, and on its own tint there. */
const asText = (color: string, scheme: Scheme): number => {
  const { ground, surface } = pageTones[scheme];
  return Math.min(...[ground, surface, mixed(ground, color, tint)].map((behind) => contrast(color, behind)));
};
/** The lowest contrast that a button of this colour has against the page. */
const asShape = (color: string, scheme: Scheme): number =>
  Math.min(contrast(color, pageTones[scheme].ground), contrast(color, pageTones[scheme].surface));

/**
 * Returns the colour that is nearest in lightness and passes: itself, else a darker one in the light scheme, a lighter
 * one in the dark scheme.
 */
function nearest(hex: string, scheme: Scheme, passes: (color: string) => boolean): string {
  if (passes(hex)) return hex.toUpperCase();
  const color = partsOf(hex);
  let [failing, passing] = [color.l, scheme === 'light' ? 0 : 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (failing + passing) / 2;
    if (passes(withLightness(color, middle))) passing = middle;
    else failing = middle;
  }
  return withLightness(color, passing);
}

const onTone = (main: string): string => (contrast('#FFFFFF', main) >= textContrast ? '#FFFFFF' : ink);

function tonesOf(hex: string, scheme: Scheme): AccentTones {
  const main = nearest(hex, scheme, (color) => asText(color, scheme) >= textContrast);
  const color = partsOf(main);
  return {
    main,
    deep: withLightness(color, color.l + (scheme === 'light' ? -pointerStep : pointerStep)),
    onMain: onTone(main),
  };
}

/**
 * Returns the accent as both colour schemes use it: the chosen colour, or the nearest one that can be read as text on
 * the page. The tones of the default are chosen by hand.
 */
export function accentTones(hex: string): Accent {
  if (hex.toUpperCase() === defaultAccent) return defaultTones;
  if (last?.hex !== hex) last = { hex, tones: { light: tonesOf(hex, 'light'), dark: tonesOf(hex, 'dark') } };
  return last.tones;
}

/** The last answer: a shop has one accent, and its tones are read for every page and email. */
let last: { hex: string; tones: Accent } | null = null;

/** What of an accent is measured in a colour scheme. */
export interface AccentFigures {
  scheme: Scheme;
  tones: AccentTones;
  /** Contrast of text on the colour; 4.5 is needed. */
  onMain: number;
  /** Contrast of a link in the colour on the page; 4.5 is needed. */
  asLink: number;
  /** Contrast of a button against the page; 3 is needed. */
  asButton: number;
}

/** Measures an accent in both colour schemes. */
export function accentFigures(hex: string): AccentFigures[] {
  const tones = accentTones(hex);
  return (['light', 'dark'] as const).map((scheme) => {
    const { main, onMain } = tones[scheme];
    return {
      scheme,
      tones: tones[scheme],
      onMain: contrast(onMain, main),
      asLink: asText(main, scheme),
      asButton: asShape(main, scheme),
    };
  });
}

export interface AccentVerdict {
  isReadable: boolean;
  /** Contrast of the chosen colour itself against the light page. */
  onPage: number;
  figures: AccentFigures[];
  /** The nearest colour that passes; the chosen one if it does. */
  nearest: string;
}

/**
 * Judges an accent. A colour that is too bright for the light page is refused, because what remained readable of it
 * would be another colour.
 */
export function judgeAccent(hex: string): AccentVerdict {
  const figures = accentFigures(hex);
  const onPage = asShape(hex, 'light');
  const isReadable =
    onPage >= shapeContrast &&
    figures.every(
      ({ onMain, asLink, asButton }) => onMain >= textContrast && asLink >= textContrast && asButton >= shapeContrast,
    );
  return {
    isReadable,
    onPage,
    figures,
    nearest: nearest(hex, 'light', (color) => asShape(color, 'light') >= shapeContrast),
  };
}

/** A contrast as people write it, rounded down so that no figure looks as if it passed. */
export const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;

/** Says why an accent is refused, with its figures and the nearest colour that passes. */
export const accentRefusal = ({ onPage, nearest: passing }: AccentVerdict): string =>
  `This colour has a contrast of ${ratio(onPage)} against the light page; it needs at least ${ratio(shapeContrast)}. The nearest colour that passes is ${passing}.`;
