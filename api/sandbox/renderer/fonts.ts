import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

export type Family = 'display' | 'text';
export type Weight = 300 | 400 | 500 | 600 | 700 | 800;

/** A font as satori takes it. */
export interface LoadedFont {
  name: string;
  data: Buffer;
  weight: Weight;
  style: 'normal';
}

const PACKAGES: Record<Family, { folder: string; subsets: readonly string[] }> = {
  display: { folder: 'bricolage-grotesque', subsets: ['latin', 'latin-ext', 'vietnamese'] },
  text: { folder: 'inter', subsets: ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] },
};

const resolver = createRequire(join(process.cwd(), 'package.json'));
const loaded = new Map<string, { font: LoadedFont; covers: Set<number> }>();

/** Finds one table in a WOFF 1.0 file (W3C, WOFF File Format 1.0, section 4). */
function woffTable(file: Buffer, wanted: string): Buffer {
  const count = file.readUInt16BE(12);
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20;
    if (file.toString('latin1', entry, entry + 4) !== wanted) continue;
    const offset = file.readUInt32BE(entry + 4);
    const packed = file.readUInt32BE(entry + 8);
    const bytes = file.subarray(offset, offset + packed);
    return packed < file.readUInt32BE(entry + 12) ? inflateSync(bytes) : bytes;
  }
  throw new Error(`The font has no ${wanted} table`);
}

/** Code points with a glyph (OpenType cmap, formats 4 and 12). Without it a missing letter would print as an empty box. */
function coverage(cmap: Buffer): Set<number> {
  const found = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4);
    const format = cmap.readUInt16BE(start);
    if (format === 12) {
      for (let group = 0; group < cmap.readUInt32BE(start + 12); group += 1) {
        const at = start + 16 + group * 12;
        for (let code = cmap.readUInt32BE(at); code <= cmap.readUInt32BE(at + 4); code += 1) found.add(code);
      }
    } else if (format === 4) {
      readSegments(cmap, start, found);
    }
  }
  return found;
}

function readSegments(cmap: Buffer, start: number, found: Set<number>): void {
  const size = cmap.readUInt16BE(start + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = cmap.readUInt16BE(start + 14 + segment);
    const first = cmap.readUInt16BE(start + 16 + size + segment);
    const delta = cmap.readUInt16BE(start + 16 + size * 2 + segment);
    const rangeAt = start + 16 + size * 3 + segment;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? (code + delta) & 0xffff : cmap.readUInt16BE(rangeAt + range + (code - first) * 2);
      if (glyph !== 0) found.add(code);
    }
  }
}

function load(family: Family, subset: string, weight: Weight): { font: LoadedFont; covers: Set<number> } {
  const key = `${family}-${subset}-${weight}`;
  const known = loaded.get(key);
  if (known) return known;
  const { folder } = PACKAGES[family];
  const home = dirname(resolver.resolve(`@fontsource/${folder}/package.json`));
  const data = readFileSync(join(home, 'files', `${folder}-${subset}-${weight}-normal.woff`));
  // Each subset gets a name of its own: satori keeps one file per name and weight.
  const entry = { font: { name: key, data, weight, style: 'normal' as const }, covers: coverage(woffTable(data, 'cmap')) };
  loaded.set(key, entry);
  return entry;
}

/** The subsets a text is looked up in, in order; the text family stands in for letters the display family lacks. */
function chain(family: Family): [Family, string][] {
  const own = PACKAGES[family].subsets.map((subset): [Family, string] => [family, subset]);
  return family === 'text' ? own : [...own, ...PACKAGES.text.subsets.map((subset): [Family, string] => ['text', subset])];
}

/** True when one of the fonts can draw the character. */
export function hasGlyph(codePoint: number): boolean {
  return PACKAGES.text.subsets.some((subset) => load('text', subset, 400).covers.has(codePoint));
}

/** The family that really draws a character: letters the display fonts lack come from the text fonts. */
export function drawnBy(character: string, family: Family, weight: Weight): Family {
  const code = character.codePointAt(0) ?? 32;
  return chain(family).find(([owner, subset]) => load(owner, subset, weight).covers.has(code))?.[0] ?? family;
}

const arrays = new Map<string, LoadedFont[]>();

/** The fonts needed for a text. The same set is the same array, because satori keeps parsed fonts by array. */
export function fontsFor(text: string, family: Family, weight: Weight): LoadedFont[] {
  const needed = new Set<LoadedFont>();
  for (const character of text) {
    const code = character.codePointAt(0) ?? 32;
    const home = chain(family).find(([owner, subset]) => load(owner, subset, weight).covers.has(code));
    if (home) needed.add(load(home[0], home[1], weight).font);
  }
  if (needed.size === 0) needed.add(load(family, 'latin', weight).font);
  const key = [...needed].map((font) => font.name).sort().join('+');
  const array = arrays.get(key) ?? [...needed];
  arrays.set(key, array);
  return array;
}
