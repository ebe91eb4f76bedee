import { contrast, darker, distance, lighter } from './colour';
import type { Niche } from './brief';
import type { Chance } from './seed';

/** Six matching colours: paper, its deeper tint, three accent colours and a near black. */
export interface Palette {
  ground: string;
  soft: string;
  main: string;
  second: string;
  accent: string;
  deep: string;
}

const named = (ground: string, soft: string, main: string, second: string, accent: string, deep: string): Palette => ({
  ground,
  soft,
  main,
  second,
  accent,
  deep,
});

const PALETTES = {
  terracotta: named('#fbf1e6', '#f3d2b8', '#d2603a', '#e9a23b', '#2f6f6d', '#33201c'),
  butter: named('#fff8e1', '#ffe29a', '#f2a516', '#e4572e', '#3a6ea5', '#2b2118'),
  berry: named('#fff0f2', '#ffc6cf', '#d7265e', '#ff8a5b', '#5b2a86', '#2d0f2b'),
  lagoon: named('#edf8f6', '#b9e6dd', '#12908e', '#f6b93b', '#f0563a', '#0b2f3a'),
  sky: named('#eef5ff', '#bfd9ff', '#2d6cdf', '#ffc145', '#ff6b5e', '#0e1f47'),
  forest: named('#f2f6ea', '#cbddb0', '#3e7c4f', '#dda63a', '#d9583b', '#17301f'),
  lilac: named('#f6f1ff', '#d9c8ff', '#7048e8', '#ff8fa3', '#ffc94d', '#20124d'),
  coral: named('#fff2ec', '#ffcdb9', '#f9623f', '#2f9d96', '#ffc857', '#3a1726'),
  midnight: named('#eef0fa', '#c3caf0', '#3746b8', '#8c7bff', '#ffb84d', '#12163a'),
  sage: named('#f4f3ec', '#d5dac3', '#73896a', '#d09a63', '#b4533c', '#2a3128'),
  blush: named('#fff5f3', '#f8d3cd', '#dd7468', '#b98bb8', '#8f3b53', '#3b2130'),
  neon: named('#f3eeff', '#c9b6ff', '#6a2cf5', '#00cfc1', '#ff3d8b', '#130a33'),
  ink: named('#f5f3ef', '#d8d4cc', '#34323f', '#e4b33f', '#e4572e', '#15141a'),
  mint: named('#effaf3', '#bdebcf', '#149a6b', '#4ab3f4', '#ff7f6b', '#0d3329'),
  sunset: named('#fff1ea', '#ffc9a8', '#f5533d', '#8e3b8a', '#ffb938', '#2b1242'),
  cobalt: named('#f1f4fa', '#c8d4ea', '#1b4db1', '#24b4c8', '#ff8a3d', '#0b1b3b'),
  clay: named('#f8f0ea', '#e5c9b5', '#a65a3a', '#6e7f5e', '#e0a458', '#2e1e18'),
  rose: named('#fff0f6', '#ffc4dd', '#e23a78', '#7a5cfa', '#ffb547', '#35102f'),
  moss: named('#f5f6e6', '#dce2a6', '#6f8f28', '#2f6b5a', '#f08a3c', '#1f2a17'),
  plum: named('#f8f0f7', '#e3c6e2', '#8a3a85', '#e86f8b', '#f2b84b', '#2a1030'),
} as const;

export type PaletteName = keyof typeof PALETTES;

export const PALETTE_NAMES = Object.keys(PALETTES) as [PaletteName, ...PaletteName[]];

const FAMILIES: Record<Niche, readonly [PaletteName, ...PaletteName[]]> = {
  fitness: ['sunset', 'neon', 'cobalt', 'ink'],
  cooking: ['terracotta', 'butter', 'forest', 'coral'],
  travel: ['lagoon', 'sky', 'sunset', 'terracotta'],
  technology: ['midnight', 'neon', 'cobalt', 'lilac'],
  fashion: ['plum', 'ink', 'blush', 'berry'],
  beauty: ['blush', 'rose', 'plum', 'coral'],
  health: ['mint', 'lagoon', 'sky', 'coral'],
  finance: ['cobalt', 'forest', 'midnight', 'lagoon'],
  parenting: ['butter', 'mint', 'coral', 'sky'],
  pets: ['coral', 'butter', 'lagoon', 'lilac'],
  art: ['berry', 'sunset', 'rose', 'sky'],
  music: ['neon', 'plum', 'sunset', 'midnight'],
  sports: ['cobalt', 'sunset', 'mint', 'ink'],
  environment: ['forest', 'moss', 'lagoon', 'mint'],
  diy: ['butter', 'terracotta', 'cobalt', 'clay'],
  gardening: ['moss', 'forest', 'sage', 'terracotta'],
  photography: ['ink', 'lagoon', 'terracotta', 'midnight'],
  gaming: ['neon', 'lilac', 'midnight', 'berry'],
  vlog: ['rose', 'coral', 'sky', 'lilac'],
  education: ['sky', 'butter', 'forest', 'berry'],
  business: ['cobalt', 'midnight', 'lagoon', 'clay'],
  lifestyle: ['clay', 'sage', 'blush', 'terracotta'],
};

/** Returns one of the niche's palettes. */
export function paletteFor(niche: Niche, chance: Chance): Palette {
  return PALETTES[chance.pick(FAMILIES[niche])];
}

/** Returns a palette by name, for pictures with explicit art direction instead of a random choice. */
export function paletteNamed(name: PaletteName): Palette {
  return PALETTES[name];
}

/** The colours of a drawing; `paper` is its lightest, `line` its darkest. */
export interface Inks {
  a: string;
  b: string;
  c: string;
  soft: string;
  paper: string;
  line: string;
}

/**
 * Returns the palette's colours, re-ordered so that none of the three accents merges with the background of the
 * drawing.
 */
export function inksOn(palette: Palette, ground: string): Inks {
  const tones = [palette.main, palette.second, palette.accent];
  const spare = [palette.soft, palette.ground, lighter(palette.main, 0.45), palette.deep];
  const clear = (hex: string): boolean => distance(hex, ground) > 0.2 || contrast(hex, ground) > 2.2;
  const usable = tones.filter(clear);
  for (const hex of spare) if (usable.length < 3 && clear(hex)) usable.push(hex);
  const [a = palette.main, b = palette.second, c = palette.accent] = usable;
  const soft = clear(palette.soft) ? palette.soft : lighter(palette.soft, 0.5);
  const line = contrast(palette.deep, ground) < 1.6 ? darker(palette.main, 0.35) : palette.deep;
  return { a, b, c, soft, paper: palette.ground, line };
}
