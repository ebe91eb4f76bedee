import { z } from 'zod';
import type { RequestContext } from '../../context';
import type { DesignFilter, DesignInput, DesignState } from '../../graphql/generated/schema';
import { recordTransition } from '../../platform/database/state-machine';
import { pageOf } from '../../platform/database/page';
import type { PageRequest } from '../../platform/database/page';
import { publish } from '../../platform/events/events';
import { enqueue } from '../../platform/jobs/jobs';
import { freshCaller } from '../accounts/session.service';
import { giveBackCredit, reserveCredit } from '../credits/credit.service';
import { checked, optionalText, requestId, requiredText } from '../input';
import { hasActiveAiKey } from '../settings/ai-keys.service';
import { UserError, checkId, notFound, waitInWords } from '../user-error';
import { isAdmin, signedIn } from '../viewer';
import { aiSentences, withAiKey } from './ai.service';
import { DesignEntity } from './design.entity';
import { designMachine } from './design.states';
import { buildPrompt, enhancementPrompt } from './prompt';

const designSchema = z
  .object({
    platform: z.enum(['FACEBOOK', 'INSTAGRAM']),
    postType: z.enum(['FACEBOOK_POST', 'INSTAGRAM_POST']),
    primaryText: requiredText(200, 'Primary text is required'),
    customPrompt: optionalText(4000).transform((text) => text ?? ''),
    enhancedPrompt: optionalText(4000),
  })
  .refine(({ platform, postType }) => postType === `${platform}_POST`, { path: ['postType'], message: 'This post type belongs to the other platform.' });

/** @throws UserError INVALID_INPUT naming the field below `path`. */
function checkedDesign(design: DesignInput, path: string[]): DesignInput {
  try {
    return { ...design, ...checked(designSchema, design) };
  } catch (error) {
    if (error instanceof UserError && error.field) throw new UserError(error.code, error.message, [...path, ...error.field]);
    throw error;
  }
}

async function takeTurn(ctx: RequestContext, name: 'designPerAccount' | 'enhancePerAccount'): Promise<void> {
  const wait = await ctx.limits.take(name, signedIn(ctx).id);
  if (wait > 0) throw new UserError('TOO_MANY_REQUESTS', `That was fast. Please wait ${waitInWords(wait)} and try again.`, null, wait);
}

/**
 * Reserves a credit and queues a design, both or neither. The same request id answers the same design
 * and costs once.
 * @throws UserError INVALID_INPUT, NO_API_KEYS, INSUFFICIENT_CREDITS, TOO_MANY_REQUESTS.
 */
export async function createDesign(ctx: RequestContext, input: { requestId: string; design: DesignInput }): Promise<DesignEntity> {
  const { id: userId } = signedIn(ctx);
  const { requestId: request } = checked(z.object({ requestId }), { requestId: input.requestId });
  const design = checkedDesign(input.design, ['design']);
  const known = await ctx.db.findOneBy(DesignEntity, { userId, requestId: request });
  if (known) return known;
  if (!(await hasActiveAiKey(ctx))) throw new UserError('NO_API_KEYS', aiSentences.noKeys);
  await takeTurn(ctx, 'designPerAccount');

  return ctx.transaction(async (tx) => {
    const inserted = await tx.db
      .createQueryBuilder()
      .insert()
      .into(DesignEntity)
      .values({ ...design, userId, requestId: request, prompt: buildPrompt(design) })
      .orIgnore()
      .returning('id')
      .execute();
    const id = (inserted.raw as { id: string }[])[0]?.id;
    if (!id) return tx.db.findOneByOrFail(DesignEntity, { userId, requestId: request });
    await reserveCredit(tx, userId, id);
    await enqueue(tx.db, 'generate_design', { designId: id }, { maxAttempts: 1 });
    await publish(tx.db, { type: 'design', id, owner: userId });
    return tx.db.findOneByOrFail(DesignEntity, { id });
  });
}

/**
 * Ends a design that did not succeed and gives its credit back, in one transaction.
 * @returns the design as it stands; unchanged when it had already ended.
 */
export async function endWithoutSuccess(ctx: RequestContext, id: string, to: 'FAILED' | 'CANCELLED', reason: string): Promise<DesignEntity> {
  return ctx.transaction(async (tx) => {
    const design = await tx.db.findOneOrFail(DesignEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (design.state !== 'QUEUED' && design.state !== 'RUNNING') return design;
    await recordTransition(tx.db, designMachine, design.state, to, { subject: id, actor: tx.viewer?.id ?? null, reason });
    await tx.db.update(DesignEntity, { id }, { state: to, error: to === 'FAILED' ? reason : null, finishedAt: new Date(), leaseUntil: null });
    await giveBackCredit(tx, design.userId, id, reason.slice(0, 200));
    await publish(tx.db, { type: 'design', id, owner: design.userId });
    tx.metrics.designs.inc({ state: to });
    return tx.db.findOneByOrFail(DesignEntity, { id });
  });
}

/** A design of the caller (any, for an Admin). @throws AccessError NOT_FOUND. */
export async function findDesign(ctx: RequestContext, id: string): Promise<DesignEntity> {
  const viewer = signedIn(ctx);
  const design = await ctx.db.findOneBy(DesignEntity, { id: checkId(id, 'Design') });
  if (!design || (design.userId !== viewer.id && !isAdmin(ctx))) throw notFound('Design');
  return design;
}

/** Cancels an unfinished design of the caller. @throws UserError INVALID_STATE when it has ended otherwise. */
export async function cancelDesign(ctx: RequestContext, id: string): Promise<DesignEntity> {
  const { id: own } = await findDesign(ctx, id);
  const design = await endWithoutSuccess(ctx, own, 'CANCELLED', 'Cancelled by its owner');
  if (design.state !== 'CANCELLED') throw new UserError('INVALID_STATE', design.state === 'SUCCEEDED' ? 'This design was already finished.' : 'This design has already ended.');
  return design;
}

const finished: DesignState[] = ['SUCCEEDED', 'FAILED', 'CANCELLED'];

/** Deletes a finished design of the caller with its files. @throws UserError INVALID_STATE while it is in the making. */
export async function deleteDesign(ctx: RequestContext, id: string): Promise<DesignEntity> {
  const design = await findDesign(ctx, id);
  if (!finished.includes(design.state)) throw new UserError('INVALID_STATE', 'Cancel this design before you delete it.');
  await ctx.transaction(async (tx) => {
    await tx.db.delete(DesignEntity, { id: design.id });
    await publish(tx.db, { type: 'design', id: design.id, owner: design.userId });
  });
  for (const key of [design.imageKey, design.thumbnailKey]) if (key) await ctx.storage.delete(key);
  return design;
}

/** A change among the caller's designs, as the contract tells it. */
export interface ToldChange {
  design: DesignEntity | null;
  deletedId: string | null;
}

/**
 * What became of the caller's design with this id; null when their session has ended. Without an id nobody knows
 * what has changed, and the answer says so by naming none.
 */
export async function changeOf(ctx: RequestContext, id: string | null): Promise<ToldChange | null> {
  const caller = await freshCaller(ctx);
  if (!caller) return null;
  const design = id ? await ctx.db.findOneBy(DesignEntity, { id, userId: caller.id }) : null;
  return { design, deletedId: design ? null : id };
}

/** The caller's designs, newest first. */
export function listDesigns(ctx: RequestContext, filter: DesignFilter | null | undefined, page: PageRequest | null | undefined) {
  const query = ctx.db.createQueryBuilder(DesignEntity, 'design').where('design.userId = :user', { user: signedIn(ctx).id });
  if (filter?.state) query.andWhere('design.state = :state', { state: filter.state });
  if (filter?.platform) query.andWhere('design.platform = :platform', { platform: filter.platform });
  return pageOf(query, { column: 'design.id', direction: 'DESC' }, page);
}

/**
 * Has the AI service write a richer prompt.
 * @throws UserError INVALID_INPUT for a blank prompt, NO_API_KEYS, PROVIDER_ERROR, TOO_MANY_REQUESTS.
 */
export async function enhancePrompt(ctx: RequestContext, input: DesignInput): Promise<string> {
  signedIn(ctx);
  const customPrompt = input.customPrompt.trim();
  if (!customPrompt) throw new UserError('INVALID_INPUT', 'Please enter a custom prompt to enhance', ['customPrompt']);
  const design = checkedDesign({ ...input, primaryText: input.primaryText.trim() || 'Your Text Here' }, []);
  await takeTurn(ctx, 'enhancePerAccount');
  const { gemini } = ctx.config;
  const { answer } = await withAiKey(ctx, [gemini.textModel], (apiKey, model) =>
    ctx.ai.text({ apiKey, model, prompt: enhancementPrompt(design), timeoutMs: Math.min(gemini.timeoutMs, 30_000) }),
  );
  if (!answer) throw new UserError('PROVIDER_ERROR', aiSentences.noEnhancement);
  return answer.slice(0, 4000);
}
