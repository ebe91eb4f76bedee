import { createRequire } from 'node:module';
import { join } from 'node:path';
import { emojiSet } from './emoji-set';
import { serverType } from './packaged-font';
import type { Language, TypeCase } from '../../../studio/type-case';

const find = createRequire(join(process.cwd(), 'package.json'));
/** Names of emoji by their code points in at least four hexadecimal digits: '0031-20e3' is 'keycap-1'. */
const emojiNames = find('@iconify-json/twemoji/chars.json') as Record<string, string>;
const SOFT_HYPHEN = '\u00ad';

/** Memoizes a function of one name. */
function memoized<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    if (!known.has(name)) known.set(name, make(name));
    return known.get(name) as T;
  };
}

/** Drawings, each an SVG without its root element, in a square of 36 by 36; opened when one is needed. */
const drawings = memoized((file) => emojiSet(find.resolve(file)));

const padded = (name: string) => name.replaceAll(/\b[0-9a-f]{1,3}\b/gu, (code) => code.padStart(4, '0'));

const emoji = (name: string) => {
  const known = emojiNames[padded(name)];
  return known === undefined ? undefined : drawings('@iconify-json/twemoji/icons.json')(known);
};

const hyphenator = memoized(
  (language) => (find(`hyphen/${language}`) as { hyphenateSync: (text: string) => string }).hyphenateSync,
);

/** Fonts, emoji and hyphenation from the packages of this project. */
export const postType: TypeCase = {
  ...serverType,
  emoji,
  syllables: (word, language: Language) => hyphenator(language)(word).split(SOFT_HYPHEN),
};

/** Returns the emoji of one code point. */
export const emojiCodePoints = (): number[] =>
  Object.keys(emojiNames)
    .flatMap((name) => (name.includes('-') ? [] : Number.parseInt(name, 16)))
    .filter((code) => /\p{Emoji}/u.test(String.fromCodePoint(code)));
