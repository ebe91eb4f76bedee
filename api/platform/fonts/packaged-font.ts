import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { coverageOf } from './coverage';
import { unpackWoff } from './woff';
import type { TypeCase } from '../../../studio/type-case';
import { readOtherFonts } from './other-fonts';

const find = createRequire(join(process.cwd(), 'package.json'));

interface PackagedFont {
  name: string;
  /** OpenType, not compressed. */
  data: Uint8Array;
  /** Code points with a glyph. */
  covers: ReadonlySet<number>;
}

const known = new Map<string, PackagedFont>();

function read(family: string, name: string): PackagedFont {
  const home = dirname(find.resolve(`@fontsource/${family}/package.json`));
  const packed = readFileSync(join(home, 'files', `${name}-normal.woff`));
  return { name, data: unpackWoff(packed), covers: coverageOf(packed) };
}

/** Returns one part of a font family of the npm packages, such as 'inter' and 'latin-ext', read once. */
export function packagedFont(family: string, part: string, weight: number): PackagedFont {
  const name = `${family}-${part}-${weight}`;
  const font = known.get(name) ?? read(family, name);
  known.set(name, font);
  return font;
}

/**
 * Fonts of every text that the server draws, from the server's packages. Emoji are drawn in the colour of the
 * text, and words are not hyphenated: the packages for that are no part of the server.
 */
export const serverType: TypeCase = {
  font: packagedFont,
  emoji: () => undefined,
  syllables: (word) => [word],
  readOthers: readOtherFonts,
};
