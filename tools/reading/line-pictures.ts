import sharp from 'sharp';
import type { Box } from '../../studio/set-line';
import { luminanceOf } from '../../studio/posts/picture-sample';

/** The pixels of a print. */
export interface Print {
  data: Buffer;
  width: number;
  height: number;
  channels: number;
}

/** PrintedText of one ink in a print: where they are, and the extent of their line. */
export interface PrintedText {
  box: Box;
  ink: string;
  /** Height of an em in pixels. */
  size: number;
  baseline: number;
}

/** Height and width of what is recognised. */
export interface Cut {
  /** Height of an em in pixels. */
  em: number;
  /** Whether its height is the font's, not that of its characters: a small o differs from a capital one by that only. */
  hasFullHeight: boolean;
  /** Factor of the width, for narrow characters. */
  stretch?: number;
}

/** Contrast with the ink, by WCAG 2, from which on a pixel is white. Words have at least 4.5. */
const WHITE_FROM = 3.2;
const BORDER = 24;
/** Extent of a font's characters above and below the baseline, in ems. */
const EXTENT = { above: 0.95, below: 0.3 };

const luminanceOfHex = (hex: string) =>
  luminanceOf([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]);

/** Returns a part of a print in grey: a pixel is the darker the less its contrast with the ink is. */
function greyOf(print: Print, { box, ink }: PrintedText): { data: Buffer; top: number; width: number; height: number } {
  const left = Math.max(0, Math.floor(box.x) - 1);
  const top = Math.max(0, Math.floor(box.y) - 1);
  const width = Math.max(1, Math.min(print.width, Math.ceil(box.x + box.width) + 1) - left);
  const height = Math.max(1, Math.min(print.height, Math.ceil(box.y + box.height) + 1) - top);
  const light = luminanceOfHex(ink);
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = ((top + y) * print.width + left + x) * print.channels;
      const other = luminanceOf([print.data[at] ?? 0, print.data[at + 1] ?? 0, print.data[at + 2] ?? 0]);
      const ratio = (Math.max(light, other) + 0.05) / (Math.min(light, other) + 0.05);
      data[y * width + x] = Math.min(255, Math.round((255 * Math.log(ratio)) / Math.log(WHITE_FROM)));
    }
  return { data, top, width, height };
}

/** Cuts characters out of a print as a picture of black characters on white. */
export async function cutText(
  print: Print,
  characters: PrintedText,
  { em, hasFullHeight, stretch = 1 }: Cut,
): Promise<Buffer> {
  const { size, baseline } = characters;
  const { data, top, width, height } = greyOf(print, characters);
  const scale = em / size;
  const room = (pixels: number) => (hasFullHeight ? Math.max(0, Math.round(pixels * scale)) : BORDER);
  return sharp(data, { raw: { width, height, channels: 1 } })
    .resize(Math.max(8, Math.round(width * scale * stretch)), Math.max(8, Math.round(height * scale)), {
      fit: 'fill',
      kernel: 'cubic',
    })
    .extend({
      top: room(top - baseline + EXTENT.above * size),
      bottom: room(baseline + EXTENT.below * size - top - height),
      left: BORDER,
      right: BORDER,
      background: '#ffffff',
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Returns whether a part of a print has a column without ink: words have a space between them. */
export function hasSpace(print: Print, characters: PrintedText): boolean {
  const { data, width, height } = greyOf(print, characters);
  return Array.from({ length: width }, (_, x) => x).some((x) =>
    Array.from({ length: height }, (_row, y) => data[y * width + x] ?? 0).every((grey) => grey > 200),
  );
}
