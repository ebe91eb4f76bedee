import sharp from 'sharp';
import { fitText } from '../../studio/fit-text';
import { postType } from '../../api/platform/fonts/post-type';
import { markPaths, THREADS, weaveSvg } from './brand';

const WIDTH = 1200;
const HEIGHT = 630;
const TILE = 236;
const GAP = 20;
const SENTENCE = 'Create Facebook & Instagram Posts Instantly with AI';

async function rounded(png: Buffer): Promise<Buffer> {
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}"><rect width="${TILE}" height="${TILE}" rx="22"/></svg>`,
  );
  return sharp(png)
    .resize(TILE, TILE, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Returns the link preview for messengers: name and sentence beside a slanted wall of square posts. */
export async function sharingPicture(posts: readonly Buffer[]): Promise<Buffer> {
  const tiles = await Promise.all(posts.slice(0, 9).map(rounded));
  const side = TILE * 3 + GAP * 4;
  const column = (index: number): number => index % 3;
  const wall = await sharp({ create: { width: side, height: side + 120, channels: 4, background: '#00000000' } })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: GAP + column(index) * (TILE + GAP),
        top: GAP + Math.floor(index / 3) * (TILE + GAP) + (column(index) === 1 ? 70 : 0),
      })),
    )
    .png()
    .toBuffer();
  const slanted = await sharp(wall).rotate(8, { background: '#00000000' }).png().toBuffer();
  const { width: across, height: down } = await sharp(slanted).metadata();
  const left = 560;
  const cut = await sharp(slanted)
    .extract({
      left: 40,
      top: Math.round((down - HEIGHT) / 2),
      width: Math.min(across - 40, WIDTH - left),
      height: HEIGHT,
    })
    .png()
    .toBuffer();

  const name = await fitText(
    postType,
    'Postloom',
    { x: 156, y: 84, width: 380, height: 70 },
    { family: 'display', weight: 700, max: 64, tracking: -0.03, vertical: 'middle' },
  );
  const sentence = await fitText(
    postType,
    SENTENCE,
    { x: 72, y: 220, width: 470, height: 320 },
    { family: 'display', weight: 700, max: 66, leading: 1.1, tracking: -0.025 },
  );
  const weave = Buffer.from(weaveSvg(THREADS.light)).toString('base64');
  const page =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><pattern id="w" width="240" height="240" patternUnits="userSpaceOnUse"><image width="240" height="240" href="data:image/svg+xml;base64,${weave}"/></pattern></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf8f3"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#w)" opacity=".5"/><rect width="600" height="${HEIGHT}" fill="#fbf8f3" fill-opacity=".86"/>` +
    `<g transform="translate(66 78) scale(1.25)">${markPaths(THREADS.light)}</g><path d="${name.path}" fill="#17141f"/><path d="${sentence.path}" fill="#17141f"/></svg>`;
  // 200 colours are enough for flat drawings, at a third of the bytes.
  return sharp(Buffer.from(page))
    .composite([{ input: cut, left, top: 0 }])
    .removeAlpha()
    .png({ palette: true, colours: 200, effort: 10 })
    .toBuffer();
}
