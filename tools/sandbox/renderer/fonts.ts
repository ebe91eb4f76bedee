import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { emojiFile } from './emoji';
import { coverageOf } from './woff';

export type Family = 'display' | 'text';
export type Weight = 300 | 400 | 500 | 600 | 700 | 800;

/** One file of a font package: the letters of one script in one weight. */
export interface FontFile {
  name: string;
  /** WOFF 1.0. */
  data: Buffer;
  covers: ReadonlySet<number>;
}

const DISPLAY = ['latin', 'latin-ext', 'vietnamese'].map((subset) => ['bricolage-grotesque', subset] as const);
const TEXT = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map(
  (subset) => ['inter', subset] as const,
);
/** Scripts that neither family has. */
const OTHERS = ['arabic', 'hebrew', 'devanagari', 'thai'].map((script) => [`noto-sans-${script}`, script] as const);

/** Where a letter is looked for, in order. */
const CHAINS: Record<Family, readonly (readonly [string, string])[]> = {
  display: [...DISPLAY, ...TEXT, ...OTHERS],
  text: [...TEXT, ...OTHERS],
};

const resolver = createRequire(join(process.cwd(), 'package.json'));
const loaded = new Map<string, FontFile>();

function load([folder, subset]: readonly [string, string], weight: Weight): FontFile {
  const name = `${folder}-${subset}-${weight}`;
  const known = loaded.get(name);
  if (known) return known;
  const home = dirname(resolver.resolve(`@fontsource/${folder}/package.json`));
  const data = readFileSync(join(home, 'files', `${name}-normal.woff`));
  const file = { name, data, covers: coverageOf(data) };
  loaded.set(name, file);
  return file;
}

/** Joiners and variation selectors shape the letters around them and need no glyph of their own. */
const needsGlyph = (character: string) => !/[\u200c\u200d\ufe0e\ufe0f]/u.test(character);

/** The font that has every letter of a cluster, what a reader takes for one letter; undefined when none has. */
export function fontOf(cluster: string, family: Family, weight: Weight): FontFile | undefined {
  const codes = [...cluster].filter(needsGlyph).map((character) => character.codePointAt(0) ?? 32);
  return CHAINS[family]
    .map((place) => load(place, weight))
    .find(({ covers }) => codes.every((code) => covers.has(code)));
}

/** True when a cluster can be drawn: as letters, or as a picture. */
export const canDraw = (cluster: string): boolean =>
  fontOf(cluster, 'text', 400) !== undefined || emojiFile(cluster) !== undefined;

/** Every code point that the text fonts have a glyph for. */
export const coveredCodePoints = (): number[] => CHAINS.text.flatMap((place) => [...load(place, 400).covers]);
