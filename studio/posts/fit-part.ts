import { readsFromRight } from '../bidi';
import { fitText, type SetText, type TextStyle } from '../fit-text';
import type { Box } from '../set-line';
import type { TypeCase } from '../type-case';
import { otherSide } from './canvas';
import type { Slot } from './document';

/** A text of a post, before it is set. */
export interface Part {
  slot: Slot;
  text: string;
  style: TextStyle;
  scale: number;
}

/** Sets texts below each other, none larger than the one above it. @param shares of the height, for each of them */
export async function fitSmaller(
  type: TypeCase,
  parts: readonly Part[],
  room: Box,
  shares: readonly number[],
): Promise<SetText[]> {
  const set: SetText[] = [];
  for (const [index, part] of parts.entries()) {
    const max = Math.min(part.style.max, (set.at(-1)?.size ?? Infinity) * part.scale);
    const height = room.height * (shares[index] ?? 0);
    set.push(await fitPart(type, { ...part, style: { ...part.style, max } }, { ...room, height }));
  }
  return set;
}

const settings = new WeakMap<TypeCase, Map<string, SetText>>();
/** More than the texts of a post in all places of all of its sizes. */
const MOST_SETTINGS = 160;

/**
 * Sets a text as large as its room allows, then by its own scale. While one text is typed the others stay as they are,
 * so the last ones are remembered.
 */
export async function fitPart(type: TypeCase, part: Part, { width, height }: Box): Promise<SetText> {
  const known = settings.get(type) ?? new Map<string, SetText>();
  settings.set(type, known);
  const key = JSON.stringify([part, width, height]);
  const set = known.get(key) ?? (await setPart(type, part, { x: 0, y: 0, width, height }));
  // the one that was used last stays longest
  known.delete(key);
  known.set(key, set);
  if (known.size > MOST_SETTINGS) known.delete(known.keys().next().value ?? '');
  return set;
}

async function setPart(type: TypeCase, { text, style, scale }: Part, room: Box): Promise<SetText> {
  // fitText takes left for the side where a line begins
  const align = readsFromRight(text) ? otherSide[style.align ?? 'left'] : style.align;
  const wanted = { ...style, align, vertical: 'top' as const, max: style.max * Math.max(1, scale) };
  const set = await fitText(type, text, room, wanted);
  return scale >= 1 ? set : fitText(type, text, room, { ...wanted, max: set.size * scale });
}
