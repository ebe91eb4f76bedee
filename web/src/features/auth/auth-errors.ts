import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorSentence } from '../../lib/errors';

/**
 * Runs a sign-in or registration. Expected refusals are returned as they are. A network failure keeps its own sentence;
 * any other failure becomes the given one.
 */
export async function orSentence<Answer>(work: () => Promise<Answer>, otherwise: string): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const offline = error instanceof TypeError;
    throw new CombinedGraphQLErrors({ errors: [{ message: offline ? errorSentence(error) : otherwise }] });
  }
}
