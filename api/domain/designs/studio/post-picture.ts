import type { Sharp } from 'sharp';
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
  /** Each is made from the same pixels. */
  formats: readonly PrintFormat[];
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
  /** In the order of the formats. */
  files: Buffer[];
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
  formats,
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
  return {
    files: await Promise.all(formats.map((format) => writers[format](print.clone(), mark))),
    width: post.width,
    height: post.height,
    layoutHash: post.hash,
    broken: post.broken,
  };
}

const writers: Record<PrintFormat, (print: Sharp, mark: string) => Promise<Buffer>> = {
  png: async (print, mark) => markedPng(await print.png({ compressionLevel: 6 }).toBuffer(), mark),
  jpg: (print, mark) => print.withXmp(mark).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer(),
  webp: (print, mark) => print.withXmp(mark).webp({ quality: 90 }).toBuffer(),
  thumbnail: (print, mark) => print.resize({ width: THUMBNAIL_WIDTH }).withXmp(mark).webp({ quality: 80 }).toBuffer(),
};
