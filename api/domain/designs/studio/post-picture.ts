import { composeDocument } from '../../../../studio/posts/compose';
import type { PostDocument, Slot } from '../../../../studio/posts/document';
import type { PictureSample } from '../../../../studio/posts/picture-sample';
import type { PostSize } from '../../../../studio/posts/sizes';
import { postType } from '../../../platform/fonts/post-type';
import { compositeMark, markOf, markedPng } from '../mark-of-origin';
import { printPost } from './print-post';

export type PrintFormat = 'png' | 'jpg' | 'webp' | 'thumbnail';

/** Argument of the worker's `layout`. */
export interface LayoutTask {
  document: PostDocument;
  sample: PictureSample;
  size: PostSize;
}

/** Argument of the worker's `print`. */
export interface PrintTask extends LayoutTask {
  format: PrintFormat;
  /** The background, as it was painted or uploaded. */
  picture: Uint8Array;
  /** The pictures of its logo by their addresses. */
  logos?: Record<string, Uint8Array>;
  /** Whether its files declare that a model made a part of it. */
  isMadeWithAi: boolean;
  /** Whether it gets the watermark of test mode. */
  isTest: boolean;
}

export interface Print {
  data: Buffer;
  width: number;
  height: number;
  /** Hash of the layout, which a browser that composes the same post gets too. */
  layoutHash: string;
  /** Texts that could not be set letter for letter. */
  broken: Slot[];
}

const THUMBNAIL_WIDTH = 480;

/** Returns the hash of the layout of a post, without its picture. Runs in an image process. */
export const layoutHashOf = async ({ document, sample, size }: LayoutTask): Promise<string> =>
  (await composeDocument(postType, document, sample, size)).hash;

/** Composes a post and prints it, with its mark of origin. Runs in an image process. */
export async function printDocument({
  document,
  sample,
  size,
  format,
  picture,
  logos = {},
  isMadeWithAi,
  isTest,
}: PrintTask): Promise<Print> {
  const post = await composeDocument(postType, document, sample, size);
  const logo = post.logo && logos[post.logo.image];
  if (post.logo && !logo) throw new Error(`The logo ${post.logo.image} is missing`);
  const print = await printPost(post, Buffer.from(picture), { logo: logo && Buffer.from(logo), isTest });
  const mark = markOf(isMadeWithAi ? compositeMark : null, document.caption.altText);
  const facts = { width: post.width, height: post.height, layoutHash: post.hash, broken: post.broken };
  switch (format) {
    case 'png':
      return { ...facts, data: markedPng(await print.png({ compressionLevel: 6 }).toBuffer(), mark) };
    case 'jpg':
      return {
        ...facts,
        data: await print.withXmp(mark).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer(),
      };
    case 'webp':
      return { ...facts, data: await print.withXmp(mark).webp({ quality: 90 }).toBuffer() };
    case 'thumbnail': {
      // the layers are laid over each other before the whole is made smaller
      const whole = await print.raw().toBuffer({ resolveWithObject: true });
      return { ...facts, data: await thumbnailOf(whole, mark) };
    }
  }
}

async function thumbnailOf(
  { data, info }: { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } },
  mark: string,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .resize({ width: THUMBNAIL_WIDTH })
    .withXmp(mark)
    .webp({ quality: 80 })
    .toBuffer();
}
