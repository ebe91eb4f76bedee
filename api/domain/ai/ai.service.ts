import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestContext } from '../../context';
import type { AiPurpose } from '../../graphql/generated/schema';
import { withoutSecrets } from '../../platform/observability/secret-shapes';
import { AiRefusal } from '../../platform/providers/ai-refusal';
import type { AiFault } from '../../platform/providers/ai-refusal';
import type { AiSilence } from '../../platform/providers/ai-answer';
import {
  hasActiveAiKey,
  isStillActive,
  recordAiKeyUse,
  parkAiKey,
  restFor,
  shuffledAiKeys,
} from '../settings/ai-keys.service';
import type { UsableAiKey } from '../settings/ai-keys.service';
import { isTestAccount } from '../accounts/test-account.service';
import { UserError } from '../user-error';
import { countAiCall } from './ai-calls';
import { testAi, testModel } from './test-mode/test-ai';
import type { AiService } from './test-mode/test-ai';

/** Messages of the generator (user-area.md, sections 5 and 8). */
export const aiMessages = {
  noKeys: 'No API keys available. Please try again later.',
  noImage: 'No image was generated from the API response',
  noEnhancement: 'No enhancement received from API',
};

/** Failure of the AI service. The customer reads the message; the service's answer is for administrators. */
export class AiFailure extends UserError {
  constructor(
    message: string,
    /** The service's own message. */
    readonly reason: string,
    /** Whether the service did the work and charged for it, although the generation request failed. */
    readonly atWork = false,
    /** Label for the metric of failures: a closed list. */
    readonly failure: AiFault | 'words' | 'no_image' = 'no_image',
  ) {
    super('PROVIDER_ERROR', message);
  }
}

/** Returns the failure for an answer without a picture: the documented sentence, then what may help. */
export const noImageFailure = ({ code, said, remedy }: AiSilence) =>
  new AiFailure(
    `${aiMessages.noImage}. ${remedy === 'words' ? 'Please change the words of your post or your prompt, and try again.' : 'Please try again.'}`,
    withoutSecrets(said ? `${code}: ${said}` : code).slice(0, 500),
    true,
    remedy === 'words' ? 'words' : 'no_image',
  );

/** Models and time limits for a request to the service. */
export interface Asking {
  /** The account whose work it is: a test account is answered without the AI service. */
  account: string;
  /** What the calls are for, for the record of costs. */
  purpose: AiPurpose;
  /** In the order in which they are tried. */
  models: readonly string[];
  /** Longest wait for one answer, milliseconds. */
  callMs: number;
  /** Deadline for all calls together, milliseconds since 1970. */
  until: number;
  signal?: AbortSignal;
  /** Receives each call before it is made. */
  onCall?: (model: string, key: UsableAiKey) => Promise<void>;
  /** Receives the model of each call that was ended before its answer, for which the service charges nevertheless. */
  onAbandoned?: (model: string) => void;
}

/** One call: its key, model and time limit. */
export interface Call {
  apiKey: string;
  model: string;
  timeoutMs: number;
  signal?: AbortSignal;
}

/** Maximum number of rounds through all keys while their quotas are temporarily used up. */
const mostRounds = 3;
/** Maximum number of retries of a call that the service was too busy for. */
const mostRepetitions = 2;
const longestPauseMs = 20_000;
/** A call with less remaining time than this is not started. */
const leastCallMs = 500;

/** Returns between 50 and 150 percent of it, so that callers refused together do not retry together. */
const jittered = (ms: number) => ms * (0.5 + Math.random());

/** Whether the AI service can be asked for an account: an active key is there, or the account needs none. */
export const canAskAi = async (ctx: RequestContext, account: string): Promise<boolean> =>
  (await isTestAccount(ctx, account)) || hasActiveAiKey(ctx);

/** Answers for a test account. Nothing is counted or charged. */
async function answerInTestMode<Answer>(
  ctx: RequestContext,
  { signal, callMs }: Asking,
  ask: (ai: AiService, call: Call) => Promise<Answer>,
): Promise<{ answer: Answer; model: string }> {
  try {
    const answer = await ask(testAi(ctx), {
      apiKey: '',
      model: testModel,
      timeoutMs: callMs,
      ...(signal && { signal }),
    });
    return { answer, model: testModel };
  } catch (error) {
    if (!(error instanceof AiRefusal) || signal?.aborted) throw error;
    throw new AiFailure(sentenceOf(error), error.message, false, error.fault);
  }
}

/**
 * Calls the AI service with a random active key. A busy service is retried after a pause, then with the next model. A
 * key whose quota is used up is replaced by the next one; when all are used up, the call waits. A key that is not
 * valid, or whose project has no billing, is suspended. A key that an Admin disables is not called again. A model that is
 * switched off, or refuses the request, is replaced by the next.
 * @throws UserError NO_API_KEYS or AiFailure; AiRefusal only when `signal` has ended the work.
 */
export async function withAiKey<Answer>(
  ctx: RequestContext,
  asking: Asking,
  ask: (ai: AiService, call: Call) => Promise<Answer>,
): Promise<{ answer: Answer; model: string }> {
  if (await isTestAccount(ctx, asking.account)) return answerInTestMode(ctx, asking, ask);
  const keys = await shuffledAiKeys(ctx);
  if (keys.length === 0) throw new UserError('NO_API_KEYS', aiMessages.noKeys);
  const search = new Search(ctx, asking, ask);
  for (let round = 0; round < mostRounds; round += 1) {
    const found = await search.tryAll(keys);
    if (found) {
      await countAiCall(ctx, { purpose: asking.purpose, model: found.model });
      return found;
    }
    const pause = search.nextPauseMs();
    if (pause === null) break;
    await sleep(pause, undefined, { signal: asking.signal, ref: false }).catch(() => undefined);
    if (asking.signal?.aborted) break;
  }
  await countAiCall(ctx, { purpose: asking.purpose, model: asking.models.at(-1) ?? '', failed: true });
  throw search.failure();
}

class Search<Answer> {
  /** Keys, and models of a key, that are not tried again. */
  private readonly out = new Set<string>();
  private readonly unpaid = new Map<string, number>();
  private readonly refusals: { model: string; refusal: AiRefusal }[] = [];
  private quotaFreeInMs: number | null = null;

  constructor(
    private readonly ctx: RequestContext,
    private readonly asking: Asking,
    private readonly ask: (ai: AiService, call: Call) => Promise<Answer>,
  ) {}

  /** Tries each model with each key until one answers. */
  async tryAll(keys: readonly UsableAiKey[]): Promise<{ answer: Answer; model: string } | null> {
    this.quotaFreeInMs = null;
    for (const model of this.asking.models) {
      for (const key of keys) {
        if (this.out.has(key.id) || this.out.has(pairOf(key, model))) continue;
        if (this.msLeft() < leastCallMs) return null;
        if (this.refusals.length > 0 && !(await isStillActive(this.ctx, key))) {
          this.out.add(key.id);
          continue;
        }
        const outcome = await this.callWithRetries(key, model);
        if (!(outcome instanceof AiRefusal)) {
          await recordAiKeyUse(this.ctx, key, null);
          return { answer: outcome.answer, model };
        }
        if (this.asking.signal?.aborted) throw outcome;
        await this.learn(key, model, outcome);
        // another key has the same model, which is busy or refuses the request; the next model may accept it
        if (outcome.fault === 'service' || outcome.fault === 'request') break;
      }
    }
    return null;
  }

  /** Returns the time until a quota is free again; null when waiting does not help or takes too long. */
  nextPauseMs(): number | null {
    if (this.quotaFreeInMs === null || this.quotaFreeInMs > longestPauseMs) return null;
    const pause = this.quotaFreeInMs + jittered(this.ctx.config.gemini.pauseMs);
    return pause + leastCallMs < this.msLeft() ? pause : null;
  }

  /** Builds the specification's 'API Error: {status} - {body}', with our own text as the body. */
  failure(): AiFailure {
    const worth = ['request', 'service', 'quota', 'billing', 'key', 'model'];
    const [mostHelpful] = this.refusals
      .map(({ refusal }) => refusal)
      .toSorted((a, b) => worth.indexOf(a.fault) - worth.indexOf(b.fault));
    const reason = [
      ...new Set(
        this.refusals.map(({ model, refusal }) => `${model}: ${refusal.status ?? 'no answer'}: ${refusal.message}`),
      ),
    ].join('\n');
    const said = withoutSecrets(reason || 'no time left').slice(0, 500);
    return new AiFailure(sentenceOf(mostHelpful), said, false, mostHelpful?.fault ?? 'service');
  }

  private msLeft(): number {
    return this.asking.until - Date.now();
  }

  /** Makes one call, repeated with growing pauses while the service is busy or silent. */
  private async callWithRetries(key: UsableAiKey, model: string): Promise<{ answer: Answer } | AiRefusal> {
    const { callMs, signal, onCall, onAbandoned, purpose } = this.asking;
    for (let repetition = 0; ; repetition += 1) {
      try {
        await onCall?.(model, key);
        return {
          answer: await this.ask(this.ctx.ai, {
            apiKey: key.secret,
            model,
            timeoutMs: Math.min(callMs, this.msLeft()),
            signal,
          }),
        };
      } catch (error) {
        if (!(error instanceof AiRefusal)) throw error;
        if (error.isAbandoned) {
          onAbandoned?.(model);
          await countAiCall(this.ctx, { purpose, model });
        }
        const pause = error.retryAfterMs ?? jittered(this.ctx.config.gemini.pauseMs * 2 ** repetition);
        if (
          error.fault !== 'service' ||
          repetition === mostRepetitions ||
          pause > longestPauseMs ||
          pause + leastCallMs > this.msLeft()
        )
          return error;
        await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
        if (signal?.aborted || !(await isStillActive(this.ctx, key))) return error;
      }
    }
  }

  private async learn(key: UsableAiKey, model: string, refusal: AiRefusal): Promise<void> {
    this.refusals.push({ model, refusal });
    await recordAiKeyUse(this.ctx, key, `${refusal.status ?? 'no answer'}: ${refusal.message}`);
    if (refusal.fault === 'quota') {
      const free = refusal.retryAfterMs ?? this.ctx.config.gemini.pauseMs * 4;
      this.quotaFreeInMs = Math.min(free, this.quotaFreeInMs ?? Infinity);
      return;
    }
    if (refusal.fault === 'service') return;
    this.out.add(refusal.fault === 'key' ? key.id : pairOf(key, model));
    if (refusal.fault === 'billing') this.unpaid.set(key.id, (this.unpaid.get(key.id) ?? 0) + 1);
    // one model may have a free quota where another has none: the key is suspended when no model is left for it
    const nothingLeft = this.asking.models.every((name) => this.out.has(pairOf(key, name)));
    const rest =
      refusal.fault === 'key' || (nothingLeft && this.unpaid.has(key.id))
        ? (restFor(refusal) ?? 'NEEDS_BILLING')
        : null;
    if (rest) await parkAiKey(this.ctx, key, rest);
  }
}

const pairOf = (key: UsableAiKey, model: string) => `${key.id} ${model}`;

function sentenceOf(refusal: AiRefusal | undefined): string {
  if (!refusal || refusal.status === null)
    return 'API Error: 504 - the AI service did not answer in time. Please try again in a few minutes.';
  if (refusal.fault === 'request')
    return `API Error: ${refusal.status} - the AI service did not accept this request. Please change your words and try again.`;
  if (refusal.fault === 'quota')
    return `API Error: ${refusal.status} - the AI service is busy right now. Please try again in a few minutes.`;
  return `API Error: ${refusal.status} - the AI service is not available right now. Please try again later.`;
}
