import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { testWatermark } from './watermark';

/** Argument of the worker's `testPicture`. */
export interface TestPictureTask {
  /** What the picture is asked to show: the same text gives the same picture. */
  prompt: string;
  aspectRatio: '1:1' | '16:9';
}

const sizes = { '1:1': { width: 1024, height: 1024 }, '16:9': { width: 1376, height: 774 } } as const;

/** Draws the picture of a prompt for test mode: soft shapes in colours that the prompt decides, with the watermark. */
export async function drawTestPicture({ prompt, aspectRatio }: TestPictureTask): Promise<Buffer> {
  const { width, height } = sizes[aspectRatio];
  const seed = createHash('sha256').update(prompt).digest();
  const byte = (at: number) => seed[at % seed.length] ?? 0;
  const color = (at: number, light: number) => `hsl(${Math.round((byte(at) / 256) * 360)} 52% ${light}%)`;
  const shapes = Array.from({ length: 5 }, (_, index) => {
    const at = (offset: number, room: number) => Math.round((byte(index * 4 + offset) / 256) * room);
    return `<circle cx="${at(2, width)}" cy="${at(3, height)}" r="${at(4, height / 3) + height / 8}" fill="${color(index + 5, 55)}" fill-opacity="0.45"/>`;
  }).join('');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${color(0, 78)}"/><stop offset="1" stop-color="${color(1, 42)}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${shapes}</svg>`;
  return sharp(Buffer.from(picture))
    .composite([{ input: Buffer.from(testWatermark(width, height)) }])
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}
