import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorSentence } from '../../lib/errors';

/**
 * Runs a sign-in or registration. What the server expects comes back as it is; a network failure keeps
 * its own sentence, and anything else becomes the one given here.
 */
export async function orSentence<Answer>(work: () => Promise<Answer>, otherwise: string): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const offline = error instanceof TypeError;
    throw new CombinedGraphQLErrors({ errors: [{ message: offline ? errorSentence(error) : otherwise }] });
  }
}
