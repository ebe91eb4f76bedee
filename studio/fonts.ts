import { emojiOf } from './emoji';
import { FONT_PAIRS, OTHER_SCRIPT_FACES, nearestWeight } from './font-pairs';
import type { Face, Family, FontFile, FontPair, TypeCase, Weight } from './type-case';

/** Punctuation that the fonts lack but that has a plain equivalent. */
const TWINS: Record<string, string> = {
  '\u2011': '-',
  '\u2010': '-',
  '\u2212': '-',
  '\u00ad': '',
  '\u2028': ' ',
  '\u2029': ' ',
};

/** Returns a text as it is drawn: accents composed with their letters, hyphens and line separators as plain ones. */
export const composed = (text: string): string =>
  [...text.normalize('NFC')].map((character) => TWINS[character] ?? character).join('');

/** A font file by family and part, and the weight of that family nearest to the wanted one. */
interface Place {
  family: string;
  part: string;
  at(weight: Weight): Weight;
}

const placesOf = (face: Face): Place[] =>
  face.parts.map((part) => ({ family: face.family, part, at: (weight) => nearestWeight(face, weight) }));

const chains = new Map<FontPair, Record<Family, readonly Place[]>>();

/** Returns the fonts to search for a letter, in order. */
function chainOf({ pair = FONT_PAIRS.GROTESQUE }: TypeCase, family: Family): readonly Place[] {
  const known = chains.get(pair);
  if (known) return known[family];
  const text = [...placesOf(pair.text), ...OTHER_SCRIPT_FACES.flatMap(placesOf)];
  const chain = { display: [...placesOf(pair.display), ...text], text };
  chains.set(pair, chain);
  return chain[family];
}

/**
 * Joiners, variation selectors and direction marks shape the letters around them and need no glyph of their own. Hangul
 * fillers are blank letters: without one in the font, HarfBuzz draws a box.
 */
const invisible = /(?![\u115f\u1160\u3164\uffa0])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u;

/** Returns the code points of a cluster that need a glyph. */
export const codesOf = (cluster: string): number[] =>
  [...cluster].filter((character) => !invisible.test(character)).map((character) => character.codePointAt(0) ?? 32);

const hasAll = ({ covers }: { covers: ReadonlySet<number> }, codes: readonly number[]) =>
  codes.every((code) => covers.has(code));

function inChain(type: TypeCase, codes: readonly number[], family: Family, weight: Weight): FontFile | undefined {
  for (const place of chainOf(type, family)) {
    const font = type.font(place.family, place.part, place.at(weight));
    if (hasAll(font, codes)) return font;
  }
  return undefined;
}

/** Returns the font with all characters of a grapheme cluster; undefined when there is none. */
function fontOf(type: TypeCase, cluster: string, family: Family, weight: Weight): FontFile | undefined {
  const codes = codesOf(cluster);
  return (
    inChain(type, codes, family, weight) ?? type.others?.find((font) => hasAll(font, codes))?.at(weight) ?? undefined
  );
}

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Splits a text into grapheme clusters. */
export const clustersOf = (text: string) => [...clusters.segment(text)];

/** Distinct clusters of the newest texts: a typed character changes one text of a post and leaves the others. */
const distinct = new Map<string, readonly string[]>();
const MOST_DISTINCT = 100;
/** Longer texts are no words of a post, and would make the memory as large as a caller likes. */
const LONGEST_KNOWN = 500;

/** Returns the clusters of a text as it is drawn, each once. */
export function distinctClusters(text: string): readonly string[] {
  const known = distinct.get(text);
  if (known) return known;
  const found = [...new Set(clustersOf(composed(text)).map(({ segment }) => segment))];
  if (text.length > LONGEST_KNOWN) return found;
  if (distinct.size >= MOST_DISTINCT) distinct.clear();
  distinct.set(text, found);
  return found;
}

/**
 * Reads the fonts that texts need beyond the chain.
 *
 * @returns the type case to draw these texts with
 */
export async function typeFor(type: TypeCase, texts: readonly string[]): Promise<TypeCase> {
  if (!type.readOthers) return type;
  const needed = [...new Set(texts.flatMap(distinctClusters))].filter(
    (cluster) => !inChain(type, codesOf(cluster), 'text', 400) && emojiOf(type, cluster) === undefined,
  );
  return needed.length === 0 ? type : { ...type, others: await type.readOthers(needed) };
}

/** A part of a cluster as it is drawn: with one font, or as the elements of an emoji. */
export interface DrawnPart {
  text: string;
  file?: FontFile;
  emoji?: string;
}

/** The characters that a cluster can be divided into, from the most to the least faithful. */
const divisions: ((cluster: string) => string[])[] = [
  // 'ﬁ' as 'fi'
  (cluster) => clustersOf(cluster.normalize('NFKC')).map(({ segment }) => segment),
  // a joined emoji without a drawing, as its members
  (cluster) => cluster.split('\u200d').filter(Boolean),
  // a mark that the letter's font lacks, with another font
  (cluster) => [...cluster],
];

/** Returns how a cluster is drawn; undefined when one of its characters has neither a font nor a drawing. */
export function drawnParts(
  type: TypeCase,
  cluster: string,
  family: Family = 'text',
  weight: Weight = 400,
): DrawnPart[] | undefined {
  const emoji = emojiOf(type, cluster);
  if (emoji !== undefined) return [{ text: cluster, emoji }];
  const file = fontOf(type, cluster, family, weight);
  if (file) return [{ text: cluster, file }];
  for (const divide of divisions) {
    const members = divide(cluster);
    if (members.length === 1 && members[0] === cluster) continue;
    const parts = members.map((member) => drawnParts(type, member, family, weight));
    if (parts.every((part) => part !== undefined)) return parts.flat();
  }
  return undefined;
}

/** Returns whether a cluster can be drawn: as letters, or as an emoji. */
export const canDraw = (type: TypeCase, cluster: string): boolean => drawnParts(type, cluster) !== undefined;

/** Returns the characters of a text, each once, that have neither a font nor a drawing. */
export async function missingCharacters(source: TypeCase, text: string): Promise<string[]> {
  const type = await typeFor(source, [text]);
  const missing = distinctClusters(text).filter((cluster) => !/^\s/u.test(cluster) && !canDraw(type, cluster));
  return [...new Set(missing.flatMap((cluster) => [...cluster].filter((character) => !canDraw(type, character))))];
}

/** Names a character by its code point: 'U+13000'. */
export const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns every code point for which the text fonts have a glyph. */
export const coveredCodePoints = (type: TypeCase): number[] =>
  chainOf(type, 'text').flatMap(({ family, part }) => [...type.font(family, part, 400).covers]);
