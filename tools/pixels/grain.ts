import sharp from 'sharp';
import { chanceFrom } from '../../studio/seed';

const SIDE = 512;
const tiles = new Map<number, Promise<Buffer>>();

/**
 * Returns a tile of paper grain: sparse light and dark specks. Sparse, because noise on every pixel would quadruple the
 * PNG's size without a visible benefit.
 */
export function grainFor(strength: number): Promise<Buffer> {
  const known = tiles.get(strength);
  if (known) return known;
  const made = makeTile(strength);
  tiles.set(strength, made);
  return made;
}

function makeTile(strength: number): Promise<Buffer> {
  const chance = chanceFrom('grain');
  const pixels = Buffer.alloc(SIDE * SIDE * 4);
  for (let index = 0; index < SIDE * SIDE; index += 1) {
    const roll = chance.next();
    const dark = roll < 0.16;
    const shade = dark ? 24 : 255;
    const alpha = dark ? 16 : roll > 0.9 ? 20 : 0;
    pixels.set([shade, dark ? 12 : 255, dark ? 40 : 255, Math.round(alpha * strength)], index * 4);
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .png()
    .toBuffer();
}
