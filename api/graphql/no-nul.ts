import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { ValidationRule } from 'graphql';
import type { RequestContext } from '../context';

const nul = '\u0000';

export const nulRefusal = () =>
  new GraphQLError('A text can not hold the character NUL.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/** PostgreSQL stores no NUL in a text, so a text of the document that holds one is the client's mistake. */
export const noNulRule: ValidationRule = (context) => ({
  StringValue(node) {
    if (node.value.includes(nul)) context.reportError(nulRefusal());
  },
});

/** Whether a NUL stands anywhere in variables, names of fields included. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nul);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => name.includes(nul) || holdsNul(part));
}

/** The same for variables, in one place for every operation and every scalar. */
export const noNulInVariables: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ request }) {
        if (holdsNul(request.variables)) throw nulRefusal();
      },
    };
  },
};
