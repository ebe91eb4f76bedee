import { emojiOf } from './emoji';
import type { Family, FontFile, TypeCase, Weight } from './type-case';

type Place = readonly [family: string, part: string];

const DISPLAY = ['latin', 'latin-ext', 'vietnamese'].map((part): Place => ['bricolage-grotesque', part]);
const TEXT = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map(
  (part): Place => ['inter', part],
);
/** Scripts that neither family supports. */
const OTHERS = ['arabic', 'hebrew', 'devanagari', 'thai'].map((script): Place => [`noto-sans-${script}`, script]);

/** Fonts to search for a letter, in order. */
const CHAINS: Record<Family, readonly Place[]> = {
  display: [...DISPLAY, ...TEXT, ...OTHERS],
  text: [...TEXT, ...OTHERS],
};

/** Joiners and variation selectors shape the letters around them and need no glyph of their own. */
const needsGlyph = (character: string) => !/[\u200c\u200d\ufe0e\ufe0f]/u.test(character);

/** Returns the font with all characters of a grapheme cluster; undefined when there is none. */
export function fontOf(type: TypeCase, cluster: string, family: Family, weight: Weight): FontFile | undefined {
  const codes = [...cluster].filter(needsGlyph).map((character) => character.codePointAt(0) ?? 32);
  return CHAINS[family]
    .map(([name, part]) => type.font(name, part, weight))
    .find(({ covers }) => codes.every((code) => covers.has(code)));
}

/** Returns whether a cluster can be drawn: as letters, or as an emoji. */
export const canDraw = (type: TypeCase, cluster: string): boolean =>
  fontOf(type, cluster, 'text', 400) !== undefined || emojiOf(type, cluster) !== undefined;

/** Returns every code point for which the text fonts have a glyph. */
export const coveredCodePoints = (type: TypeCase): number[] =>
  CHAINS.text.flatMap(([name, part]) => [...type.font(name, part, 400).covers]);
