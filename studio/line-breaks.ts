import type { Line, Piece } from './set-line';
import { SET_SIZE } from './typeset';

const MOST_LINES = 24;

/** A text divided into a number of lines, before its room is known. */
export interface Breaks {
  lines: Line[];
  /** Width of its widest line, and height of the ink of all, in ems. */
  width: number;
  height: number;
  /** Factor by which its size counts against other numbers of lines. */
  thrift: number;
}

interface Rules {
  /** Space between words, at the size of shapes. */
  gap: number;
  /** Line height in ems. */
  leading: number | undefined;
  isTogether: boolean;
}

/** Returns the best breaks of a text for each number of lines. */
export function breaksOf(pieces: readonly Piece[], { gap, leading, isTogether }: Rules): Breaks[] {
  const most = Math.min(pieces.filter(({ isTied }) => !isTied).length, MOST_LINES);
  const linesOf = evenBreaks(pieces, most, gap, isTogether);
  return Array.from({ length: most }, (_, at) => {
    const lines = linesOf(at + 1);
    return {
      lines,
      width: Math.max(...lines.map((line) => line.width), 1) / SET_SIZE,
      height: inkHeight(lines, leadingOf(lines, leading)),
      thrift: lineThrift(lines),
    };
  });
}

/** Returns the pieces of one line; where it ends within a word, the last one has its line-end shape. */
function lineOf(pieces: readonly Piece[], start: number, end: number): Piece[] {
  const part = pieces.slice(start, end);
  const last = part.at(-1);
  if (last && pieces[end]?.glued) part[part.length - 1] = { ...last, shape: last.atEnd };
  return part;
}

/** Penalty for the number of lines: at nearly equal size, prefer fewer lines, and fewer lines with a single word. */
function lineThrift(lines: Line[]): number {
  const alone = lines.length === 1 ? 0 : lines.filter((line) => line.pieces.length === 1).length / lines.length;
  return 0.97 ** lines.length * (1 - 0.35 * alone);
}

/** Scripts whose letters reach far above and below the line, and emoji, which fill it. */
const TALL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Extended_Pictographic}]/u;
const CLEAR = 0.08;

/** Returns the line height in ems: the requested one, or more where lines of tall letters would touch. */
export function leadingOf(lines: readonly Line[], minimum = 1.08): number {
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
export function inkHeight(lines: readonly Line[], leading: number): number {
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
function lineSense(pieces: readonly Piece[], start: number, end: number, isTogether: boolean): number {
  const last = pieces[end - 1]?.word ?? '';
  if (end < pieces.length && (/[.,;:!?—–]["”’)]?$/u.test(last) || (isTogether && /[、。，；：！？·•|]$/u.test(last))))
    return 0.72;
  if (end < pieces.length && last.length <= 3) return 1.25;
  return end - start === 1 && last.length < 5 ? 1.15 : 1;
}

/**
 * Finds line breaks that minimise the sum of the cubed line widths, and so the raggedness. One table serves every
 * number of lines.
 */
function evenBreaks(
  pieces: readonly Piece[],
  most: number,
  gap: number,
  isTogether: boolean,
): (count: number) => Line[] {
  const total = pieces.length;
  const cost = Array.from({ length: most + 1 }, () => new Float64Array(total + 1).fill(Infinity));
  const from = Array.from({ length: most + 1 }, () => new Uint16Array(total + 1));
  const before = (line: number, end: number): number => cost[line]?.[end] ?? Infinity;
  (cost[0] as Float64Array)[0] = 0;
  for (let start = 0; start < total; start += 1) {
    for (let end = start + 1; end <= total; end += 1) {
      if (pieces[end]?.isTied) continue;
      const width = lineWidth(lineOf(pieces, start, end), gap) / SET_SIZE;
      const sense = lineSense(pieces, start, end, isTogether);
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
