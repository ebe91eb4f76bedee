import { contrast, distance, mix } from '../colour';

/** Colours closer than this are one colour with smoothed edges. */
const SAME = 0.09;
/** Smallest share of the visible pixels that a colour has. */
const LEAST = 0.015;
/** Pixels with less cover are edges. */
const VISIBLE = 128;
const MOST_COLOURS = 5;
/** Cover from which a picture has no ground of its own around it, smoothed edges aside. */
const WHOLE = 0.95;

/** What is read from the pixels of a logo. */
export interface LogoColours {
  /** Its colours exactly as they are in the picture, the most frequent first. */
  colors: string[];
  /** The mean colour of what is visible; null for a picture that covers its whole area. */
  ink: string | null;
}

const hexOf = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;

/** Reads the colours of a picture. @param pixels red, green, blue and cover in four bytes each */
export function logoColours(pixels: Uint8Array): LogoColours {
  const counts = new Map<number, number>();
  const sums = [0, 0, 0];
  let visible = 0;
  let covered = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, cover = 0] = pixels.subarray(at, at + 4);
    [red, green, blue].forEach((channel, index) => (sums[index] = (sums[index] ?? 0) + channel * cover));
    covered += cover;
    if (cover < VISIBLE) continue;
    visible += 1;
    const value = (red << 16) | (green << 8) | blue;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  if (visible === 0) return { colors: [], ink: null };
  const isWhole = covered >= (pixels.length / 4) * 255 * WHOLE;
  const mean = sums.reduce((value, sum) => value * 256 + Math.round(sum / covered), 0);
  return { colors: groupsOf(counts, visible), ink: isWhole ? null : hexOf(mean) };
}

/** Joins the shades of an edge with the colour that they belong to, and returns each group's most frequent colour. */
function groupsOf(counts: ReadonlyMap<number, number>, visible: number): string[] {
  const groups: { hex: string; count: number }[] = [];
  for (const [value, count] of [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 2_000)) {
    const hex = hexOf(value);
    const group = groups.find((one) => distance(one.hex, hex) < SAME);
    if (group) group.count += count;
    else groups.push({ hex, count });
  }
  return groups
    .filter(({ count }) => count >= visible * LEAST)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_COLOURS)
    .map(({ hex }) => hex);
}

/** The five colours of a brand. */
interface BrandColours {
  ground: string;
  main: string;
  second: string;
  accent: string;
  deep: string;
}

const GREY = 0.06;
const isGrey = (hex: string): boolean => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  return Math.max(r, g, b) - Math.min(r, g, b) < 255 * GREY;
};

/**
 * Returns five colours of a brand from those that were found, which stay as they are: the lightest one is paper and the
 * darkest one ink where they can be, the others are accents. What is missing is made of them.
 */
export function coloursFrom(found: readonly string[]): BrandColours | null {
  if (found.length === 0) return null;
  const vivid = found.filter((hex) => !isGrey(hex));
  const main = vivid[0] ?? found[0] ?? '#000000';
  const light = found.find((hex) => contrast(hex, '#ffffff') < 1.35 && hex !== main);
  const ground = light ?? mix(main, '#ffffff', 0.94);
  const dark = found.find((hex) => contrast(hex, ground) >= 9 && hex !== main);
  const deep = dark ?? mix(main, '#0b0910', 0.8);
  const others = [...vivid, ...found].filter((hex) => ![main, ground, deep].includes(hex));
  const accent = others[0] ?? mix(main, deep, 0.45);
  const second = others.find((hex) => hex !== accent) ?? mix(main, ground, 0.45);
  return { ground, main, second, accent, deep };
}
