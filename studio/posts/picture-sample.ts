import type { Box } from '../set-line';
import type { ColourMatrix } from './finish';

/** Cells of a sample in each direction. */
export const SAMPLE_SIDE = 48;
/** A cell holds the mean colour, then the darkest and the lightest colour of all but outliers, three bytes each. */
export const CELL_BYTES = 9;

/**
 * What a layout needs to know of a picture. The server makes it once for each picture, so that a browser with another
 * decoder composes with the same numbers.
 */
export interface PictureSample {
  /** Width by height of the picture. */
  ratio: number;
  /** `SAMPLE_SIDE` rows of `SAMPLE_SIDE` cells. */
  cells: Uint8Array;
}

type Colour = readonly [red: number, green: number, blue: number];
export type Tone = 'mean' | 'dark' | 'light';
const OFFSET: Record<Tone, number> = { mean: 0, dark: 3, light: 6 };

/** Returns the part of a picture that fills a frame of the given ratio, in fractions of the picture. */
export function cropFor(pictureRatio: number, frameRatio: number, focalX: number, focalY: number): Box {
  const width = Math.min(1, frameRatio / pictureRatio);
  const height = Math.min(1, pictureRatio / frameRatio);
  const start = (focal: number, length: number) => Math.min(1 - length, Math.max(0, focal - length / 2));
  return { x: start(focalX, width), y: start(focalY, height), width, height };
}

const channel = (value: number): number => {
  const unit = value / 255;
  return unit <= 0.04045 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4;
};
const CHANNELS = Float64Array.from({ length: 256 }, (_, value) => channel(value));

/** Returns WCAG's relative luminance, 0..1. */
export const luminanceOf = ([red, green, blue]: Colour): number =>
  0.2126 * (CHANNELS[Math.round(red)] ?? 0) +
  0.7152 * (CHANNELS[Math.round(green)] ?? 0) +
  0.0722 * (CHANNELS[Math.round(blue)] ?? 0);

const byte = (value: number) => Math.min(255, Math.max(0, value));

/** Returns a colour as the picture's finish shows it. */
export function finished([red, green, blue]: Colour, matrix: ColourMatrix | null): Colour {
  if (!matrix) return [red, green, blue];
  const row = ([a, b, c, d]: readonly [number, number, number, number]) => byte(a * red + b * green + c * blue + d);
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

/** A picture in its frame on the canvas. */
export interface FramedPicture {
  sample: PictureSample;
  /** The frame, in pixels of the canvas. */
  frame: Box;
  /** The part of the picture in it, in fractions of the picture. */
  crop: Box;
  matrix: ColourMatrix | null;
}

/** Returns the colours of the cells under a box of the canvas. */
export function coloursUnder({ sample, frame, crop, matrix }: FramedPicture, box: Box, tone: Tone): Colour[] {
  const at = (position: number, start: number, length: number, from: number, share: number) =>
    (from + ((position - start) / length) * share) * SAMPLE_SIDE;
  const clamp = (value: number) => Math.min(SAMPLE_SIDE - 1, Math.max(0, Math.floor(value)));
  const left = clamp(at(box.x, frame.x, frame.width, crop.x, crop.width));
  const right = clamp(at(box.x + box.width, frame.x, frame.width, crop.x, crop.width));
  const top = clamp(at(box.y, frame.y, frame.height, crop.y, crop.height));
  const bottom = clamp(at(box.y + box.height, frame.y, frame.height, crop.y, crop.height));
  const colours: Colour[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const start = (row * SAMPLE_SIDE + column) * CELL_BYTES + OFFSET[tone];
      const [red = 0, green = 0, blue = 0] = sample.cells.subarray(start, start + 3);
      colours.push(finished([red, green, blue], matrix));
    }
  return colours;
}

/** Width by height of the widest frame that most layouts have. */
const WIDEST = 1.9;

/**
 * Returns the point of the picture that stays in sight, in fractions of it: the middle of its detail. Of a subject that
 * is taller than a wide frame shows, it is the upper part: a person without feet is a portrait, without head a fault.
 */
export function focalPoint({ cells, ratio }: PictureSample): { focalX: number; focalY: number } {
  let [x, y, weight] = [0, 0, 0];
  const rows = new Float64Array(SAMPLE_SIDE);
  const isSkinRare = shareOfSkin(cells) < MOST_SKIN;
  for (let row = 0; row < SAMPLE_SIDE; row += 1)
    for (let column = 0; column < SAMPLE_SIDE; column += 1) {
      const at = (row * SAMPLE_SIDE + column) * CELL_BYTES;
      const tone = (from: number) =>
        (cells[at + from] ?? 0) + (cells[at + from + 1] ?? 0) + (cells[at + from + 2] ?? 0);
      // cells are ordered by luminance: of saturated colours, the lighter one may have the smaller sum
      const skin = isSkinRare && isSkin(cells.subarray(at, at + 3)) ? SKIN : 1;
      const detail = skin * Math.abs(tone(OFFSET.light) - tone(OFFSET.dark)) ** 1.5;
      x += detail * (column + 0.5);
      y += detail * (row + 0.5);
      weight += detail;
      rows[row] = (rows[row] ?? 0) + detail;
    }
  const share = (sum: number) => (weight === 0 ? 0.5 : Math.round((sum / weight / SAMPLE_SIDE) * 100) / 100);
  return { focalX: share(x), focalY: Math.min(share(y), highest(rows, weight, ratio)) };
}

/** How much more the detail of skin counts: people are looked at first. */
const SKIN = 4;
/** Pictures with more of these colours show wood, bread or fur. */
const MOST_SKIN = 0.3;

/** Whether a colour is one of skin, light or dark, by its chroma (YCbCr). */
function isSkin([red = 0, green = 0, blue = 0]: Uint8Array): boolean {
  const cr = 0.5 * red - 0.4187 * green - 0.0813 * blue;
  const cb = 0.5 * blue - 0.1687 * red - 0.3313 * green;
  return red > 60 && cr >= 5 && cr <= 45 && cb >= -51 && cb <= -1;
}

function shareOfSkin(cells: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < cells.length; at += CELL_BYTES) if (isSkin(cells.subarray(at, at + 3))) count += 1;
  return (count * CELL_BYTES) / cells.length;
}

/** Returns the middle of a wide frame that begins at the top of a tall subject; 1 for a subject that such a frame holds. */
function highest(rows: Float64Array, weight: number, ratio: number): number {
  const from = (least: number) => {
    let sum = 0;
    return rows.findIndex((row) => (sum += row) >= least * weight) / SAMPLE_SIDE;
  };
  const shown = Math.min(1, ratio / WIDEST);
  if (weight === 0 || from(0.9) - from(0.1) < shown * 0.9) return 1;
  return Math.round((Math.max(0, from(0.05) - 0.04) + shown / 2) * 100) / 100;
}

/** Returns how busy the picture is under a box: 0 for one even colour, about 1 for noise. */
export function busyness(picture: FramedPicture, box: Box): number {
  const lights = coloursUnder(picture, box, 'mean').map((colour) => Math.sqrt(luminanceOf(colour)));
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  const deviation = Math.sqrt(lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length);
  const light = coloursUnder(picture, box, 'light').map((colour) => Math.sqrt(luminanceOf(colour)));
  const dark = coloursUnder(picture, box, 'dark').map((colour) => Math.sqrt(luminanceOf(colour)));
  const detail = light.reduce((sum, value, index) => sum + value - (dark[index] ?? 0), 0) / light.length;
  return deviation + detail;
}

/** Returns how busy the picture is under a box, by its colours: a red roof before trees of the same light counts, too. */
export function colourBusyness(picture: FramedPicture, box: Box): number {
  const under = (tone: Tone) => coloursUnder(picture, box, tone);
  const all = under('mean');
  const mean = [0, 1, 2].map((channel) => all.reduce((sum, one) => sum + (one[channel] ?? 0), 0) / all.length);
  const apart = (one: readonly number[], other: readonly number[]) =>
    Math.hypot(...one.map((value, channel) => value - (other[channel] ?? 0))) / 441.7;
  const deviation = Math.sqrt(all.reduce((sum, one) => sum + apart(one, mean) ** 2, 0) / all.length);
  const [light, dark] = [under('light'), under('dark')];
  return deviation + light.reduce((sum, one, index) => sum + apart(one, dark[index] ?? one), 0) / all.length;
}
