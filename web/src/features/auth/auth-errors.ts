import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SessionNotStored, errorMessage } from '../../lib/errors';

/**
 * Runs a sign-in or registration. Expected refusals are returned as they are. A network failure and refused cookies
 * keep their own sentences; any other failure becomes the given one.
 */
export async function orMessage<Answer>(work: () => Promise<Answer>, otherwise: string): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const isKnown = error instanceof TypeError || error instanceof SessionNotStored;
    throw new CombinedGraphQLErrors({ errors: [{ message: isKnown ? errorMessage(error) : otherwise }] });
  }
}
