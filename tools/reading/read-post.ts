import type { ComposedPost } from '../../studio/posts/compose';
import type { PostDocument, Slot } from '../../studio/posts/document';
import type { PlacedWords } from '../../studio/posts/draw-words';
import { SLOTS } from '../../studio/posts/document';
import { cutText, hasSpace, type PrintedText, type Print } from './line-pictures';
import { LINE_ATTEMPTS, WORD_ATTEMPTS, type Attempt, type Reader } from './reader';

/** A line of a post, and the words that it must show. */
interface WantedLine extends Wanted {
  slot: Slot;
  words: Wanted[];
}

interface Wanted extends PrintedText {
  text: string;
  /** Whether its last word goes on in the next line: then it may end with a hyphen. */
  goesOn: boolean;
}

/** A line, or a word of it, that was never recognised as what it must show. */
export interface Misread {
  slot: Slot;
  wanted: string;
  /** Empty for a space that is missing. */
  seen: string[];
}

/** Room for what a character reaches over its own width, in ems. */
const OVERHANG = 0.07;

/** Cuts the words of a document into the lines of a composed post, by the number of their characters. */
function linesOf(document: PostDocument, composed: ComposedPost, slot: Slot): WantedLine[] {
  const characters = [...document.words[slot].text].flatMap((character, at, all) =>
    character === ' ' ? [] : [{ character, isFirst: at === 0 || all[at - 1] === ' ' }],
  );
  let taken = 0;
  const lines = composed.words
    .filter((placed) => placed.slot === slot)
    .flatMap((placed) =>
      placed.lines.map((line) => {
        const last = Math.max(...line.stops.map(({ index }) => index));
        const first = Math.min(...line.stops.map(({ index }) => index));
        const part = characters.slice(taken, taken + last - first);
        taken += last - first;
        const goesOn = characters[taken]?.isFirst === false;
        return lineOf(placed, line, { characters: part, first, goesOn });
      }),
    );
  if (taken !== characters.length)
    throw new Error(`${slot} has ${characters.length} characters, and ${taken} places for them`);
  return lines;
}

function lineOf(
  { slot, ink, size }: PlacedWords,
  { box, baseline, stops }: PlacedWords['lines'][number],
  {
    characters,
    first,
    goesOn,
  }: { characters: { character: string; isFirst: boolean }[]; first: number; goesOn: boolean },
): WantedLine {
  const xOf = (index: number, isEnd: boolean) =>
    box.x + (stops.find((stop) => stop.index === first + index && stop.isEnd === isEnd)?.x ?? 0);
  const words: WantedLine['words'] = [];
  characters.forEach(({ character, isFirst }, at) => {
    const word = words.at(-1);
    if (word && !isFirst) word.text += character;
    else
      words.push({
        text: character,
        goesOn: false,
        ink,
        size,
        baseline,
        box: { ...box, x: xOf(at, false) - OVERHANG * size, width: at },
      });
  });
  let at = 0;
  for (const word of words) {
    at += word.text.length;
    word.box.width = xOf(at, true) + OVERHANG * size - word.box.x;
  }
  return { slot, ink, size, baseline, box, words, goesOn, text: words.map(({ text }) => text).join(' ') };
}

/** Recognises all words of a print, and returns what differs from the document. */
export async function misreadsOf(
  reader: Reader,
  document: PostDocument,
  composed: ComposedPost,
  print: Print,
): Promise<{ lines: number; misreads: Misread[] }> {
  const lines = SLOTS.flatMap((slot) => linesOf(document, composed, slot));
  const misreads: Misread[] = [];
  for (const line of lines) misreads.push(...(await misreadsOfLine(reader, line, print)));
  return { lines: lines.length, misreads };
}

/** Recognises a line, and where that fails the words of it and the spaces between them. */
async function misreadsOfLine(reader: Reader, line: WantedLine, print: Print): Promise<Misread[]> {
  const { slot, words } = line;
  const seen = await seenIn(reader, line, print, LINE_ATTEMPTS);
  if (seen === null) return [];
  const misreads: Misread[] = [];
  for (const [index, word] of words.entries()) {
    const known = seen.some((text) => text.split(' ').length === words.length && text.split(' ')[index] === word.text);
    const seenOfWord = known ? null : await seenIn(reader, word, print, WORD_ATTEMPTS);
    if (seenOfWord) misreads.push({ slot, wanted: word.text, seen: seenOfWord });
    const next = words[index + 1];
    if (next && !hasSpace(print, between(word, next)))
      misreads.push({ slot, wanted: `${word.text} ${next.text}`, seen: [] });
  }
  return misreads;
}

/** Returns null as soon as an attempt recognises the text, otherwise all that was seen. */
async function seenIn(
  reader: Reader,
  wanted: Wanted,
  print: Print,
  attempts: readonly Attempt[],
): Promise<string[] | null> {
  const seen: string[] = [];
  for (const attempt of attempts) {
    const text = await reader.read(await cutText(print, wanted, attempt), attempt);
    if (text === wanted.text || (wanted.goesOn && text === `${wanted.text}-`)) return null;
    seen.push(text);
  }
  return seen;
}

/** Returns the space between two words, with the overhang of both. */
function between(word: PrintedText, next: PrintedText): PrintedText {
  const [left, right] = word.box.x < next.box.x ? [word, next] : [next, word];
  const x = left.box.x + left.box.width - 2 * OVERHANG * word.size;
  return { ...word, box: { ...word.box, x, width: right.box.x + 2 * OVERHANG * word.size - x } };
}
