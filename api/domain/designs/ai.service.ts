import type { RequestContext } from '../../context';
import { AiRefusal } from '../../platform/providers/gemini';
import { noteAiKeyUse, shuffledAiKeys } from '../settings/ai-keys.service';
import { UserError } from '../user-error';

/** Sentences of the generator (user-area.md, sections 5 and 8). */
export const aiSentences = {
  noKeys: 'No API keys available. Please try again later.',
  noImage: 'No image was generated from the API response',
  noEnhancement: 'No enhancement received from API',
};

/**
 * Runs a call with a random active key: the next key when one is dead or used up, the next model when
 * one has been switched off.
 * @throws UserError NO_API_KEYS or PROVIDER_ERROR; AiRefusal is never let through.
 */
export async function withAiKey<Answer>(ctx: RequestContext, models: string[], call: (apiKey: string, model: string) => Promise<Answer>, signal?: AbortSignal): Promise<{ answer: Answer; model: string }> {
  const keys = await shuffledAiKeys(ctx);
  if (keys.length === 0) throw new UserError('NO_API_KEYS', aiSentences.noKeys);
  let last: AiRefusal | undefined;
  for (const key of keys) {
    for (const model of models) {
      try {
        const answer = await call(key.secret, model);
        await noteAiKeyUse(ctx, key.id, null);
        return { answer, model };
      } catch (error) {
        if (!(error instanceof AiRefusal)) throw error;
        if (signal?.aborted) throw error;
        last = error;
        await noteAiKeyUse(ctx, key.id, `${error.status ?? 'no answer'}: ${readable(error)}`);
        if (error.blamesModel) continue;
        if (error.blamesKey) break;
        throw asUserError(error);
      }
    }
  }
  throw asUserError(last);
}

/** Google wraps its error in JSON; its own sentence is what a person can read. */
function readable(refusal: AiRefusal): string {
  try {
    const parsed = JSON.parse(refusal.message) as { error?: { message?: string } };
    return parsed.error?.message ?? refusal.message;
  } catch {
    return refusal.message;
  }
}

/** The specification's 'API Error: {status} - {body}', without a key that the body may quote. */
function asUserError(refusal: AiRefusal | undefined): UserError {
  if (!refusal || refusal.blamesKey) return new UserError('PROVIDER_ERROR', `API Error: ${refusal?.status ?? 503} - the AI service is not available right now`);
  if (refusal.status === null) return new UserError('PROVIDER_ERROR', 'API Error: 504 - the AI service did not answer in time');
  return new UserError('PROVIDER_ERROR', `API Error: ${refusal.status} - ${readable(refusal).slice(0, 300)}`);
}
