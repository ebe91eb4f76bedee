import { canDraw } from './fonts';
import type { TypeCase } from './type-case';

/** Longer texts end here, after a whole word: no post of a thousand letters can be read on a phone. */
export const LONGEST_TEXT = 420;

// Punctuation that the fonts lack but that has a plain twin.
const TWINS: Record<string, string> = {
  '\u2011': '-',
  '\u2010': '-',
  '\u2212': '-',
  '\u00ad': '',
  '\u2028': ' ',
  '\u2029': ' ',
};

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The text as it can be printed: composed, one space between words, and without control characters and what no font
 * and no drawing of ours has (dropped, never shown as empty boxes). May answer an empty string.
 */
export function printable(type: TypeCase, text: string, limit = LONGEST_TEXT): string {
  const plain = [...text.slice(0, limit * 8).normalize('NFC')]
    .map((character) => TWINS[character] ?? character)
    .join('');
  let kept = '';
  for (const { segment } of clusters.segment(plain)) {
    if (/^\s/u.test(segment)) kept += ' ';
    else kept += drawable(type, segment);
  }
  return shortened(kept.replace(/ +/gu, ' ').trim(), limit);
}

/** What of a cluster can be drawn: all of it, its letters without marks that no font has, or nothing. */
function drawable(type: TypeCase, cluster: string): string {
  // zero width and direction marks would be 'printed' by fonts that have an empty glyph for them
  const visible = cluster.replace(/[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffc\ufffd]/gu, '');
  if (visible === '' || /^[\u200c\u200d\ufe0e\ufe0f]+$/u.test(visible)) return '';
  if (canDraw(type, visible)) return visible;
  // a family that was never drawn is shown as its members
  const members = visible.split('\u200d');
  if (members.length > 1) return members.map((member) => drawable(type, member)).join('');
  const base = visible.replace(/\p{M}/gu, '');
  return base !== '' && canDraw(type, base) ? base : '';
}

function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit);
  return text
    .slice(0, space > limit / 2 ? space : limit)
    .toWellFormed()
    .trimEnd();
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
