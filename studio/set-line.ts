import { levelsOf, visualOrder } from './bidi';
import { SET_SIZE, wordPath, wordPictures, type CaretStop, type WordShape } from './typeset';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line where it was set. */
export interface SetLine {
  path: string;
  /** Emoji, as elements with colours of their own. */
  pictures: string;
  box: Box;
  /** Position of the letters' foot. */
  baseline: number;
  /** Where a caret can stand; `x` is counted from the left edge of the box. */
  stops: LineStop[];
}

/** A place where a caret can stand in a line. */
export interface LineStop extends CaretStop {
  /** Characters of the text before it, spaces not counted, in UTF-16 units. */
  index: number;
  /** Whether it stands behind a word or a part of one, otherwise before a character. */
  isEnd: boolean;
}

/** A word or a part of one. */
export interface Piece {
  shape: WordShape;
  /** Its shape when a line ends within its word: with a hyphen, if its language has one. */
  atEnd: WordShape;
  word: string;
  /** True when the piece continues the previous word. */
  glued: boolean;
  /** Whether it never begins a line. */
  isTied?: boolean;
  /** Whether it is a part of a phone number, which is read from left to right in any text. */
  isPhone?: boolean;
}

/**
 * Returns pieces as the text whose directions are looked up. Latin letters stand for phone numbers: with their own signs
 * and spaces, the parts of one would change places in a text from right to left.
 */
export const directionText = (pieces: readonly Pick<Piece, 'word' | 'glued' | 'isPhone' | 'isTied'>[]): string =>
  pieces
    .map(({ word, glued, isPhone, isTied }) => {
      const text = isPhone ? 'a'.repeat(word.length) : word;
      return glued ? text : `${isPhone && isTied ? 'a' : ' '}${text}`;
    })
    .join('');

export interface Line {
  pieces: Piece[];
  width: number;
}

/** Returns the words of a line in visual order, from left to right. */
function inVisualOrder(pieces: readonly Piece[], fromRight: boolean): Piece[] {
  const levels = levelsOf(directionText(pieces), fromRight);
  let at = 0;
  const ofPieces = pieces.map(({ word, glued }) => {
    const start = at + (glued ? 0 : 1);
    at = start + word.length;
    // the first strong letter determines the word's direction
    const strong = /\p{L}|\p{N}/u.exec(word)?.index ?? 0;
    return levels[start + strong] ?? 0;
  });
  return visualOrder(ofPieces).flatMap((place) => pieces[place] ?? []);
}

interface LinePlace {
  x: number;
  baseline: number;
  size: number;
  gap: number;
  fromRight: boolean;
  /** Characters of the text before the line, spaces not counted. */
  first: number;
}

/** Returns a function that makes a text when it is asked for first. */
export function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}

/** Draws a line. */
export function drawLine(line: Line, { x, baseline, size, gap, fromRight, first }: LinePlace): SetLine {
  const scale = size / SET_SIZE;
  const pieces = inVisualOrder(line.pieces, fromRight);
  const pens = new Map<Piece, number>();
  let pen = x - (pieces[0]?.shape.left ?? 0) * scale;
  pieces.forEach((piece, index) => {
    if (index > 0 && !piece.glued) pen += gap * scale;
    pens.set(piece, pen);
    pen += piece.shape.advance * scale;
  });
  const drawn = (draw: typeof wordPath) =>
    once(() => pieces.map((piece) => draw(piece.shape, pens.get(piece) ?? x, baseline, size)).join(''));
  const [path, pictures] = [drawn(wordPath), drawn(wordPictures)];
  const top = Math.min(...line.pieces.map((piece) => piece.shape.top)) * scale;
  const bottom = Math.max(...line.pieces.map((piece) => piece.shape.bottom)) * scale;
  return {
    // most texts are set in several sizes and places, and drawn in one
    get path() {
      return path();
    },
    get pictures() {
      return pictures();
    },
    baseline,
    box: { x, y: baseline + top, width: line.width * scale, height: bottom - top },
    stops: stopsOf(line.pieces, (piece) => (pens.get(piece) ?? x) - x, scale, first),
  };
}

/** Returns where a caret can stand in a line, in the order of its characters. */
function stopsOf(pieces: readonly Piece[], penOf: (piece: Piece) => number, scale: number, first: number): LineStop[] {
  let count = first;
  return pieces.flatMap((piece) => {
    const before = count;
    const { length } = piece.word;
    count += length;
    // the shape at the end of a line may have a hyphen more
    const stops = piece.shape.stops.filter(({ index }) => index <= length);
    return stops.map(({ index, x }) => ({
      index: before + index,
      x: penOf(piece) + x * scale,
      isEnd: index === length,
    }));
  });
}
