import { Semaphore } from 'async-mutex';
import sharp from 'sharp';
import type { PostBrief, Style } from '../../studio/brief';
import { composePost, type ArtDirection } from '../../studio/compose-post';
import { grainFor } from './grain';
import { postType } from '../../api/platform/fonts/post-type';
import { composeAvatar, type AvatarLook } from '../../studio/avatar';
import { paletteNamed, type PaletteName } from '../../studio/palettes';

/** Strength of the paper grain per style, 0..1. */
const GRAIN: Record<Style, number> = { minimal: 0.5, bold: 0.9, colorful: 0.7, professional: 0.35, playful: 0.5 };

interface Direction extends ArtDirection {
  /** 0 omits the paper grain, which is invisible in small web pictures but costs bytes. */
  grain?: number;
}

/** Leaves threads of libuv's pool for others. */
const rendering = new Semaphore(2);

/**
 * Draws a post as a PNG of the exact size. Typesetting takes a few milliseconds of the caller's thread; the rasteriser
 * uses libuv's pool.
 */
export async function renderPost(brief: PostBrief, direction: Direction = {}): Promise<Buffer> {
  const { svg, width, height } = await composePost(postType, brief, direction);
  return rendering.runExclusive(() => rasterise(svg, width, height, direction.grain ?? GRAIN[brief.style]));
}

async function rasterise(svg: string, width: number, height: number, grain: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: await grainFor(grain), tile: true, blend: 'over' }])
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** Draws a portrait as PNG: fictional, friendly, the same person for the same seed. */
export function renderAvatar(seed: string, palette: PaletteName, side = 256, look: AvatarLook = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 400 400">${composeAvatar(seed, paletteNamed(palette), look)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
