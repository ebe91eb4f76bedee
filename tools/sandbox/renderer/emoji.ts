import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const home = dirname(createRequire(join(process.cwd(), 'package.json')).resolve('@twemoji/svg/package.json'));
const known = new Map<string, string | undefined>();

/** Characters that are pictures by themselves, or are made pictures by U+FE0F; digits and letters are not. */
const PICTURE =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator}{2}|[0-9#*]\ufe0f\u20e3|\p{Extended_Pictographic}(?=\u200d|\p{Emoji_Modifier})/u;

const hex = (cluster: string) =>
  [...cluster].map((character) => (character.codePointAt(0) ?? 0).toString(16)).join('-');

/** The drawing of an emoji, if it is one that the set has. Files are named by code points, with FE0F in joined ones only. */
export function emojiFile(cluster: string): string | undefined {
  if (!known.has(cluster)) {
    const plain = cluster.replaceAll('\ufe0f', '');
    const names = PICTURE.test(cluster)
      ? [hex(cluster.includes('\u200d') ? cluster : plain), hex(cluster), hex(plain)]
      : [];
    known.set(
      cluster,
      names.map((name) => join(home, `${name}.svg`)).find((file) => existsSync(file)),
    );
  }
  return known.get(cluster);
}

/** The elements of the drawing, in a field of 36 by 36. */
export const emojiDrawing = (file: string): string =>
  readFileSync(file, 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/gu, '');

/** Emoji of one code point. */
export const emojiCodePoints = (): number[] =>
  readdirSync(home)
    .flatMap((name) => (/^[0-9a-f]+\.svg$/u.test(name) ? Number.parseInt(name, 16) : []))
    .filter((code) => /\p{Emoji}/u.test(String.fromCodePoint(code)));
