import { levelsOf, readsFromRight } from './bidi';
import {
  LONG_WORD,
  brokenWord,
  isWithoutSpaces,
  phrasesTogether,
  phrasesWithoutSpaces,
  wordsWithoutSpaces,
  type WordPart,
} from './break-words';
import { FONT_PAIRS } from './font-pairs';
import { togetherIn } from './keep-together';
import { breaksOf, inkHeight, leadingOf, type Breaks } from './line-breaks';
import type { Family, TypeCase, Weight } from './type-case';
import { directionText, drawLine, once, type Box, type Line, type Piece, type SetLine } from './set-line';
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
  /** Whether prices, phone numbers and the like stay on one line, and marks with their word in scripts without spaces. */
  together?: boolean;
  /** Smallest readable size in pixels: a text that would be smaller breaks within its long words. */
  floor?: number;
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

/** What stays together is divided where the text would be this much larger. */
const MOST_FOR_TIES = 1.4;

/**
 * Sets a text as large as its box and `max` allow, with lines of even length; nothing ever leaves the box.
 * Right-to-left text is aligned to the right where other text is aligned to the left.
 */
export async function fitText(type: TypeCase, text: string, box: Box, requested: TextStyle): Promise<SetText> {
  const fromRight = readsFromRight(text);
  const style = { ...requested, fromRight, align: fromRight ? mirrored[requested.align ?? 'left'] : requested.align };
  const gap = (type.pair ?? FONT_PAIRS.GROTESQUE)[style.family].gap * SET_SIZE;
  const known = remembered(type, text, style);
  const breaks = async (how: keyof Remembered, toBreak: () => Promise<Piece[]> | Piece[]) =>
    (known[how] ??= breaksOf(await toBreak(), { gap, leading: style.leading, isTogether: style.together ?? false }));
  const words = text.split(' ').filter(Boolean);
  const partsOf = style.together ? phrasesTogether : style.phrases ? phrasesWithoutSpaces : wordsWithoutSpaces;
  const whole = await breaks('whole', () => toPieces(type, words.map(partsOf), style));
  let best = bestIn(whole, box, style);
  const pieces = whole[0]?.lines[0]?.pieces ?? [];
  if (pieces.some(({ isTied }) => isTied)) {
    const untied = await breaks('untied', () => pieces.map((piece) => ({ ...piece, isTied: false })));
    const other = bestIn(untied, box, style);
    if (other.size > best.size * MOST_FOR_TIES) best = other;
  }
  // a single very long word would shrink the whole text: break it at its syllables instead
  const isTooSmall = best.size < (style.floor ?? 0);
  if ((isTooSmall || best.size < style.max * 0.5) && words.some((word) => word.length > LONG_WORD)) {
    const partsOfLong = (word: string) =>
      style.together && isWithoutSpaces(word) ? partsOf(word) : brokenWord(type, word);
    const other = bestIn(await breaks('broken', () => toPieces(type, words.map(partsOfLong), style)), box, style);
    if (other.size > best.size * (isTooSmall ? 1.08 : 1.25)) best = other;
  }
  return place(best, box, style, gap, fromRight);
}

/** The breaks of a text, which are the same in every box. */
interface Remembered {
  whole?: Breaks[];
  untied?: Breaks[];
  broken?: Breaks[];
}

const settings = new WeakMap<TypeCase, Map<string, Remembered>>();
/** More than the texts of a post in the styles of all its sizes. */
const MOST_SETTINGS = 60;

/** Returns what is remembered of a text in a style; the texts that were set last stay longest. */
function remembered(
  type: TypeCase,
  text: string,
  { family, weight, leading, tracking, phrases, together }: TextStyle,
): Remembered {
  const texts = settings.get(type) ?? new Map<string, Remembered>();
  settings.set(type, texts);
  const key = JSON.stringify([text, family, weight, leading, tracking, phrases, together]);
  const known = texts.get(key) ?? {};
  texts.delete(key);
  texts.set(key, known);
  if (texts.size > MOST_SETTINGS) texts.delete(texts.keys().next().value ?? '');
  return known;
}

interface Break {
  lines: Line[];
  size: number;
}

/** Returns the breaks with which a text is largest in a box. */
function bestIn(all: readonly Breaks[], box: Box, { max }: TextStyle): Break {
  let best: Break & { score: number } = { lines: [], size: 0, score: 0 };
  for (const { lines, width, height, thrift } of all) {
    const size = Math.min(max, box.width / width, box.height / (height || 1));
    if (size * thrift > best.score) best = { lines, size, score: size * thrift };
  }
  return best;
}

const mirrored = { left: 'right', right: 'left', center: 'center' } as const;

async function toPieces(
  type: TypeCase,
  words: WordPart[][],
  style: TextStyle & { fromRight: boolean },
): Promise<Piece[]> {
  const together = style.together ? togetherIn(words.map((word) => word.map(({ text }) => text).join(''))) : [];
  const parts = words.flatMap((word, at) =>
    word.map((part, index) => ({
      ...part,
      word: part.text,
      glued: index > 0,
      ...(together[at]?.isTied && index === 0 && { isTied: true }),
      ...(together[at]?.isPhone && { isPhone: true }),
    })),
  );
  const directions = directionsOf(parts, style.fromRight);
  const set = (texts: string[]) => setWords(type, texts, style, directions);
  const [shapes, ends] = [await set(parts.map(({ text }) => text)), await set(parts.map(({ atEnd }) => atEnd))];
  return parts.flatMap(({ text: _text, atEnd: _atEnd, ...piece }, index) => {
    const [shape, atEnd] = [shapes[index], ends[index]];
    return shape && atEnd ? [{ ...piece, shape, atEnd }] : [];
  });
}

/**
 * Returns of each word of a text whether characters that have no direction, such as a sign before a number, take that
 * from right to left: not where only words from left to right are around it (UAX 9, N1).
 */
function directionsOf(
  parts: readonly Pick<Piece, 'word' | 'glued' | 'isPhone' | 'isTied'>[],
  fromRight: boolean,
): boolean[] {
  if (!fromRight) return parts.map(() => false);
  const levels = levelsOf(directionText(parts), true);
  let end = 0;
  return parts.map(({ word, glued }) => {
    const start = end + (glued ? 0 : 1);
    end = start + word.length;
    return levels.subarray(start, end).some((level) => level % 2 === 1);
  });
}

function place({ lines, size }: Break, box: Box, style: TextStyle, gap: number, fromRight: boolean): SetText {
  if (lines.length === 0)
    return { path: '', pictures: '', lines: [], box: { ...box, width: 0, height: 0 }, size, readBack: '' };
  const scale = size / SET_SIZE;
  const leading = leadingOf(lines, style.leading) * size;
  const height = inkHeight(lines, leadingOf(lines, style.leading)) * size;
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
  const [path, pictures] = [
    once(() => done.map((line) => line.path).join('')),
    once(() => done.map((line) => line.pictures).join('')),
  ];
  return {
    get path() {
      return path();
    },
    get pictures() {
      return pictures();
    },
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
