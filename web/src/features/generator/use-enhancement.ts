import { useEnhancePromptMutation } from './generator.generated';
import type { DesignInput } from '../../gql/schema';
import { errorMessage } from '../../lib/errors';
import type { Banner } from './use-generation';

/**
 * Enhances a prompt on the server.
 * @returns the prompt, or null after reporting an error
 */
export function useEnhancement(setBanner: (banner: Banner | null) => void) {
  const [enhancePrompt, { loading: enhancing }] = useEnhancePromptMutation();
  const enhance = async (input: DesignInput): Promise<string | null> => {
    if (!input.customPrompt.trim()) {
      setBanner({ severity: 'error', text: 'Please enter a custom prompt to enhance' });
      return null;
    }
    setBanner(null);
    try {
      const { data } = await enhancePrompt({ variables: { input } });
      const failure = data?.enhancePrompt.errors[0];
      if (failure)
        setBanner({
          severity: 'error',
          text: failure.code === 'PROVIDER_ERROR' ? `Error enhancing prompt: ${failure.message}` : failure.message,
        });
      else if (data?.enhancePrompt.enhancedPrompt)
        setBanner({ severity: 'success', text: 'Prompt enhanced successfully!' });
      return data?.enhancePrompt.enhancedPrompt ?? null;
    } catch (failure) {
      setBanner({ severity: 'error', text: `Error enhancing prompt: ${errorMessage(failure)}` });
      return null;
    }
  };
  return { enhance, enhancing };
}
