import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorCode } from '../../lib/errors';

/**
 * Says why the generator could not be loaded (specification, user area, section 8): not signed in, an error answer, or
 * no answer.
 */
export function setupMessage(error: unknown): string {
  if (errorCode(error) === 'UNAUTHENTICATED') return 'User not logged in';
  const isAnswered = ServerError.is(error) || CombinedGraphQLErrors.is(error);
  return isAnswered ? 'Failed to load API keys' : 'Error loading API keys';
}
