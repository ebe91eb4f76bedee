export type Family = 'display' | 'text';
export type Weight = 300 | 400 | 500 | 600 | 700 | 800;
export type Language = 'en' | 'de' | 'ru' | 'el';

/** One font file: the letters of one script in one weight. */
export interface FontFile {
  name: string;
  /** OpenType, not compressed. */
  data: Uint8Array;
  covers: ReadonlySet<number>;
}

/** A font outside the chain of families, such as one of Chinese characters. */
export interface OtherFont {
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
  /** Those that were read for the texts to draw, in the order of preference. */
  others?: readonly OtherFont[];
  /**
   * Returns the elements of an emoji's drawing, in a field of 36 by 36; undefined when the set has none of that name.
   */
  emoji(name: string): string | undefined;
  syllables(word: string, language: Language): string[];
}
