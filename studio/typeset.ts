import { levelsOf, visualOrder } from './bidi';
import { clustersOf, drawnParts } from './fonts';
import { widthsInLigature } from './ligatures';
import { openFont, shapeRun, type HarfBuzz, type ShapedGlyph } from './shape';
import type { Family, FontFile, TypeCase, Weight } from './type-case';

interface Step {
  command: string;
  /** x and y alternately. */
  values: readonly number[];
}

/** A place where a caret can stand. */
export interface CaretStop {
  /** Characters before it, in UTF-16 units. */
  index: number;
  x: number;
}

/** A word as outlines, at SET_SIZE pixels, with its baseline at y = 0. */
export interface WordShape {
  path: readonly Step[];
  /** Coloured drawings: their left edge, top edge and side. */
  pictures: readonly { drawing: string; x: number; y: number; side: number }[];
  /** Whether each of its characters has a glyph or a drawing. */
  isComplete: boolean;
  /** Where a caret can stand, in the order of its characters: before each of them, and at the end. */
  stops: readonly CaretStop[];
  advance: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Words are shaped once at this size and scaled numerically, so that measuring and drawing always agree. */
export const SET_SIZE = 200;
const CACHE_LIMIT = 4000;
const caches = new WeakMap<TypeCase, Map<string, WordShape>>();

/** An emoji is slightly larger than capital letters and slightly below the baseline. */
const EMOJI = { side: 1.04, above: 0.86, gap: 0.06 };
/** Letters of these scripts are joined: letter spacing would separate them. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;

/** How words are set. */
export interface Setting {
  family: Family;
  weight: Weight;
  /** Letter spacing in ems. */
  tracking?: number;
  /** Whether characters without a direction, such as the mark in '7!', take that from right to left. */
  fromRight: boolean;
}

/** A browser imports a module again in a task of its own, behind the frame that a typed letter waits for. */
let loaded: HarfBuzz | undefined;

/**
 * Shapes words and returns their outlines. Outlines instead of text nodes, because no font needs to be installed where
 * the picture is rasterised and the true extent of the ink is known.
 * @param directions `fromRight` of each word, where they differ
 */
export async function setWords(
  type: TypeCase,
  words: readonly string[],
  { family, weight, tracking = 0, fromRight: ofAll }: Setting,
  directions: readonly boolean[] = [],
): Promise<WordShape[]> {
  const harfbuzz = (loaded ??= await import('harfbuzzjs'));
  const cache = caches.get(type) ?? new Map<string, WordShape>();
  caches.set(type, cache);
  if (cache.size > CACHE_LIMIT) cache.clear();
  return words.map((word, at) => {
    const fromRight = directions[at] ?? ofAll;
    const key = `${family}/${weight}/${tracking}/${fromRight}/${word}`;
    const shape = cache.get(key) ?? shapeWord(harfbuzz, type, word, { family, weight, tracking, fromRight });
    cache.set(key, shape);
    return shape;
  });
}

interface Run {
  text: string;
  file: FontFile | undefined;
  /** The elements of its drawing. */
  emoji: string | undefined;
  level: number;
  /** Its characters: where each begins in the run, and in the word. */
  characters: { at: number; index: number }[];
}

/** Splits a word into parts with one font and one direction each; an emoji is a part of its own. */
function runsOf(type: TypeCase, word: string, { family, weight, fromRight }: Setting): Run[] {
  const levels = levelsOf(word, /\p{L}/u.test(word) ? undefined : fromRight);
  const runs: Run[] = [];
  for (const { segment, index } of clustersOf(word))
    for (const { text, file, emoji } of drawnParts(type, segment, family, weight) ?? []) {
      const level = levels[index] ?? 0;
      const last = runs.at(-1);
      if (file && last?.file === file && last.level === level) {
        last.characters.push({ at: last.text.length, index });
        last.text += text;
      } else runs.push({ text, file, emoji, level, characters: [{ at: 0, index }] });
    }
  return runs;
}

/**
 * Returns the number of characters of a text, without those that only shape their neighbours, in the form in which it can
 * be drawn at worst: '𝓕' as 'F', 'ｶﾞ' as 'ガ'.
 */
const visibleLength = (text: string): number =>
  [...text.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}]/gu, '')].length;

/** A word while it is drawn from left to right. */
interface Drawing {
  path: Step[];
  pictures: WordShape['pictures'][number][];
  pen: number;
  isComplete: boolean;
  /** Left and right edge of each character, by its place in the word. A character that was drawn with the one before has none. */
  edges: Map<number, { left: number; right: number }>;
}

function shapeWord(harfbuzz: HarfBuzz, type: TypeCase, word: string, setting: Setting): WordShape {
  const tracking = (setting.tracking ?? 0) * SET_SIZE;
  const runs = runsOf(type, word, setting);
  // a run that a font could not shape leaves its sign for a missing letter
  const isComplete = runs.reduce((sum, { text }) => sum + visibleLength(text), 0) >= visibleLength(word);
  const drawing: Drawing = { path: [], pictures: [], pen: 0, isComplete, edges: new Map() };
  for (const place of visualOrder(runs.map(({ level }) => level))) {
    const run = runs[place];
    if (run?.emoji) drawEmoji(run, run.emoji, drawing);
    else if (run?.file) drawRun(harfbuzz, run, run.file, JOINED.test(run.text) ? 0 : tracking, drawing);
  }
  const { path, pictures, pen } = drawing;
  return {
    path,
    pictures,
    isComplete: drawing.isComplete,
    stops: stopsOf(word, runs, drawing.edges),
    advance: pen,
    ...extentOf(path, pictures),
  };
}

/** Extends the edges of the character at a position of a run. */
function noteEdges({ characters }: Run, at: number, left: number, right: number, { edges }: Drawing): void {
  const index = characters.findLast((one) => one.at <= at)?.index ?? 0;
  const known = edges.get(index);
  edges.set(index, { left: Math.min(left, known?.left ?? left), right: Math.max(right, known?.right ?? right) });
}

function drawEmoji(run: Run, emoji: string, drawing: Drawing): void {
  const { side, above, gap } = EMOJI;
  const start = drawing.pen;
  drawing.pictures.push({
    drawing: emoji,
    x: start + gap * SET_SIZE,
    y: -above * SET_SIZE,
    side: side * SET_SIZE,
  });
  drawing.pen += (side + 2 * gap) * SET_SIZE;
  noteEdges(run, 0, start, drawing.pen, drawing);
}

/** Returns where the characters of a glyph begin in its run, and where they end: more than one in a ligature. */
function boundsOf({ text, characters }: Run, glyphs: readonly ShapedGlyph[], { cluster, xAdvance }: ShapedGlyph) {
  if (xAdvance === 0 || glyphs.length >= text.length) return [];
  const end = Math.min(text.length, ...glyphs.flatMap((other) => (other.cluster > cluster ? other.cluster : [])));
  const starts = characters.flatMap(({ at }) => (at >= cluster && at < end ? at : []));
  return [...new Set([cluster, ...starts]), end];
}

interface LigatureEdges {
  bounds: readonly number[];
  widths: readonly number[];
  fromRight: boolean;
  left: number;
  scale: number;
}

/** Notes the edges of each character of a ligature. */
function noteLigature(run: Run, { bounds, widths, fromRight, left, scale }: LigatureEdges, drawing: Drawing): void {
  let pen = left;
  const inOrder = widths.map((width, at) => ({ width, at: bounds[at] ?? 0 }));
  for (const { width, at } of fromRight ? inOrder.toReversed() : inOrder) {
    noteEdges(run, at, pen, pen + width * scale, drawing);
    pen += width * scale;
  }
}

/** Adds the outlines of a run to the drawing. */
function drawRun(harfbuzz: HarfBuzz, run: Run, file: FontFile, tracking: number, drawing: Drawing): void {
  const { font, unitsPerEm } = openFont(harfbuzz, file);
  const scale = SET_SIZE / unitsPerEm;
  const start = drawing.pen;
  let { pen } = drawing;
  const glyphs = shapeRun(harfbuzz, run.text, file, run.level % 2 === 1);
  for (const shaped of glyphs) {
    const { glyph, cluster, xAdvance, xOffset, yOffset } = shaped;
    if (glyph === 0) drawing.isComplete = false;
    for (const { type, values } of font.glyphToJson(glyph)) {
      drawing.path.push({
        command: type,
        values: values.map((value, at) =>
          at % 2 === 0 ? pen + (value + xOffset) * scale : -(value + yOffset) * scale,
        ),
      });
    }
    const bounds = boundsOf(run, glyphs, shaped);
    if (bounds.length > 2) {
      const fromRight = run.level % 2 === 1;
      const widths = widthsInLigature(harfbuzz, { text: run.text, file, fromRight, glyph: shaped, bounds });
      noteLigature(run, { bounds, widths, fromRight, left: pen, scale }, drawing);
    } else noteEdges(run, cluster, pen, pen + xAdvance * scale, drawing);
    // marks are above their letter and have no width
    pen += xAdvance * scale + (xAdvance === 0 ? 0 : tracking);
  }
  drawing.pen = pen === start ? pen : pen - tracking;
}

/** Returns where a caret can stand in a word; characters without edges of their own share the width evenly. */
function stopsOf(word: string, runs: readonly Run[], edges: Drawing['edges']): CaretStop[] {
  const stops: CaretStop[] = [];
  let end = 0;
  for (const { level, characters } of runs) {
    const indexes = [...new Set(characters.map(({ index }) => index))];
    for (let first = 0; first < indexes.length;) {
      let after = first + 1;
      while (after < indexes.length && !edges.has(indexes[after] ?? 0)) after += 1;
      const { left, right } = edges.get(indexes[first] ?? 0) ?? { left: end, right: end };
      const [from, to] = level % 2 === 1 ? [right, left] : [left, right];
      for (let at = first; at < after; at += 1)
        stops.push({ index: indexes[at] ?? 0, x: from + ((to - from) * (at - first)) / (after - first) });
      end = to;
      first = after;
    }
  }
  return [...stops, { index: word.length, x: end }];
}

function extentOf(
  path: readonly Step[],
  pictures: WordShape['pictures'],
): Pick<WordShape, 'left' | 'right' | 'top' | 'bottom'> {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const meet = (x: number, y: number) => {
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  };
  for (const { values } of path)
    for (let at = 0; at + 1 < values.length; at += 2) meet(values[at] ?? 0, values[at + 1] ?? 0);
  for (const { x, y, side } of pictures) {
    meet(x, y);
    meet(x + side, y + side);
  }
  return left === Infinity ? { left: 0, right: 0, top: 0, bottom: 0 } : { left, right, top, bottom };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Beyond the largest canvas, in tenths of a pixel. */
const MOST_TENTHS = 20_000;
/** Texts of numbers with one decimal, by their tenths: writing fractions cost more than all else about an outline. */
const tenths = Array.from({ length: MOST_TENTHS }, () => '');

function written(value: number): string {
  const count = Math.round(value * 10);
  if (!(count > 0 && count < MOST_TENTHS)) return String(count / 10);
  return (tenths[count] ||= String(count / 10));
}

/** Returns the path data of a word drawn at (x, baseline y) in the given font size. */
export function wordPath(shape: WordShape, x: number, y: number, size: number): string {
  const scale = size / SET_SIZE;
  let path = '';
  for (const { command, values } of shape.path) {
    path += command;
    for (let at = 0; at + 1 < values.length; at += 2)
      path += `${at === 0 ? '' : ' '}${written((values[at] ?? 0) * scale + x)} ${written((values[at + 1] ?? 0) * scale + y)}`;
  }
  return path;
}

/** Returns the drawings of a word at (x, baseline y) in the given font size, as elements. */
export function wordPictures(shape: WordShape, x: number, y: number, size: number): string {
  const scale = size / SET_SIZE;
  return shape.pictures
    .map(
      (picture) =>
        `<svg x="${rounded(x + picture.x * scale)}" y="${rounded(y + picture.y * scale)}" width="${rounded(picture.side * scale)}" height="${rounded(picture.side * scale)}" viewBox="0 0 36 36">${picture.drawing}</svg>`,
    )
    .join('');
}
