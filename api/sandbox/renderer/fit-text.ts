import type { Family, Weight } from './fonts';
import { SET_SIZE, setWords, wordPath, type WordShape } from './typeset';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextStyle {
  family: Family;
  weight: Weight;
  /** Largest size in pixels; the text is set smaller when the box asks for it. */
  max: number;
  /** Line distance in ems. */
  leading?: number;
  /** Extra letter distance in ems. */
  tracking?: number;
  align?: 'left' | 'center' | 'right';
  vertical?: 'top' | 'middle' | 'bottom';
}

export interface SetText {
  path: string;
  lines: { path: string; box: Box }[];
  /** The ink's extent, always inside the box that was asked for. */
  box: Box;
  size: number;
}

interface Piece {
  shape: WordShape;
  word: string;
  /** True when the piece continues the word before it. */
  glued: boolean;
}

interface Line {
  pieces: Piece[];
  width: number;
}

const WORD_GAP: Record<Family, number> = { display: 0.205, text: 0.26 };
const MOST_LINES = 24;

/** Sets a text as large as its box and `max` allow, with lines of even length; nothing ever leaves the box. */
export async function fitText(text: string, box: Box, style: TextStyle): Promise<SetText> {
  const gap = WORD_GAP[style.family] * SET_SIZE;
  const whole = await toPieces(text.split(' ').filter(Boolean).map((word) => [word]), style);
  let best = bestBreak(whole, box, style, gap);
  const words = text.split(' ').filter(Boolean);
  // One endless word would shrink the whole text: rather break the word, without inventing a hyphen.
  if (best.size < style.max * 0.5 && words.some((word) => word.length > 15)) {
    const broken = await toPieces(words.map(splitWord), style);
    const other = bestBreak(broken, box, style, gap);
    if (other.size > best.size * 1.25) best = other;
  }
  return place(best, box, style, gap);
}

function splitWord(word: string): string[] {
  const letters = [...word];
  if (letters.length <= 15) return [word];
  const count = Math.ceil(letters.length / 12);
  const length = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_, index) => letters.slice(index * length, (index + 1) * length).join('')).filter(Boolean);
}

async function toPieces(words: string[][], style: TextStyle): Promise<Piece[]> {
  const shapes = await setWords(words.flat(), style.family, style.weight, style.tracking ?? 0);
  const parts = words.flatMap((word) => word.map((part, index) => ({ word: part, glued: index > 0 })));
  return shapes.map((shape, index) => ({ shape, ...(parts[index] ?? { word: '', glued: false }) }));
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

/** A further line must pay: at nearly equal size the text with fewer lines, and fewer words alone on theirs, is better. */
function lineThrift(lines: Line[]): number {
  const alone = lines.length === 1 ? 0 : lines.filter((line) => line.pieces.length === 1).length / lines.length;
  return 0.97 ** lines.length * (1 - 0.35 * alone);
}

function sizeOf(lines: Line[], box: Box, style: TextStyle): number {
  const widest = Math.max(...lines.map((line) => line.width), 1) / SET_SIZE;
  return Math.min(style.max, box.width / widest, box.height / (inkHeight(lines, style) || 1));
}

/** Height of the lines' ink in ems. */
function inkHeight(lines: Line[], style: TextStyle): number {
  const leading = style.leading ?? 1.08;
  const tops = lines.map((line, index) => index * leading + Math.min(...line.pieces.map((piece) => piece.shape.top)) / SET_SIZE);
  const ends = lines.map((line, index) => index * leading + Math.max(...line.pieces.map((piece) => piece.shape.bottom)) / SET_SIZE);
  return Math.max(...ends) - Math.min(...tops);
}

function lineWidth(pieces: readonly Piece[], gap: number): number {
  const advance = pieces.reduce((sum, piece, index) => sum + piece.shape.advance + (index > 0 && !piece.glued ? gap : 0), 0);
  const last = pieces.at(-1);
  return advance - (pieces[0]?.shape.left ?? 0) - (last ? last.shape.advance - last.shape.right : 0);
}

/** How well a line ends: after a comma or full stop it reads well, after 'in' or with one short word left over it does not. */
function lineSense(pieces: Piece[], start: number, end: number): number {
  const last = pieces[end - 1]?.word ?? '';
  if (end < pieces.length && /[.,;:!?—–]["”’)]?$/u.test(last)) return 0.72;
  if (end < pieces.length && last.length <= 3) return 1.25;
  return end - start === 1 && last.length < 5 ? 1.15 : 1;
}

/**
 * Ways to cut the pieces into lines so that the sum of the cubed line widths, and so the raggedness, is least.
 * One table serves every number of lines.
 */
function evenBreaks(pieces: Piece[], most: number, gap: number): (count: number) => Line[] {
  const total = pieces.length;
  const cost = Array.from({ length: most + 1 }, () => new Float64Array(total + 1).fill(Infinity));
  const from = Array.from({ length: most + 1 }, () => new Uint16Array(total + 1));
  const before = (line: number, end: number): number => cost[line]?.[end] ?? Infinity;
  (cost[0] as Float64Array)[0] = 0;
  for (let start = 0; start < total; start += 1) {
    for (let end = start + 1; end <= total; end += 1) {
      const width = lineWidth(pieces.slice(start, end), gap) / SET_SIZE;
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
      const part = pieces.slice(start, end);
      lines.unshift({ pieces: part, width: lineWidth(part, gap) });
      end = start;
    }
    return lines;
  };
}

function place({ lines, size }: Break, box: Box, style: TextStyle, gap: number): SetText {
  if (lines.length === 0) return { path: '', lines: [], box: { ...box, width: 0, height: 0 }, size };
  const scale = size / SET_SIZE;
  const leading = (style.leading ?? 1.08) * size;
  const height = inkHeight(lines, style) * size;
  const above = -Math.min(...lines.map((line, index) => index * leading + Math.min(...line.pieces.map((p) => p.shape.top)) * scale));
  const free = box.height - height;
  const top = box.y + (style.vertical === 'middle' ? free / 2 : style.vertical === 'bottom' ? free : 0);
  const done = lines.map((line, index) => {
    const spare = box.width - line.width * scale;
    const x = box.x + (style.align === 'center' ? spare / 2 : style.align === 'right' ? spare : 0);
    return drawLine(line, x, top + above + index * leading, size, gap);
  });
  const left = Math.min(...done.map((line) => line.box.x));
  const right = Math.max(...done.map((line) => line.box.x + line.box.width));
  return { path: done.map((line) => line.path).join(''), lines: done, box: { x: left, y: top, width: right - left, height }, size };
}

function drawLine(line: Line, x: number, baseline: number, size: number, gap: number): { path: string; box: Box } {
  const scale = size / SET_SIZE;
  let pen = x - (line.pieces[0]?.shape.left ?? 0) * scale;
  let path = '';
  line.pieces.forEach((piece, index) => {
    if (index > 0 && !piece.glued) pen += gap * scale;
    path += wordPath(piece.shape, pen, baseline, size);
    pen += piece.shape.advance * scale;
  });
  const top = Math.min(...line.pieces.map((piece) => piece.shape.top)) * scale;
  const bottom = Math.max(...line.pieces.map((piece) => piece.shape.bottom)) * scale;
  return { path, box: { x, y: baseline + top, width: line.width * scale, height: bottom - top } };
}
