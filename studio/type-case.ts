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

/** Source of fonts and emoji. It is injected, because a server reads from its packages what a browser fetches. */
export interface TypeCase {
  /** Returns one part of a font family, such as 'inter' and 'latin-ext'. */
  font(family: string, part: string, weight: Weight): FontFile;
  /**
   * Returns the elements of an emoji's drawing, in a field of 36 by 36; undefined when the set has none of that name.
   */
  emoji(name: string): string | undefined;
  syllables(word: string, language: Language): string[];
}
