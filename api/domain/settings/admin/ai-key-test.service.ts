import type { RequestContext } from '../../../context';
import { UserError, checkId, notFound, tooManyRequests } from '../../user-error';
import { signedIn } from '../../viewer';
import { AiKeyEntity } from '../ai-key.entity';
import { problemOf } from '../ai-key-problem';
import { askAboutAiKey } from '../ai-keys.service';
import { readImageModels, readModels } from '../ai-settings';

export interface AiKeyTest {
  aiKey: AiKeyEntity;
  /** Whether the service accepts it and offers it a model that makes pictures. */
  works: boolean;
  /** What it reaches, or why it does not work, in plain words. */
  result: string;
}

/** Says what the service offers to a key that it accepts. */
function sentenceOf(models: readonly string[], imageModels: readonly string[], missing: readonly string[]): string {
  const accepted = 'The AI service accepts this key.';
  if (missing.length === 0) return `${accepted} It reaches every model of the list.`;
  if (imageModels.every((model) => missing.includes(model)))
    return `${accepted} But it reaches no model that makes pictures, so no design can be made with it.`;
  return `${accepted} It reaches ${models.length - missing.length} of ${models.length} models of the list; not ${missing.join(', ')}.`;
}

/**
 * Asks the AI service now which models a key reaches, and stores the answer.
 * @throws AccessError NOT_FOUND; UserError TOO_MANY_REQUESTS.
 */
export async function testAiKey(ctx: RequestContext, id: string): Promise<AiKeyTest> {
  const key = await ctx.db.findOneBy(AiKeyEntity, { id: checkId(id, 'API key') });
  if (!key) throw notFound('API key');
  const wait = await ctx.limits.take('aiKeyTestPerAccount', signedIn(ctx).userId);
  if (wait > 0) throw tooManyRequests('Too many tests at once.', wait);
  const [models, imageModels] = [await readModels(ctx), await readImageModels(ctx)];
  const offered = await askAboutAiKey(ctx, key);
  const aiKey = await ctx.db.findOneBy(AiKeyEntity, { id });
  if (!aiKey) throw notFound('API key');
  if (aiKey.fingerprint !== key.fingerprint)
    throw new UserError('CONFLICT', 'This key was replaced while it was tested. Please test it again.');
  if (!offered) return { aiKey, works: false, result: problemOf(aiKey) ?? 'The AI service did not answer.' };
  if (aiKey.parkedReason === 'NEEDS_BILLING') return { aiKey, works: false, result: problemOf(aiKey) ?? '' };
  const missing = models.filter((model) => !offered.includes(model));
  return {
    aiKey,
    works: imageModels.some((model) => offered.includes(model)),
    result: sentenceOf(models, imageModels, missing),
  };
}
