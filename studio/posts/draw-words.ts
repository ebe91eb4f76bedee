import { contrast, nearestReadable, readableOn } from '../colour';
import type { SetText } from '../fit-text';
import type { Box, SetLine } from '../set-line';
import { brandInk } from './brand';
import { colourOf, tenth, type Canvas } from './canvas';
import { coloursOf, shadeFor, type Shade } from './contrast-guard';
import type { Slot } from './document';
import { roundedRect } from './picture-frame';
import { rulesOf } from './layout';
import { coloursUnder, type FramedPicture } from './picture-sample';
import type { WordsBlock } from './place-rows';

/** A text with its box and colours, for tests of fit and contrast. */
export interface PlacedWords {
  slot: Slot;
  box: Box;
  size: number;
  /** Its lines from the top. */
  lines: Pick<SetLine, 'box' | 'baseline' | 'stops'>[];
  ink: string;
  /** The plain colour below; null for words on the picture. */
  ground: string | null;
}

/** Draws a text in one colour; emoji keep theirs. */
function drawText({ path, pictures, shift = { x: 0, y: 0 } }: SetText, ink: string): string {
  return `<g transform="translate(${tenth(shift.x)} ${tenth(shift.y)})"><path d="${path}" fill="${ink}"/>${pictures}</g>`;
}

/** Draws a rectangle. */
export const rect = ({ x, y, width, height }: Box, fill: string): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${fill}"/>`;

/** Returns a box that is larger on each side. */
export const grown = ({ x, y, width, height }: Box, by: number, high = by): Box => ({
  x: x - by,
  y: y - high,
  width: width + 2 * by,
  height: height + 2 * high,
});

/** The words of a post as SVG elements. */
export interface DrawnWords {
  /** Shade, plate or slabs. */
  behind: string;
  /** Drawn when it is asked for: words are set in several places and stand in one. */
  words: () => string;
  placed: PlacedWords[];
  /** What lies between the picture and the words; null for none. */
  shade: Shade | null;
  /** How far what is behind the words reaches beyond them, in pixels. */
  around: number;
}

/** Returns the colour of words on a ground. A brand gets the nearest shade of its own inks, not black or white. */
const inkOn = ({ isBrand }: Canvas, ground: string, ...preferred: [string, ...string[]]): string =>
  isBrand ? brandInk(ground, ...preferred) : readableOn(ground, ...preferred);

/** Draws the words and what they need to be read: a shade over the picture, a plate, or slabs. */
export function drawWords(canvas: Canvas, framed: FramedPicture, block: WordsBlock): DrawnWords {
  const { palette, layout, unit } = canvas;
  const ground = colourOf(palette, layout.ground);
  const plate = colourOf(palette, layout.words.plate ?? 'ground');
  const inks = inksOf(canvas);
  const free = block.slots.filter(({ field }) => !field).map(({ set }) => grown(set.box, unit * 6));
  switch (layout.words.on) {
    case 'ground':
      return inked(canvas, block, () => ({ ink: inkOn(canvas, ground, ...inks), ground }));
    case 'plate':
    case 'bubble':
      return withPlate(canvas, block, plate);
    case 'slabs':
      return withSlabs(canvas, block, slabOn(canvas, framed, block, plate));
    case 'picture': {
      const shade = shadeFor(framed, free, palette, layout.rules);
      if (!shade) return withPlate(canvas, block, palette.ground);
      const drawn = inked(canvas, block, () => ({ ink: shade.ink, ground: null }), { shade });
      return { ...drawn, behind: shadeBehind(canvas, block.box, shade), shade };
    }
  }
}

/** Returns the colours of a layout's headline, the preferred one first. */
const inksOf = ({ layout, palette }: Canvas): [string, ...string[]] => {
  const [first, ...others] = layout.words.inks;
  return [palette[first], ...others.map((role) => palette[role])];
};

/** Draws the words with the colours that `colours` gives them; badge and button have fields of their own, or of one colour. */
function inked(
  canvas: Canvas,
  block: WordsBlock,
  colours: (slot: Slot) => { ink: string; ground: string | null },
  { shade, fields }: { shade?: Shade; fields?: string } = {},
): DrawnWords {
  const { palette, layout } = canvas;
  const placed: PlacedWords[] = [];
  const parts: (() => string)[] = [];
  for (const { slot, set, field } of block.slots) {
    let { ink, ground } = colours(slot);
    if (field) {
      ground = fields ?? fieldColour(canvas, slot, shade ? shade.colour : ground);
      ink = inkOn(canvas, ground, palette.ground, palette.deep);
      const radius = slot === 'badge' || layout.words.on === 'bubble' ? field.height / 2 : field.height * 0.22;
      const path = `<path d="${roundedRect(field, radius)}" fill="${ground}"/>`;
      parts.push(() => path);
    }
    parts.push(() => drawText(set, ink));
    placed.push({
      slot,
      box: set.box,
      size: set.size,
      lines: set.lines.map(({ box, baseline, stops }) => ({ box, baseline, stops })),
      ink,
      ground,
    });
  }
  return {
    behind: '',
    words: () => parts.map((part) => part()).join(''),
    placed,
    shade: null,
    around: canvas.unit * 26,
  };
}

/** Contrast from which a field is visible on its ground. */
const VISIBLE = 1.25;

/** Returns the colour of a badge's or button's field: the layout's, unless it would disappear on its background. */
function fieldColour({ palette, layout }: Canvas, slot: Slot, ground: string | null): string {
  const wanted = palette[slot === 'badge' ? layout.words.badge : layout.words.button];
  if (!ground || contrast(wanted, ground) >= VISIBLE) return wanted;
  const other = [palette.main, palette.accent, palette.deep, palette.ground].find(
    (hex) => contrast(hex, ground) >= 1.6,
  );
  // a palette of nearly equal colours has none: a shade of the wanted one
  return other ?? (rulesOf(layout) >= 5 ? nearestReadable(ground, wanted) : wanted);
}

function withPlate(canvas: Canvas, block: WordsBlock, plate: string): DrawnWords {
  const { palette, unit, layout } = canvas;
  const ink = inkOn(canvas, plate, ...inksOf(canvas), palette.deep);
  const drawn = inked(canvas, block, () => ({ ink, ground: plate }));
  const isBubble = layout.words.on === 'bubble';
  const box = grown(block.box, unit * (isBubble ? 50 : 46), unit * (isBubble ? 46 : 44));
  const shape = roundedRect(box, unit * (isBubble ? 64 : 14));
  return {
    ...drawn,
    // a bubble has a tail
    around: unit * (isBubble ? 112 : 52),
    behind: `${plateShadow(box, unit, isBubble)}<path d="${shape}" fill="${plate}"/>${isBubble ? tail(canvas, box, plate) : edge(canvas, box)}`,
  };
}

const plateShadow = (box: Box, unit: number, isBubble: boolean): string =>
  `<path d="${roundedRect({ ...box, y: box.y + unit * 10 }, unit * (isBubble ? 64 : 14))}" fill="#000000" fill-opacity=".18"/>`;

/** A stripe of colour at the head of a card: at its side, or over the middle of centred words. */
function edge({ unit, palette, layout, arrangement }: Canvas, { x, y, width, height }: Box): string {
  const isCentred = arrangement.places[0].align === 'center' && rulesOf(layout) >= 4;
  const stripe = isCentred
    ? { x: x + width / 2 - unit * 42, y, width: unit * 84, height: unit * 10 }
    : { x, y: y + unit * 30, width: unit * 10, height: height - unit * 60 };
  return rect(stripe, palette.accent);
}

/** The tail of a speech bubble: towards the larger free part of the picture. */
function tail({ height, unit }: Canvas, box: Box, fill: string): string {
  const isBelow = box.y + box.height / 2 <= height / 2;
  const x = box.x + box.width * 0.24;
  const y = isBelow ? box.y + box.height - unit * 2 : box.y + unit * 2;
  const way = isBelow ? 1 : -1;
  return `<path d="M${tenth(x)} ${tenth(y)}q${tenth(unit * 4)} ${tenth(way * unit * 44)} ${tenth(unit * -34)} ${tenth(way * unit * 66)}q${tenth(unit * 88)} ${tenth(way * unit * -6)} ${tenth(unit * 104)} ${tenth(way * unit * -66)}Z" fill="${fill}"/>`;
}

/** Distance from which a slab is not lost on the picture. */
const CLEAR = 0.26;

/** Returns the colour of slabs: the layout's, unless the picture has the same one there. */
function slabOn({ palette, layout }: Canvas, framed: FramedPicture, { box }: WordsBlock, wanted: string): string {
  if (rulesOf(layout) < 4) return wanted;
  const all = coloursUnder(framed, box, 'mean');
  const away = (hex: string) =>
    all.reduce((sum, [red, green, blue]) => sum + distanceTo(hex, red, green, blue), 0) / all.length;
  return [wanted, palette.accent, palette.deep].find((hex) => away(hex) >= CLEAR) ?? wanted;
}

const distanceTo = (hex: string, red: number, green: number, blue: number): number => {
  const [r, g, b] = coloursOf(hex);
  return Math.hypot(r - red, g - green, b - blue) / 441.7;
};

/** A slab behind each line of the headline; the other words stand on slabs of paper. */
function withSlabs(canvas: Canvas, block: WordsBlock, slab: string): DrawnWords {
  const { palette, unit, layout } = canvas;
  const onSlab = inkOn(canvas, slab, palette.ground, palette.deep);
  const second = inkOn(canvas, palette.ground, palette.deep);
  const fields = block.slots
    .filter(({ field }) => !field)
    .flatMap(({ slot, set }) =>
      set.lines.map(({ box, baseline }) => {
        const top = Math.min(box.y - set.size * 0.08, baseline - set.size * 0.86);
        const bottom = Math.max(box.y + box.height + set.size * 0.08, baseline + set.size * 0.3);
        const around = { x: box.x - unit * 20, y: top, width: box.width + unit * 40, height: bottom - top };
        return rect(around, slot === 'headline' ? slab : palette.ground);
      }),
    );
  const colours = (slot: Slot) =>
    slot === 'headline' ? { ink: onSlab, ground: slab } : { ink: second, ground: palette.ground };
  // badge and button lie on the picture, as the slabs do
  const drawn = inked(canvas, block, colours, rulesOf(layout) >= 4 ? { fields: slab } : {});
  return { ...drawn, behind: fields.join('') };
}

/** Draws a shade that is even behind the words and fades towards the middle of the picture. */
function shadeBehind({ width, height, unit }: Canvas, words: Box, { colour, alpha }: Shade): string {
  const box = grown(words, unit * 40);
  const middle = { x: (words.x + words.width / 2) / width, y: (words.y + words.height / 2) / height };
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${Math.round(Math.min(1, Math.max(0, offset)) * 1000) / 1000}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const fade = 0.24;
  const isBeside = words.width < width * 0.58 && width > height;
  const [from, to] = isBeside
    ? [box.x / width, (box.x + box.width) / width]
    : [box.y / height, (box.y + box.height) / height];
  const position = isBeside ? middle.x : middle.y;
  const isMiddle = !isBeside && position > 0.36 && position < 0.64;
  const floor = isMiddle ? Math.round(alpha * 62) / 100 : 0;
  const stops =
    position > 0.64 || (isBeside && position > 0.5)
      ? stop(from - fade, 0) + stop(from, alpha) + stop(1, alpha)
      : position < 0.36 || isBeside
        ? stop(0, alpha) + stop(to, alpha) + stop(to + fade, 0)
        : stop(from - fade, floor) + stop(from, alpha) + stop(to, alpha) + stop(to + fade, floor);
  const way = isBeside ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  return `<defs><linearGradient id="shade" x1="0" y1="0" ${way}>${stops}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#shade)"/>`;
}
