import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorCode } from '../../lib/errors';

/**
 * What of the generator could not be had (specification, user area, section 8): nobody is signed in, it was answered
 * with an error, or not at all.
 */
export function setupSentence(error: unknown): string {
  if (errorCode(error) === 'UNAUTHENTICATED') return 'User not logged in';
  const isAnswered = ServerError.is(error) || CombinedGraphQLErrors.is(error);
  return isAnswered ? 'Failed to load API keys' : 'Error loading API keys';
}
