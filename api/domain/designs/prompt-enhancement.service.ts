import type { RequestContext } from '../../context';
import type { DesignInput } from '../../graphql/generated/schema';
import { AiFailure, aiMessages, withAiKey } from '../ai/ai.service';
import { readAiSettings } from '../settings/ai-settings';
import { UserError } from '../user-error';
import { signedIn } from '../viewer';
import { consumeEnhancement } from './allowance';
import { checkedDesign } from './design-creation.service';
import { enhancementPrompt } from './prompt';

/**
 * Lets the AI service write a richer prompt.
 * @throws UserError INVALID_INPUT for a blank prompt, NO_API_KEYS, PROVIDER_ERROR, TOO_MANY_REQUESTS.
 */
export async function enhancePrompt(ctx: RequestContext, input: DesignInput): Promise<string> {
  const { userId: account } = signedIn(ctx);
  const customPrompt = input.customPrompt.trim();
  if (!customPrompt) throw new UserError('INVALID_INPUT', 'Please enter a custom prompt to enhance', ['customPrompt']);
  const design = checkedDesign({ ...input, primaryText: input.primaryText.trim() || 'Your Text Here' }, []);
  await consumeEnhancement(ctx);
  const { timeoutMs } = ctx.config.gemini;
  const { textModels } = await readAiSettings(ctx);
  const asking = {
    models: textModels,
    callMs: Math.min(timeoutMs, 15_000),
    until: Date.now() + Math.min(2 * timeoutMs, 30_000),
    purpose: 'ENHANCING' as const,
    account,
  };
  const { answer } = await withAiKey(ctx, asking, (ai, call) =>
    ai.text({ ...call, prompt: enhancementPrompt(design) }),
  );
  if (answer.silence) throw new AiFailure(aiMessages.noEnhancement, answer.silence.code);
  return answer.content.slice(0, 4000);
}
