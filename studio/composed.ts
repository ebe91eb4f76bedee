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
