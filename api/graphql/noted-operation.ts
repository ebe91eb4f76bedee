import type { ApolloServerPlugin } from '@apollo/server';
import { Kind } from 'graphql';
import type { FormattedExecutionResult, OperationDefinitionNode } from 'graphql';
import { noteCode, noteName } from '../platform/observability/request-scope';

/** Returns the name of an operation; without one, its kind and root fields. */
function nameOf({ name, operation, selectionSet }: OperationDefinitionNode): string {
  if (name) return name.value;
  const fields = selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []));
  return `${operation} { ${fields.join(' ')} }`;
}

/** Returns the code of the first error of an answer, or of the first refusal in a mutation's payload. */
function codeOf({ errors = [], data }: FormattedExecutionResult): string | null {
  const payloads = Object.values(data ?? {}) as ({ errors?: unknown } | null)[];
  const refusals = payloads.flatMap((root) =>
    Array.isArray(root?.errors) ? (root.errors as { code?: unknown }[]) : [],
  );
  const code = errors.length > 0 ? errors[0]?.extensions?.['code'] : refusals[0]?.code;
  return typeof code === 'string' ? code : null;
}

/** Notes name and outcome of the operation that a request runs. */
export const notedOperation: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation) noteName(nameOf(operation));
      },
      async willSendResponse({ response }) {
        if (response.body.kind === 'single') noteCode(codeOf(response.body.singleResult));
      },
    };
  },
};
