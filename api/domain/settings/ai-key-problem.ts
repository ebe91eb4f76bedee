import type { AiKeyRest } from '../../graphql/generated/schema';
import type { AiKeyEntity } from './ai-key.entity';

const ofRests: Record<AiKeyRest, string> = {
  INVALID: 'The AI service does not know this key. Copy it again from its page, or create a new one.',
  FORBIDDEN:
    'The AI service does not allow this key to be used. Its restrictions may be too narrow, or it was blocked because it became public.',
  NEEDS_BILLING:
    'The project of this key has no billing, so it cannot make pictures. Set up billing at the AI service.',
};

/** What an answer's status means; the first that fits. */
const ofStatuses: readonly [RegExp, string][] = [
  [/^40[13]/, 'The AI service refused this key.'],
  [/^404/, 'The AI service does not offer a model that was asked for. Look at the list of models below.'],
  [/^429/, 'The quota of this key was used up. It resets automatically; you can raise it at the AI service.'],
  [/^4/, 'The AI service did not accept a request. That is rarely the fault of the key.'],
  [/^5/, 'The AI service had a fault of its own or was too busy. This resolves on its own.'],
];
const silent = 'The AI service did not answer in time. This resolves on its own, unless this server cannot reach it.';

/** Returns a key's last error in plain words; null after a success. `lastError` begins with the status of the answer. */
export function problemOf({ parkedReason, lastError }: Pick<AiKeyEntity, 'parkedReason' | 'lastError'>): string | null {
  if (parkedReason) return ofRests[parkedReason];
  if (!lastError) return null;
  return ofStatuses.find(([status]) => status.test(lastError))?.[1] ?? silent;
}
