import { mix } from '../colour';
import type { Box } from '../set-line';
import type { Palette } from '../palettes';
import type { PostDocument } from './document';
import { chanceFrom, type Chance } from '../seed';
import type { Align, Arrangement, LayoutSpec, Paint, Place, Tile } from './layout';
import { POST_SIZES, safeFrames, shapes, type FractionBox, type PostSize } from './sizes';

/** The canvas of one size with its arrangement in pixels. */
export interface Canvas {
  size: PostSize;
  width: number;
  height: number;
  /** Pixels of what is one pixel on a canvas of 1080 by 1080. */
  unit: number;
  palette: Palette;
  /** The same post has the same random shapes in every size. */
  chance: Chance;
  layout: LayoutSpec;
  arrangement: Arrangement;
  /** Whether left and right are exchanged. */
  mirrored: boolean;
  /** Whether the palette is a brand's: where its inks can't be read, words get the nearest shade of them. */
  isBrand: boolean;
}

export function openCanvas(
  layout: LayoutSpec,
  size: PostSize,
  palette: PostDocument['palette'],
  { seed, mirrored }: { seed: string; mirrored: boolean },
): Canvas {
  const { width, height } = POST_SIZES[size];
  return {
    size,
    width,
    height,
    unit: Math.sqrt(width * height) / 1080,
    palette,
    chance: chanceFrom(seed),
    layout,
    arrangement: layout.arrangements[shapes[size]],
    mirrored: mirrored && layout.mirrors,
    isBrand: palette.from === 'BRAND',
  };
}

/** Returns a box of the layout in pixels, on the other side where the canvas is mirrored. */
export function boxOf({ width, height, mirrored }: Canvas, [x, y, w, h]: FractionBox): Box {
  return { x: (mirrored ? 1 - x - w : x) * width, y: y * height, width: w * width, height: h * height };
}

/** The alignment on the other side. */
export const otherSide: Record<Align, Align> = { left: 'right', right: 'left', center: 'center' };

/** Returns a place of the layout in pixels, inside the safe frame of the size. */
export function placeOf(canvas: Canvas, { box, align, vertical }: Place): { box: Box } & Omit<Place, 'box'> {
  const wanted = boxOf(canvas, box);
  const safe = boxOf({ ...canvas, mirrored: false }, safeFrames[canvas.size]);
  const x = Math.max(wanted.x, safe.x);
  const y = Math.max(wanted.y, safe.y);
  return {
    box: {
      x,
      y,
      width: Math.min(wanted.x + wanted.width, safe.x + safe.width) - x,
      height: Math.min(wanted.y + wanted.height, safe.y + safe.height) - y,
    },
    align: canvas.mirrored ? otherSide[align] : align,
    vertical,
  };
}

export const tilesOf = (canvas: Canvas): (Omit<Tile, 'box'> & { box: Box })[] =>
  (canvas.arrangement.tiles ?? []).map((tile) => ({ ...tile, box: boxOf(canvas, tile.box) }));

/** Returns a colour of the palette. */
export const colourOf = (palette: Palette, paint: Paint): string =>
  typeof paint === 'string' ? palette[paint] : mix(palette[paint[0]], palette[paint[1]], paint[2]);

/** Rounds to a tenth of a pixel, which is as exact as a picture shows. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
