export type Family = 'display' | 'text';
export type Weight = 300 | 400 | 500 | 600 | 700 | 800;
export type Language = 'en' | 'de' | 'ru' | 'el';

/** A family of fonts as its package has it. */
export interface Face {
  /** Name of the family in its package and in addresses. */
  family: string;
  /** Its files by script, in the order in which they are searched for a letter. */
  parts: readonly string[];
  weights: readonly Weight[];
  /** Width of a space between words, in ems. */
  gap: number;
}

/** A display face for headlines with a text face for everything smaller. */
export interface FontPair {
  /** As customers read it. */
  name: string;
  display: Face;
  text: Face;
  /** Added to the letter spacing that a layout asks for in headlines, in ems. */
  tracking: number;
  /** Factor of the line height that a layout asks for in headlines. */
  leading: number;
}

/** One font file: the letters of one script in one weight. */
export interface FontFile {
  name: string;
  /** OpenType, not compressed. */
  data: Uint8Array;
  covers: ReadonlySet<number>;
}

/** A font outside the chain of families, such as one of Chinese characters. */
export interface OtherFont {
  /** Its family and part, such as 'noto-sans-jp-12'. */
  name: string;
  covers: ReadonlySet<number>;
  at(weight: Weight): FontFile;
}

/** Source of fonts and emoji. It is injected, because a server reads from its packages what a browser fetches. */
export interface TypeCase {
  /** Returns one part of a font family, such as 'inter' and 'latin-ext'. */
  font(family: string, part: string, weight: Weight): FontFile;
  /**
   * Reads the fonts of scripts outside the chain that grapheme clusters of a text need. Where it is missing, only the
   * chain is used.
   */
  readOthers?(clusters: readonly string[]): Promise<readonly OtherFont[]>;
  /** The faces to set texts with; without it, the first pair. */
  pair?: FontPair;
  /** Those that were read for the texts to draw, in the order of preference. */
  others?: readonly OtherFont[];
  /**
   * Returns the elements of an emoji's drawing, in a field of 36 by 36; undefined when the set has none of that name.
   */
  emoji(name: string): string | undefined;
  syllables(word: string, language: Language): string[];
}

const known = new WeakMap<TypeCase, Map<FontPair, TypeCase>>();

/** Returns the type case with other faces; the same one each time, because shaped words are cached for each. */
export function withPair(type: TypeCase, pair: FontPair): TypeCase {
  const pairs = known.get(type) ?? new Map<FontPair, TypeCase>();
  known.set(type, pairs);
  const found = pairs.get(pair) ?? { ...type, pair };
  pairs.set(pair, found);
  return found;
}
