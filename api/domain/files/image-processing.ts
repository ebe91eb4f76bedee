import type { RequestContext } from '../../context';
import { TookTooLong, TooMuchWaiting } from '../../platform/processes/worker-processes';
import { tooManyRequests } from '../user-error';
import { RefusedImage } from './image';
import type { CleanImage } from './image';

/** Result of a function of `image-worker.ts`, or the message of its refusal. */
export type WorkerAnswer<Result> = { result: Result; refusal?: never } | { refusal: string; result?: never };

/**
 * Makes an upload safe to serve (`cleanImage`), in a separate process from the one that answers requests.
 * @throws RefusedImage, UserError TOO_MANY_REQUESTS when too many images are waiting
 */
export async function processImage({ images }: Pick<RequestContext, 'images'>, bytes: Buffer): Promise<CleanImage> {
  try {
    const { result, refusal } = await images.uploads.run<WorkerAnswer<CleanImage>>('clean', bytes);
    if (!result) throw new RefusedImage(refusal);
    return { ...result, data: Buffer.from(result.data) };
  } catch (error) {
    if (error instanceof TooMuchWaiting) throw tooManyRequests('Many images are being uploaded right now.', 10);
    if (error instanceof TookTooLong)
      throw new RefusedImage('This image takes too long to process. Please use a smaller or simpler one.');
    throw error;
  }
}
