import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { openFont, shapeRun } from '../../../studio/shape';
import type { HarfBuzz, ShapedGlyph } from '../../../studio/shape';
import type { FontFile } from '../../../studio/type-case';

/**
 * Directions as features: pdfkit passes nothing but the text and its features to a font. OpenType has these two for text
 * of each direction.
 */
export const directionFeature = { rightToLeft: 'rtla', leftToRight: 'ltra' } as const;

const fonts = new WeakMap<FontFile, Font>();

/** Returns the characters that each glyph of a run stands for, in the order of its glyphs. */
export function charactersOf(text: string, glyphs: readonly ShapedGlyph[]): string[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster)), text.length].sort((one, other) => one - other);
  const used = new Set<number>();
  return glyphs.map(({ cluster }) => {
    // of several glyphs for the same characters, the first one stands for them
    if (used.has(cluster)) return '';
    used.add(cluster);
    return text.slice(cluster, starts[starts.indexOf(cluster) + 1]);
  });
}

const codePoints = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);

/** Returns a font for pdfkit to embed, shaped as everything else that the server draws. */
export function pdfFont(harfbuzz: HarfBuzz, file: FontFile): Font {
  const known = fonts.get(file);
  if (known) return known;
  const font = fontkit.create(Buffer.from(file.data)) as Font;
  const { font: shaped } = openFont(harfbuzz, file);
  const layout = (text: string, features: readonly string[] = []) => {
    const glyphs = shapeRun(harfbuzz, text, file, features.includes(directionFeature.rightToLeft));
    const characters = charactersOf(text, glyphs);
    const positions = glyphs.map(({ xAdvance, xOffset, yOffset }) => ({ xAdvance, xOffset, yOffset, yAdvance: 0 }));
    return {
      glyphs: glyphs.map(({ glyph }, index) => ({
        id: glyph,
        advanceWidth: shaped.glyphHAdvance(glyph),
        codePoints: codePoints(characters[index] ?? ''),
      })),
      positions,
      // pdfkit scales the positions and then asks for their sum
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  // pdfkit reads nothing else of a layout
  fonts.set(file, Object.assign(font, { layout }));
  return font;
}
