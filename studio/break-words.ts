import type { Language, TypeCase } from './type-case';

/** A part of a word after which the line may break, with a hyphen or without. */
export interface WordPart {
  text: string;
  /** Its text when the line breaks after it. */
  atEnd: string;
}

const languages: Record<Language, RegExp> = {
  en: /[a-z]/iu,
  de: /[äöüß]|sch|ung\b|keit|schaft/iu,
  ru: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
};

/** Longer words may be broken when they would make the whole text small; in letters. */
export const LONG_WORD = 15;
const FEWEST_LETTERS = 4;
const BLIND_LENGTH = 12;

const asIs = (text: string): WordPart => ({ text, atEnd: text });
const whole = { granularity: 'word' } as const;
const words = new Map<string, Intl.Segmenter>();

/** Scripts that write no spaces between words. */
const WITHOUT_SPACES =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text has words without spaces between them. */
export const isWithoutSpaces = (text: string): boolean => WITHOUT_SPACES.test(text);

/** Splits text without spaces, such as Thai, into words. */
export function wordsWithoutSpaces(text: string): WordPart[] {
  if (!WITHOUT_SPACES.test(text)) return [asIs(text)];
  const segmenter = words.get('th') ?? new Intl.Segmenter('th', whole);
  words.set('th', segmenter);
  return [...segmenter.segment(text)].map(({ segment }) => asIs(segment));
}

/** A Japanese particle or ending, which belongs to the word before it; punctuation never begins a line either. */
const CLINGS = /^(?:\p{Script=Hiragana}{1,3}|[\p{Po}\p{Pe}\p{Pf}\p{Pd}ー]+)$/u;

/** Splits text without spaces into phrases: as into words, but Japanese particles and endings stay with their word. */
export function phrasesWithoutSpaces(text: string): WordPart[] {
  const parts = wordsWithoutSpaces(text);
  if (!/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return parts;
  return parts.reduce<WordPart[]>((phrases, part) => {
    const last = phrases.at(-1);
    const clings = last && CLINGS.test(part.text) && !/[、。！？，．]$/u.test(last.text);
    if (clings) phrases[phrases.length - 1] = asIs(last.text + part.text);
    else phrases.push(part);
    return phrases;
  }, []);
}

/** Marks that begin no line of text without spaces, and those that end none. */
const CLOSES = /^[\p{Po}\p{Pe}\p{Pf}\p{Pd}ー～%％‰°℃々ゝゞๆฯ]+$/u;
const OPENS = /[\p{Ps}\p{Pi}\p{Sc}]$/u;
const COUNTS = /[\p{Nd}〇一二三四五六七八九十百千万億亿]$/u;
/** Counters, months and the like: they belong to the number before them. */
const COUNTED = /^(?:[\p{Nd}.,:]+|[\p{Script=Han}\p{Script=Hangul}]{1,2}\p{Script=Hiragana}*|円|บาท)$/u;

/** Splits text without spaces into phrases; a mark stays with its word, and a number with its currency and counter. */
export function phrasesTogether(text: string): WordPart[] {
  return phrasesWithoutSpaces(text).reduce<WordPart[]>((phrases, part) => {
    const last = phrases.at(-1);
    const clings =
      last && (CLOSES.test(part.text) || OPENS.test(last.text) || (COUNTS.test(last.text) && COUNTED.test(part.text)));
    if (clings) phrases[phrases.length - 1] = asIs(last.text + part.text);
    else phrases.push(part);
    return phrases;
  }, []);
}

/** Websites, email addresses, hashtags and handles: a hyphen would be read as a part of them. */
const ADDRESS = /^[#@]|@|:\/\/|[\p{L}\p{N}]\.\p{L}{2}/u;
/** Where an address may break: before a dot, after other punctuation, before a capital letter. */
const ADDRESS_BREAK = /(?=\.)|(?<=[/?&=@:_-])(?!\/)|(?<=\p{Ll})(?=\p{Lu})/u;

/**
 * Splits a long word at its syllables, and an address at its punctuation, without a hyphen. A word in an unknown language
 * is cut at any letter, and one in a joined script is not split.
 */
export function brokenWord(type: TypeCase, word: string): WordPart[] {
  if ([...word].length <= LONG_WORD || /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u.test(word))
    return wordsWithoutSpaces(word);
  const isAddress = ADDRESS.test(word);
  const language = (['ru', 'el', 'de', 'en'] as const).find((name) => languages[name].test(word));
  const syllables = isAddress ? word.split(ADDRESS_BREAK) : language ? type.syllables(word, language) : [];
  // so that no line ends or begins with only one or two letters
  const parts = syllables.reduce<string[]>((done, syllable) => {
    const last = done.at(-1);
    if (last !== undefined && (last.length < FEWEST_LETTERS || syllable.length < FEWEST_LETTERS / 2))
      done[done.length - 1] = last + syllable;
    else done.push(syllable);
    return done;
  }, []);
  return parts.length > 1
    ? parts.flatMap((part) =>
        part.length > 2 * BLIND_LENGTH
          ? cut(part)
          : [{ text: part, atEnd: isAddress || /[-–—]$/u.test(part) ? part : `${part}-` }],
      )
    : cut(word);
}

function cut(word: string): WordPart[] {
  const letters = [...new Intl.Segmenter('und').segment(word)].map(({ segment }) => segment);
  const count = Math.ceil(letters.length / BLIND_LENGTH);
  const length = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_, index) =>
    asIs(letters.slice(index * length, (index + 1) * length).join('')),
  ).filter(({ text }) => text !== '');
}
