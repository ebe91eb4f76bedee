import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serverType } from '../../api/platform/fonts/server-type';
import type { Language, TypeCase } from '../../studio/type-case';

const find = createRequire(join(process.cwd(), 'package.json'));
const emojiHome = dirname(find.resolve('@twemoji/svg/package.json'));
const SOFT_HYPHEN = '\u00ad';

/** Memoizes a function of one name. */
function memoized<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    if (!known.has(name)) known.set(name, make(name));
    return known.get(name) as T;
  };
}

const emoji = memoized((name) => {
  const file = join(emojiHome, `${name}.svg`);
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/gu, '') : undefined;
});

const hyphenator = memoized(
  (language) => (find(`hyphen/${language}`) as { hyphenateSync: (text: string) => string }).hyphenateSync,
);

/** Fonts, emoji and hyphenation from the packages of this project. */
export const packagedType: TypeCase = {
  ...serverType,
  emoji,
  syllables: (word, language: Language) => hyphenator(language)(word).split(SOFT_HYPHEN),
};

/** Returns the emoji of one code point. */
export const emojiCodePoints = (): number[] =>
  readdirSync(emojiHome)
    .flatMap((name) => (/^[0-9a-f]+\.svg$/u.test(name) ? Number.parseInt(name, 16) : []))
    .filter((code) => /\p{Emoji}/u.test(String.fromCodePoint(code)));
