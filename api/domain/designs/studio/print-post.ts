import sharp from 'sharp';
import type { Matrix3x3, Sharp } from 'sharp';
import { layersOf, type ComposedPost } from '../../../../studio/posts/compose';
import { testWatermark } from '../../ai/test-mode/watermark';
import { MOST_PIXELS, openPicture } from './decoded-picture';
import { fillStencil, layOver, type Pixels } from './lay-over';

/**
 * Prints a composed post: the picture, cut as composed, between its two layers of vector graphics.
 * @param picture the painted or uploaded picture
 * @param logo the picture of the post's logo
 * @param isTest whether the watermark of test mode lies over everything
 * @returns the pixels without metadata
 */
export async function printPost(
  post: ComposedPost,
  picture: Buffer,
  { logo, isTest = false }: { logo?: Buffer | null | undefined; isTest?: boolean } = {},
): Promise<Sharp> {
  const { width, height } = post;
  const { below, above } = layersOf(post);
  const { box, mask, turn } = post.picture;
  const isWhole = box.width === width && box.height === height && !mask && !turn;
  const cutting = cutPicture(post, picture);
  // threads of their own: the layers are drawn while the picture is decoded
  const [ground, shown, top, mark] = await Promise.all([
    isWhole ? cutting : drawn(below, false),
    isWhole ? null : placePicture(cutting, post),
    drawn(above, true),
    post.logo && logo ? logoIn(post.logo.box, logo) : null,
  ]);
  if (shown) layOver(ground, shown.pixels, shown);
  layOver(ground, top, { x: 0, y: 0 });
  if (mark && post.logo) layOver(ground, mark, post.logo.box);
  if (isTest) layOver(ground, await drawn(testWatermark(width, height), true), { x: 0, y: 0 });
  return sharp(ground.data, { raw: { width, height, channels: 3 } });
}

/** Draws a layer. @param isClear whether it lets through what is below it */
async function drawn(svg: string, isClear: boolean): Promise<Pixels> {
  const layer = sharp(Buffer.from(svg));
  return rawOf(isClear ? layer.ensureAlpha() : layer.removeAlpha());
}

/** Returns the logo in the size of its box. */
const logoIn = ({ width, height }: { width: number; height: number }, logo: Buffer): Promise<Pixels> =>
  rawOf(
    sharp(logo, { limitInputPixels: MOST_PIXELS })
      .resize(width, height, { fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha(),
  );

async function rawOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Cuts the shown part of the picture to the size of its frame, with its finish. */
async function cutPicture({ picture: { box, crop, matrix } }: ComposedPost, data: Buffer): Promise<Pixels> {
  const { width, height, picture } = await openPicture(data);
  const part = {
    left: Math.min(width - 1, Math.round(crop.x * width)),
    top: Math.min(height - 1, Math.round(crop.y * height)),
    width: Math.max(1, Math.min(width, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height, Math.round(crop.height * height))),
  };
  part.width = Math.min(part.width, width - part.left);
  part.height = Math.min(part.height, height - part.top);
  const cut = await rawOf(picture.extract(part).resize(box.width, box.height, { fit: 'fill' }));
  if (!matrix) return cut;
  const [r, g, b] = matrix;
  const weights: Matrix3x3 = [
    [r[0], r[1], r[2]],
    [g[0], g[1], g[2]],
    [b[0], b[1], b[2]],
  ];
  return rawOf(
    sharp(cut.data, { raw: { width: box.width, height: box.height, channels: 3 } })
      .recomb(weights)
      .linear([1, 1, 1], [r[3], g[3], b[3]]),
  );
}

/** Masks and turns the picture; returns where it lies on the canvas. */
async function placePicture(
  cutting: Promise<Pixels>,
  post: ComposedPost,
): Promise<{ pixels: Pixels; x: number; y: number }> {
  const { box, mask, turn } = post.picture;
  const { width, height } = box;
  const [cut, stencil] = await Promise.all([
    cutting,
    mask
      ? drawn(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${mask}"/></svg>`,
          true,
        )
      : null,
  ]);
  if (stencil) fillStencil(stencil, cut);
  const { data, channels } = stencil ?? cut;
  if (!turn) return { pixels: { data, channels, width, height }, x: box.x, y: box.y };
  const turned = await rawOf(
    sharp(data, { raw: { width, height, channels: channels === 4 ? 4 : 3 } }).rotate(turn, {
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    }),
  );
  return {
    pixels: turned,
    x: Math.round(box.x + (width - turned.width) / 2),
    y: Math.round(box.y + (height - turned.height) / 2),
  };
}
