import { z } from 'zod';
import type { RequestContext } from '../../../context';
import { askStructured } from '../../ai/ask-structured';
import type { StructuredCalls } from '../../ai/ask-structured';
import type { WorkerAnswer } from '../../files/image-processing';
import { UnusablePicture } from '../picture';
import { lookingPrompt, lookingSchema } from './prompts';
import type { SmallCopy } from './sample-picture';

const answer = z.object({ lettering: z.array(z.object({ text: z.string(), legible: z.boolean() })).max(200) });

/** A piece of lettering in a picture, as a text model reads it. */
export type SeenLettering = z.output<typeof answer>['lettering'][number];

/** Returns a small JPEG of a picture with its ratio, made in an image process. @throws UnusablePicture */
export async function smallCopyOf(ctx: RequestContext, picture: Buffer): Promise<SmallCopy> {
  const { result, refusal } = await ctx.images.designs.run<WorkerAnswer<SmallCopy>>('smallCopy', picture);
  if (!result) throw new UnusablePicture(refusal);
  return { ...result, jpeg: Buffer.from(result.jpeg) };
}

/**
 * Asks a text model which lettering a picture has.
 * @param small a JPEG of a picture of the account
 * @returns null when the model can't say
 */
export async function seenLettering(
  ctx: RequestContext,
  { small, account }: { small: Buffer; account: string },
  calls: StructuredCalls | null,
): Promise<SeenLettering[] | null> {
  const seen = await askStructured(ctx, calls, {
    purpose: 'CHECKING',
    account,
    prompt: lookingPrompt,
    schema: lookingSchema,
    picture: small,
    read: answer,
  });
  return seen?.lettering ?? null;
}
