import type { RequestContext } from '../../context';
import { recordTransition } from '../../platform/database/state-machine';
import { publish } from '../../platform/events/events';
import type { Stopping } from '../../platform/jobs/jobs';
import { AiRefusal } from '../../platform/providers/ai-refusal';
import { UserError } from '../user-error';
import { AiFailure, aiSentences, noImageFailure, withAiKey } from './ai.service';
import { countSpentInVain, refuseSpentInVain } from './allowance';
import { DesignEntity } from './design.entity';
import { dropDesignFiles, storeDesignFiles } from './design-files';
import type { DesignFiles } from './design-files';
import { causeOf } from './failure-cause';
import { designMachine } from './design.states';
import { endWithoutSuccess } from './design.service';
import { UnusablePicture } from './picture';
import { processPicture } from './picture-processing';
import type { FinishedPicture } from './picture';
import { aspectRatios } from './prompt';
import { claimDesign, putBack, wakeWorkers } from './queue';

/** What stays of the lease after the AI service's own time: for storing the picture, in a storage that may be away. */
const storingMs = 90_000;
/** A storage that is away is asked again for this long, and the last question ends before the lease does. */
const storagePatienceMs = 60_000;
const lastQuestionMs = 45_000;
/** A call may take the configured time, and all calls for one design twice that. */
const wholeMs = (ctx: RequestContext) => 2 * ctx.config.gemini.timeoutMs;
/** A design that was begun this often without coming to an end is not begun again. */
const mostAttempts = 3;
const interrupted = 'The work on this design was interrupted. Your credit is back; please try again.';

/** Aborts when the design stops running for any reason, such as its owner's cancel on another replica. */
function abortWhenEnded(ctx: RequestContext, id: string): { signal: AbortSignal; stop: () => void } {
  const ended = new AbortController();
  const check = async () => {
    const design = await ctx.db.findOneBy(DesignEntity, { id });
    if (design?.state !== 'RUNNING') ended.abort();
  };
  const heard = () => void check().catch(() => undefined);
  const stop = ctx.events.listen('design', id, heard);
  // it may have ended between its claim and the listening
  heard();
  return { signal: ended.signal, stop };
}

/** Marks it succeeded if it is still running. @returns whether it was. */
async function succeed(
  ctx: RequestContext,
  id: string,
  model: string,
  picture: FinishedPicture,
  files: DesignFiles,
): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const design = await tx.db.findOne(DesignEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (design?.state !== 'RUNNING') return false;
    await recordTransition(tx.db, designMachine, 'RUNNING', 'SUCCEEDED', { subject: id, actor: null, reason: model });
    await tx.db.update(
      DesignEntity,
      { id },
      {
        state: 'SUCCEEDED',
        model,
        width: picture.width,
        height: picture.height,
        ...files,
        finishedAt: new Date(),
        leaseUntil: null,
      },
    );
    await publish(tx.db, { type: 'design', id, owner: design.userId });
    tx.metrics.designs.inc({ state: 'SUCCEEDED' });
    return true;
  });
}

/** @throws AiFailure when no usable picture came; AiRefusal when `signal` ended the work. */
async function paint(
  ctx: RequestContext,
  design: DesignEntity,
  signal: AbortSignal,
): Promise<{ picture: FinishedPicture; original: Buffer; model: string }> {
  const { imageModels: models, timeoutMs: callMs } = ctx.config.gemini;
  const asking = { models, callMs, until: Date.now() + wholeMs(ctx), signal };
  const ask = () =>
    withAiKey(ctx, asking, (call) =>
      ctx.ai.image({ ...call, prompt: design.prompt, aspectRatio: aspectRatios[design.size] }),
    );
  let { answer, model } = await ask();
  // a model that only talked usually draws when it is asked again; one that may not draw this does not
  if (answer.silence?.remedy === 'again') ({ answer, model } = await ask());
  if (answer.silence) throw noImageFailure(answer.silence);
  const { data } = answer.content;
  return { picture: await processPicture(ctx, data, design.size), original: data, model };
}

/**
 * Makes a claimed design. Its credit was reserved when it was queued; whatever goes wrong from here on, the design ends
 * as failed and the credit comes back, or, when the process is told to stop, goes back to the queue as it was.
 */
async function makeDesign(ctx: RequestContext, design: DesignEntity, hurry: AbortSignal): Promise<void> {
  const { id } = design;
  const ended = abortWhenEnded(ctx, id);
  try {
    await refuseSpentInVain(ctx, design.userId);
    const { picture, original, model } = await paint(ctx, design, AbortSignal.any([ended.signal, hurry]));
    const files = await storeDesignFiles(ctx, id, picture, original, {
      until: Math.min(Date.now() + storagePatienceMs, (design.leaseUntil?.getTime() ?? Infinity) - lastQuestionMs),
      signal: AbortSignal.any([ended.signal, hurry]),
    });
    if (await succeed(ctx, id, model, picture, files))
      ctx.logger.info({ design: id, model, attempts: design.attempts }, 'a design was made');
    else await dropDesignFiles(ctx, files);
  } catch (error) {
    if (ended.signal.aborted) return;
    if (hurry.aborted && design.attempts < mostAttempts) await putBack(ctx, id);
    else await fail(ctx, design, error, hurry.aborted);
  } finally {
    ended.stop();
  }
}

async function fail(
  ctx: RequestContext,
  { id, userId }: DesignEntity,
  error: unknown,
  stopped: boolean,
): Promise<void> {
  const unusable = error instanceof UnusablePicture;
  const failureReason = error instanceof AiFailure ? error.reason : unusable ? error.message : null;
  const { ended } = await endWithoutSuccess(ctx, id, {
    to: 'FAILED',
    sentence: sentenceFor(ctx, error, stopped),
    failureReason,
  });
  if (ended) {
    const cause = causeOf(error, stopped);
    ctx.metrics.designsFailed.inc({ cause });
    ctx.logger.warn(
      { design: id, cause, reason: failureReason },
      cause === 'words' ? 'the AI service refused a design' : 'a design failed',
    );
  }
  if (ended && (unusable || (error instanceof AiFailure && error.atWork))) await countSpentInVain(ctx, userId);
}

function sentenceFor(ctx: RequestContext, error: unknown, stopped: boolean): string {
  if (stopped) return interrupted;
  if (error instanceof UserError) return error.message;
  if (error instanceof UnusablePicture) return `${aiSentences.noImage}. Please try again.`;
  if (!(error instanceof AiRefusal)) ctx.logger.error({ err: error }, 'making a design failed');
  return 'Something went wrong while making this design.';
}

const leaseMs = (ctx: RequestContext) => wholeMs(ctx) + storingMs;

/** Makes one design out of its turn. Nothing when somebody else has it or it has ended. */
export async function generateDesign(ctx: RequestContext, id: string, hurry: AbortSignal): Promise<void> {
  const design = await claimDesign(ctx, leaseMs(ctx), id);
  if (design) await makeDesign(ctx, design, hurry);
}

/** Makes designs as their turns come, until none may be begun or the process is told to stop. */
export async function generateDesigns(ctx: () => RequestContext, { draining, hurry }: Stopping): Promise<void> {
  while (!draining.aborted) {
    const turn = ctx();
    const design = await claimDesign(turn, leaseMs(turn));
    if (!design) return;
    await makeDesign(turn, design, hurry);
  }
}

/**
 * Ends what a killed process left, by its lease, and wakes workers for what waits: those who were woken for it may be
 * gone. A design that waits does not age.
 */
export async function reapDesigns(ctx: RequestContext): Promise<void> {
  const abandoned: { id: string }[] = await ctx.db.query(
    `select id from designs where state = 'RUNNING' and lease_until < now() order by lease_until limit 500`,
  );
  for (const { id } of abandoned) {
    const { ended } = await endWithoutSuccess(ctx, id, { to: 'FAILED', sentence: interrupted });
    if (!ended) continue;
    ctx.metrics.designsFailed.inc({ cause: 'interrupted' });
    ctx.logger.warn({ design: id, cause: 'interrupted' }, 'a design failed');
  }
  await wakeWorkers(ctx);
}
