import type { RequestContext } from '../../context';
import { recordTransition } from '../../platform/database/state-machine';
import { publish } from '../../platform/events/events';
import { AiRefusal } from '../../platform/providers/gemini';
import { UserError } from '../user-error';
import { aiSentences, withAiKey } from './ai.service';
import { DesignEntity } from './design.entity';
import { designMachine } from './design.states';
import { endWithoutSuccess } from './design.service';
import { UnusablePicture, finishPicture } from './picture';
import type { FinishedPicture } from './picture';
import { aspectRatios } from './prompt';

/** What stays of the lease after the AI service's own time limit: for storing the picture. */
const storingMs = 30_000;
const interrupted = 'The work on this design was interrupted. Your credit is back; please try again.';

/** Takes a queued design for this worker. Null when somebody else has it or it has ended. */
async function claim(ctx: RequestContext, id: string, leaseMs: number): Promise<DesignEntity | null> {
  return ctx.transaction(async (tx) => {
    const design = await tx.db.findOne(DesignEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (design?.state !== 'QUEUED') return null;
    await recordTransition(tx.db, designMachine, 'QUEUED', 'RUNNING', { subject: id, actor: null, reason: 'A worker took it' });
    await tx.db.update(DesignEntity, { id }, { state: 'RUNNING', startedAt: new Date(), leaseUntil: new Date(Date.now() + leaseMs) });
    await publish(tx.db, { type: 'design', id, owner: design.userId });
    return design;
  });
}

/** Aborts when the design stops running for any reason, such as its owner's cancel on another replica. */
function abortWhenEnded(ctx: RequestContext, id: string): { signal: AbortSignal; stop: () => void } {
  const ended = new AbortController();
  const check = async () => {
    const design = await ctx.db.findOneBy(DesignEntity, { id });
    if (design?.state !== 'RUNNING') ended.abort();
  };
  const stop = ctx.events.listen('design', id, () => void check().catch(() => undefined));
  return { signal: ended.signal, stop };
}

/** Marks it succeeded if it is still running. @returns whether it was. */
async function succeed(ctx: RequestContext, id: string, model: string, picture: FinishedPicture, keys: { imageKey: string; thumbnailKey: string }): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const design = await tx.db.findOne(DesignEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (design?.state !== 'RUNNING') return false;
    await recordTransition(tx.db, designMachine, 'RUNNING', 'SUCCEEDED', { subject: id, actor: null, reason: model });
    await tx.db.update(DesignEntity, { id }, { state: 'SUCCEEDED', model, width: picture.width, height: picture.height, ...keys, finishedAt: new Date(), leaseUntil: null });
    await publish(tx.db, { type: 'design', id, owner: design.userId });
    tx.metrics.designs.inc({ state: 'SUCCEEDED' });
    return true;
  });
}

async function paint(ctx: RequestContext, design: DesignEntity, signal: AbortSignal): Promise<{ picture: FinishedPicture; model: string }> {
  const { imageModels, timeoutMs } = ctx.config.gemini;
  const { answer, model } = await withAiKey(
    ctx,
    imageModels,
    (apiKey, name) => ctx.ai.image({ apiKey, model: name, prompt: design.prompt, aspectRatio: aspectRatios[design.size], timeoutMs, signal }),
    signal,
  );
  if (!answer) throw new UserError('PROVIDER_ERROR', aiSentences.noImage);
  return { picture: await finishPicture(answer.data, design.size), model };
}

/**
 * Makes one design. Its credit was reserved when it was queued; whatever goes wrong from here on, the
 * design ends as failed and the credit comes back. `stopping` fires when the process shuts down.
 */
export async function generateDesign(ctx: RequestContext, id: string, stopping: AbortSignal): Promise<void> {
  const design = await claim(ctx, id, ctx.config.gemini.timeoutMs + storingMs);
  if (!design) return;
  const ended = abortWhenEnded(ctx, id);
  const signal = AbortSignal.any([ended.signal, stopping]);
  const keys = { imageKey: `designs/${id}/image.png`, thumbnailKey: `designs/${id}/thumbnail.webp` };
  try {
    const { picture, model } = await paint(ctx, design, signal);
    await ctx.storage.put(keys.imageKey, picture.png, 'image/png');
    await ctx.storage.put(keys.thumbnailKey, picture.thumbnail, 'image/webp');
    if (!(await succeed(ctx, id, model, picture, keys))) await dropFiles(ctx, keys);
  } catch (error) {
    if (!ended.signal.aborted) await endWithoutSuccess(ctx, id, 'FAILED', sentenceFor(ctx, error, stopping.aborted));
  } finally {
    ended.stop();
  }
}

async function dropFiles(ctx: RequestContext, keys: { imageKey: string; thumbnailKey: string }): Promise<void> {
  await ctx.storage.delete(keys.imageKey);
  await ctx.storage.delete(keys.thumbnailKey);
}

function sentenceFor(ctx: RequestContext, error: unknown, stopping: boolean): string {
  if (stopping) return interrupted;
  if (error instanceof UserError) return error.message;
  if (error instanceof UnusablePicture) return aiSentences.noImage;
  if (!(error instanceof AiRefusal)) ctx.logger.error({ err: error }, 'making a design failed');
  return 'Something went wrong while making this design.';
}

/** Ends what a killed process left: designs whose lease has run out, and queued ones that nobody took. */
export async function reapDesigns(ctx: RequestContext): Promise<void> {
  const abandoned: { id: string }[] = await ctx.db.query(
    `select id from designs
     where (state = 'RUNNING' and lease_until < now()) or (state = 'QUEUED' and created_at < now() - interval '15 minutes')
     order by created_at limit 500`,
  );
  for (const { id } of abandoned) await endWithoutSuccess(ctx, id, 'FAILED', interrupted);
}
