import { readableOn } from '../colour';
import type { Box } from '../set-line';
import { boxOf, colourOf, tilesOf, type Canvas } from './canvas';
import { coloursOf, over, ratio, type Shade } from './contrast-guard';
import type { LogoCorner, LogoPicture, PostLogo } from './document';
import { grown } from './draw-words';
import type { Vertical } from './layout';
import { roundedRect } from './picture-frame';
import { coloursUnder, luminanceOf, type FramedPicture } from './picture-sample';
import { safeFrames } from './sizes';

/** A logo on the canvas, on whole pixels, so that it is printed as it is. */
export interface PlacedLogo {
  image: string;
  box: Box;
  corner: LogoCorner;
  /** Colour of the plate behind it; null for none. */
  plate: string | null;
}

/** Where a logo stands, before it is known which of its pictures is used. */
export interface LogoSpot {
  box: Box;
  corner: LogoCorner;
}

/** The area of a logo, the most of its sides, and its clear space, on a canvas of 1080 by 1080 pixels. */
const AREA = 128 * 128;
const WIDEST = 330;
const TALLEST = 150;
const CLEAR = 22;
/** A logo may be this much smaller before the words make room for it. */
const SCALES = [1, 0.78];
/** Contrast of a logo with what is below it: WCAG 2.2 (1.4.11). */
const LOGO_CONTRAST = 3;
/** Share of the pixels below that may have less. */
const PERCENTILE = 0.1;

const opposite = {
  across: { TOP_LEFT: 'TOP_RIGHT', TOP_RIGHT: 'TOP_LEFT', BOTTOM_LEFT: 'BOTTOM_RIGHT', BOTTOM_RIGHT: 'BOTTOM_LEFT' },
  down: { TOP_LEFT: 'BOTTOM_LEFT', TOP_RIGHT: 'BOTTOM_RIGHT', BOTTOM_LEFT: 'TOP_LEFT', BOTTOM_RIGHT: 'TOP_RIGHT' },
} as const;

/** The apps cover the lower third of a story: its lower corners would be in the middle of the picture. */
const ownCorner = ({ size }: Canvas, { corner }: PostLogo): LogoCorner =>
  size === 'STORY' && corner.startsWith('BOTTOM') ? opposite.down[corner] : corner;

/** Returns the corners in the order in which they are tried. */
function cornersOf(canvas: Canvas, logo: PostLogo): LogoCorner[] {
  const corner = ownCorner(canvas, logo);
  const across = opposite.across[corner];
  return canvas.size === 'STORY' ? [corner, across] : [corner, across, opposite.down[corner], opposite.down[across]];
}

/** Whether a box lies across the outline of a picture that is cut to a shape. */
function isAcrossOutline(canvas: Canvas, box: Box): boolean {
  const { form, box: frame } = canvas.arrangement.picture;
  return form !== 'whole' && form !== 'panel' && overlaps(box, boxOf(canvas, frame));
}

/** Returns the part of a box that lies in another one. */
function inBoth(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

/** Returns the box of a logo in a corner of the safe frame; inside of a panel's picture rather than across its edge. */
function boxIn(canvas: Canvas, aspect: number, corner: LogoCorner, scale: number): Box {
  const { unit } = canvas;
  const shrink = Math.min(1, WIDEST / Math.sqrt(AREA * aspect), TALLEST / Math.sqrt(AREA / aspect));
  const width = Math.round(Math.sqrt(AREA * aspect) * shrink * unit * scale);
  const height = Math.round(Math.sqrt(AREA / aspect) * shrink * unit * scale);
  const size = { width: Math.max(1, width), height: Math.max(1, height) };
  const safe = boxOf({ ...canvas, mirrored: false }, safeFrames[canvas.size]);
  const box = cornerOf(safe, size, corner);
  const { form, box: frame } = canvas.arrangement.picture;
  const panel = boxOf(canvas, frame);
  if (form !== 'panel' || !overlaps(box, panel) || contains(panel, box)) return box;
  const inner = inBoth(safe, grown(panel, -CLEAR * unit));
  const fits = inner.width >= size.width && inner.height >= size.height;
  return fits ? cornerOf(inner, size, corner) : box;
}

const cornerOf = (area: Box, { width, height }: { width: number; height: number }, corner: LogoCorner): Box => ({
  x: corner.endsWith('LEFT') ? Math.ceil(area.x) : Math.floor(area.x + area.width) - width,
  y: corner.startsWith('TOP') ? Math.ceil(area.y) : Math.floor(area.y + area.height) - height,
  width,
  height,
});

const contains = (outer: Box, box: Box): boolean =>
  box.x >= outer.x &&
  box.y >= outer.y &&
  box.x + box.width <= outer.x + outer.width &&
  box.y + box.height <= outer.y + outer.height;

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Both pictures of a logo have room: the wider and the taller one. */
const aspectOf = ({ light, dark }: PostLogo): number => (light ?? dark)?.ratio ?? 1;

/**
 * Returns a place for a logo that touches none of the words: its own corner if that is free, else another one, and
 * rather one beside the outline of the picture than across it.
 * @param taken the boxes of the words with what lies behind them
 * @returns null when the words leave no corner free
 */
export function freeSpot(canvas: Canvas, logo: PostLogo, taken: readonly Box[]): LogoSpot | null {
  const spots = SCALES.flatMap((scale) =>
    cornersOf(canvas, logo).map((corner) => ({ corner, box: boxIn(canvas, aspectOf(logo), corner, scale) })),
  );
  const free = spots.filter(({ box }) => {
    const clear = grown(box, CLEAR * canvas.unit);
    return !taken.some((one) => overlaps(clear, one));
  });
  return free.find(({ box }) => !isAcrossOutline(canvas, box)) ?? free[0] ?? null;
}

/**
 * Returns the logo's own corner, and the part of the words' place that leaves it free.
 * @param around what lies around the words, in pixels
 */
export function spotBeside<Place extends { box: Box; vertical: Vertical }>(
  canvas: Canvas,
  logo: PostLogo,
  place: Place,
  around: number,
): { spot: LogoSpot; place: Place } {
  const corner = ownCorner(canvas, logo);
  const box = boxIn(canvas, aspectOf(logo), corner, SCALES.at(-1) ?? 1);
  const gap = CLEAR * canvas.unit + around + 1;
  const { x, width } = place.box;
  const bottom = place.box.y + place.box.height;
  const isTop = corner.startsWith('TOP');
  const top = isTop ? Math.max(place.box.y, box.y + box.height + gap) : place.box.y;
  const end = isTop ? bottom : Math.min(bottom, box.y - gap);
  return {
    spot: { box, corner },
    place: { ...place, box: { x, y: top, width, height: end - top } },
  };
}

/** Returns the colours that lie below a box: of the picture, and of the plain fields beside it. */
function coloursBelow(canvas: Canvas, framed: FramedPicture, box: Box, shade: Shade | null) {
  const { frame } = framed;
  const isInside = contains(frame, box);
  const isCut = canvas.arrangement.picture.form !== 'whole' && canvas.arrangement.picture.form !== 'panel';
  const pictured = overlaps(box, frame)
    ? [...coloursUnder(framed, box, 'dark'), ...coloursUnder(framed, box, 'light')]
    : [];
  const tiles = tilesOf(canvas).filter((tile) => overlaps(tile.box, box));
  const plain =
    isInside && !isCut
      ? []
      : [colourOf(canvas.palette, canvas.layout.ground), ...tiles.flatMap(({ fill }) => canvas.palette[fill])];
  const decor = [...canvas.layout.below, ...canvas.layout.above];
  if (decor.includes('hill') && box.y + box.height > canvas.height * 0.7)
    plain.push(canvas.palette.second, canvas.palette.main);
  const shaded = shade ? pictured.map((colour) => over(colour, coloursOf(shade.colour), shade.alpha)) : [];
  // of a few plain colours and many cells, each kind counts
  return [[...pictured], [...shaded], plain.map(coloursOf)].filter((kind) => kind.length > 0);
}

/** Returns the contrast of a logo with all but the worst pixels of each kind below it; a full picture has no ground. */
function contrastOf({ ink }: LogoPicture, kinds: readonly (readonly (readonly [number, number, number])[])[]): number {
  if (!ink) return 21;
  const light = luminanceOf(coloursOf(ink));
  const worst = kinds.map((colours) => {
    const all = colours.map((under) => ratio(light, luminanceOf(under))).sort((a, b) => a - b);
    return all[Math.floor(all.length * PERCENTILE)] ?? 21;
  });
  return Math.min(...worst, 21);
}

/**
 * Chooses which of a logo's pictures stands in its place, and the plate behind it where neither can be seen.
 * @param shade what lies on the picture behind the words
 */
export function drawLogo(
  canvas: Canvas,
  framed: FramedPicture,
  logo: PostLogo,
  { box, corner }: LogoSpot,
  shade: Shade | null,
): PlacedLogo {
  const wanted = { AUTO: [logo.light, logo.dark], LIGHT: [logo.light], DARK: [logo.dark] }[logo.ground];
  const asked = wanted.filter((one) => one !== null);
  const choice = asked.length > 0 ? asked : [logo.light ?? logo.dark].filter((one) => one !== null);
  const kinds = coloursBelow(canvas, framed, box, shade);
  const [best] = choice
    .map((picture) => ({ picture, contrast: contrastOf(picture, kinds) }))
    .toSorted((a, b) => b.contrast - a.contrast);
  if (!best) throw new Error('A logo has no picture');
  const { picture, contrast } = best;
  const { ground, deep } = canvas.palette;
  const plate = contrast >= LOGO_CONTRAST || !picture.ink ? null : readableOn(picture.ink, ground, deep, '#ffffff');
  return { image: picture.image, box: fitInto(box, picture.ratio), corner, plate };
}

/** Returns the largest box of a proportion at the middle of another box, on whole pixels. */
function fitInto(box: Box, aspect: number): Box {
  const width = Math.max(1, Math.round(Math.min(box.width, box.height * aspect)));
  const height = Math.max(1, Math.round(Math.min(box.height, box.width / aspect)));
  return {
    x: box.x + Math.floor((box.width - width) / 2),
    y: box.y + Math.floor((box.height - height) / 2),
    width,
    height,
  };
}

/** Draws the plate behind a logo, in its clear space. */
export const plateOf = ({ unit }: Canvas, { box, plate }: PlacedLogo): string =>
  plate ? `<path d="${roundedRect(grown(box, unit * CLEAR * 0.75), unit * 14)}" fill="${plate}"/>` : '';
