import type { QueryDeepPartialEntity } from 'typeorm';
import { z } from 'zod';
import type { RequestContext } from '../../context';
import type { DesignInput, Lettering } from '../../graphql/generated/schema';
import { publish } from '../../platform/events/events';
import { aiMessages, canAskAi } from '../ai/ai.service';
import { creditsPerDesign, reserveCredit, reservedSince } from '../credits/credit.service';
import { refuseMissingLetters } from '../files/missing-letters';
import { refuseOtherInput } from '../idempotency/repeated-request';
import { checked, optionalText, requestId, requiredText } from '../input';
import { readAiSettings } from '../settings/ai-settings';
import { UserError, formatWait } from '../user-error';
import { signedIn } from '../viewer';
import { consumeDesign, refuseAfterFailedGenerations } from './allowance';
import { refuseUnwritable } from './characters';
import { DesignEntity } from './design.entity';
import { insertDesignOnce } from './design-insertion';
import { checkedPhotoId, choosePhoto, pictureOf } from './photos/photo.service';
import { readQueued, wakeWorker } from './queue';
import { findCopiedPost } from './studio/copied-post';
import { findDesignBrand } from './studio/design-brand';
import type { Suggestions } from './studio/suggestions';

const designSchema = z
  .object({
    platform: z.enum(['FACEBOOK', 'INSTAGRAM']),
    postType: z.enum(['FACEBOOK_POST', 'INSTAGRAM_POST']),
    primaryText: requiredText(200, 'Primary text is required'),
    customPrompt: optionalText(4000).transform((text) => text ?? ''),
    enhancedPrompt: optionalText(4000),
  })
  .refine(({ platform, postType }) => postType === `${platform}_POST`, {
    path: ['postType'],
    message: 'This post type belongs to another platform.',
  });

/** Validates a design. @throws UserError INVALID_INPUT naming the field below `path`. */
export function checkedDesign(design: DesignInput, path: string[]): DesignInput & { lettering: Lettering } {
  try {
    return { ...design, lettering: design.lettering ?? 'DRAWN', ...checked(designSchema, design) };
  } catch (error) {
    if (error instanceof UserError && error.field)
      throw new UserError(error.code, error.message, [...path, ...error.field]);
    throw error;
  }
}

export interface NewDesign {
  requestId: string;
  design: DesignInput;
  /** A post whose look is copied. */
  basedOn?: string | null;
  brandId?: string | null;
  photoId?: string | null;
  /** Words and a scene that are known already, so the text model is not asked for them. */
  suggestions?: Suggestions;
}

/** What a caller asks for, validated. */
type Request = Omit<NewDesign, 'design' | 'photoId'> & {
  userId: string;
  design: ReturnType<typeof checkedDesign>;
  photoId: string | null;
};

type Row = QueryDeepPartialEntity<DesignEntity>;

/**
 * Reserves a credit and queues a design, both or neither. A repeated request id returns the same design and costs once.
 * @throws UserError INVALID_INPUT, CONFLICT, NO_API_KEYS, INSUFFICIENT_CREDITS, CREDIT_NOT_TAKEN, TOO_MANY_REQUESTS,
 * LIMIT_REACHED.
 */
export async function createDesign(ctx: RequestContext, input: NewDesign): Promise<DesignEntity> {
  const { userId } = signedIn(ctx);
  const ids = checked(z.object({ requestId }), { requestId: input.requestId });
  const design = checkedDesign(input.design, ['design']);
  const request = { ...input, ...ids, userId, design, photoId: checkedPhotoId(input.photoId, design.lettering) };
  const known = await findRequested(ctx, request);
  if (known) return known;
  const row = await rowOf(ctx, request);
  // a photo needs no AI service
  if (request.photoId === null && !(await canAskAi(ctx, userId))) throw new UserError('NO_API_KEYS', aiMessages.noKeys);
  await consumeDesign(ctx, userId);
  await refuseAfterFailedGenerations(ctx, userId);
  return queueDesign(ctx, request, row);
}

/** Returns whether the same request of the caller has queued a design before. */
export const isDesignRequested = (ctx: RequestContext, requestId: string): Promise<boolean> =>
  ctx.db.existsBy(DesignEntity, { userId: signedIn(ctx).userId, requestId });

/** Returns the design that the same request has made before. @throws UserError CONFLICT when that asked for another one. */
async function findRequested(ctx: RequestContext, request: Request): Promise<DesignEntity | null> {
  const { userId, requestId: id, design, photoId } = request;
  const known = await ctx.db.findOneBy(DesignEntity, { userId, requestId: id });
  const [basedOn, brandId] = [request.basedOn, request.brandId].map((one) => one?.toLowerCase() ?? null);
  if (known) refuseOtherInput(known, { ...design, basedOn, brandId, photoId, credits: creditsPerDesign });
  return known;
}

/** Returns the row of a new design, with what is read of the copied post and the brand. @throws UserError INVALID_INPUT */
async function rowOf(ctx: RequestContext, request: Request): Promise<Row> {
  const { userId, requestId: id, design, basedOn = null, brandId, photoId, suggestions } = request;
  await refuseUndrawable(ctx, design);
  const copied = basedOn === null ? {} : await findCopiedPost(ctx, basedOn, design.lettering);
  const branded = await findDesignBrand(ctx, brandId, design.lettering);
  const parts = { ...design, ...copied, ...branded, ...pictureOf(design, photoId) };
  return { ...parts, ...(suggestions && { suggestions }), userId, requestId: id };
}

/** Inserts a design, reserves its credit and wakes a worker, in one transaction. */
async function queueDesign(ctx: RequestContext, request: Request, row: Row): Promise<DesignEntity> {
  const { userId, requestId: requested, photoId } = request;
  const { designsPerDayPerAccount } = await readAiSettings(ctx);
  const reservation = { isUnderWay: false };
  const queued = ctx.transaction(async (tx) => {
    const id = await insertDesignOnce(tx, row);
    if (!id)
      return (
        (await findRequested(tx, request)) ?? tx.db.findOneByOrFail(DesignEntity, { userId, requestId: requested })
      );
    // from here on the account's row is locked, so its requests are counted one at a time
    reservation.isUnderWay = true;
    await reserveCredit(tx, userId, id);
    reservation.isUnderWay = false;
    if (photoId !== null) await choosePhoto(tx, photoId);
    await refuseMoreInADay(tx, userId, designsPerDayPerAccount);
    const created = await readQueued(tx, id);
    await wakeWorker(tx.db);
    await publish(tx.db, { type: 'design', id, owner: userId });
    return created;
  });
  return queued.catch((error: unknown) => {
    if (error instanceof UserError || !reservation.isUnderWay) throw error;
    // a bug, or a lost database connection: the caller learns that the credit was not taken
    ctx.logger.error({ err: error, requestId: ctx.requestId }, 'the credit of a design could not be reserved');
    throw new UserError('CREDIT_NOT_TAKEN', 'Failed to deduct credits');
  });
}

/** Refuses a text that neither our fonts nor the AI can draw. @throws UserError INVALID_INPUT. */
async function refuseUndrawable(ctx: RequestContext, { primaryText, lettering }: DesignInput): Promise<void> {
  const field = ['design', 'primaryText'];
  if (lettering === 'SET') await refuseMissingLetters(ctx, [{ text: primaryText, field }]);
  else refuseUnwritable(ctx, primaryText, field);
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Refuses a design whose credit is reserved already when the account has made as many as it may within 24 hours; the
 * transaction takes nothing then.
 * @throws UserError TOO_MANY_REQUESTS with the wait.
 */
async function refuseMoreInADay(tx: RequestContext, userId: string, most: number | null): Promise<void> {
  // this design is the newest reservation; without it there may be `most` of them
  const before = most === null ? null : await reservedSince(tx, userId, new Date(Date.now() - dayMs), most);
  if (!before) return;
  const wait = Math.max(1, Math.ceil((before.getTime() + dayMs - Date.now()) / 1000));
  throw new UserError(
    'TOO_MANY_REQUESTS',
    `You have made ${most === 1 ? '1 design' : `${most} designs`} within 24 hours, which is the maximum. Please wait ${formatWait(wait)}. No credit was taken.`,
    null,
    wait,
  );
}
