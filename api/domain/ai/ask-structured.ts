import type { z } from 'zod';
import type { RequestContext } from '../../context';
import type { AiPurpose } from '../../graphql/generated/schema';
import { modelCost, readAiSettings } from '../settings/ai-settings';
import { withAiKey } from './ai.service';
import type { Asking } from './ai.service';

/** Longest waits for an answer of a text model, milliseconds. */
const CALL_MS = 15_000;
const WHOLE_MS = 25_000;

/** Time limits for questions to a text model, and who records what was called. */
export interface StructuredCalls extends Pick<Asking, 'callMs' | 'until' | 'signal' | 'onCall' | 'onAbandoned'> {
  /** Receives the model of each call that the service charges for, while the cost of text calls is known. */
  onCharge?: (model: string) => void;
  /** Called when an answer has come, in any form: the service charges for it. */
  onAnswer?: () => void;
}

/** A question whose answer is JSON. */
export interface StructuredQuestion<Answer extends z.ZodType> {
  purpose: AiPurpose;
  /** The account whose work it is. */
  account: string;
  prompt: string;
  /** JSON Schema of the answer, with the keywords that the service knows. */
  schema: object;
  /** Reads the answer: a model can ignore the schema. */
  read: Answer;
  /** A JPEG to look at. */
  picture?: Buffer;
}

/**
 * Asks a text model for an answer of a given form. Its purpose and cost are recorded. A caller without time limits waits
 * at most 25 seconds.
 * @returns null when the model is away, silent, or answers in another form: the caller goes on without
 * @throws AiRefusal when `signal` ended the work
 */
export async function askStructured<Answer extends z.ZodType>(
  ctx: RequestContext,
  calls: Partial<StructuredCalls> | null,
  { purpose, account, prompt, schema, read, picture }: StructuredQuestion<Answer>,
): Promise<z.output<Answer> | null> {
  const { textModels } = await readAiSettings(ctx);
  const until = Date.now() + WHOLE_MS;
  const asking = {
    ...calls,
    purpose,
    account,
    models: textModels,
    callMs: Math.min(calls?.callMs ?? ctx.config.gemini.timeoutMs, CALL_MS),
    until: Math.min(calls?.until ?? until, until),
  };
  try {
    const { answer, model } = await withAiKey(ctx, asking, (ai, call) =>
      ai.text({ ...call, prompt, schema, ...(picture && { picture }) }),
    );
    calls?.onAnswer?.();
    // a text call whose cost is not known would make the cost of the whole design unknown
    if ((await modelCost(ctx, model)) !== null) calls?.onCharge?.(model);
    return answer.content === null ? null : (read.safeParse(parsed(answer.content)).data ?? null);
  } catch (error) {
    if (calls?.signal?.aborted) throw error;
    ctx.logger.warn({ err: error, purpose }, 'a text model did not answer');
    return null;
  }
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}
