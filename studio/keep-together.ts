/** A number as it is written in prices, dates and phone numbers, in digits of any script, with punctuation around it. */
const NUMBER = /^[("“„+-]*\p{Nd}[\p{Nd}.,:;!?'’/–)-]*$/u;
const STARTS_WITH_NUMBER = /^[("“„+±~-]*\p{Nd}/u;
const DASH = /^[–—-]$/u;

/** Signs and words that belong to the number after them. */
const BEFORE_NUMBER = /^[("“„]*(?:\p{Sc}|[A-Z]{1,2}\$|EUR|USD|GBP|CHF|INR|AED|SAR|Rs\.?|Nr\.?|No\.|№|§|\+)$/u;

/** Signs and units that belong to the number before them. */
const AFTER_NUMBER = new RegExp(
  `^(?:\\p{Sc}|[%‰°]|°[CF]|EUR|USD|GBP|CHF|INR|AED|SAR|kr|zł|Kč|Ft|lei|[kKmM]?[gtlmWAVB]|[dc][lm]|mg|cl|kWh?|mAh|Hz|[MGT]B|m[²³]|qm|kcal|h|min|Std\\.?|Uhr|[ap]m|[AP]M|[ap]\\.m\\.|x)[.,;:!?)\\p{Pf}]*$`,
  'u',
);

const MONTHS = [
  'Jan(?:uary|uar)?|Feb(?:ruary|ruar)?|Mar(?:ch)?|März|Apr(?:il)?|Ma[yi]|Jun[ei]?|Jul[yi]?|Aug(?:ust)?|Sept?(?:ember)?',
  'O[ck]t(?:ober)?|Nov(?:ember)?|De[cz](?:ember)?',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
];
/** A month in English, German or French. */
const MONTH = new RegExp(`^(?:${MONTHS.join('|')})[.,;:!?]?$`, 'u');
const DAY = /^\p{Nd}{1,2}(?:st|nd|rd|th)?[.,;:!?]?$/u;

/** The name of a street before its number, and a postcode before its town. */
const STREET = /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|plein)$/iu;
const POSTCODE = /^\p{Nd}{4,5}$/u;
const NAME = /^\p{Lu}\p{Ll}/u;

/** Marks that begin no line, and those that end none. */
const NEVER_FIRST = /^[!?:;»%)\]}…·•|–—-]+$/u;
const NEVER_LAST = /^[«([{¿¡]+$/u;

/** A part of a phone number: '+49', '(0)', '123-4567'. */
const PHONE_PART = /^(?:\+?\(?\p{Nd}[\p{Nd}()/.–-]*|\(\p{Nd}+\))[.,;]?$/u;
/** Fewest digits of a phone number. */
const PHONE_DIGITS = 7;

const digitsOf = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** Direction marks and joiners, which typed texts have around numbers. */
const plain = (word: string): string => word.replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/gu, '');

/** Returns the first and the last word of each phone number. */
function phoneNumbers(words: readonly string[]): [first: number, last: number][] {
  const found: [number, number][] = [];
  for (let first = 0; first < words.length; first += 1) {
    let last = first;
    while (PHONE_PART.test(words[last] ?? '') && (last === first || !/[.,;]$/u.test(words[last - 1] ?? ''))) last += 1;
    const parts = words.slice(first, last);
    // '24 1,299.00' is no phone number, '1 299 000' may be one as well
    const isPhone =
      digitsOf(parts.join('')) >= PHONE_DIGITS &&
      (parts.length > 1 || /^\+/u.test(parts[0] ?? '')) &&
      !parts.some((part) => /\p{Nd}[.,]\p{Nd}{2}$/u.test(part));
    if (isPhone) found.push([first, last - 1]);
    if (last > first) first = last - 1;
  }
  return found;
}

/** Of each word of a text, whether a line may begin with it, and whether it is a part of a phone number. */
export interface Together {
  /** Whether it stays on the line of the word before. */
  isTied: boolean;
  /** Whether it is read from left to right in any text, together with the parts before and after it. */
  isPhone: boolean;
}

const isTiedTo = (before: string, word: string): boolean =>
  (NUMBER.test(before) && AFTER_NUMBER.test(word)) ||
  (BEFORE_NUMBER.test(before) && STARTS_WITH_NUMBER.test(word)) ||
  (MONTH.test(before) && DAY.test(word)) ||
  (DAY.test(before) && MONTH.test(word)) ||
  (STREET.test(before) && STARTS_WITH_NUMBER.test(word)) ||
  (POSTCODE.test(before) && NAME.test(word)) ||
  NEVER_FIRST.test(word) ||
  NEVER_LAST.test(before);

/** Whether two words are the ends of a span, such as '9 – 17' and 'Mo – Fr'. */
const isSpan = (from: string, to: string): boolean =>
  [NUMBER, /^\p{Lu}\p{L}{1,2}[.,]?$/u].some((end) => end.test(from) && end.test(to));

/** Returns what stays together in a text: prices, dates, phone numbers, times, and numbers with their units. */
export function togetherIn(given: readonly string[]): Together[] {
  const words = given.map(plain);
  const together = words.map((word, at) => {
    const before = words[at - 1];
    const isRange = before !== undefined && DASH.test(before) && isSpan(words[at - 2] ?? '', word);
    return { isTied: before !== undefined && (isRange || isTiedTo(before, word)), isPhone: false };
  });
  for (const [first, last] of phoneNumbers(words))
    for (let at = first; at <= last; at += 1)
      together[at] = { isTied: at > first || !!together[at]?.isTied, isPhone: true };
  return together;
}
