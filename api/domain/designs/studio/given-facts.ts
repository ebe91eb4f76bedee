/**
 * Numbers, prices, web and email addresses, handles: what a reader takes for a fact. A label of a host name has at most 63
 * characters (RFC 1035, 2.3.4); without that bound a text of many hyphens takes time by the square of its length.
 */
const FACTS =
  /[\p{Nd}][\p{Nd}.,:/%-]*|[\p{Sc}]|@[\p{L}\p{N}_.]+|\b[\p{L}\p{N}-]{1,63}\.(?:com|net|org|de|example|[a-z]{2,3})\b/gu;
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

/** Returns the words and facts of a customer's texts, as they are compared. */
function wordsIn(given: string): ReadonlySet<string> {
  const facts = [...given.matchAll(FACTS)].map(([fact]) => fact);
  return new Set([...given.split(/\s+/u), ...facts].map((one) => withoutEnd(plain(one))));
}

/**
 * Returns whether a suggested text states only facts that the customer gave: no other number, price, address or name.
 * @param given all words of the customer
 * @param language BCP 47 of the suggestion
 */
export const statesOnlyGiven = (suggested: string, given: string, language: string): boolean =>
  statesOnly(suggested, wordsIn(given), language);

function statesOnly(suggested: string, known: ReadonlySet<string>, language: string): boolean {
  const found = [...suggested.matchAll(FACTS), ...(CAPITAL_NOUNS.test(language) ? [] : suggested.matchAll(NAMES))];
  return found.every(([fact]) => known.has(withoutEnd(plain(fact))));
}

/**
 * Returns a suggested text without the sentences that state other facts than the customer gave.
 * @param language BCP 47 of the suggestion; any other text is read as English
 */
export function withoutOtherFacts(suggested: string, given: string, language: string): string {
  const [base = ''] = language.split('-');
  // once for all sentences: a caption has hundreds of them, and the customer's texts thousands of words
  const known = wordsIn(given);
  const segmenter = new Intl.Segmenter(/^[a-z]{2,3}$/i.test(base) ? base : 'en', { granularity: 'sentence' });
  return [...segmenter.segment(suggested)]
    .map(({ segment }) => segment)
    .filter((sentence) => statesOnly(sentence, known, language))
    .join('')
    .trim();
}
