import sharp from 'sharp';
import type { ImageSize } from '../../graphql/generated/schema';
import { drawnMark, markOf, markedPng } from './mark-of-origin';

/** An answer of the AI service that is not a usable picture. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

/** Refusal of a picture whose ratio is far from the chosen one. */
export const otherRatio = 'The picture has another ratio than the chosen one';

/** A picture of the AI service that could only be brought into the chosen ratio by cutting a part of it off. */
export class OtherRatio extends UnusablePicture {
  constructor() {
    super(otherRatio);
  }
}

export interface FinishedPicture {
  /** Format in which the AI service sent it. */
  original: { ending: 'png' | 'jpg' | 'webp'; mime: string };
  png: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

const mark = markOf(drawnMark);

const ratios: Record<ImageSize, number> = { SQUARE: 1, LANDSCAPE: 16 / 9 };
const mostBytes = 20 * 1024 * 1024;
const mostPixels = 40_000_000;
const leastSide = 128;
/** A picture this close to its ratio is not cropped: models answer 1344 x 768 for 16:9. */
const ratioTolerance = 0.002;
/**
 * The largest part that may be cut off for the chosen ratio: models answer 1376 x 768 for 16:9. More would cut words and
 * faces, as 44 percent of a square.
 */
const mostCut = 0.05;

const originals: Record<string, FinishedPicture['original']> = {
  png: { ending: 'png', mime: 'image/png' },
  jpeg: { ending: 'jpg', mime: 'image/jpeg' },
  webp: { ending: 'webp', mime: 'image/webp' },
};

const sharpOptions = { limitInputPixels: mostPixels, failOn: 'error' } as const;

/**
 * Checks the AI service's answer by its content.
 * @returns its format, and its size as it is displayed
 * @throws UnusablePicture for anything but a PNG, JPEG or WebP of sensible size
 */
export async function checkPicture(
  data: Buffer,
): Promise<{ original: FinishedPicture['original']; across: number; down: number }> {
  if (data.length > mostBytes) throw new UnusablePicture('The picture is too large');
  const facts = await sharp(data, sharpOptions)
    .metadata()
    .catch(() => null);
  const original = facts && originals[facts.format];
  if (!original) throw new UnusablePicture('The answer is not a PNG, JPEG or WebP');
  // dimensions as displayed: the rotation by the camera is applied later
  const { width: across, height: down } = facts.autoOrient;
  if (across < leastSide || down < leastSide) throw new UnusablePicture('The picture is too small');
  return { original, across, down };
}

/**
 * Checks the AI service's answer (by content, not by name) and makes its stored files: a PNG in exactly the chosen
 * ratio and a small WebP, both with only the mark of origin as metadata.
 * @throws UnusablePicture for anything but a complete PNG, JPEG or WebP of sensible size, `otherRatio` where too much
 * would have to be cut off.
 */
export async function finishPicture(data: Buffer, size: ImageSize): Promise<FinishedPicture> {
  const { original, across, down } = await checkPicture(data);

  const ratio = ratios[size];
  const share = across / down / ratio;
  if (1 - Math.min(share, 1 / share) > mostCut) throw new OtherRatio();
  const exact = Math.abs(share - 1) <= ratioTolerance;
  const width = exact || across / down < ratio ? across : Math.round(down * ratio);
  const height = exact || across / down > ratio ? down : Math.round(across / ratio);
  try {
    const fitted = sharp(data, sharpOptions)
      .autoOrient()
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#ffffff' });
    const [png, thumbnail] = await Promise.all([
      fitted.clone().png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true }),
      fitted.clone().resize({ width: 480 }).withXmp(mark).webp({ quality: 80 }).toBuffer(),
    ]);
    return { original, png: markedPng(png.data, mark), thumbnail, width: png.info.width, height: png.info.height };
  } catch {
    throw new UnusablePicture('The picture is damaged');
  }
}
