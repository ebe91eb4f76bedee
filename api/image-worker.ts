import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { finishPicture, UnusablePicture } from './domain/designs/picture';
import type { PictureTask } from './domain/designs/picture-processing';
import { cleanImage, RefusedImage } from './domain/files/image';
import { drawSharingPicture } from './domain/settings/sharing-picture';
import type { SharingPicture } from './domain/settings/sharing-picture';
import type { WorkerAnswer } from './domain/files/worker-answer';

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

/** Calls `finishPicture`. */
export const finish = ({ data, size }: PictureTask) =>
  answerOf(() => finishPicture(Buffer.from(data), size), UnusablePicture);

/** Calls `drawSharingPicture`. */
export const share = (picture: SharingPicture) => drawSharingPicture(picture);
