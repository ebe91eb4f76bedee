/** The parts of a post that its alternative text can follow. */
interface Described {
  words: { headline: { text: string } };
  caption: { altText: string };
}

/** Quotation marks that open a text, with those that close it. */
const QUOTES: readonly [open: string, close: string][] = [
  ['"', '"'],
  ["'", "'"],
  ['\u201c', '\u201d'],
  ['\u2018', '\u2019'],
  ['\u201e', '\u201c'],
  ['\u201a', '\u2018'],
  ['\u00ab', '\u00bb'],
  ['\u00bb', '\u00ab'],
  ['\u300c', '\u300d'],
];

/** Most characters of an alternative text. */
const MOST = 500;

/**
 * Returns the alternative text of a post whose headline changes: one that is the headline, or quotes it, follows it,
 * because a person who hears it would otherwise hear other words than the picture has.
 */
export function altTextWith({ words, caption }: Described, headline: string): string {
  const { altText } = caption;
  const { text } = words.headline;
  if (altText === text) return headline;
  const followed = QUOTES.reduce(
    (said, [open, close]) => said.replaceAll(`${open}${text}${close}`, () => `${open}${headline}${close}`),
    altText,
  );
  return followed.length > MOST ? altText : followed;
}
