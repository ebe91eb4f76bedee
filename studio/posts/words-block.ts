import { readsFromRight } from '../bidi';
import type { SetText, TextStyle } from '../fit-text';
import type { Box } from '../set-line';
import { splitThoughts } from '../plain-text';
import type { TypeCase } from '../type-case';
import { otherSide, type Canvas } from './canvas';
import { SLOTS, ownOf, type OwnOfSize, type PostDocument, type PostText, type Slot } from './document';
import { fitPart, fitSmaller, type Part } from './fit-part';
import { rulesOf, type Align, type Vertical } from './layout';
import type { PostSize } from './sizes';

/** A text of the post where it was set. A long headline is two texts, its second thought smaller. */
export interface SetSlot {
  slot: Slot;
  set: SetText;
  /** The field behind a badge or a button, in pixels. */
  field: Box | null;
}

export interface WordsBlock {
  slots: SetSlot[];
  /** Extent of all words and their fields. */
  box: Box;
  /** Slots that were set smaller than one reads on a phone. */
  small: Slot[];
  /** Slots with a character that no font has, or that do not read back letter for letter. */
  broken: Slot[];
}

/** Smallest readable sizes on a canvas of 1080 by 1080 pixels: about 10 pixels of a phone's screen. */
const FLOORS: Record<Slot, number> = { headline: 40, second: 26, button: 24, badge: 22, contact: 22 };

/** Heights and gaps of the block on a canvas of 1080 by 1080 pixels. */
const BADGE = { height: 50, size: 25, padding: 22, gap: 24 };
const BUTTON = { height: 74, size: 31, padding: 34, gap: 34 };
const CONTACT = { height: 34, size: 28, gap: 26 };
/** Space between a button and the contact line beside it. */
const BESIDE = 30;
const SECOND = { size: 42, gap: 22, share: 0.34 };
/**
 * Space from the foot of a headline's letters to the text below, in parts of its size: below large letters a fixed gap
 * looks closed. A small place gives at most this share of its height to it; slabs, which reach beyond their letters, more.
 */
const BELOW_HEADLINE = { size: 0.48, share: 0.08, slabs: 0.14 };

const aligns: Record<string, Align> = { LEFT: 'left', CENTER: 'center', RIGHT: 'right' };

/** Returns a text as a size shows it; empty for a hidden one. */
function textOf(slot: Slot, { text, hidden }: PostText, own: OwnOfSize | undefined): string {
  const isHidden = hidden || own?.hidden.some((name) => name === slot.toUpperCase());
  return isHidden ? '' : ((slot === 'headline' ? own?.headline : undefined) ?? text).replaceAll(/\s+/gu, ' ').trim();
}

/** Returns the texts of a size in the order of the block; empty and hidden ones are left out. */
export function textsOf(document: PostDocument, size: PostSize): Partial<Record<Slot, string>> {
  const own = ownOf(document, size);
  const texts: Partial<Record<Slot, string>> = {};
  for (const slot of SLOTS) {
    const text = textOf(slot, document.words[slot], own);
    if (text) texts[slot] = text;
  }
  return texts;
}

/** The parts of a document that its headline follows from. */
export interface HeadlineParts {
  headline: PostText;
  perSize: readonly OwnOfSize[];
}

/** Returns the headline of a size; empty for none. */
export const headlineOf = ({ headline, perSize }: HeadlineParts, size: PostSize): string =>
  textOf('headline', headline, ownOf({ perSize }, size));

/** Sets all words of a size into a place, one below the other. Nothing leaves the place and nothing overlaps. */
export async function setWordsBlock(
  type: TypeCase,
  canvas: Canvas,
  document: PostDocument,
  place: { box: Box; align: Align; vertical: Vertical },
): Promise<WordsBlock> {
  const { unit, layout, size } = canvas;
  const rules = rulesOf(layout);
  const texts = textsOf(document, size);
  const { words } = document;
  const scaleOf = (slot: Slot) => words[slot].scale * (slot === 'headline' ? (ownOf(document, size)?.scale ?? 1) : 1);
  // all words stand at one side, that of the headline's script; a mirrored canvas has changed it already
  const isFromRight = readsFromRight(texts.headline ?? '');
  const side = isFromRight && !canvas.mirrored ? otherSide[place.align] : place.align;
  const alignOf = (slot: Slot): Align => aligns[words[slot].align ?? ''] ?? side;
  const { weight, max, leading = 1.05, tracking = 0 } = layout.headline;
  const pair = type.pair;
  const { head, rest } = splitThoughts(texts.headline ?? '');
  // a word or two may fill the space that a sentence needs
  const grow = head.length <= 8 ? 1.5 : head.length <= 14 ? 1.22 : 1;
  const part = (slot: Slot, text: string, style: Omit<TextStyle, 'align'>): Part => ({
    slot,
    text,
    scale: scaleOf(slot),
    style: { ...style, align: alignOf(slot), ...(rules >= 4 && { phrases: true }) },
  });
  const headline = part('headline', head, {
    family: 'display',
    weight,
    max: max * unit * grow,
    leading: leading * (pair?.leading ?? 1),
    tracking: tracking + (pair?.tracking ?? 0),
  });
  const plain = (slot: Slot, text: string, weightOfText: TextStyle['weight'], most: number) =>
    part(slot, text, { family: 'text', weight: weightOfText, max: most * unit, leading: 1.34 });

  const { box } = place;
  const cell = async (slot: Slot, { height, size: most, padding = 0 }: Metrics, by: number): Promise<Cell | null> => {
    const text = texts[slot];
    if (!text) return null;
    const style = plain(slot, text, slot === 'contact' ? 500 : 600, (most * by) / unit);
    const inner = { x: 0, y: 0, width: box.width - 2 * padding * by, height: height * by * (padding ? 0.62 : 1) };
    return { slot, set: await fitPart(type, style, inner), padding: padding * by, align: alignOf(slot) };
  };
  // beside the button where there is room for the contact line, else below
  const isBeside =
    widthOf(await cell('button', BUTTON, unit)) + BESIDE * unit + widthOf(await cell('contact', CONTACT, unit)) <=
    box.width;
  const wanted =
    (texts.badge ? BADGE.height + BADGE.gap : 0) +
    (texts.button ? BUTTON.height + BUTTON.gap : 0) +
    (texts.contact && !(texts.button && isBeside) ? CONTACT.height + CONTACT.gap : 0);
  // in a low place they take half of it at most
  const small = Math.min(unit, box.height / 2 / wanted);
  const room = box.height - (wanted === 0 ? 0 : wanted * small);
  const isOnSlabs = layout.words.on === 'slabs';
  const gap = Math.min(SECOND.gap * unit * (isOnSlabs ? 2.4 : 1), room * 0.1);

  // the smaller texts first: the headline gets all that they leave
  const below = [
    ...(rest ? [plain('headline', rest, 500, SECOND.size + 4)] : []),
    ...(texts.second ? [plain('second', texts.second, 400, SECOND.size)] : []),
  ];
  const isRestLong = rest.length > head.length * 2;
  const shareOfEach = below.length > 1 ? SECOND.share * 0.8 : isRestLong ? 0.46 : SECOND.share;
  const setBelow =
    rules >= 4 && below.length > 1
      ? await fitSmaller(type, below, { ...box, height: room }, isRestLong ? [0.44, 0.16] : [0.3, 0.24])
      : await Promise.all(below.map((one) => fitPart(type, one, { ...box, height: room * shareOfEach })));
  const usedBelow = setBelow.reduce((sum, { box: used }) => sum + used.height + gap, 0);
  const reserve =
    below.length > 0 && head && rules !== 1
      ? Math.min(
          headline.style.max * 0.3,
          room * (isOnSlabs && rules >= 4 ? BELOW_HEADLINE.slabs : BELOW_HEADLINE.share),
        )
      : 0;
  const headRoom = { ...box, height: room - usedBelow - reserve };
  const setHead = head ? await fitPart(type, headline, headRoom) : null;
  const belowHead = setHead ? Math.min(gap + reserve, Math.max(gap, spaceBelow(setHead))) : gap;

  const rows: Row[] = [];
  const add = (cells: (Cell | null)[], height: number, gapAfter: number, gapBefore?: number) => {
    const there = cells.filter((one) => one !== null);
    if (there.length === 0) return;
    const last = rows.at(-1);
    if (last && gapBefore !== undefined) last.gapAfter = gapBefore;
    rows.push({ cells: there, height, gapAfter });
  };
  const textRow = (slot: Slot, set: SetText, gapAfter: number) =>
    add([{ slot, set, padding: 0, align: alignOf(slot) }], set.box.height, gapAfter);
  add([await cell('badge', BADGE, small)], BADGE.height * small, BADGE.gap * small);
  if (setHead) textRow('headline', setHead, belowHead);
  setBelow.forEach((set, index) => textRow(below[index]?.slot ?? 'second', set, gap));
  const button = await cell('button', BUTTON, small);
  const contact = await cell('contact', CONTACT, small);
  add([button, isBeside && button ? contact : null], BUTTON.height * small, CONTACT.gap * small, BUTTON.gap * small);
  if (!(isBeside && button)) add([contact], CONTACT.height * small, 0, CONTACT.gap * small);

  return placeRows(rows, place, unit, BESIDE * small, { ...texts, headline: head + rest });
}

/** Returns the space below a headline's ink, which reaches below the foot of its letters where one has a descender. */
function spaceBelow({ size, box, lines }: SetText): number {
  const foot = lines.at(-1)?.baseline ?? box.y + box.height;
  return size * BELOW_HEADLINE.size - (box.y + box.height - foot);
}

const widthOf = (cell: Cell | null): number => (cell ? cell.set.box.width + 2 * cell.padding : 0);

interface Metrics {
  height: number;
  size: number;
  padding?: number;
}

interface Cell {
  slot: Slot;
  set: SetText;
  /** Of its field to the left and right; zero for a text without a field. */
  padding: number;
  align: Align;
}

/** Texts side by side. */
interface Row {
  cells: Cell[];
  height: number;
  gapAfter: number;
}

function placeRows(
  rows: readonly Row[],
  { box, vertical }: { box: Box; vertical: Vertical },
  unit: number,
  beside: number,
  texts: Partial<Record<Slot, string>>,
): WordsBlock {
  const used = rows.reduce((sum, { height, gapAfter }, at) => sum + height + (at < rows.length - 1 ? gapAfter : 0), 0);
  const free = Math.max(0, box.height - used);
  const top = box.y + (vertical === 'middle' ? free / 2 : vertical === 'bottom' ? free : 0);
  let y = top;
  const slots: SetSlot[] = [];
  for (const { cells, height, gapAfter } of rows) {
    const widths = cells.map(({ set, padding }) => set.box.width + 2 * padding);
    const across = widths.reduce((sum, width) => sum + width, 0) + beside * (cells.length - 1);
    const isFromRight = readsFromRight(texts[cells[0]?.slot ?? 'headline'] ?? '');
    const side = cells[0]?.align ?? 'left';
    let x = box.x + (side === 'center' ? (box.width - across) / 2 : side === 'right' ? box.width - across : 0);
    const inOrder = isFromRight ? cells.toReversed() : cells;
    for (const { slot, set, padding } of inOrder) {
      const width = set.box.width + 2 * padding;
      const field = padding > 0 ? { x, y, width, height } : null;
      // a text alone in its row keeps the alignment of its own
      const dx = padding > 0 || cells.length > 1 ? x + padding - set.box.x : box.x;
      slots.push({ slot, set: moved(set, dx, y + (height - set.box.height) / 2 - set.box.y), field });
      x += width + beside;
    }
    y += height + gapAfter;
  }
  const boxes = slots.map(({ set, field }) => field ?? set.box);
  const left = Math.min(...boxes.map((one) => one.x), box.x + box.width);
  const right = Math.max(...boxes.map((one) => one.x + one.width), left);
  return {
    slots,
    box: { x: left, y: top, width: right - left, height: used },
    small: [...new Set(slots.filter(({ slot, set }) => set.size < FLOORS[slot] * unit * 0.99).map(({ slot }) => slot))],
    broken: brokenSlots(slots, texts),
  };
}

/** A set text at another position. Its outlines are moved when they are drawn. */
function moved(set: SetText, dx: number, dy: number): SetText {
  const shift = (one: Box): Box => ({ ...one, x: one.x + dx, y: one.y + dy });
  return {
    ...set,
    shift: { x: (set.shift?.x ?? 0) + dx, y: (set.shift?.y ?? 0) + dy },
    box: shift(set.box),
    lines: set.lines.map((line) => ({ ...line, box: shift(line.box), baseline: line.baseline + dy })),
  };
}

const withoutSpaces = (text: string) => text.replaceAll(/\s+/gu, '');

/** Returns the slots whose letters, read back from what was set, differ from the given text. */
function brokenSlots(slots: readonly SetSlot[], texts: Partial<Record<Slot, string>>): Slot[] {
  const readBack = new Map<Slot, string | null>();
  for (const { slot, set } of slots) {
    const before = readBack.get(slot);
    readBack.set(slot, before === null || set.readBack === null ? null : (before ?? '') + set.readBack);
  }
  return [...readBack].flatMap(([slot, read]) => (read === withoutSpaces(texts[slot] ?? '') ? [] : [slot]));
}
