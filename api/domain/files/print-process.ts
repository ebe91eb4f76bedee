import type { RequestContext } from '../../context';
import { TookTooLong, TooMuchWaiting } from '../../platform/processes/worker-processes';
import { tooManyRequests } from '../user-error';

/**
 * Runs work for a waiting customer in a process of the pool for prints, apart from that for designs.
 * @param name a function of `api/image-worker.ts`
 * @throws UserError TOO_MANY_REQUESTS when too much waits, or takes too long
 */
export async function inPrintProcess<Result>(
  { images }: Pick<RequestContext, 'images'>,
  name: string,
  argument: unknown,
): Promise<Result> {
  try {
    return await images.prints.run<Result>(name, argument);
  } catch (error) {
    if (error instanceof TooMuchWaiting || error instanceof TookTooLong)
      throw tooManyRequests('Many pictures are being made right now.', 10);
    throw error;
  }
}
