import sharp from 'sharp';
import { cleanImage } from '../files/clean-image';
import type { CleanImage } from '../files/image';

/** Pixels of a thumbnail at most: a conversation shows 232 x 128 points, on phones with three pixels a point. */
const BOX = { width: 696, height: 384 };
/** A smaller picture is shown as it is. */
const SMALL_BYTES = 40_000;

export interface TicketPicture extends CleanImage {
  /** A small copy as WebP; null where the picture itself is small or moves. */
  thumbnail: Buffer | null;
}

/** Makes an uploaded picture of a ticket safe to serve, with a small copy. @throws RefusedImage */
export async function cleanTicketPicture(bytes: Buffer): Promise<TicketPicture> {
  const image = await cleanImage(bytes);
  return { ...image, thumbnail: await thumbnailOf(image) };
}

async function thumbnailOf({ data }: CleanImage): Promise<Buffer | null> {
  const picture = sharp(data);
  if (data.length <= SMALL_BYTES || ((await picture.metadata()).pages ?? 1) > 1) return null;
  return picture
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
