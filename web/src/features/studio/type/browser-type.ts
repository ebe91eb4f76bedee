import { z } from 'zod';
import type { FontFile, Language, OtherFont, TypeCase, Weight } from '../../../../../studio/type-case';
import { loadSyllables, type Syllables } from './hyphenation';
import { readBytes, readJson, readText } from './studio-files';

/** Reads code points from hexadecimal ranges, such as '20-7e,a0'. */
export function codePointsOf(ranges: string): Set<number> {
  const codes = new Set<number>();
  for (const range of ranges.split(',')) {
    const [first, last] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    if (first === undefined || Number.isNaN(first)) continue;
    for (let code = first; code <= (last ?? first); code += 1) codes.add(code);
  }
  return codes;
}

const manifestForm = z.object({ version: z.string(), covers: z.record(z.string(), z.string()) });
const othersForm = z.object({ fonts: z.array(z.object({ name: z.string(), covers: z.string() })) });

/** Attempts to compose one post; each loads everything that the one before lacked. */
const MOST_ROUNDS = 12;

/** Composing needs a file that has not arrived yet. */
class Awaited extends Error {
  override readonly name = 'Awaited';
}

/** The type case of a browser. It knows at once which font has which character, and loads a font when one is drawn. */
export interface BrowserType {
  /**
   * Runs the work until nothing that it needs is missing.
   * @param ahead names all that the work needs, so that it loads at once rather than one after the other
   * @throws TypeNotLoaded
   */
  whenReady<Made>(work: (type: TypeCase) => Promise<Made>, ahead: (type: TypeCase) => Promise<void>): Promise<Made>;
}

/** Loads a font's bytes unless they are there, without waiting for them. */
export function touch(file: FontFile | undefined): void {
  try {
    void file?.data;
  } catch (error) {
    if (!(error instanceof Awaited)) throw error;
  }
}

/** Reads the manifest of the fonts. @throws TypeNotLoaded */
export async function openBrowserType(): Promise<BrowserType> {
  const { version, covers } = manifestForm.parse(await readJson('/studio/fonts/manifest.json'));
  const loading = new Map<string, Promise<void>>();
  let begun = 0;
  const load = (key: string, start: () => Promise<void>) => {
    if (loading.has(key)) return;
    begun += 1;
    const done = start().finally(() => loading.delete(key));
    // who waits for it receives the failure
    done.catch(() => undefined);
    loading.set(key, done);
  };

  const coverage = new Map<string, ReadonlySet<number>>();
  const coverageOf = (name: string) => {
    const known = coverage.get(name) ?? codePointsOf(covers[name] ?? '');
    coverage.set(name, known);
    return known;
  };
  const files = new Map<string, FontFile>();
  const fileOf = (part: string, weight: Weight, covered: ReadonlySet<number>): FontFile => {
    const name = `${part}-${weight}`;
    const known = files.get(name) ?? lazyFont(name, covered);
    files.set(name, known);
    return known;
  };
  const lazyFont = (name: string, covered: ReadonlySet<number>): FontFile => {
    let data: Uint8Array | undefined;
    const fetchData = async () => {
      data = await readBytes(`/studio/fonts/${name}.otf?v=${version}`);
    };
    return {
      name,
      covers: covered,
      get data() {
        if (data) return data;
        load(name, fetchData);
        throw new Awaited(name);
      },
    };
  };

  const emoji = new Map<string, string | undefined>();
  const syllables = new Map<Language, Syllables>();
  const others = new Map<string, Promise<readonly OtherFont[]>>();
  const readOthers = async (clusters: readonly string[]): Promise<readonly OtherFont[]> => {
    // sorted: the letters that lack a font, not the sentence
    const path = `/studio/fonts/others.json?text=${encodeURIComponent(clusters.toSorted().join(''))}`;
    const { fonts } = othersForm.parse(await readJson(path));
    return fonts.map((font) => {
      const covered = codePointsOf(font.covers);
      return { name: font.name, covers: covered, at: (weight) => fileOf(font.name, weight, covered) };
    });
  };

  let type: TypeCase = {
    font: (family, part, weight) => fileOf(`${family}-${part}`, weight, coverageOf(`${family}-${part}`)),
    emoji: (name) => {
      if (emoji.has(name)) return emoji.get(name);
      load(`emoji ${name}`, async () => {
        const drawing = await readText(`/studio/emoji/${name}.svg`);
        emoji.set(name, drawing?.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, ''));
        // words that were shaped without it are shaped again
        type = { ...type };
      });
      return '';
    },
    syllables: (word, language) => {
      const divide = syllables.get(language);
      if (divide) return divide(word);
      load(`syllables ${language}`, async () => {
        syllables.set(language, await loadSyllables(language));
        // texts that were set without them are set again
        type = { ...type };
      });
      return [word];
    },
    readOthers: (clusters) => {
      const key = clusters.toSorted().join('');
      const known = others.get(key) ?? readOthers(clusters);
      others.set(key, known);
      known.catch(() => others.delete(key));
      return known;
    },
  };

  return {
    whenReady: async (work, ahead) => {
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const before = begun;
        try {
          const made = await work(type);
          // what was asked for may have arrived since, too late for what was made without it
          if (loading.size === 0 && begun === before) return made;
        } catch (error) {
          if (!(error instanceof Awaited)) throw error;
          await ahead(type);
        }
        // all have ended when one failed: the next attempt begins anew
        const failed = (await Promise.allSettled(loading.values())).find(({ status }) => status === 'rejected');
        if (failed) throw (failed as PromiseRejectedResult).reason;
      }
      throw new Error('The type of this post keeps changing');
    },
  };
}
