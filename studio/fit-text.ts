import { levelsOf, readsFromRight } from './bidi';
import { LONG_WORD, brokenWord, phrasesWithoutSpaces, wordsWithoutSpaces, type WordPart } from './break-words';
import { FONT_PAIRS } from './font-pairs';
import type { Family, TypeCase, Weight } from './type-case';
import { drawLine, type Box, type Line, type Piece, type SetLine } from './set-line';
import { SET_SIZE, setWords } from './typeset';

export interface TextStyle {
  family: Family;
  weight: Weight;
  /** Largest font size in pixels; the text is set smaller when the box requires it. */
  max: number;
  /** Line height in ems. */
  leading?: number;
  /** Letter spacing in ems. */
  tracking?: number;
  align?: 'left' | 'center' | 'right';
  vertical?: 'top' | 'middle' | 'bottom';
  /** Whether Japanese breaks between phrases only: no line begins with a particle or an ending. */
  phrases?: boolean;
}

export interface SetText {
  path: string;
  pictures: string;
  lines: SetLine[];
  /** The extent of the ink, always inside the requested box. */
  box: Box;
  size: number;
  /** The text as it was set, read back from its lines without spaces; null when a character has no glyph. */
  readBack: string | null;
  /** How far the outlines are to be moved: a text can be placed after it was set. */
  shift?: { x: number; y: number };
}

const MOST_LINES = 24;

/**
 * Sets a text as large as its box and `max` allow, with lines of even length; nothing ever leaves the box.
 * Right-to-left text is aligned to the right where other text is aligned to the left.
 */
export async function fitText(type: TypeCase, text: string, box: Box, requested: TextStyle): Promise<SetText> {
  const fromRight = readsFromRight(text);
  const style = { ...requested, fromRight, align: fromRight ? mirrored[requested.align ?? 'left'] : requested.align };
  const gap = (type.pair ?? FONT_PAIRS.GROTESQUE)[style.family].gap * SET_SIZE;
  const words = text.split(' ').filter(Boolean);
  const partsOf = style.phrases ? phrasesWithoutSpaces : wordsWithoutSpaces;
  let best = bestBreak(await toPieces(type, words.map(partsOf), style), box, style, gap);
  // a single very long word would shrink the whole text: break it at its syllables instead
  if (best.size < style.max * 0.5 && words.some((word) => word.length > LONG_WORD)) {
    const other = bestBreak(
      await toPieces(
        type,
        words.map((word) => brokenWord(type, word)),
        style,
      ),
      box,
      style,
      gap,
    );
    if (other.size > best.size * 1.25) best = other;
  }
  return place(best, box, style, gap, fromRight);
}

const mirrored = { left: 'right', right: 'left', center: 'center' } as const;

async function toPieces(
  type: TypeCase,
  words: WordPart[][],
  style: TextStyle & { fromRight: boolean },
): Promise<Piece[]> {
  const parts = words.flatMap((word) => word.map((part, index) => ({ ...part, glued: index > 0 })));
  const directions = directionsOf(parts, style.fromRight);
  const set = (texts: string[]) => setWords(type, texts, style, directions);
  const [shapes, ends] = [await set(parts.map(({ text }) => text)), await set(parts.map(({ atEnd }) => atEnd))];
  return parts.flatMap(({ text, glued }, index) => {
    const [shape, atEnd] = [shapes[index], ends[index]];
    return shape && atEnd ? [{ shape, atEnd, word: text, glued }] : [];
  });
}

/**
 * Returns of each word of a text whether characters that have no direction, such as a sign before a number, take that
 * from right to left: not where only words from left to right are around it (UAX 9, N1).
 */
function directionsOf(parts: readonly { text: string; glued: boolean }[], fromRight: boolean): boolean[] {
  if (!fromRight) return parts.map(() => false);
  const levels = levelsOf(parts.map(({ text, glued }) => (glued ? text : ` ${text}`)).join(''), true);
  let end = 0;
  return parts.map(({ text, glued }) => {
    const start = end + (glued ? 0 : 1);
    end = start + text.length;
    return levels.subarray(start, end).some((level) => level % 2 === 1);
  });
}

/** Returns the pieces of one line; where it ends within a word, the last one has its line-end shape. */
function lineOf(pieces: readonly Piece[], start: number, end: number): Piece[] {
  const part = pieces.slice(start, end);
  const last = part.at(-1);
  if (last && pieces[end]?.glued) part[part.length - 1] = { ...last, shape: last.atEnd };
  return part;
}

interface Break {
  lines: Line[];
  size: number;
}

function bestBreak(pieces: Piece[], box: Box, style: TextStyle, gap: number): Break {
  let best: Break & { score: number } = { lines: [], size: 0, score: 0 };
  const most = Math.min(pieces.length, MOST_LINES);
  const linesOf = evenBreaks(pieces, most, gap);
  for (let count = 1; count <= most; count += 1) {
    const lines = linesOf(count);
    const size = sizeOf(lines, box, style);
    const score = size * lineThrift(lines);
    if (score > best.score) best = { lines, size, score };
  }
  return best;
}

/** Penalty for the number of lines: at nearly equal size, prefer fewer lines, and fewer lines with a single word. */
function lineThrift(lines: Line[]): number {
  const alone = lines.length === 1 ? 0 : lines.filter((line) => line.pieces.length === 1).length / lines.length;
  return 0.97 ** lines.length * (1 - 0.35 * alone);
}

function sizeOf(lines: Line[], box: Box, style: TextStyle): number {
  const widest = Math.max(...lines.map((line) => line.width), 1) / SET_SIZE;
  return Math.min(style.max, box.width / widest, box.height / (inkHeight(lines, style) || 1));
}

/** Scripts whose letters reach far above and below the line, and emoji, which fill it. */
const TALL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Extended_Pictographic}]/u;
const CLEAR = 0.08;

/** Returns the line height in ems: the requested one, or more where lines of tall letters would touch. */
function leadingOf(lines: Line[], style: TextStyle): number {
  const minimum = style.leading ?? 1.08;
  if (!lines.some((line) => line.pieces.some(({ word }) => TALL.test(word)))) return minimum;
  const needed = lines.slice(1).map((line, index) => {
    const above = lines[index]?.pieces ?? [];
    return (
      (Math.max(...above.map(({ shape }) => shape.bottom)) - Math.min(...line.pieces.map(({ shape }) => shape.top))) /
        SET_SIZE +
      CLEAR
    );
  });
  return Math.max(minimum, ...needed);
}

/** Returns the height of the lines' ink in ems. */
function inkHeight(lines: Line[], style: TextStyle): number {
  const leading = leadingOf(lines, style);
  const tops = lines.map(
    (line, index) => index * leading + Math.min(...line.pieces.map((piece) => piece.shape.top)) / SET_SIZE,
  );
  const ends = lines.map(
    (line, index) => index * leading + Math.max(...line.pieces.map((piece) => piece.shape.bottom)) / SET_SIZE,
  );
  return Math.max(...ends) - Math.min(...tops);
}

function lineWidth(pieces: readonly Piece[], gap: number): number {
  const advance = pieces.reduce(
    (sum, piece, index) => sum + piece.shape.advance + (index > 0 && !piece.glued ? gap : 0),
    0,
  );
  const last = pieces.at(-1);
  return advance - (pieces[0]?.shape.left ?? 0) - (last ? last.shape.advance - last.shape.right : 0);
}

/** Scores a line's end: a comma or full stop is good, 'in' or a single short word left over is bad. */
function lineSense(pieces: Piece[], start: number, end: number): number {
  const last = pieces[end - 1]?.word ?? '';
  if (end < pieces.length && /[.,;:!?—–]["”’)]?$/u.test(last)) return 0.72;
  if (end < pieces.length && last.length <= 3) return 1.25;
  return end - start === 1 && last.length < 5 ? 1.15 : 1;
}

/**
 * Finds line breaks that minimise the sum of the cubed line widths, and so the raggedness. One table serves every
 * number of lines.
 */
function evenBreaks(pieces: Piece[], most: number, gap: number): (count: number) => Line[] {
  const total = pieces.length;
  const cost = Array.from({ length: most + 1 }, () => new Float64Array(total + 1).fill(Infinity));
  const from = Array.from({ length: most + 1 }, () => new Uint16Array(total + 1));
  const before = (line: number, end: number): number => cost[line]?.[end] ?? Infinity;
  (cost[0] as Float64Array)[0] = 0;
  for (let start = 0; start < total; start += 1) {
    for (let end = start + 1; end <= total; end += 1) {
      const width = lineWidth(lineOf(pieces, start, end), gap) / SET_SIZE;
      const sense = lineSense(pieces, start, end);
      for (let line = 1; line <= most; line += 1) {
        const value = before(line - 1, start) + width ** 3 * sense;
        if (value >= before(line, end)) continue;
        (cost[line] as Float64Array)[end] = value;
        (from[line] as Uint16Array)[end] = start;
      }
    }
  }
  return (count) => {
    const lines: Line[] = [];
    for (let line = count, end = total; line > 0; line -= 1) {
      const start = from[line]?.[end] ?? 0;
      const part = lineOf(pieces, start, end);
      lines.unshift({ pieces: part, width: lineWidth(part, gap) });
      end = start;
    }
    return lines;
  };
}

function place({ lines, size }: Break, box: Box, style: TextStyle, gap: number, fromRight: boolean): SetText {
  if (lines.length === 0)
    return { path: '', pictures: '', lines: [], box: { ...box, width: 0, height: 0 }, size, readBack: '' };
  const scale = size / SET_SIZE;
  const leading = leadingOf(lines, style) * size;
  const height = inkHeight(lines, style) * size;
  const above = -Math.min(
    ...lines.map((line, index) => index * leading + Math.min(...line.pieces.map((p) => p.shape.top)) * scale),
  );
  const free = box.height - height;
  const top = box.y + (style.vertical === 'middle' ? free / 2 : style.vertical === 'bottom' ? free : 0);
  let count = 0;
  const done = lines.map((line, index) => {
    const first = count;
    count += line.pieces.reduce((sum, { word }) => sum + word.length, 0);
    const spare = box.width - line.width * scale;
    const x = box.x + (style.align === 'center' ? spare / 2 : style.align === 'right' ? spare : 0);
    return drawLine(line, { x, baseline: top + above + index * leading, size, gap, fromRight, first });
  });
  const left = Math.min(...done.map((line) => line.box.x));
  const right = Math.max(...done.map((line) => line.box.x + line.box.width));
  return {
    path: done.map((line) => line.path).join(''),
    pictures: done.map((line) => line.pictures).join(''),
    lines: done,
    box: { x: left, y: top, width: right - left, height },
    size,
    readBack: readBackOf(lines),
  };
}

/** Returns the words of all lines in logical order; null when one of their characters has no glyph. */
function readBackOf(lines: readonly Line[]): string | null {
  const pieces = lines.flatMap((line) => line.pieces);
  return pieces.every(({ shape }) => shape.isComplete) ? pieces.map(({ word }) => word).join('') : null;
}
