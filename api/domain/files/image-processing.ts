import type { RequestContext } from '../../context';
import { TookTooLong, TooMuchWaiting } from '../../platform/processes/worker-processes';
import { tooManyRequests } from '../user-error';
import { RefusedImage } from './image';
import type { CleanImage } from './image';

/** Result of a function of `image-worker.ts`, or the message of its refusal. */
export type WorkerAnswer<Result> = { result: Result; refusal?: never } | { refusal: string; result?: never };

/**
 * Makes an upload safe to serve, in a separate process from the one that answers requests.
 * @param name a function of `image-worker.ts` that takes the bytes
 * @throws RefusedImage, UserError TOO_MANY_REQUESTS when too many images are waiting
 */
export async function processImage<Result extends CleanImage = CleanImage>(
  { images }: Pick<RequestContext, 'images'>,
  bytes: Buffer,
  name = 'clean',
): Promise<Result> {
  try {
    const { result, refusal } = await images.uploads.run<WorkerAnswer<Result>>(name, bytes);
    if (!result) throw new RefusedImage(refusal);
    return { ...result, data: Buffer.from(result.data) };
  } catch (error) {
    if (error instanceof TooMuchWaiting) throw tooManyRequests('Many images are being uploaded right now.', 10);
    if (error instanceof TookTooLong)
      throw new RefusedImage('This image takes too long to process. Please use a smaller or simpler one.');
    throw error;
  }
}
