import DataLoader from 'dataloader';
import { In, IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { z } from 'zod';
import type { RequestContext } from '../../context';
import type { DesignInput, Lettering } from '../../graphql/generated/schema';
import { recordTransition } from '../../platform/database/state-machine';
import { publish } from '../../platform/events/events';
import { isTestAccount } from '../accounts/test-account.service';
import { freshCaller } from '../accounts/sessions/session.service';
import { creditsPerDesign, releaseCredit, reserveCredit, reservedSince } from '../credits/credit.service';
import { checked, optionalText, requestId, requiredText } from '../input';
import { refuseOtherInput } from '../idempotency/repeated-request';
import { readAiSettings } from '../settings/ai-settings';
import { UserError, checkId, notFound, formatWait } from '../user-error';
import { isAdmin, signedIn } from '../viewer';
import { aiMessages, canAskAi } from '../ai/ai.service';
import { countFailedGeneration, refuseAfterFailedGenerations, consumeDesign } from './allowance';
import { refuseUnwritable } from './characters';
import { DesignEntity } from './design.entity';
import type { StoredFailureCause } from './design.entity';
import { designMachine } from './design.states';
import { readQueued, wakeWorker } from './queue';
import { checkedPhotoId, choosePhoto, pictureOf } from './photos/photo.service';
import { findCopiedPost } from './studio/copied-post';
import { findDesignBrand } from './studio/design-brand';
import { refuseMissingLetters } from './studio/missing-letters';
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
    message: 'This post type belongs to the other platform.',
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

/**
 * Reserves a credit and queues a design, both or neither. A repeated request id returns the same design and costs once.
 * @throws UserError INVALID_INPUT, CONFLICT, NO_API_KEYS, INSUFFICIENT_CREDITS, CREDIT_NOT_TAKEN, TOO_MANY_REQUESTS,
 * LIMIT_REACHED.
 * @param input `suggestions` are words and a scene that are known already, so the text model is not asked for them
 */
export async function createDesign(
  ctx: RequestContext,
  input: {
    requestId: string;
    design: DesignInput;
    basedOn?: string | null;
    brandId?: string | null;
    photoId?: string | null;
    suggestions?: Suggestions;
  },
): Promise<DesignEntity> {
  const { userId } = signedIn(ctx);
  const { requestId: request } = checked(z.object({ requestId }), { requestId: input.requestId });
  const design = checkedDesign(input.design, ['design']);
  const photoId = checkedPhotoId(input.photoId, design.lettering);
  const requested = async (at: RequestContext) => {
    const known = await at.db.findOneBy(DesignEntity, { userId, requestId: request });
    const [basedOn, brandId] = [input.basedOn, input.brandId].map((id) => id?.toLowerCase() ?? null);
    if (known) refuseOtherInput(known, { ...design, basedOn, brandId, photoId, credits: creditsPerDesign });
    return known;
  };
  const known = await requested(ctx);
  if (known) return known;
  const { suggestions } = input;
  await refuseUndrawable(ctx, design);
  const isCopy = input.basedOn !== undefined && input.basedOn !== null;
  const copied = isCopy ? await findCopiedPost(ctx, input.basedOn ?? '', design.lettering) : {};
  const branded = await findDesignBrand(ctx, input.brandId, design.lettering);
  // a photo needs no AI service
  if (photoId === null && !(await canAskAi(ctx, userId))) throw new UserError('NO_API_KEYS', aiMessages.noKeys);
  await consumeDesign(ctx, userId);
  await refuseAfterFailedGenerations(ctx, userId);
  const { designsPerDayPerAccount } = await readAiSettings(ctx);

  const reservation = { isUnderWay: false };
  const queued = ctx.transaction(async (tx) => {
    const id = await insertOnce(tx, {
      ...design,
      ...copied,
      ...branded,
      ...pictureOf(design, photoId),
      ...(suggestions && { suggestions }),
      userId,
      requestId: request,
    });
    if (!id) return (await requested(tx)) ?? tx.db.findOneByOrFail(DesignEntity, { userId, requestId: request });
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

/** Inserts a design; returns its id, or undefined when another call with its request id was first. */
async function insertOnce(tx: RequestContext, row: QueryDeepPartialEntity<DesignEntity>): Promise<string | undefined> {
  const query = tx.db.createQueryBuilder().insert().into(DesignEntity).values(row);
  const inserted = await query.orIgnore().returning('id').execute();
  return (inserted.raw as { id: string }[])[0]?.id;
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
    `You have made ${most === 1 ? '1 design' : `${most} designs`} within 24 hours, and more are not possible. Please wait ${formatWait(wait)}. No credit was taken.`,
    null,
    wait,
  );
}

/** What made a design, or was called last, and what that cost. */
export type RecordedWork = Pick<DesignEntity, 'model' | 'aiKeyId' | 'aiKeyName' | 'cost'>;

/** How a design ends without success. */
interface Ending {
  to: 'FAILED' | 'CANCELLED';
  /** Shown to its owner when it failed. */
  sentence: string;
  /** The AI service's answer, for administrators. */
  failureReason?: string | null;
  failureCause?: StoredFailureCause;
  /** What was done for it until then. */
  work?: Partial<RecordedWork>;
  /** Checked under the lock: whether the caller may still end it. */
  if?: (design: DesignEntity) => boolean;
}

/**
 * Ends a design without success and releases its credit, in one transaction.
 * @returns the current design, and whether this call ended it.
 */
export async function endWithoutSuccess(
  ctx: RequestContext,
  id: string,
  { to, sentence, failureReason = null, failureCause, work, if: mayEnd = () => true }: Ending,
): Promise<{ design: DesignEntity; ended: boolean }> {
  return ctx.transaction(async (tx) => {
    const design = await tx.db.findOneOrFail(DesignEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    const said = design.credits > 0 ? sentence : sentence.replace('Your credit is back', 'No credit was taken');
    // it has already ended, or its process has requeued it after it was considered abandoned
    if (!designMachine.allowed[design.state].includes(to) || !mayEnd(design)) return { design, ended: false };
    await recordTransition(tx.db, designMachine, design.state, to, {
      subject: id,
      actor: tx.viewer?.userId ?? null,
      reason: said,
    });
    await tx.db.update(
      DesignEntity,
      { id },
      {
        state: to,
        error: to === 'FAILED' ? said : null,
        failureReason,
        failureCause,
        ...work,
        // a failed design keeps the step that failed, for the figures of Admins
        ...(to === 'CANCELLED' && { step: null }),
        finishedAt: new Date(),
        leaseUntil: null,
      },
    );
    await releaseTaken(tx, design, sentence);
    await publish(tx.db, { type: 'design', id, owner: design.userId });
    if (!(await isTestAccount(tx, design.userId))) tx.metrics.designs.inc({ state: to });
    return { design: await tx.db.findOneByOrFail(DesignEntity, { id }), ended: true };
  });
}

/** Releases what a design has taken: its credit, or the one free correction of another design. */
async function releaseTaken(tx: RequestContext, design: DesignEntity, sentence: string): Promise<void> {
  const { id, credits, corrects, userId } = design;
  if (credits > 0) return releaseCredit(tx, userId, id, sentence.slice(0, 200));
  if (!corrects) return;
  await tx.db.update(DesignEntity, { id: corrects, correctionId: id }, { correctionId: null });
  await publish(tx.db, { type: 'design', id: corrects, owner: userId });
}

/** Returns a design of the caller (any, for an Admin); a deleted one does not exist. @throws AccessError NOT_FOUND. */
export async function findDesign(ctx: RequestContext, id: string): Promise<DesignEntity> {
  const viewer = signedIn(ctx);
  const design = await ctx.db.findOneBy(DesignEntity, { id: checkId(id, 'Design'), deletedAt: IsNull() });
  if (!design || (design.userId !== viewer.userId && !isAdmin(ctx, 'ADMIN_DESIGNS_READ'))) throw notFound('Design');
  return design;
}

/** Returns a subscriber's design as it is now; null when the session, or the access to it, has ended. */
export async function subscribedDesign(ctx: RequestContext, id: string): Promise<DesignEntity | null> {
  if (!(await freshCaller(ctx))) return null;
  const design = await ctx.db.findOneBy(DesignEntity, { id, deletedAt: IsNull() });
  return design && (design.userId === ctx.viewer?.userId || isAdmin(ctx, 'ADMIN_DESIGNS_READ')) ? design : null;
}

/** Returns the caller's own design, for Admins too. @throws AccessError NOT_FOUND. */
export async function findOwnDesign(ctx: RequestContext, id: string): Promise<DesignEntity> {
  const design = await findDesign(ctx, id);
  if (design.userId !== signedIn(ctx).userId) throw notFound('Design');
  return design;
}

const designLoader = (ctx: RequestContext) =>
  new DataLoader<string, DesignEntity | null>(
    async (ids) => {
      const rows = await ctx.dataSource.manager.findBy(DesignEntity, { id: In([...ids]), deletedAt: IsNull() });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    // live updates must read it again at each event
    { cache: false },
  );

/** Loads a design that a row of its owner refers to; several in one statement. Null when it no longer exists. */
export const loadDesign = (ctx: RequestContext, id: string) => ctx.once(designLoader).load(id);

/** Returns which of these designs still exist, as a transaction sees them. */
export async function existingDesigns(tx: RequestContext, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const where = { id: In([...ids]), deletedAt: IsNull() };
  return new Set((await tx.db.find(DesignEntity, { select: { id: true }, where })).map(({ id }) => id));
}

/** Cancels an unfinished design of the caller. @throws UserError INVALID_STATE when it has ended otherwise. */
export async function cancelDesign(ctx: RequestContext, id: string): Promise<DesignEntity> {
  const { id: own } = await findOwnDesign(ctx, id);
  const { design, ended } = await endWithoutSuccess(ctx, own, { to: 'CANCELLED', sentence: 'Cancelled by its owner' });
  if (ended && design.startedAt) await countFailedGeneration(ctx, design.userId);
  if (design.state !== 'CANCELLED')
    throw new UserError(
      'INVALID_STATE',
      design.state === 'SUCCEEDED' ? 'This design was already finished.' : 'This design has already ended.',
    );
  return design;
}

/** A change among the caller's designs, in the contract's shape. */
export interface DesignChange {
  design: DesignEntity | null;
  deletedId: string | null;
}

/**
 * Returns the current state of the caller's design with this id; null when the caller's session has ended. Without an
 * id the change is unknown, and the result names no design.
 */
export async function changeOf(ctx: RequestContext, id: string | null): Promise<DesignChange | null> {
  const caller = await freshCaller(ctx);
  if (!caller) return null;
  const design = id ? await ctx.db.findOneBy(DesignEntity, { id, userId: caller.id, deletedAt: IsNull() }) : null;
  return { design, deletedId: design ? null : id };
}
