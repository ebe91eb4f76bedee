import { openFont, shapeRun, type HarfBuzz, type ShapedGlyph } from './shape';
import type { FontFile } from './type-case';

/** A part of a run that its font draws as one glyph. */
export interface Ligature {
  /** The text of the run. */
  text: string;
  file: FontFile;
  fromRight: boolean;
  glyph: ShapedGlyph;
  /** Where each of its characters begins in the run, and where the last one ends. */
  bounds: readonly number[];
}

/**
 * Returns how wide each character of a ligature is, in units of its font: by the carets of the font (GDEF, ligature caret
 * list), or in proportion to the widths that its characters have without the ligature.
 */
export function widthsInLigature(harfbuzz: HarfBuzz, ligature: Ligature): number[] {
  const { file, fromRight, glyph, bounds } = ligature;
  const { font } = openFont(harfbuzz, file);
  const direction = fromRight ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR;
  const carets = font.getLigatureCarets(direction, glyph.glyph).toSorted((a, b) => a - b);
  const isUsable = carets.every((caret) => caret > 0 && caret < glyph.xAdvance);
  if (carets.length === bounds.length - 2 && isUsable) {
    const edges = [0, ...carets, glyph.xAdvance];
    const fromLeft = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
    return fromRight ? fromLeft.toReversed() : fromLeft;
  }
  const widths = widthsWithout(harfbuzz, ligature);
  const sum = widths.reduce((total, width) => total + width, 0);
  return widths.map((width) => (sum > 0 ? (width / sum) * glyph.xAdvance : glyph.xAdvance / widths.length));
}

/** Returns the widths of the characters as they are without the ligature. */
function widthsWithout(harfbuzz: HarfBuzz, { text, file, fromRight, bounds }: Ligature): number[] {
  const first = bounds[0] ?? 0;
  const part = text.slice(first, bounds.at(-1));
  const widths = bounds.slice(1).map(() => 0);
  for (const { cluster, xAdvance } of shapeRun(harfbuzz, part, file, fromRight, { ligatures: false })) {
    const at = bounds.findLastIndex((bound) => bound - first <= cluster);
    widths[at] = (widths[at] ?? 0) + xAdvance;
  }
  return widths;
}
