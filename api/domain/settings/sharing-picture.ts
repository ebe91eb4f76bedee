import sharp from 'sharp';
import { typeFor, composed } from '../../../studio/fonts';
import { fitText } from '../../../studio/fit-text';
import type { TextStyle } from '../../../studio/fit-text';
import type { Box } from '../../../studio/set-line';
import { serverType } from '../../platform/fonts/packaged-font';

/** What the picture shows. */
export interface SharingPicture {
  shopName: string;
  /** Host of the site. */
  host: string;
  /** The accent as #RRGGBB, and text on it. */
  main: string;
  deep: string;
  onMain: string;
}

/** Pixels, as messengers and social networks ask for. */
export const sharingSize = { width: 1200, height: 630 };

const { width, height } = sharingSize;
const margin = 88;
const cell = 120;
const threads = 4;

/** Returns a basket weave over the right half: bundles of threads, alternately over and under. */
function weave(color: string): string {
  const step = cell / threads;
  const cells = Array.from({ length: 6 * 6 }, (_, index) => [index % 6, Math.floor(index / 6)] as const);
  const lines = cells.flatMap(([column, row]) => {
    const [x, y] = [width - column * cell, row * cell];
    return Array.from({ length: threads }, (_, thread) => {
      const across = (thread + 0.5) * step;
      return (row + column) % 2 === 0 ? `M${x + 8} ${y + across}h${cell - 16}` : `M${x + across} ${y + 8}v${cell - 16}`;
    });
  });
  return `<path d="${lines.join('')}" stroke="${color}" stroke-width="13" stroke-linecap="round" fill="none"/>`;
}

async function outlined(text: string, box: Box, style: TextStyle, color: string): Promise<string> {
  const drawn = composed(text).trim();
  if (drawn === '') return '';
  return `<path d="${(await fitText(await typeFor(serverType, [drawn]), drawn, box, style)).path}" fill="${color}"/>`;
}

/** Draws what a messenger shows beside a link to the site: the shop's name on its accent. @returns a PNG */
export async function drawSharingPicture({ shopName, host, main, deep, onMain }: SharingPicture): Promise<Buffer> {
  const inside = width - 2 * margin;
  const name = await outlined(
    shopName,
    { x: margin, y: 120, width: inside, height: 330 },
    { family: 'display', weight: 700, max: 150, leading: 1.05, tracking: -0.03, vertical: 'middle' },
    onMain,
  );
  const address = await outlined(
    host,
    { x: margin, y: 508, width: inside, height: 44 },
    { family: 'text', weight: 600, max: 34, vertical: 'middle' },
    onMain,
  );
  const page =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<defs><linearGradient id="fade"><stop offset=".35" stop-color="${main}"/><stop offset="1" stop-color="${main}" stop-opacity=".35"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${main}"/>${weave(deep)}<rect width="${width}" height="${height}" fill="url(#fade)"/>` +
    `${name}<rect x="${margin}" y="476" width="96" height="6" rx="3" fill="${onMain}"/>${address}</svg>`;
  return sharp(Buffer.from(page)).removeAlpha().png({ palette: true, colours: 64, effort: 7 }).toBuffer();
}

/** What the icon shows. */
export interface ShopIcon {
  /** The first character of the shop's name. */
  initial: string;
  main: string;
  onMain: string;
}

/** Pixels of the icon on a phone's screen, which rounds its corners itself. */
const iconSide = 180;

/** Draws the shop's icon as a bitmap: its initial on its accent. @returns a PNG */
export async function drawShopIcon({ initial, main, onMain }: ShopIcon): Promise<Buffer> {
  const sign = await outlined(
    initial,
    { x: 20, y: 20, width: iconSide - 40, height: iconSide - 40 },
    { family: 'text', weight: 700, max: 108, align: 'center', vertical: 'middle' },
    onMain,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSide}" height="${iconSide}"><rect width="${iconSide}" height="${iconSide}" fill="${main}"/>${sign}</svg>`,
    ),
  )
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
