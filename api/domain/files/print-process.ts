import type { RequestContext } from '../../context';
import { KeyedSemaphore } from '../../platform/http/keyed-semaphore';
import { networkOf } from '../../platform/http/network';
import { TookTooLong, TooMuchWaiting } from '../../platform/processes/worker-processes';
import { tooManyRequests } from '../user-error';

const tooMuch = () => tooManyRequests('Many pictures are being made right now.', 10);

/**
 * Work of one caller in the processes for prints, running and waiting there, and all of its work. What exceeds the first
 * waits here, such as the thumbnails of a gallery, so that work of other callers does not wait behind it.
 */
const slots = new KeyedSemaphore(6, { mostCallers: 36, waitMs: 30_000, refusal: tooMuch });

type Caller = Pick<RequestContext, 'images' | 'viewer' | 'address'>;

/**
 * Runs work for a waiting customer in a process of the pool for prints, apart from that for designs.
 * @param name a function of `api/image-worker.ts`
 * @param argumentOf makes its argument when a slot is free: work that waits holds no picture
 * @param account whose work it is, where the caller is anonymous; else its network
 * @throws UserError TOO_MANY_REQUESTS when too much waits, or takes too long
 */
export async function inPrintProcess<Result>(
  { images, viewer, address }: Caller,
  name: string,
  argumentOf: () => unknown,
  account?: string,
): Promise<Result> {
  const release = await slots.acquire(viewer?.userId ?? account ?? networkOf(address).near);
  try {
    return await images.prints.run<Result>(name, await argumentOf());
  } catch (error) {
    if (error instanceof TooMuchWaiting || error instanceof TookTooLong) throw tooMuch();
    throw error;
  } finally {
    release();
  }
}
