const tags = [
  ...['ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'he', 'hi', 'hr', 'hu', 'id', 'it', 'ja', 'ko'],
  ...['lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'th', 'tr', 'uk', 'vi', 'zh'],
];

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** Names a language as customers read it; blank for an unknown one. */
export function languageName(tag: string): string {
  try {
    return tag === '' ? '' : (names.of(tag) ?? tag);
  } catch {
    return tag;
  }
}

/** Languages to choose from, by name, with the current one. */
export const languagesWith = (current: string): { tag: string; name: string }[] =>
  [...new Set(current === '' ? tags : [...tags, current])]
    .map((tag) => ({ tag, name: languageName(tag) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
