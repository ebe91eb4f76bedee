import { readsFromRight } from '../bidi';
import type { SetText, TextStyle } from '../fit-text';
import type { Box } from '../set-line';
import { splitThoughts } from '../plain-text';
import type { TypeCase } from '../type-case';
import { otherSide, type Canvas } from './canvas';
import { SLOTS, ownOf, type OwnOfSize, type PostDocument, type PostText, type Slot } from './document';
import { fitPart, fitSmaller, type Part } from './fit-part';
import { rulesOf, type Align, type Vertical } from './layout';
import { placeRows, type Cell, type Row, type WordsBlock } from './place-rows';
import type { PostSize } from './sizes';
import { textSizesOf, type Metrics } from './text-sizes';

/** Space between a button and the contact line beside it. */
const BESIDE = 30;
const SECOND = { size: 42, gap: 22, share: 0.34 };
/**
 * Space from the foot of a headline's letters to the text below, in parts of its size: below large letters a fixed gap
 * looks closed. A small place gives at most this share of its height to it; slabs, which reach beyond their letters, more.
 */
const BELOW_HEADLINE = { size: 0.48, share: 0.08, slabs: 0.14 };

/** How much of a low place badge, button and contact line may take to be readable. */
const MOST_OF_LOW = 0.66;
const MOST_CONTACT_LINES = 4;
/** How much larger a headline is than the text below it, which is set smaller first, as far as it can be read. */
const ABOVE = 1.7;
/** How much larger it is at least. */
const LEAST_ABOVE = 1.15;

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
  const { layout, size } = canvas;
  const rules = rulesOf(layout);
  const texts = textsOf(document, size);
  const sizes = textSizesOf(canvas);
  const { unit, badge: BADGE, button: BUTTON, contact: CONTACT } = sizes;
  const { floors } = sizes;
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
    style: {
      ...style,
      align: alignOf(slot),
      ...(rules >= 4 && { phrases: true }),
      ...(rules >= 5 && { together: true, floor: floors[slot] }),
    },
  });
  const headline = part('headline', head, {
    family: 'display',
    weight,
    max: max * canvas.unit * grow,
    leading: leading * (pair?.leading ?? 1),
    tracking: tracking + (pair?.tracking ?? 0),
  });
  const plain = (slot: Slot, text: string, weightOfText: TextStyle['weight'], most: number) =>
    part(slot, text, { family: 'text', weight: weightOfText, max: most * unit, leading: 1.34 });

  const { box } = place;
  const cell = async (
    slot: 'badge' | 'button' | 'contact',
    { height, size: most, padding = 0 }: Metrics,
    by: number,
  ): Promise<Cell | null> => {
    const text = texts[slot];
    if (!text) return null;
    const style = plain(slot, text, slot === 'contact' ? 500 : 600, (most * by) / unit);
    const high = height * by * (padding ? sizes.inField : 1);
    const inner = { x: 0, y: 0, width: box.width - 2 * padding * by, height: high };
    let set = await fitPart(type, style, inner);
    // a contact line that is too long to be read as one goes on below
    const enough = Math.max(floors.contact, most * by * sizes.least);
    if (slot === 'contact' && rules >= 5)
      for (let lines = 2; lines <= MOST_CONTACT_LINES && set.size < enough; lines += 1) {
        const more = await fitPart(type, style, { ...inner, height: lines * 1.34 * enough });
        if (more.size > set.size) set = more;
      }
    return { slot, set, padding: padding * by, align: alignOf(slot) };
  };
  // beside the button where there is room for the contact line, else below
  const fitsBeside = async (by: number): Promise<boolean> => {
    const line = await cell('contact', CONTACT, by);
    const isOneLine = rules < 5 || line?.set.lines.length === 1;
    return isOneLine && widthOf(await cell('button', BUTTON, by)) + BESIDE * by + widthOf(line) <= box.width;
  };
  const least = unit * sizes.least;
  const fitsAtFullSize = await fitsBeside(unit);
  const isBeside = fitsAtFullSize || (rules >= 5 && (await fitsBeside(least)));
  const wanted =
    (texts.badge ? BADGE.height + BADGE.gap : 0) +
    (texts.button ? BUTTON.height + BUTTON.gap : 0) +
    (texts.contact && !(texts.button && isBeside) ? CONTACT.height + CONTACT.gap : 0);
  // in a low place they take a part of it at most, or what they need to be read
  const inPlace = Math.min(isBeside && !fitsAtFullSize ? least : unit, (box.height * sizes.share) / wanted);
  const small = Math.max(inPlace, Math.min(least, (box.height * MOST_OF_LOW) / wanted));
  const button = await cell('button', BUTTON, small);
  const contact = await cell('contact', CONTACT, small);
  const contactHeight = Math.max(CONTACT.height * small, rules >= 5 ? (contact?.set.box.height ?? 0) : 0);
  const room = box.height - (wanted === 0 ? 0 : wanted * small) - (contactHeight - CONTACT.height * small);
  const isOnSlabs = layout.words.on === 'slabs';
  const gap = Math.min(SECOND.gap * unit * (isOnSlabs ? 2.4 : 1), room * 0.1);

  // the smaller texts first: the headline gets all that they leave
  const below = [
    ...(rest ? [plain('headline', rest, 500, SECOND.size + 4)] : []),
    ...(texts.second ? [plain('second', texts.second, 400, SECOND.size)] : []),
  ];
  const isRestLong = rest.length > head.length * 2;
  const shareOfEach = below.length > 1 ? SECOND.share * 0.8 : isRestLong ? 0.46 : SECOND.share;
  /** @param by factor of the room below the headline @param most largest size there */
  const setBelowBy = (by: number, most = Infinity): Promise<SetText[]> => {
    const parts = below.map((one) => ({ ...one, style: { ...one.style, max: Math.min(one.style.max, most) } }));
    return rules >= 4 && below.length > 1
      ? fitSmaller(
          type,
          parts,
          { ...box, height: room },
          (isRestLong ? [0.44, 0.16] : [0.3, 0.24]).map((share) => share * by),
        )
      : Promise.all(parts.map((one) => fitPart(type, one, { ...box, height: room * shareOfEach * by })));
  };
  const reserve =
    below.length > 0 && head && rules !== 1
      ? Math.min(
          headline.style.max * 0.3,
          room * (isOnSlabs && rules >= 4 ? BELOW_HEADLINE.slabs : BELOW_HEADLINE.share),
        )
      : 0;
  const setAbove = async (setBelow: SetText[]): Promise<SetText | null> => {
    const usedBelow = setBelow.reduce((sum, { box: used }) => sum + used.height + gap, 0);
    return head ? fitPart(type, headline, { ...box, height: Math.max(1, room - usedBelow - reserve) }) : null;
  };
  const setBoth = async (by: number) => {
    const first = await setBelowBy(by);
    const above = await setAbove(first);
    if (rules < 5 || !above || !first[0] || above.size >= first[0].size * ABOVE) return { above, under: first };
    const under = await setBelowBy(by, Math.max(above.size / ABOVE, floors.second));
    const larger = await setAbove(under);
    if (!larger || !under[0] || larger.size >= under[0].size) return { above: larger, under };
    const smaller = await setBelowBy(by, above.size / LEAST_ABOVE);
    return { above: await setAbove(smaller), under: smaller };
  };
  const lackOf = (set: SetText | null | undefined, slot: Slot) => (set ? Math.max(0, floors[slot] / set.size - 1) : 0);
  const lack = ({ above, under }: Awaited<ReturnType<typeof setBoth>>) =>
    under.reduce((sum, set) => sum + lackOf(set, 'second'), lackOf(above, 'headline'));
  let best = await setBoth(1);
  // texts that are too small get room of each other
  if (rules >= 5 && below.length > 0)
    for (const by of [0.75, 1.35, 1.7]) {
      if (lack(best) < 0.01) break;
      const other = await setBoth(by);
      if (lack(other) < lack(best)) best = other;
    }
  const { above: setHead, under: setBelow } = best;
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
  add([button, isBeside && button ? contact : null], BUTTON.height * small, CONTACT.gap * small, BUTTON.gap * small);
  if (!(isBeside && button)) add([contact], contactHeight, 0, CONTACT.gap * small);

  return placeRows(rows, place, floors, BESIDE * small, { ...texts, headline: head + rest });
}

/** Returns the space below a headline's ink, which reaches below the foot of its letters where one has a descender. */
function spaceBelow({ size, box, lines }: SetText): number {
  const foot = lines.at(-1)?.baseline ?? box.y + box.height;
  return size * BELOW_HEADLINE.size - (box.y + box.height - foot);
}

const widthOf = (cell: Cell | null): number => (cell ? cell.set.box.width + 2 * cell.padding : 0);
