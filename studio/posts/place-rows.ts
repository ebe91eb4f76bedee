import { readsFromRight } from '../bidi';
import type { SetText } from '../fit-text';
import type { Box } from '../set-line';
import type { Slot } from './document';
import type { Align, Vertical } from './layout';

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

export interface Cell {
  slot: Slot;
  set: SetText;
  /** Of its field to the left and right; zero for a text without a field. */
  padding: number;
  align: Align;
}

/** Texts side by side. */
export interface Row {
  cells: Cell[];
  height: number;
  gapAfter: number;
}

/** Places rows of texts below each other, and names the texts that are too small or were not set letter for letter. */
export function placeRows(
  rows: readonly Row[],
  { box, vertical }: { box: Box; vertical: Vertical },
  floors: Record<Slot, number>,
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
    small: smallSlots(slots, floors),
    broken: brokenSlots(slots, texts),
  };
}

/** Returns the slots that are smaller than one reads. The second thought of a headline is read as the second line is. */
const smallSlots = (slots: readonly SetSlot[], floors: Record<Slot, number>): Slot[] => {
  const isSmall = ({ slot, set }: SetSlot, at: number) => {
    const isSecondThought = slot === 'headline' && slots.findIndex((one) => one.slot === slot) < at;
    return set.size < (isSecondThought ? floors.second : floors[slot]) * 0.99;
  };
  return [...new Set(slots.filter(isSmall).map(({ slot }) => slot))];
};

/** A set text at another position. Its outlines are moved when they are drawn. */
function moved(set: SetText, dx: number, dy: number): SetText {
  const shift = (one: Box): Box => ({ ...one, x: one.x + dx, y: one.y + dy });
  const { size, readBack } = set;
  return {
    get path() {
      return set.path;
    },
    get pictures() {
      return set.pictures;
    },
    size,
    readBack,
    shift: { x: (set.shift?.x ?? 0) + dx, y: (set.shift?.y ?? 0) + dy },
    box: shift(set.box),
    lines: set.lines.map((line) => ({
      get path() {
        return line.path;
      },
      get pictures() {
        return line.pictures;
      },
      stops: line.stops,
      box: shift(line.box),
      baseline: line.baseline + dy,
    })),
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
