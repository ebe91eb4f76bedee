/** Numbers, prices, web and email addresses, handles: what a reader takes for a fact. */
const FACTS =
  /[\p{Nd}][\p{Nd}.,:/%-]*|[\p{Sc}]|@[\p{L}\p{N}_.]+|\b[\p{L}\p{N}-]+\.(?:com|net|org|de|example|[a-z]{2,3})\b/gu;
/** A word with a capital letter inside a sentence, which is a name in most languages. */
const NAMES = /(?<=[\p{Ll},;] )\p{Lu}[\p{L}\p{M}'’-]+/gu;
/** In these languages common nouns have capitals too. */
const CAPITAL_NOUNS = /^(?:de|lb)\b/i;

/** Returns a text without the punctuation at its end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '.,:/-'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Returns whether a suggested text states only facts that the customer gave: no other number, price, address or name.
 * @param given all words of the customer
 * @param language BCP 47 of the suggestion
 */
export function statesOnlyGiven(suggested: string, given: string, language: string): boolean {
  const words = given.split(/\s+/u);
  const known = new Set(
    [...words, ...[...given.matchAll(FACTS)].map(([fact]) => fact)].map((one) => withoutEnd(plain(one))),
  );
  const found = [...suggested.matchAll(FACTS), ...(CAPITAL_NOUNS.test(language) ? [] : suggested.matchAll(NAMES))];
  return found.every(([fact]) => known.has(withoutEnd(plain(fact))));
}

/**
 * Returns a suggested text without the sentences that state other facts than the customer gave.
 * @param language BCP 47 of the suggestion; any other text is read as English
 */
export function withoutOtherFacts(suggested: string, given: string, language: string): string {
  const [base = ''] = language.split('-');
  const segmenter = new Intl.Segmenter(/^[a-z]{2,3}$/i.test(base) ? base : 'en', { granularity: 'sentence' });
  return [...segmenter.segment(suggested)]
    .map(({ segment }) => segment)
    .filter((sentence) => statesOnlyGiven(sentence, given, language))
    .join('')
    .trim();
}
