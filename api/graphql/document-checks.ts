import { GraphQLError } from 'graphql';
import type { ValidationRule } from 'graphql';
import { inputFault, nulSentence } from '../platform/http/input-faults';

const refused = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

/** PostgreSQL cannot store NUL in a text, so a NUL in a document's text is the client's mistake. */
export const noNulRule: ValidationRule = (context) => ({
  StringValue(node) {
    if (node.value.includes('\u0000')) context.reportError(refused(nulSentence));
  },
});

/**
 * Refuses variables that cannot be stored or traversed.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function checkVariables(variables: unknown): void {
  const fault = inputFault(variables);
  if (fault) throw refused(fault);
}
