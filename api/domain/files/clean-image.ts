import sharp from 'sharp';
import { imageUpload } from '../../../contract/uploads';
import { RefusedImage } from './image';
import type { CleanImage } from './image';
import { imageKind, isAlsoSomethingElse } from './image-kind';

/** Limits the cost of decoding, which the number of bytes does not limit. */
const mostPixels = 25_000_000;
/** Limit for all frames of an animated image together, which take much longer to encode. */
const mostMovingPixels = 12_000_000;
const mostSide = 10_000;
const mostFrames = 200;
/** No page shows a wider image. */
const widestStored = 2560;

const tooLargeToStore =
  'This image would take more than 2 MB to store. Please use a smaller one, or save it as JPEG or WebP.';
const damaged = 'This image is damaged or incomplete. Please save it again and try once more.';
const tooManyPixels = `This image has too many pixels. Please use one of at most ${mostPixels / 1_000_000} million pixels and ${mostSide.toLocaleString('en-US')} pixels a side.`;

/**
 * Makes an upload safe to serve: a real image by its content, encoded again in a sensible size, without metadata. A GIF
 * becomes a WebP, animated if the GIF is.
 * @throws RefusedImage for anything else, before any pixel is decoded where the header already shows it
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage> {
  const kind = imageKind(bytes);
  if (!kind) throw new RefusedImage(imageUpload.notAnImage);
  if (isAlsoSomethingElse(bytes))
    throw new RefusedImage('This file contains more than an image. Please save it again as a plain image.');
  // reads the header only: sharp's own limit would report every large image as damaged
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head) throw new RefusedImage(damaged);
  const frames = head.pages ?? 1;
  if (Math.max(head.width, head.height) > mostSide || head.width * head.height > mostPixels)
    throw new RefusedImage(tooManyPixels);
  if (frames > mostFrames) throw new RefusedImage(`This image has too many frames. Please use at most ${mostFrames}.`);

  const moving = frames > 1;
  if (moving && head.width * head.height * frames > mostMovingPixels)
    throw new RefusedImage('This moving image is too large. Please use a smaller or shorter one.');
  const drawn = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: moving });
  const sized = (moving ? drawn : drawn.autoOrient()).resize({
    width: widestStored,
    height: widestStored,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const [ending, encoded] =
    kind === 'png'
      ? (['png', sized.png({ compressionLevel: 9 })] as const)
      : kind === 'jpeg'
        ? (['jpg', sized.jpeg({ quality: 86 })] as const)
        : (['webp', sized.webp({ quality: 86, effort: moving ? 2 : 4 })] as const);
  try {
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    if (data.length > imageUpload.mostBytes) throw new RefusedImage(tooLargeToStore);
    return { data, ending, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    throw error instanceof RefusedImage ? error : new RefusedImage(damaged);
  }
}
