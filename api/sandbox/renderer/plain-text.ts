import { hasGlyph } from './fonts';

/** Longer texts are cut here: no post of a thousand letters can be read on a phone. */
export const LONGEST_TEXT = 420;
const LONGEST_WORD = 60;

// Punctuation that the fonts lack but that has a plain twin.
const TWINS: Record<string, string> = { '\u2011': '-', '\u2010': '-', '\u2212': '-', '\u00ad': '', '\u2028': ' ', '\u2029': ' ' };

/**
 * The text as it can be printed: composed, one space between words, and without emoji, control characters and
 * letters no font of ours has (dropped, never shown as empty boxes). May answer an empty string.
 */
export function printable(text: string, limit = LONGEST_TEXT): string {
  let kept = '';
  for (const character of text.slice(0, limit * 8).normalize('NFC')) {
    const twin = TWINS[character] ?? character;
    if (twin === '') continue;
    const code = twin.codePointAt(0) ?? 32;
    if (/\s/u.test(twin)) kept += ' ';
    else if (code > 31 && !(code >= 127 && code < 160) && !isInvisible(code) && hasGlyph(code)) kept += twin;
  }
  const words = kept.replace(/ +/gu, ' ').trim().split(' ').map(cutWord);
  return cutText(words.join(' '), limit);
}

// Zero width and direction marks would be "printed" by fonts that have an empty glyph for them.
function isInvisible(code: number): boolean {
  return (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f)
    || (code >= 0xfe00 && code <= 0xfe0f) || code === 0xfeff || code === 0xfffc || code === 0xfffd;
}

function cutWord(word: string): string {
  return word.length <= LONGEST_WORD ? word : `${[...word].slice(0, LONGEST_WORD - 1).join('')}…`;
}

function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Splits a long text where its first thoughts end, so that what follows can be set smaller. Words are kept exactly. */
export function splitThoughts(text: string): { head: string; rest: string } {
  if (text.length < 44) return { head: text, rest: '' };
  let best = { head: text, rest: '' };
  for (const match of text.matchAll(/[.!?:;—–]["”’)]?\s|\s[—–|-]\s/gu)) {
    const end = match.index + match[0].length;
    const head = text.slice(0, end).trim();
    const rest = text.slice(end).trim();
    const fits = head.length >= 8 && rest.length >= 8 && head.length <= (best.rest === '' ? 72 : 44);
    if (fits) best = { head, rest };
  }
  return best;
}
