/** The parts of a post that its alternative text can follow. */
interface Described {
  words: { headline: { text: string } };
  caption: { altText: string };
}

/**
 * Returns the alternative text of a post whose headline changes: one that is the headline follows it, because a person
 * who hears it would otherwise hear other words than the picture has.
 */
export const altTextWith = ({ words, caption }: Described, headline: string): string =>
  caption.altText === words.headline.text ? headline : caption.altText;
