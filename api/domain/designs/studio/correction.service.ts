import { IsNull } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { DesignCorrection } from '../../../graphql/generated/schema';
import { publish } from '../../../platform/events/events';
import { aiMessages, canAskAi } from '../../ai/ai.service';
import { loadCreditReturn } from '../../credits/credit.service';
import { refuseMissingLetters } from '../../files/missing-letters';
import { otherRequest } from '../../idempotency/repeated-request';
import { checked, requestId as requestIdInput } from '../../input';
import { UserError, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import { consumeDesign, refuseAfterFailedGenerations } from '../allowance';
import { DesignEntity } from '../design.entity';
import { insertDesignOnce } from '../design-insertion';
import { findOwnDesign } from '../design.service';
import { buildPrompt } from '../prompt';
import { readQueued, wakeWorker } from '../queue';
import { loadDocument } from './document.service';
import { z } from 'zod';

/** Begun corrections of a design that ended without a picture are repeated up to this number. */
const MOST_ATTEMPTS = 3;

const isOpen = ({ state, credits, correctionId, correctionAttempts }: DesignEntity): boolean =>
  state === 'SUCCEEDED' && credits > 0 && correctionId === null && correctionAttempts < MOST_ATTEMPTS;

/** Returns what can be corrected of a design for free; null when nothing, and for others than its owner. */
export async function correctionOf(ctx: RequestContext, design: DesignEntity): Promise<DesignCorrection | null> {
  if (!isOpen(design) || design.userId !== ctx.viewer?.userId) return null;
  const isSet = design.lettering === 'SET';
  if (isSet && !(await loadDocument(ctx, design))?.hasLettering) return null;
  // with its credit returned, it was free already
  if (await loadCreditReturn(ctx, design.id)) return null;
  return isSet ? 'PAINT_AGAIN' : 'SET_WORDS';
}

/**
 * Queues the free correction of the caller's design. A repeated request id returns the same correction.
 * @throws UserError INVALID_INPUT, INVALID_STATE, CONFLICT, NO_API_KEYS, TOO_MANY_REQUESTS, LIMIT_REACHED; AccessError
 * NOT_FOUND
 */
export async function correctDesign(ctx: RequestContext, id: string, given: string): Promise<DesignEntity> {
  const { userId } = signedIn(ctx);
  const { requestId } = checked(z.object({ requestId: requestIdInput }), { requestId: given });
  const source = await findOwnDesign(ctx, id);
  const known = await findCorrection(ctx, source, requestId);
  if (known) return known;
  const correction = await correctionOf(ctx, source);
  if (!correction) throw nothingToCorrect();
  await refuseMissingLetters(ctx, [{ text: source.primaryText, field: ['id'] }]);
  if (!(await canAskAi(ctx, userId))) throw new UserError('NO_API_KEYS', aiMessages.noKeys);
  await consumeDesign(ctx, userId);
  await refuseAfterFailedGenerations(ctx, userId);
  return ctx.transaction(async (tx) => {
    const locked = await tx.db.findOne(DesignEntity, {
      where: { id: source.id, userId, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!locked) throw notFound('Design');
    // the same call at the same time was the first one
    const concurrent = await findCorrection(tx, locked, requestId);
    if (concurrent) return concurrent;
    if (!isOpen(locked)) throw nothingToCorrect();
    const correctionId = await insertDesignOnce(tx, {
      ...requestOf(locked),
      userId,
      requestId,
      lettering: 'SET',
      credits: 0,
      corrects: locked.id,
      ...(correction === 'PAINT_AGAIN' && { basedOn: locked.id, suggestions: locked.suggestions }),
    });
    // a call that does something else was the first one
    if (!correctionId) throw otherRequest();
    await tx.db.update(
      DesignEntity,
      { id: locked.id },
      { correctionId, correctionAttempts: locked.correctionAttempts + 1 },
    );
    const created = await readQueued(tx, correctionId);
    await wakeWorker(tx.db);
    await publish(tx.db, { type: 'design', id: locked.id, owner: userId });
    await publish(tx.db, { type: 'design', id: correctionId, owner: userId });
    return created;
  });
}

/** Returns the correction that a request id stands for; null for none. @throws UserError CONFLICT for something else */
async function findCorrection(
  ctx: RequestContext,
  { id, userId }: DesignEntity,
  requestId: string,
): Promise<DesignEntity | null> {
  const known = await ctx.db.findOneBy(DesignEntity, { userId, requestId });
  if (known && known.corrects !== id) throw otherRequest();
  return known;
}

const nothingToCorrect = () =>
  new UserError('INVALID_STATE', "This design can't be corrected for free, or already was.");

function requestOf(design: DesignEntity) {
  const { platform, postType, size, niche, style, primaryText, customPrompt, enhancedPrompt, brandId, brand } = design;
  const request = { platform, postType, size, niche, style, primaryText, customPrompt, enhancedPrompt };
  return { ...request, brandId, brand, prompt: buildPrompt(request) };
}
