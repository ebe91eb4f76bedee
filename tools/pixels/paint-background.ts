import sharp from 'sharp';
import type { Niche } from '../../studio/brief';
import { darker, lighter, mix } from '../../studio/colour';
import { fitText } from '../../studio/fit-text';
import { inksOn, paletteFor, type Palette } from '../../studio/palettes';
import { sceneOf } from '../../studio/scenes/index';
import { chanceFrom, type Chance } from '../../studio/seed';
import { blob, wave } from '../../studio/shapes';
import { grainFor } from './grain';
import { postType } from '../../api/platform/fonts/post-type';

/** Part of the picture that has little detail. */
export type CalmSide = 'left' | 'right' | 'top' | 'bottom';

export interface Background {
  niche: Niche;
  width: number;
  height: number;
  seed: string;
  calm: CalmSide;
  /** Words about the subject, which select one of the niche's drawings. */
  keywords?: string;
  /** Lettering that an image model should not have painted. */
  lettering?: string;
}

/** The soft parts are drawn at a quarter of the size: a blur of large areas takes seconds. */
const SOFT_SHARE = 4;

/** Paints a scene without any lettering, as PNG: light from one side, a subject, and a calm part. */
export async function paintBackground(background: Background): Promise<Buffer> {
  const { width, height } = background;
  const chance = chanceFrom(background.seed);
  const { soft, crisp } = await roomOf(background, paletteFor(background.niche, chance), chance);
  const small = { width: Math.ceil(width / SOFT_SHARE), height: Math.ceil(height / SOFT_SHARE) };
  const svg = (body: string, size: { width: number; height: number }) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
    );
  return sharp(await sharp(svg(soft, small)).png({ compressionLevel: 1 }).toBuffer())
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: svg(crisp, background) }, { input: await grainFor(0.8), tile: true, blend: 'over' }])
    .removeAlpha()
    .png({ compressionLevel: 2 })
    .toBuffer();
}

const middles: Record<CalmSide, readonly [x: number, y: number]> = {
  left: [0.68, 0.56],
  right: [0.32, 0.56],
  top: [0.5, 0.64],
  bottom: [0.5, 0.36],
};

async function roomOf(
  { niche, width, height, calm, keywords, lettering }: Background,
  palette: Palette,
  chance: Chance,
) {
  const side = Math.min(width, height);
  const [shareX, shareY] = middles[calm];
  const [x, y] = [width * shareX, height * shareY];
  const subject = side * (calm === 'top' || calm === 'bottom' ? 0.62 : 0.56);
  const wall = [lighter(palette.soft, 0.25), mix(palette.soft, palette.second, 0.35)];
  const floor = mix(palette.main, palette.deep, chance.between(0.1, 0.35));
  const horizon = Math.min(height * 0.94, y + subject * 0.36);
  const glow = blob(chance, x, y - subject * 0.05, subject * 0.72, 9);
  const ink = inksOn(palette, wall[1] ?? palette.soft);
  const drawing = sceneOf(niche, keywords ?? '').draw(ink);
  const scale = subject / 400;
  const soft =
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient>` +
    `<radialGradient id="light"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${side * 0.018}"/></filter></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>` +
    `<ellipse cx="${width * chance.between(0.1, 0.9)}" cy="${height * 0.08}" rx="${side * 0.7}" ry="${side * 0.5}" fill="url(#light)"/>` +
    `<path d="${glow}" fill="${palette.ground}" fill-opacity=".7" filter="url(#soft)"/>`;
  const crisp =
    `<defs><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${lighter(floor, 0.12)}"/><stop offset="1" stop-color="${darker(floor, 0.35)}"/></linearGradient>` +
    `<radialGradient id="shadow"><stop stop-color="${palette.deep}" stop-opacity=".5"/><stop offset=".6" stop-color="${palette.deep}" stop-opacity=".28"/><stop offset="1" stop-color="${palette.deep}" stop-opacity="0"/></radialGradient></defs>` +
    `<path d="${wave(width, height, horizon, side * 0.014, 2, chance.next())}" fill="url(#floor)"/>` +
    `<ellipse cx="${x}" cy="${y + subject * 0.47}" rx="${subject * 0.5}" ry="${subject * 0.08}" fill="url(#shadow)"/>` +
    `<g transform="translate(${x - subject / 2} ${y - subject / 2}) scale(${scale})">${drawing}</g>` +
    (await letteringAt(lettering, x, y + subject * 0.1, subject, palette));
  return { soft, crisp };
}

/** Draws lettering as a sign in the scene. */
async function letteringAt(text: string | undefined, x: number, y: number, subject: number, palette: Palette) {
  if (!text) return '';
  const box = { x: x - subject * 0.4, y, width: subject * 0.8, height: subject * 0.2 };
  const style = { family: 'display', weight: 800, max: subject * 0.2, align: 'center', vertical: 'middle' } as const;
  const { path } = await fitText(postType, text, box, style);
  return `<rect x="${box.x - 12}" y="${box.y - 8}" width="${box.width + 24}" height="${box.height + 16}" rx="12" fill="${palette.ground}"/><path d="${path}" fill="${palette.deep}"/>`;
}
