import sharp from 'sharp';
import { composeAvatar, type AvatarLook } from '../../studio/avatar';
import { paletteNamed, type PaletteName } from '../../studio/palettes';

/** Draws a portrait as PNG: fictional, friendly, the same person for the same seed. */
export function renderAvatar(seed: string, palette: PaletteName, side = 256, look: AvatarLook = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 400 400">${composeAvatar(seed, paletteNamed(palette), look)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
