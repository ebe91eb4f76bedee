import type { Language } from '../../../../../studio/type-case';

const SOFT_HYPHEN = '\u00ad';

interface Patterns {
  hyphenateSync: (text: string) => string;
}

/** The patterns of each language, between 2 and 140 kB: only a very long word of a language loads them. */
const patterns: Record<Language, () => Promise<{ default: Patterns }>> = {
  en: () => import('hyphen/en'),
  de: () => import('hyphen/de'),
  ru: () => import('hyphen/ru'),
  el: () => import('hyphen/el'),
};

export type Syllables = (word: string) => string[];

/** Loads what divides the words of a language, as the server does. */
export async function loadSyllables(language: Language): Promise<Syllables> {
  const { hyphenateSync } = (await patterns[language]()).default;
  return (word) => hyphenateSync(word).split(SOFT_HYPHEN);
}
