import sharp from 'sharp';
import { logoColours } from '../../../studio/posts/logo-colours';
import type { LogoColours } from '../../../studio/posts/logo-colours';
import { RefusedImage } from '../files/image';
import { imageKind } from '../files/image-kind';
import { isIco, largestOfIco } from './ico';
import { clearGround } from './ground-pixels';

/** Sides of a stored logo in pixels: larger ones are made smaller, vector graphics are drawn at this size. */
const LOGO_SIDE = 1024;
const MOST_PIXELS = 25_000_000;
const MOST_SVG_BYTES = 512 * 1024;
/** Cover of a pixel that can be seen. */
const LEAST_COVER = 12;
/** Side of the copy whose pixels are counted. */
const COUNTED_SIDE = 160;

const refusedSvg = 'This SVG contains more than a drawing. Please save it as a plain SVG or as a PNG.';
const noGround = 'This logo has no even background around it that could be removed.';
const damaged = 'This logo is damaged or incomplete. Please save it again and try once more.';

/** What an SVG could read, run or expand: a drawing needs none of it. */
const moreThanDrawing =
  /<!ENTITY|<\?xml-stylesheet|<script|<foreignObject|<image|<feImage|<iframe|@import|\son[a-z]{2,20}\s{0,5}=/i;
/** References with the first character of their target, which is # within the file. */
const references = /(?:(?:href|src)\s{0,5}=|url\()\s{0,5}["']?\s{0,5}([^"'\s)>]?)/gi;

/** Whether an SVG is a drawing alone: it runs nothing, includes nothing and refers to its own parts only. */
function isDrawing(svg: string): boolean {
  const doctype = svg.search(/<!doctype/i);
  const declares = doctype >= 0 && svg.slice(doctype, svg.indexOf('>', doctype)).includes('[');
  const leadsAway = [...svg.matchAll(references)].some(([, first]) => first !== '' && first !== '#');
  return !declares && !leadsAway && !moreThanDrawing.test(svg);
}

/** What may stand before the element of an SVG. Each is read once: alternatives that repeat would try every division. */
const beforeElement = [/^<\?xml[^>]*>/iu, /^<!--[\s\S]*?-->/u, /^<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/iu];

/** Whether bytes are an SVG by their content. */
export function isSvg(bytes: Buffer): boolean {
  let rest = bytes
    .toString('utf8', 0, 4096)
    .replace(/^\uFEFF/u, '')
    .trimStart();
  for (;;) {
    const length = beforeElement.map((part) => part.exec(rest)?.[0].length).find((one) => one !== undefined);
    if (length === undefined) return /^<svg[\s>]/iu.test(rest);
    rest = rest.slice(length).trimStart();
  }
}

/** Draws an SVG. @throws RefusedImage for one that holds more than a drawing */
async function drawSvg(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MOST_SVG_BYTES) throw new RefusedImage('Please use an SVG of at most 512 KB.');
  if (!isDrawing(bytes.toString('utf8'))) throw new RefusedImage(refusedSvg);
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density = Math.max(1, Math.min(2_400, (72 * LOGO_SIDE) / Math.max(width, height, 1)));
  return sharp(bytes, { density, limitInputPixels: MOST_PIXELS }).png().toBuffer();
}

/**
 * Makes an upload a logo: an SVG is drawn, transparent margins are cut off. Runs in an image process.
 * @returns a PNG
 * @throws RefusedImage
 */
export async function prepareLogo(given: Buffer): Promise<Buffer> {
  try {
    const bytes = isSvg(given) ? await drawSvg(given) : given;
    if (!imageKind(bytes)) throw new RefusedImage('This file is not a PNG, JPEG, WebP, GIF or SVG image.');
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (head.width * head.height > MOST_PIXELS) throw new RefusedImage('This logo has too many pixels.');
    const whole = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    return head.hasAlpha ? await withoutMargin(whole) : whole;
  } catch (error) {
    throw error instanceof RefusedImage ? error : new RefusedImage(damaged);
  }
}

/** Cuts transparent margins off. */
async function withoutMargin(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] ?? 0) < LEAST_COVER) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) throw new RefusedImage('This logo is empty.');
  const part = { left, top, width: right - left + 1, height: bottom - top + 1 };
  return sharp(png).extract(part).png().toBuffer();
}

/**
 * Removes the even ground of a logo, and the margins that are left. Runs in an image process.
 * @returns a PNG
 * @throws RefusedImage for a picture without such a ground
 */
export async function withoutGround(bytes: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new RefusedImage(damaged);
    });
  const { width, height } = info;
  if (!clearGround({ data, width, height })) throw new RefusedImage(noGround);
  return withoutMargin(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
}

/** Reads the colours of a picture. Runs in an image process. */
export async function coloursOfLogo(bytes: Buffer): Promise<LogoColours> {
  const pixels = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize({
      width: COUNTED_SIDE,
      height: COUNTED_SIDE,
      fit: 'inside',
      // blended colours between two pixels do not belong to the logo
      kernel: 'nearest',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return logoColours(pixels);
}

/** Side of a logo that is shown to choose, in pixels. */
const PREVIEW_SIDE = 512;

/** Prepares a logo that is not stored yet, an icon of Windows too, with its colours. Runs in an image process. @throws RefusedImage */
export async function previewLogo(given: Buffer): Promise<LogoColours & { data: Buffer; ratio: number }> {
  const bytes = isIco(given) ? await largestOfIco(given) : given;
  if (!bytes) throw new RefusedImage('This icon contains no picture that is large enough.');
  const png = await prepareLogo(bytes);
  const { data, info } = await sharp(png)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, ratio: info.width / info.height, ...(await coloursOfLogo(png)) };
}
