import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestContext } from '../../context';
import { withoutSecrets } from '../../platform/observability/secret-shapes';
import { AiRefusal } from '../../platform/providers/ai-refusal';
import type { AiFault } from '../../platform/providers/ai-refusal';
import type { AiSilence } from '../../platform/providers/ai-answer';
import { noteAiKeyUse, parkAiKey, restFor, shuffledAiKeys } from '../settings/ai-keys.service';
import type { UsableAiKey } from '../settings/ai-keys.service';
import { UserError } from '../user-error';

/** Sentences of the generator (user-area.md, sections 5 and 8). */
export const aiSentences = {
  noKeys: 'No API keys available. Please try again later.',
  noImage: 'No image was generated from the API response',
  noEnhancement: 'No enhancement received from API',
};

/** The AI service could not do it. The customer reads the message; what the service said is for administrators. */
export class AiFailure extends UserError {
  constructor(
    message: string,
    /** The service's own words. */
    readonly reason: string,
    /** The service did its work and was paid for it: the account's generation request came to nothing. */
    readonly atWork = false,
    /** For the metric of failures: a closed list. */
    readonly failure: AiFault | 'words' | 'no_image' = 'no_image',
  ) {
    super('PROVIDER_ERROR', message);
  }
}

/** An answer without a picture: the documented sentence, then what may help. */
export const noImageFailure = ({ code, said, remedy }: AiSilence) =>
  new AiFailure(
    `${aiSentences.noImage}. ${remedy === 'words' ? 'Please change the words of your post or your prompt, and try again.' : 'Please try again.'}`,
    withoutSecrets(said ? `${code}: ${said}` : code).slice(0, 500),
    true,
    remedy === 'words' ? 'words' : 'no_image',
  );

/** How long and with what the service is asked. */
export interface Asking {
  /** In the order they are tried. */
  models: readonly string[];
  /** Longest wait for one answer, milliseconds. */
  callMs: number;
  /** When all of it must be over, milliseconds since 1970. */
  until: number;
  signal?: AbortSignal;
}

/** One call: with which key, for which model, how long. */
export interface Call {
  apiKey: string;
  model: string;
  timeoutMs: number;
  signal?: AbortSignal;
}

/** Times that all keys are tried when their quotas are used up for the moment. */
const mostRounds = 3;
/** Repetitions of a call that the service was too busy for. */
const mostRepetitions = 2;
const longestPauseMs = 20_000;
/** A call with less time than this is not begun. */
const leastCallMs = 500;

/** Between half and one and a half of it: those who were refused together do not come back together. */
const jittered = (ms: number) => ms * (0.5 + Math.random());

/**
 * Asks the AI service with a random key in use. A busy service is asked again after a pause, then by the next model; a
 * key that is used up gives way to the next one, and is waited for when all of them are; a key that is not valid,
 * or whose project pays for nothing, rests; a model that is switched off, or refuses the request, gives way to the next.
 * @throws UserError NO_API_KEYS or AiFailure; AiRefusal only when `signal` has ended the work.
 */
export async function withAiKey<Answer>(
  ctx: RequestContext,
  asking: Asking,
  ask: (call: Call) => Promise<Answer>,
): Promise<{ answer: Answer; model: string }> {
  const keys = await shuffledAiKeys(ctx);
  if (keys.length === 0) throw new UserError('NO_API_KEYS', aiSentences.noKeys);
  const search = new Search(ctx, asking, ask);
  for (let round = 0; round < mostRounds; round += 1) {
    const found = await search.tryAll(keys);
    if (found) return found;
    const pause = search.nextPauseMs();
    if (pause === null) break;
    await sleep(pause, undefined, { signal: asking.signal, ref: false }).catch(() => undefined);
    if (asking.signal?.aborted) break;
  }
  throw search.failure();
}

class Search<Answer> {
  /** What is not asked again: keys, and models of a key. */
  private readonly out = new Set<string>();
  private readonly unpaid = new Map<string, number>();
  private readonly refusals: { model: string; refusal: AiRefusal }[] = [];
  private quotaFreeInMs: number | null = null;

  constructor(
    private readonly ctx: RequestContext,
    private readonly asking: Asking,
    private readonly ask: (call: Call) => Promise<Answer>,
  ) {}

  /** Each model with each key, until one answers. */
  async tryAll(keys: readonly UsableAiKey[]): Promise<{ answer: Answer; model: string } | null> {
    this.quotaFreeInMs = null;
    for (const model of this.asking.models) {
      for (const key of keys) {
        if (this.out.has(key.id) || this.out.has(pairOf(key, model))) continue;
        if (this.msLeft() < leastCallMs) return null;
        const outcome = await this.patiently(key, model);
        if (!(outcome instanceof AiRefusal)) {
          await noteAiKeyUse(this.ctx, key.id, null);
          return { answer: outcome.answer, model };
        }
        if (this.asking.signal?.aborted) throw outcome;
        await this.learn(key, model, outcome);
        // another key meets the same model, busy or of another mind; the next model may take the request
        if (outcome.fault === 'service' || outcome.fault === 'request') break;
      }
    }
    return null;
  }

  /** Until a quota is free again; null when waiting does not help or takes too long. */
  nextPauseMs(): number | null {
    if (this.quotaFreeInMs === null || this.quotaFreeInMs > longestPauseMs) return null;
    const pause = this.quotaFreeInMs + jittered(this.ctx.config.gemini.pauseMs);
    return pause + leastCallMs < this.msLeft() ? pause : null;
  }

  /** The specification's 'API Error: {status} - {body}', in words of our own. */
  failure(): AiFailure {
    const worth = ['request', 'service', 'quota', 'billing', 'key', 'model'];
    const [telling] = this.refusals
      .map(({ refusal }) => refusal)
      .toSorted((a, b) => worth.indexOf(a.fault) - worth.indexOf(b.fault));
    const reason = [
      ...new Set(
        this.refusals.map(({ model, refusal }) => `${model}: ${refusal.status ?? 'no answer'}: ${refusal.message}`),
      ),
    ].join('\n');
    const said = withoutSecrets(reason || 'no time left').slice(0, 500);
    return new AiFailure(sentenceOf(telling), said, false, telling?.fault ?? 'service');
  }

  private msLeft(): number {
    return this.asking.until - Date.now();
  }

  /** One call, repeated with growing pauses while the service is busy or silent. */
  private async patiently(key: UsableAiKey, model: string): Promise<{ answer: Answer } | AiRefusal> {
    const { callMs, signal } = this.asking;
    for (let repetition = 0; ; repetition += 1) {
      try {
        return {
          answer: await this.ask({ apiKey: key.secret, model, timeoutMs: Math.min(callMs, this.msLeft()), signal }),
        };
      } catch (error) {
        if (!(error instanceof AiRefusal)) throw error;
        const pause = error.retryAfterMs ?? jittered(this.ctx.config.gemini.pauseMs * 2 ** repetition);
        if (
          error.fault !== 'service' ||
          repetition === mostRepetitions ||
          pause > longestPauseMs ||
          pause + leastCallMs > this.msLeft()
        )
          return error;
        await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
        if (signal?.aborted) return error;
      }
    }
  }

  private async learn(key: UsableAiKey, model: string, refusal: AiRefusal): Promise<void> {
    this.refusals.push({ model, refusal });
    await noteAiKeyUse(this.ctx, key.id, `${refusal.status ?? 'no answer'}: ${refusal.message}`);
    if (refusal.fault === 'quota') {
      const free = refusal.retryAfterMs ?? this.ctx.config.gemini.pauseMs * 4;
      this.quotaFreeInMs = Math.min(free, this.quotaFreeInMs ?? Infinity);
      return;
    }
    if (refusal.fault === 'service') return;
    this.out.add(refusal.fault === 'key' ? key.id : pairOf(key, model));
    if (refusal.fault === 'billing') this.unpaid.set(key.id, (this.unpaid.get(key.id) ?? 0) + 1);
    // one model may have a free quota where another has none: the key rests when nothing is left for it
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
