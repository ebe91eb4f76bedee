import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { clustersOf, missingCharacters } from '../studio/fonts';
import { drawTestPicture } from './domain/ai/test-mode/test-picture';
import type { TestPictureTask } from './domain/ai/test-mode/test-picture';
import { coloursOfLogo, prepareLogo, previewLogo, withoutGround } from './domain/brands/logo-picture';
import { readPage, type PageTask } from './domain/brands/website/page-facts';
import { readStyles, type StyleTask } from './domain/brands/website/style-facts';
import { samplePainted, smallCopyOf } from './domain/designs/studio/sample-picture';
import { layoutHashOf, printDocument, type LayoutTask, type PrintTask } from './domain/designs/studio/post-picture';
import { cleanPhoto } from './domain/designs/photos/clean-photo';
import { finishPicture, UnusablePicture } from './domain/designs/picture';
import type { PictureTask } from './domain/designs/picture-processing';
import { cleanImage } from './domain/files/clean-image';
import { RefusedImage } from './domain/files/image';
import { cleanTicketPicture } from './domain/tickets/ticket-picture';
import { drawSharingPicture, drawShopIcon } from './domain/settings/sharing-picture';
import type { SharingPicture, ShopIcon } from './domain/settings/sharing-picture';
import type { WorkerAnswer } from './domain/files/image-processing';
import { coverageType } from './platform/fonts/coverage-type';
import { furtherFontFile, rangesOf } from './platform/fonts/font-addresses';
import { findOtherFonts } from './platform/fonts/other-fonts';

/** The functions that an image process runs (`platform/processes`). */

// Lower priority than requests: an image may take longer, a sign-in may not.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

/** Returns an expected refusal as data, as classes do not survive the transfer between processes. */
async function answerOf<Result>(
  work: () => Promise<Result>,
  Refusal: new (message: string) => Error,
): Promise<WorkerAnswer<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
}

/** Calls `cleanImage`. */
export const clean = (bytes: Uint8Array) => answerOf(() => cleanImage(Buffer.from(bytes)), RefusedImage);

/** Calls `cleanTicketPicture`. */
export const ticketPicture = (bytes: Uint8Array) =>
  answerOf(() => cleanTicketPicture(Buffer.from(bytes)), RefusedImage);

/** Calls `prepareLogo`. */
export const logo = (bytes: Uint8Array) => answerOf(() => prepareLogo(Buffer.from(bytes)), RefusedImage);

/** Calls `withoutGround`. */
export const logoWithoutGround = (bytes: Uint8Array) => answerOf(() => withoutGround(Buffer.from(bytes)), RefusedImage);

/** Calls `coloursOfLogo`. */
export const logoColours = (bytes: Uint8Array) => answerOf(() => coloursOfLogo(Buffer.from(bytes)), RefusedImage);

/** Calls `previewLogo`. */
export const logoPreview = (bytes: Uint8Array) => answerOf(() => previewLogo(Buffer.from(bytes)), RefusedImage);

/** Returns null where a foreign text nests so deeply that reading it takes the whole stack. */
async function unlessTooDeep<Facts>(read: () => Facts | Promise<Facts>): Promise<Facts | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Calls `readPage`. */
export const pageFacts = (task: PageTask) => unlessTooDeep(() => readPage(task));

/** Calls `readStyles`. */
export const styleFacts = (task: StyleTask) => unlessTooDeep(() => readStyles(task));

/** Calls `cleanPhoto`. */
export const photo = (path: string) => answerOf(() => cleanPhoto(path), RefusedImage);

/** Calls `finishPicture`. */
export const finish = ({ data, size }: PictureTask) =>
  answerOf(() => finishPicture(Buffer.from(data), size), UnusablePicture);

/** Calls `samplePainted`. */
export const sample = (data: Uint8Array) => answerOf(() => samplePainted(Buffer.from(data)), UnusablePicture);

/** Calls `smallCopyOf`. */
export const smallCopy = (data: Uint8Array) => answerOf(() => smallCopyOf(Buffer.from(data)), UnusablePicture);

/** Calls `layoutHashOf`. */
export const layout = (task: LayoutTask) => layoutHashOf(task);

/** Calls `drawTestPicture`. */
export const testPicture = (task: TestPictureTask) => drawTestPicture(task);

/** Calls `printDocument`. */
export const print = (task: PrintTask) => printDocument(task);

/** Returns the fonts of further scripts that a text needs, with the code points that they cover. */
export const furtherFonts = async (text: string) =>
  (await findOtherFonts(clustersOf(text).map(({ segment }) => segment))).map(({ name, covers }) => ({
    name,
    covers: rangesOf(covers),
  }));

/** Calls `furtherFontFile`. */
export const fontFile = async (file: string) => (await furtherFontFile(file)) ?? null;

/** Returns the characters of each text that no font has. */
export const missingLetters = (texts: string[]) =>
  Promise.all(texts.map((text) => missingCharacters(coverageType, text)));

/** Calls `drawSharingPicture`. */
export const share = (picture: SharingPicture) => drawSharingPicture(picture);

/** Calls `drawShopIcon`. */
export const icon = (task: ShopIcon) => drawShopIcon(task);
