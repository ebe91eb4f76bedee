import { canDraw, clustersOf, composed } from './fonts';
import type { TypeCase } from './type-case';

/** Maximum length in characters, cut after a whole word: a post of a thousand letters cannot be read on a phone. */
export const LONGEST_TEXT = 420;

/**
 * Returns the printable form of a text: composed, with single spaces between words. Control characters, and characters
 * without a font or drawing, are dropped, never shown as empty boxes. May return an empty string.
 */
export function printable(type: TypeCase, text: string, limit = LONGEST_TEXT): string {
  let printed = '';
  for (const { segment } of clustersOf(composed(text.slice(0, limit * 8)))) {
    if (/^\s/u.test(segment)) printed += ' ';
    else printed += drawable(type, segment);
  }
  return shortened(printed.replace(/ +/gu, ' ').trim(), limit);
}

/** Returns the drawable part of a cluster: all of it, its letters without marks that no font has, or nothing. */
function drawable(type: TypeCase, cluster: string): string {
  // some fonts have an empty glyph for zero-width and direction marks, which would be 'printed'
  const visible = cluster.replace(/[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffc\ufffd]/gu, '');
  if (visible === '' || /^[\u200c\u200d\ufe0e\ufe0f]+$/u.test(visible)) return '';
  if (canDraw(type, visible)) return visible;
  // a joined emoji without a drawing is shown as its members
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

/** Splits a long text after its first sentences, so that the rest can be set smaller. The words stay unchanged. */
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
