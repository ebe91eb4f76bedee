import satori from 'satori';
import { drawnBy, fontsFor, type Family, type Weight } from './fonts';

interface Step {
  command: string;
  values: readonly number[];
}

/** A word as outlines, at SET_SIZE pixels, its baseline at y = 0. */
export interface WordShape {
  path: readonly Step[];
  advance: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Words are set once at this size and scaled as numbers, so measuring and drawing can never disagree. */
export const SET_SIZE = 200;
const ROW = 400;
const ROW_TOP = 100;
const cache = new Map<string, WordShape>();
const BASELINE: Record<Family, number> = { display: 0.83, text: 0.865 };
const CACHE_LIMIT = 4000;

/**
 * Sets words with satori and answers their outlines. Outlines instead of text nodes, because no font needs
 * to be installed where the picture is rasterised and the ink's true extent is known.
 */
export async function setWords(words: readonly string[], family: Family, weight: Weight, tracking: number): Promise<WordShape[]> {
  const keyOf = (word: string): string => `${family}/${weight}/${tracking}/${word}`;
  const missing = [...new Set(words)].filter((word) => !cache.has(keyOf(word)));
  if (missing.length > 0) {
    if (cache.size > CACHE_LIMIT) cache.clear();
    const shapes = await outline(missing, family, weight, tracking);
    missing.forEach((word, index) => cache.set(keyOf(word), shapes[index] ?? EMPTY));
  }
  return words.map((word) => cache.get(keyOf(word)) ?? EMPTY);
}

const EMPTY: WordShape = { path: [], advance: 0, left: 0, right: 0, top: 0, bottom: 0 };

async function outline(words: readonly string[], family: Family, weight: Weight, tracking: number): Promise<WordShape[]> {
  const fonts = fontsFor(words.join(''), family, weight);
  const children = words.map((word, index) => ({
    type: 'div',
    key: null,
    props: {
      style: { position: 'absolute', left: 0, top: index * ROW + ROW_TOP, whiteSpace: 'pre', letterSpacing: tracking * SET_SIZE },
      children: word,
    },
  }));
  const height = words.length * ROW;
  const svg = await satori(
    {
      type: 'div',
      key: null,
      props: {
        style: {
          display: 'flex', position: 'relative', width: 20000, height, fontSize: SET_SIZE, lineHeight: 1,
          fontFamily: fonts.map((font) => font.name).join(', '), fontWeight: weight,
        },
        children,
      },
    },
    { width: 20000, height, fonts },
  );
  // Where satori puts a row's baseline follows from the font of the row's first letter.
  const baselines = words.map((word) => SET_SIZE * BASELINE[drawnBy([...word][0] ?? ' ', family, weight)]);
  return readRows(svg, baselines, tracking);
}

/** Satori writes a mask with the row's box before each row's path; a row without ink has no path. */
function readRows(svg: string, baselines: readonly number[], tracking: number): WordShape[] {
  const rows: WordShape[] = baselines.map(() => EMPTY);
  const pattern = /<mask id="satori_om-id-\d+"><rect x="[^"]*" y="([^"]*)" width="([^"]*)"[^>]*\/><\/mask>(?:<g[^>]*>)?<path[^>]* d="([^"]*)"/gu;
  for (const match of svg.matchAll(pattern)) {
    const row = Math.floor(Number(match[1]) / ROW);
    const baseline = baselines[row];
    if (baseline !== undefined) rows[row] = readShape(match[3] ?? '', Number(match[2]) - tracking * SET_SIZE, row * ROW + ROW_TOP + baseline);
  }
  return rows;
}

/** Turns path data into commands and numbers with the baseline at zero, and finds the ink's extent. */
function readShape(data: string, advance: number, baseline: number): WordShape {
  const path: Step[] = [];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [, command = '', rest = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/gu)) {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? []).map((text, index) => {
      const across = isAcross(command, index);
      const value = across ? Number(text) : Number(text) - baseline;
      if (across) [left, right] = [Math.min(left, value), Math.max(right, value)];
      else [top, bottom] = [Math.min(top, value), Math.max(bottom, value)];
      return value;
    });
    path.push({ command, values });
  }
  return left === Infinity ? { ...EMPTY, advance } : { path, advance, left, right, top, bottom };
}

const isAcross = (command: string, index: number): boolean => (command === 'H' ? true : command === 'V' ? false : index % 2 === 0);

/** Path data of a word drawn at (x, baseline y) in the given font size. */
export function wordPath(shape: WordShape, x: number, y: number, size: number): string {
  const scale = size / SET_SIZE;
  return shape.path
    .map(({ command, values }) => command + values
      .map((value, index) => Math.round((value * scale + (isAcross(command, index) ? x : y)) * 10) / 10)
      .join(' '))
    .join('');
}
