import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import type { Stopping } from '../../platform/jobs/jobs';
import { AiRefusal } from '../../platform/providers/ai-refusal';
import type { UsableAiKey } from '../settings/ai-keys.service';
import { readImageModels, costOf, sumOfCosts } from '../settings/ai-settings';
import { isTestAccount } from '../accounts/test-account.service';
import { UserError } from '../user-error';
import { AiFailure, aiMessages, noImageFailure, withAiKey } from '../ai/ai.service';
import { countFailedGeneration, refuseAfterFailedGenerations } from './allowance';
import { DesignEntity } from './design.entity';
import { isStorageAway, storeDesignFiles } from './design-files';
import { causeOf, storedCause } from './failure-cause';
import { startRenewing } from './lease';
import { succeed } from './success';
import { hasUnstored, storeLocally } from './unstored-pictures';
import { endWithoutSuccess } from './design.service';
import type { RecordedWork } from './design.service';
import { OtherRatio, UnusablePicture } from './picture';
import { processPicture } from './picture-processing';
import type { FinishedPicture } from './picture';
import { photoBackground } from './studio/photo-background';
import { paintBackground, setPost } from './studio/set-post';
import type { NewDocument, PaintedBackground } from './studio/set-post';
import { aspectRatios } from './prompt';
import { claimDesign, requeue, wakeWorkers } from './queue';

/** After the AI service's time limit: for drawing and storing the picture. A worker that takes longer has lost it. */
const storingMs = 90_000;
/** How long an unavailable storage is retried before the picture waits on the disk. */
const storagePatienceMs = 1_000;
/** Time limit for all calls for one design: twice the configured time for one call. */
const wholeMs = (ctx: RequestContext) => 2 * ctx.config.gemini.timeoutMs;
/** A design that was started this often without an outcome is not started again. */
const mostAttempts = 3;
const interrupted = 'The work on this design was interrupted. Your credit is back; please try again.';

interface Ended {
  signal: AbortSignal;
  /** Ends the work: the design is not running here any more. */
  abort: () => void;
  stopListening: () => void;
  stop: () => void;
}

/** Aborts when the design stops running here for any reason, such as its owner's cancel on another replica. */
function abortWhenEnded(ctx: RequestContext, design: DesignEntity): Ended {
  const { id } = design;
  const ended = new AbortController();
  const lease = startRenewing(ctx, design, wholeMs(ctx) + storingMs, () => ended.abort());
  const check = async () => {
    const now = await ctx.db.findOneBy(DesignEntity, { id });
    if (now?.state !== 'RUNNING') ended.abort();
  };
  const checkNow = () => void check().catch(() => undefined);
  const stopListening = ctx.events.listen('design', id, checkNow);
  const stop = () => {
    stopListening();
    lease.stop();
  };
  return { signal: ended.signal, abort: () => ended.abort(), stopListening, stop };
}

/** The calls for one design. */
class Work {
  private last: { model: string; key: UsableAiKey } | null = null;
  /** The model of each call that the service charges for. */
  private readonly charged: string[] = [];

  constructor(
    private readonly ctx: RequestContext,
    private readonly design: DesignEntity,
    private readonly ended: Ended,
  ) {}

  /**
   * Records what is called before the call: a design that is cancelled, or whose process is killed, knows it too. One
   * that was cancelled before this process listened is not paid for. A failure to record it must not end the design.
   */
  readonly onCall = async (model: string, key: UsableAiKey): Promise<void> => {
    const isKnown = this.last?.model === model && this.last.key.id === key.id;
    this.last = { model, key };
    if (isKnown) return;
    const running = { id: this.design.id, attempts: this.design.attempts, state: 'RUNNING' as const };
    try {
      const called = { model, aiKeyId: key.id, aiKeyName: key.name };
      const { affected } = await this.ctx.db.update(DesignEntity, running, called);
      if (!affected) this.ended.abort();
    } catch (error) {
      this.ctx.logger.warn({ err: error, design: this.design.id }, 'a call was not recorded');
    }
  };

  /** The service does what it was asked, although its answer may be of no use, or not be waited for. */
  readonly onCharge = (model: string): void => void this.charged.push(model);

  async record(): Promise<RecordedWork> {
    return {
      model: this.last?.model ?? null,
      aiKeyId: this.last?.key.id ?? null,
      aiKeyName: this.last?.key.name ?? null,
      cost: await this.cost(),
    };
  }

  /** Returns the cost until now, with that of earlier processes; null when nothing was charged, or a cost is unknown. */
  async cost(): Promise<string | null> {
    if (this.charged.length === 0) return this.design.cost;
    const cost = await costOf(this.ctx, this.charged);
    return this.design.cost === null ? cost : sumOfCosts([this.design.cost, cost]);
  }

  /** Adds the cost to a design that ended during the call: by its owner or because its lease expired. */
  async recordUnusedCost(): Promise<void> {
    const cost = await this.cost();
    const ended = { id: this.design.id, state: In(['CANCELLED', 'FAILED']) };
    // an update of `state` lets the figures of an earlier day be counted anew
    if (cost !== null) await this.ctx.db.update(DesignEntity, ended, { state: () => 'state', cost });
  }
}

/**
 * Generates the picture. An answer without a picture, or with one in another ratio, is asked for once more.
 * @throws AiFailure when no picture came, UnusablePicture; AiRefusal when `signal` ended the work.
 */
async function paint(
  ctx: RequestContext,
  design: DesignEntity,
  work: Work,
  signal: AbortSignal,
): Promise<{ picture: FinishedPicture; original: Buffer }> {
  const { timeoutMs: callMs } = ctx.config.gemini;
  const models = await readImageModels(ctx);
  const until = Date.now() + wholeMs(ctx);
  const asking = {
    callMs,
    until,
    signal,
    onCall: work.onCall,
    onAbandoned: work.onCharge,
    purpose: 'DRAWING' as const,
    account: design.userId,
  };
  let last = '';
  const ask = async () => {
    // the other models first, where one has not done what it was asked
    const order = [...models.filter((model) => model !== last), ...models.filter((model) => model === last)];
    const { answer, model } = await withAiKey(ctx, { ...asking, models: order }, (ai, call) =>
      ai.image({ ...call, prompt: design.prompt, aspectRatio: aspectRatios[design.size] }),
    );
    work.onCharge(model);
    return { answer, model };
  };
  const picture = async ({ answer }: Awaited<ReturnType<typeof ask>>) => {
    if (answer.silence) throw noImageFailure(answer.silence);
    const { data } = answer.content;
    return { picture: await processPicture(ctx, data, design.size), original: data };
  };
  const first = await ask();
  // a model that answered with text only usually draws on the second request; one that refuses the content does not
  if (first.answer.silence?.remedy === 'again') return picture(await ask());
  try {
    return await picture(first);
  } catch (error) {
    if (!(error instanceof OtherRatio)) throw error;
    last = first.model;
    return picture(await ask());
  }
}

/**
 * Generates a claimed design. Its credit was reserved when it was queued. On any failure from here on, the design ends
 * as failed and the credit is released; when the process is stopped, the design goes back to the queue unchanged.
 */
async function makeDesign(ctx: RequestContext, design: DesignEntity, hurry: AbortSignal): Promise<void> {
  const ended = abortWhenEnded(ctx, design);
  const work = new Work(ctx, design, ended);
  let background: PaintedBackground | null = null;
  try {
    await refuseAfterFailedGenerations(ctx, design.userId);
    const signal = AbortSignal.any([ended.signal, hurry]);
    let painted: { picture: FinishedPicture; document?: NewDocument };
    if (design.lettering === 'SET') {
      const calls = { callMs: ctx.config.gemini.timeoutMs, until: Date.now() + wholeMs(ctx), signal };
      const makeBackground = design.pictureSource === 'PHOTO' ? photoBackground : paintBackground;
      background = await makeBackground(ctx, design, {
        ...calls,
        onCall: work.onCall,
        onAbandoned: work.onCharge,
        onCharge: work.onCharge,
      });
      painted = await setPost(ctx, design, background);
    } else {
      const drawn = await paint(ctx, design, work, signal);
      background = { original: drawn.original, hasLettering: false };
      painted = drawn;
    }
    const files = await storeDesignFiles(ctx, design.id, painted.picture, background.original, {
      until: Date.now() + storagePatienceMs,
      signal,
    });
    // its own event must not make it check itself
    ended.stopListening();
    const isMade = await succeed(ctx, design, await work.record(), painted, files);
    if (!isMade) await work.recordUnusedCost();
  } catch (error) {
    if (ended.signal.aborted) await work.recordUnusedCost();
    else if (background && isStorageAway(error) && (await storeLocally(ctx, design, background, await work.record())))
      return;
    else if (hurry.aborted && design.attempts < mostAttempts) await requeue(ctx, design, await work.cost());
    else await fail(ctx, design, work, error, hurry.aborted);
  } finally {
    ended.stop();
  }
}

async function fail(
  ctx: RequestContext,
  { id, userId, attempts }: DesignEntity,
  work: Work,
  error: unknown,
  stopped: boolean,
): Promise<void> {
  const unusable = error instanceof UnusablePicture;
  const failureReason = error instanceof AiFailure ? error.reason : unusable ? error.message : null;
  const cause = causeOf(error, stopped);
  const { ended } = await endWithoutSuccess(ctx, id, {
    to: 'FAILED',
    sentence: sentenceFor(ctx, error, stopped),
    failureReason,
    failureCause: storedCause(cause),
    work: await work.record(),
    if: (design) => design.attempts === attempts,
  });
  if (ended && !(await isTestAccount(ctx, userId))) {
    ctx.metrics.designsFailed.inc({ cause });
    ctx.logger.warn(
      { design: id, cause, reason: failureReason },
      cause === 'words' ? 'the AI service refused a design' : 'a design failed',
    );
  }
  if (ended && (unusable || (error instanceof AiFailure && error.atWork))) await countFailedGeneration(ctx, userId);
}

function sentenceFor(ctx: RequestContext, error: unknown, stopped: boolean): string {
  if (stopped) return interrupted;
  if (error instanceof UserError) return error.message;
  if (error instanceof OtherRatio)
    return 'The AI made a picture in another format than you chose. Your credit is back; please try again.';
  if (error instanceof UnusablePicture) return `${aiMessages.noImage}. Please try again.`;
  if (!(error instanceof AiRefusal)) ctx.logger.error({ err: error }, 'making a design failed');
  return 'Something went wrong while making this design.';
}

/** Generates one design regardless of the queue order. Does nothing when another worker has it or it has ended. */
export async function generateDesign(ctx: RequestContext, id: string, hurry: AbortSignal): Promise<void> {
  const design = await claimDesign(ctx, id);
  if (design) await makeDesign(ctx, design, hurry);
}

/**
 * Generates designs in queue order, until none may be started or the process is stopped. None is started while paid
 * pictures wait on the disk for the storage.
 */
export async function generateDesigns(ctx: () => RequestContext, { draining, hurry }: Stopping): Promise<void> {
  while (!draining.aborted) {
    const workerCtx = ctx();
    if (await hasUnstored(workerCtx)) return;
    const design = await claimDesign(workerCtx);
    if (!design) return;
    await makeDesign(workerCtx, design, hurry);
  }
}

/**
 * Ends designs whose lease has expired because their process was killed. If there were any, wakes workers for queued ones:
 * the workers woken for them may no longer run. Queued designs do not expire.
 */
export async function reapDesigns(ctx: RequestContext): Promise<void> {
  const abandoned: { id: string; userId: string; leaseUntil: Date }[] = await ctx.db.query(
    `select id, user_id as "userId", lease_until as "leaseUntil" from designs where state = 'RUNNING' and lease_until < now()
     order by lease_until limit 500`,
  );
  for (const { id, userId, leaseUntil } of abandoned) {
    const { ended } = await endWithoutSuccess(ctx, id, {
      to: 'FAILED',
      sentence: interrupted,
      failureCause: 'INTERRUPTED',
      // its worker was only slow
      if: (design) => design.leaseUntil?.getTime() === leaseUntil.getTime(),
    });
    if (!ended || (await isTestAccount(ctx, userId))) continue;
    ctx.metrics.designsFailed.inc({ cause: 'interrupted' });
    ctx.logger.warn({ design: id, cause: 'interrupted' }, 'a design failed');
  }
  if (abandoned.length > 0) await wakeWorkers(ctx);
}
