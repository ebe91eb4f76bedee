import { LOGO_RATIO } from '../../../studio/posts/document';
import type { LogoPicture } from '../../../studio/posts/document';
import type { LogoColours } from '../../../studio/posts/logo-colours';
import type { RequestContext } from '../../context';
import { TookTooLong, TooMuchWaiting } from '../../platform/processes/worker-processes';
import { BadUpload } from '../../platform/http/upload';
import type { Upload } from '../../platform/http/upload';
import { RefusedImage } from '../files/image';
import { keepImage, readUploads, receiveImage, uploadFacts, withinUploadLimits } from '../files/upload.service';
import type { WorkerAnswer } from '../files/image-processing';
import { UserError, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';

/** A stored logo with its colours. */
export interface StoredLogo {
  logo: LogoPicture;
  /** The most frequent first; at most 5. */
  colors: string[];
}

/** Runs a function of `logo-picture.ts` in an image process. @throws RefusedImage, UserError TOO_MANY_REQUESTS */
async function inImageProcess<Result>(
  { images }: Pick<RequestContext, 'images'>,
  name: 'logo' | 'logoColours' | 'logoWithoutGround',
  bytes: Uint8Array,
): Promise<Result> {
  try {
    const { result, refusal } = await images.uploads.run<WorkerAnswer<Result>>(name, bytes);
    if (result === undefined) throw new RefusedImage(refusal);
    return result;
  } catch (error) {
    if (error instanceof TooMuchWaiting) throw tooManyRequests('Many images are being uploaded right now.', 10);
    if (error instanceof TookTooLong) throw new RefusedImage('This logo takes too long to process.');
    throw error;
  }
}

const shape = ({ width, height }: { width: number; height: number }) => width / height;

/**
 * Stores the bytes of a picture as a logo of the caller: an SVG as it is drawn, without transparent margins.
 * @throws RefusedImage; UserError LIMIT_REACHED, TOO_MANY_REQUESTS
 */
export async function storeLogo(ctx: RequestContext, bytes: Buffer): Promise<StoredLogo> {
  return storePng(ctx, await inImageProcess<Uint8Array>(ctx, 'logo', bytes));
}

/** Stores a prepared logo. @throws RefusedImage; UserError LIMIT_REACHED, TOO_MANY_REQUESTS */
async function storePng(ctx: RequestContext, png: Uint8Array): Promise<StoredLogo> {
  const { url, width, height } = await keepImage(ctx, Buffer.from(png));
  const ratio = shape({ width, height });
  if (ratio > LOGO_RATIO.most || ratio < LOGO_RATIO.least)
    throw new RefusedImage('A logo is at most 12 times as wide as high, and 10 times as high as wide.');
  const { ink, colors } = await inImageProcess<LogoColours>(ctx, 'logoColours', png);
  return { logo: { image: url, ratio, ink }, colors };
}

/** Stores the logo of a GraphQL multipart request. @throws UserError INVALID_INPUT, LIMIT_REACHED, TOO_MANY_REQUESTS */
export async function uploadLogo(ctx: RequestContext, upload: Upload): Promise<StoredLogo> {
  try {
    return await receiveImage(ctx, upload.read, (bytes) => storeLogo(ctx, bytes));
  } catch (error) {
    if (!(error instanceof BadUpload) && !(error instanceof RefusedImage)) throw error;
    throw new UserError('INVALID_INPUT', error.message, ['image']);
  }
}

/**
 * Reads the colours of a picture that the caller has uploaded.
 * @throws UserError INVALID_INPUT for any other address, TOO_MANY_REQUESTS
 */
export async function readLogo(ctx: RequestContext, image: string): Promise<StoredLogo> {
  const { userId } = signedIn(ctx);
  const wait = await ctx.limits.take('brandPerAccount', userId);
  if (wait > 0) throw tooManyRequests('You have loaded many logos.', wait);
  const facts = await uploadFacts(ctx, userId, image);
  const bytes = facts && (await readUploads(ctx, [image]))[image];
  if (!facts || !bytes) throw new UserError('INVALID_INPUT', 'Please upload this logo again.', ['image']);
  const { ink, colors } = await inImageProcess<LogoColours>(ctx, 'logoColours', bytes);
  return { logo: { image, ratio: shape(facts), ink }, colors };
}

/**
 * Stores a picture that the caller has uploaded once more, without the even ground around it; the first one stays.
 * @throws UserError INVALID_INPUT at `image` for any other address or without such a ground, LIMIT_REACHED,
 * TOO_MANY_REQUESTS
 */
export async function removeLogoBackground(ctx: RequestContext, image: string): Promise<StoredLogo> {
  const { userId } = signedIn(ctx);
  const facts = await uploadFacts(ctx, userId, image);
  const bytes = facts && (await readUploads(ctx, [image]))[image];
  if (!bytes) throw new UserError('INVALID_INPUT', 'Please upload this logo again.', ['image']);
  try {
    return await withinUploadLimits(ctx, async () =>
      storePng(ctx, await inImageProcess<Uint8Array>(ctx, 'logoWithoutGround', bytes)),
    );
  } catch (error) {
    if (!(error instanceof RefusedImage)) throw error;
    throw new UserError('INVALID_INPUT', error.message, ['image']);
  }
}
