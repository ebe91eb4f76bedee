import type { RequestContext } from '../../context';
import type { ImageSize } from '../../graphql/generated/schema';
import type { WorkerAnswer } from '../files/image-processing';
import { OtherRatio, UnusablePicture, otherRatio } from './picture';
import type { FinishedPicture } from './picture';

/** Argument of the worker's `finish`. */
export interface PictureTask {
  data: Uint8Array;
  size: ImageSize;
}

/**
 * Makes the stored files of a picture (`finishPicture`) in a separate process from the one that answers requests.
 * @throws UnusablePicture, OtherRatio
 */
export async function processPicture(
  { images }: Pick<RequestContext, 'images'>,
  data: Buffer,
  size: ImageSize,
): Promise<FinishedPicture> {
  const task: PictureTask = { data, size };
  const { result, refusal } = await images.designs.run<WorkerAnswer<FinishedPicture>>('finish', task);
  if (!result) throw refusal === otherRatio ? new OtherRatio() : new UnusablePicture(refusal);
  return { ...result, png: Buffer.from(result.png), thumbnail: Buffer.from(result.thumbnail) };
}
