import { emojiOf } from './emoji';
import type { Family, FontFile, TypeCase, Weight } from './type-case';

type Place = readonly [family: string, part: string];

const DISPLAY = ['latin', 'latin-ext', 'vietnamese'].map((part): Place => ['bricolage-grotesque', part]);
const TEXT = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map(
  (part): Place => ['inter', part],
);
/** Scripts that neither family has. */
const OTHERS = ['arabic', 'hebrew', 'devanagari', 'thai'].map((script): Place => [`noto-sans-${script}`, script]);

/** Where a letter is looked for, in order. */
const CHAINS: Record<Family, readonly Place[]> = {
  display: [...DISPLAY, ...TEXT, ...OTHERS],
  text: [...TEXT, ...OTHERS],
};

/** Joiners and variation selectors shape the letters around them and need no glyph of their own. */
const needsGlyph = (character: string) => !/[\u200c\u200d\ufe0e\ufe0f]/u.test(character);

/** The font that has every letter of a cluster, what a reader takes for one letter; undefined when none has. */
export function fontOf(type: TypeCase, cluster: string, family: Family, weight: Weight): FontFile | undefined {
  const codes = [...cluster].filter(needsGlyph).map((character) => character.codePointAt(0) ?? 32);
  return CHAINS[family]
    .map(([name, part]) => type.font(name, part, weight))
    .find(({ covers }) => codes.every((code) => covers.has(code)));
}

/** True when a cluster can be drawn: as letters, or as a picture. */
export const canDraw = (type: TypeCase, cluster: string): boolean =>
  fontOf(type, cluster, 'text', 400) !== undefined || emojiOf(type, cluster) !== undefined;

/** Every code point that the text fonts have a glyph for. */
export const coveredCodePoints = (type: TypeCase): number[] =>
  CHAINS.text.flatMap(([name, part]) => [...type.font(name, part, 400).covers]);
