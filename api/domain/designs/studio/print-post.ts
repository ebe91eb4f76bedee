import sharp from 'sharp';
import type { Matrix3x3, OverlayOptions, Sharp } from 'sharp';
import { layersOf, type ComposedPost } from '../../../../studio/posts/compose';

const MOST_PIXELS = 40_000_000;

/**
 * Prints a composed post: the picture, cut as composed, between its two layers of vector graphics.
 * @param picture the painted or uploaded picture
 * @returns the pixels without metadata
 */
export async function printPost(post: ComposedPost, picture: Buffer): Promise<Sharp> {
  const { below, above } = layersOf(post);
  const { box, mask, turn } = post.picture;
  const isWhole = box.width === post.width && box.height === post.height && !mask && !turn;
  const cut = await cutPicture(post, picture);
  const top = { input: Buffer.from(above), top: 0, left: 0 };
  if (isWhole) return cut.removeAlpha().composite([top]);
  const placed = await placePicture(cut, post);
  return sharp(Buffer.from(below)).removeAlpha().composite([placed, top]);
}

/** Cuts the shown part of the picture to the size of its frame, with its finish. */
async function cutPicture({ picture: { box, crop, matrix } }: ComposedPost, data: Buffer): Promise<Sharp> {
  const source = sharp(data, { limitInputPixels: MOST_PIXELS }).autoOrient();
  const { width, height } = await sharp(data)
    .metadata()
    .then(({ autoOrient }) => autoOrient);
  const part = {
    left: Math.min(width - 1, Math.round(crop.x * width)),
    top: Math.min(height - 1, Math.round(crop.y * height)),
    width: Math.max(1, Math.min(width, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height, Math.round(crop.height * height))),
  };
  part.width = Math.min(part.width, width - part.left);
  part.height = Math.min(part.height, height - part.top);
  const fitted = source
    .extract(part)
    .resize(box.width, box.height, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha();
  if (!matrix) return fitted;
  const [r, g, b] = matrix;
  const weights: Matrix3x3 = [
    [r[0], r[1], r[2]],
    [g[0], g[1], g[2]],
    [b[0], b[1], b[2]],
  ];
  const toned = await fitted.raw().toBuffer();
  return sharp(toned, { raw: { width: box.width, height: box.height, channels: 3 } })
    .recomb(weights)
    .linear([1, 1, 1], [r[3], g[3], b[3]]);
}

/** Masks and turns the picture; returns where it lies on the canvas. */
async function placePicture(cut: Sharp, post: ComposedPost): Promise<OverlayOptions> {
  const { box, mask, turn } = post.picture;
  const { width, height } = box;
  const raw = (channels: 3 | 4) => ({ raw: { width, height, channels } }) as const;
  const pixels = await cut.raw().toBuffer();
  if (!mask && !turn) return { input: pixels, ...raw(3), left: box.x, top: box.y };
  let shaped = sharp(pixels, raw(3)).ensureAlpha();
  if (mask) {
    const stencil = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${mask}"/></svg>`;
    shaped = shaped.composite([{ input: Buffer.from(stencil), blend: 'dest-in' }]);
  }
  const masked = await shaped.raw().toBuffer();
  if (!turn) return { input: masked, ...raw(4), left: box.x, top: box.y };
  const turned = await sharp(masked, raw(4))
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: turned.data,
    raw: { width: turned.info.width, height: turned.info.height, channels: 4 },
    left: Math.round(box.x + (width - turned.info.width) / 2),
    top: Math.round(box.y + (height - turned.info.height) / 2),
  };
}
