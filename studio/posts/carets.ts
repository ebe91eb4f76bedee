import type { Box, LineStop } from '../set-line';
import type { Slot } from './document';
import type { PlacedWords } from './draw-words';

/** A line of a text on the canvas, in pixels of the post. */
interface Line {
  left: number;
  /** Extent of a caret in it. */
  top: number;
  height: number;
  ink: string;
  stops: LineStop[];
}

/** A caret reaches above capital letters and below the baseline, in ems. */
const caretExtent = { above: 0.84, height: 1.06 };

/** Returns the lines of a text from the top. A long headline is two texts, counted as one. */
function linesOf(words: readonly PlacedWords[], slot: Slot): Line[] {
  let before = 0;
  return words
    .filter((placed) => placed.slot === slot)
    .flatMap(({ lines, size, ink }) => {
      const first = before;
      before += lines.at(-1)?.stops.at(-1)?.index ?? 0;
      return lines.map(({ box, baseline, stops }) => ({
        left: box.x,
        top: baseline - caretExtent.above * size,
        height: caretExtent.height * size,
        ink,
        stops: stops.map((stop) => ({ ...stop, index: first + stop.index })),
      }));
    });
}

const isSpace = (character: string | undefined) => character !== undefined && /\s/u.test(character);

/** Returns the position in the text, as the customer has typed it, at which a caret of the canvas stands. */
function positionOf(text: string, { index, isEnd }: LineStop): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (isSpace(text[at])) continue;
    if (!isEnd && count === index) return at;
    count += 1;
    if (isEnd && count === index) return at + 1;
  }
  return text.length;
}

/** Returns the position in a text next to a point of the canvas. */
export function positionAt(
  words: readonly PlacedWords[],
  slot: Slot,
  text: string,
  { x, y }: { x: number; y: number },
): number {
  const away = ({ top, height }: Line) => Math.abs(y - top - height / 2);
  const line = linesOf(words, slot).toSorted((a, b) => away(a) - away(b))[0];
  const nearest = line?.stops.toSorted((a, b) => Math.abs(x - line.left - a.x) - Math.abs(x - line.left - b.x))[0];
  return nearest ? positionOf(text, nearest) : text.length;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Returns where the word at a position begins and ends, also in scripts without spaces between words. Where there is no word,
 * it is what stands between two spaces.
 */
export function wordAt(text: string, position: number): [start: number, end: number] {
  const segments = segmenter.segment(text);
  for (const at of [position, position - 1]) {
    const { segment = '', index = 0, isWordLike } = segments.containing(at) ?? {};
    if (isWordLike) return [index, index + segment.length];
  }
  let [start, end] = [position, position];
  while (start > 0 && !isSpace(text[start - 1])) start -= 1;
  while (end < text.length && !isSpace(text[end])) end += 1;
  return [start, end];
}

export interface CanvasCaret extends Box {
  ink: string;
}

/** Returns where the caret of a text is on the canvas; null where the text is not in sight. */
export function caretOf(words: readonly PlacedWords[], slot: Slot, text: string, position: number): CanvasCaret | null {
  const index = text.slice(0, position).replaceAll(/\s/gu, '').length;
  // behind a space, the next word begins
  const isEnd = position > 0 && !isSpace(text[position - 1]);
  const stops = linesOf(words, slot).flatMap((line) => line.stops.map((stop) => ({ line, stop })));
  const at = stops.filter(({ stop }) => stop.index === index);
  const found =
    at.find(({ stop }) => stop.isEnd === isEnd) ?? at[0] ?? stops.findLast(({ stop }) => stop.index <= index);
  if (!found) return null;
  const { line, stop } = found;
  return { x: line.left + stop.x, y: line.top, width: 0, height: line.height, ink: line.ink };
}

/** Returns the boxes on the canvas of what is selected in a text, one for each line at most. */
export function selectionOf(
  words: readonly PlacedWords[],
  slot: Slot,
  text: string,
  start: number,
  end: number,
): Box[] {
  return linesOf(words, slot).flatMap(({ left, top, height, stops }) => {
    const edges = stops.flatMap((stop, at) => {
      const next = stops[at + 1];
      const position = positionOf(text, stop);
      return !stop.isEnd && next && position >= start && position < end ? [stop.x, next.x] : [];
    });
    if (edges.length === 0) return [];
    const first = Math.min(...edges);
    return [{ x: left + first, y: top, width: Math.max(...edges) - first, height }];
  });
}
