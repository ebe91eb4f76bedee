import sharp from 'sharp';
import type { ImageSize } from '../../graphql/generated/schema';

/** An answer of the AI service that is no usable picture. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

export interface FinishedPicture {
  png: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

const ratios: Record<ImageSize, number> = { SQUARE: 1, LANDSCAPE: 16 / 9 };
const mostBytes = 20 * 1024 * 1024;
const mostPixels = 40_000_000;
const leastSide = 128;
/** A picture this close to its ratio is left as it is: models answer 1344 x 768 for 16:9. */
const ratioTolerance = 0.002;

/**
 * Checks what the AI service answered (by content, not by name) and makes the stored files of it: a
 * PNG in exactly the chosen ratio, without metadata, and a small WebP.
 * @throws UnusablePicture for anything but a whole PNG, JPEG or WebP of sensible size.
 */
export async function finishPicture(data: Buffer, size: ImageSize): Promise<FinishedPicture> {
  if (data.length > mostBytes) throw new UnusablePicture('The picture is too large');
  const options = { limitInputPixels: mostPixels, failOn: 'error' as const };
  const facts = await sharp(data, options).metadata().catch(() => null);
  if (!facts || !['png', 'jpeg', 'webp'].includes(facts.format)) throw new UnusablePicture('The answer is not a PNG, JPEG or WebP');
  if (facts.width < leastSide || facts.height < leastSide) throw new UnusablePicture('The picture is too small');

  const ratio = ratios[size];
  const exact = Math.abs(facts.width / facts.height / ratio - 1) <= ratioTolerance;
  const width = exact || facts.width / facts.height < ratio ? facts.width : Math.round(facts.height * ratio);
  const height = exact || facts.width / facts.height > ratio ? facts.height : Math.round(facts.width / ratio);
  try {
    const fitted = sharp(data, options).rotate().resize(width, height, { fit: 'cover' });
    const [png, thumbnail] = await Promise.all([
      fitted.clone().png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true }),
      fitted.clone().resize({ width: 480 }).webp({ quality: 80 }).toBuffer(),
    ]);
    return { png: png.data, thumbnail, width: png.info.width, height: png.info.height };
  } catch {
    throw new UnusablePicture('The picture is damaged');
  }
}
