import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Pixels } from './lay-over';

/** Pictures with more pixels are refused. */
export const MOST_PIXELS = 40_000_000;
/** A larger picture is decoded while it is cut, so that it is never in memory as a whole. */
const MOST_CACHED_PIXELS = 8_000_000;

export interface OpenedPicture {
  width: number;
  height: number;
  /** The upright picture in sRGB, opaque. */
  picture: Sharp;
}

interface PrintedPicture {
  encoded: Buffer;
  /** Its pixels, once it is printed again. */
  decoded?: Promise<Pixels>;
}

/** The picture that this process printed last. An idle process ends, and frees it. */
let last: PrintedPicture | null = null;

/**
 * Opens a painted or uploaded picture to cut from. Decoding takes a third of a print, so the pixels of a picture that
 * is printed several times in turn, in its sizes or with other words, are decoded once and cached until another comes.
 */
export async function openPicture(encoded: Buffer): Promise<OpenedPicture> {
  const again = last?.encoded.equals(encoded) ? last : null;
  if (!again) last = { encoded };
  if (again?.decoded) return rawPicture(await again.decoded);
  const { width, height } = (await sharp(encoded).metadata()).autoOrient;
  if (!again || width * height > MOST_CACHED_PIXELS) return { width, height, picture: upright(encoded) };
  return rawPicture(await (again.decoded ??= decode(again)));
}

const rawPicture = ({ data, width, height }: Pixels): OpenedPicture => ({
  width,
  height,
  picture: sharp(data, { raw: { width, height, channels: 3 } }),
});

const upright = (encoded: Buffer): Sharp =>
  opaque(sharp(encoded, { limitInputPixels: MOST_PIXELS }).autoOrient().toColourspace('srgb'));

/** Lays a picture on white, as paper: under transparent pixels, encoders leave black or any other colour. */
export const opaque = (picture: Sharp): Sharp => picture.flatten({ background: '#ffffff' });

async function decode(printed: PrintedPicture): Promise<Pixels> {
  try {
    const { data, info } = await upright(printed.encoded).raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (error) {
    // the next print tries again
    delete printed.decoded;
    throw error;
  }
}
