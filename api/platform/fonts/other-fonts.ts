import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { codesOf } from '../../../studio/fonts';
import type { FontFile, OtherFont, Weight } from '../../../studio/type-case';
import { fontInstance } from './font-instance';

const SCRIPTS = [
  ...['armenian', 'georgian', 'ethiopic', 'thaana'],
  ...['bengali', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'oriya', 'sinhala', 'tamil', 'telugu'],
  ...['khmer', 'lao', 'myanmar'],
];
/** Chinese characters look different in each of these languages. */
const EAST_ASIAN = { kana: ['jp', 'sc', 'kr'], hangul: ['kr', 'sc', 'jp'], neither: ['sc', 'jp', 'kr'] };

/** Most parts in memory: one has up to 400 kB, and its glyphs as much again. A name and an address need a few. */
const MOST_PARTS = 24;

const find = createRequire(join(process.cwd(), 'package.json'));

/** Part of a variable font: the packages have Chinese characters in about a hundred parts, by how common they are. */
interface Part {
  name: string;
  path: string;
  /** Code points that the package puts into it. It may lack some of them. */
  claims: ReadonlySet<number>;
}

/** Reads 'U+4e00-4eff,U+5000'. */
const codesOfRanges = (ranges: string) =>
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

const families = new Map<string, Part[]>();

/** Returns the parts of a family that hold its own script; none where its package, which is optional, is missing. */
function partsOf(family: string): Part[] {
  const known = families.get(family);
  if (known) return known;
  const home = homeOf(family);
  const ranges = home ? (JSON.parse(readFileSync(join(home, 'unicode.json'), 'utf8')) as Record<string, string>) : {};
  const parts = Object.entries(ranges)
    .map(([key, claimed]) => ({ key, part: key.replaceAll(/[[\]]/g, ''), claimed }))
    .filter(({ key, part }) => key !== part || family.endsWith(`-${part}`))
    .map(({ part, claimed }) => ({
      name: `${family}-${part}`,
      path: join(home ?? '', 'files', `${family}-${part}-wght-normal.woff2`),
      claims: new Set(codesOfRanges(claimed)),
    }))
    .filter(({ path }) => existsSync(path));
  families.set(family, parts);
  return parts;
}

function homeOf(family: string): string | undefined {
  try {
    return dirname(find.resolve(`@fontsource-variable/${family}/package.json`));
  } catch {
    return undefined;
  }
}

const opened = new LRUCache<string, Promise<OtherFont>>({ max: MOST_PARTS });

async function read({ name, path, claims }: Part): Promise<OtherFont> {
  const [{ default: decompress }, { Blob, Face }] = await Promise.all([
    import('woff2-encoder/decompress'),
    import('harfbuzzjs'),
  ]);
  const data = await decompress(readFileSync(path));
  const covers = new Set([...new Face(new Blob(data)).collectUnicodes()].filter((code) => claims.has(code)));
  const weights = new Map<Weight, FontFile>();
  return {
    name,
    covers,
    at: (weight) => {
      const font = weights.get(weight) ?? { name: `${name}-${weight}`, data: fontInstance(data, weight), covers };
      weights.set(weight, font);
      return font;
    },
  };
}

function open(part: Part): Promise<OtherFont> {
  const known = opened.get(part.name) ?? read(part);
  opened.set(part.name, known);
  return known;
}

/** Code points of each part that was opened once: a text of a thousand characters must not unpack them all again. */
const covered = new Map<string, ReadonlySet<number>>();

async function coversOf(part: Part): Promise<ReadonlySet<number>> {
  const known = covered.get(part.name);
  if (known) return known;
  const { covers } = await open(part);
  covered.set(part.name, covers);
  return covers;
}

const orderFor = (text: string) =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? EAST_ASIAN.kana
    : /\p{Script=Hangul}/u.test(text)
      ? EAST_ASIAN.hangul
      : EAST_ASIAN.neither;

/** Opens a part by its name, such as 'noto-sans-jp-12'; undefined for a name that no package has. */
export function otherFontNamed(name: string): Promise<OtherFont> | undefined {
  const families = [...SCRIPTS, 'jp', 'kr', 'sc'].map((script) => `noto-sans-${script}`).concat('noto-emoji');
  const part = families
    .filter((family) => name.startsWith(`${family}-`))
    .flatMap(partsOf)
    .find((one) => one.name === name);
  return part && open(part);
}

/**
 * Finds the parts of fonts of further scripts, Chinese, Japanese, Korean and emoji that have the given grapheme clusters,
 * as far as their packages are installed. What one font has as a whole is not looked for in parts.
 */
async function findParts(clusters: readonly string[]): Promise<Part[]> {
  const order = [...SCRIPTS, ...orderFor(clusters.join(''))].map((script) => `noto-sans-${script}`);
  const parts = [...order, 'noto-emoji'].flatMap(partsOf);
  const found = new Set<Part>();
  const search = async (codes: readonly number[]): Promise<boolean> => {
    if (codes.length === 0) return true;
    for (const part of parts) {
      if (!codes.every((code) => part.claims.has(code))) continue;
      const covers = await coversOf(part);
      if (!codes.every((code) => covers.has(code))) continue;
      found.add(part);
      return true;
    }
    return false;
  };
  for (const cluster of clusters)
    if (!(await search(codesOf(cluster))))
      for (const character of [...cluster.normalize('NFKC'), ...cluster]) await search(codesOf(character));
  return parts.filter((part) => found.has(part));
}

/** Reads the fonts of further scripts that have the given grapheme clusters. */
export const readOtherFonts = async (clusters: readonly string[]): Promise<OtherFont[]> =>
  Promise.all((await findParts(clusters)).map(open));

/** Returns the names and code points of the same fonts. A part is unpacked for it once in a process. */
export const findOtherFonts = async (clusters: readonly string[]): Promise<Pick<OtherFont, 'name' | 'covers'>[]> =>
  Promise.all((await findParts(clusters)).map(async (part) => ({ name: part.name, covers: await coversOf(part) })));
