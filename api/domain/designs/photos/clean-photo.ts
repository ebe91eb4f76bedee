import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { photoUpload } from '../../../../contract/design-photo';
import { RefusedImage } from '../../files/image';
import { imageKind } from '../../files/image-kind';

export interface CleanPhoto {
  /** A JPEG without metadata, in sRGB. */
  data: Buffer;
  /** A WebP for lists, which would load megabytes with the photos themselves. */
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** Limits the cost of decoding. A JPEG is made smaller while it is decoded. */
const MOST_PIXELS = { jpeg: 64_000_000, other: 25_000_000 };
const MOST_SIDE = 12_000;
/** The longest side of a post is 1,920 pixels, of a part of the photo. */
const WIDEST_STORED = 2_560;
const MOST_RATIO = 4;
/** Lists show at most 160 pixels, on screens with up to three times as many. */
const THUMBNAIL_SIDE = 480;

const HEIC = /^.{4}ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s;

const damaged = 'This photo is damaged or incomplete. Please save it again and try once more.';

const pixels = (count: number) => count.toLocaleString('en-US');

/**
 * Makes a photo ready to be a background: upright, in sRGB, as a JPEG without metadata such as the place where it was
 * taken. Nothing else of it changes.
 * @param path of the received file
 * @throws RefusedImage for another kind of file, and one with too few or too many pixels
 */
export async function cleanPhoto(path: string): Promise<CleanPhoto> {
  const bytes = await readFile(path);
  const kind = imageKind(bytes);
  if (!kind || kind === 'gif')
    throw new RefusedImage(HEIC.test(bytes.toString('latin1', 0, 16)) ? photoUpload.heic : photoUpload.notAPhoto);
  // reads the header only
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head) throw new RefusedImage(damaged);
  const mostPixels = kind === 'jpeg' ? MOST_PIXELS.jpeg : MOST_PIXELS.other;
  refuseSize(head.autoOrient, mostPixels);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDEST_STORED, height: WIDEST_STORED, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(data)
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { data, thumbnail, width: info.width, height: info.height };
  } catch {
    throw new RefusedImage(damaged);
  }
}

/** @throws RefusedImage */
function refuseSize({ width, height }: { width: number; height: number }, mostPixels: number): void {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const is = `This photo is ${pixels(width)} x ${pixels(height)} pixels`;
  const { leastLong, leastShort } = photoUpload;
  if (long < leastLong || short < leastShort)
    throw new RefusedImage(
      `${is}; posts need at least ${pixels(leastLong)} x ${pixels(leastShort)}, or they look blurred.`,
    );
  if (long > MOST_SIDE || width * height > mostPixels)
    throw new RefusedImage(
      `${is}; at most ${mostPixels / 1_000_000} million pixels and ${pixels(MOST_SIDE)} a side are possible.`,
    );
  if (long / short > MOST_RATIO)
    throw new RefusedImage(`${is}, which is too narrow for a post. Please cut it to at most four times its width.`);
}
