import type { Font } from 'harfbuzzjs';
import type * as HarfBuzzModule from 'harfbuzzjs';
import type { FontFile } from './type-case';

export type HarfBuzz = typeof HarfBuzzModule;

/** A glyph of a shaped run, in units of its font. */
export interface ShapedGlyph {
  /** 0 is the font's sign for a missing letter. */
  glyph: number;
  /** Position in the run's text that the glyph stands for, in UTF-16 units; several glyphs may share one. */
  cluster: number;
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

const RIGHT_TO_LEFT = 5;
const LEFT_TO_RIGHT = 4;

const opened = new WeakMap<FontFile, { font: Font; unitsPerEm: number }>();

/** Opens a font file once. */
export function openFont({ Blob, Face, Font }: HarfBuzz, file: FontFile): { font: Font; unitsPerEm: number } {
  const known = opened.get(file);
  if (known) return known;
  const face = new Face(new Blob(file.data));
  const entry = { font: new Font(face), unitsPerEm: face.upem };
  opened.set(file, entry);
  return entry;
}

/** Features that join characters to one glyph. */
const joining = ['liga', 'clig', 'dlig', 'rlig'];

/** Shapes a text of one font and one direction. Returns its glyphs from left to right. */
export function shapeRun(
  harfbuzz: HarfBuzz,
  text: string,
  file: FontFile,
  fromRight: boolean,
  { ligatures = true }: { ligatures?: boolean } = {},
): ShapedGlyph[] {
  const { font } = openFont(harfbuzz, file);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
  buffer.guessSegmentProperties();
  buffer.setDirection(fromRight ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
  harfbuzz.shape(font, buffer, ligatures ? [] : joining.map((tag) => new harfbuzz.Feature(tag, 0)));
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { glyph, cluster, xAdvance, xOffset, yOffset };
  });
}
