import type { ApolloServerPlugin } from '@apollo/server';
import { getDirective } from '@graphql-tools/utils';
import { Kind, OperationTypeNode } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { cacheableHeader } from './cacheable';

/** Marks each answer that is cacheable: one without errors, to a query of root fields marked @cached. */
export function cacheableOperations(schema: GraphQLSchema): ApolloServerPlugin {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const cachedFields = new Set(fields.filter((field) => getDirective(schema, field, 'cached')).map(({ name }) => name));
  const isCacheable = ({ operation, selectionSet }: OperationDefinitionNode) =>
    // A fragment on Query itself is rare, and simply not cached.
    operation === OperationTypeNode.QUERY &&
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && cachedFields.has(selection.name.value),
    );
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ operation, request, response }) {
          const faultless = response.body.kind === 'single' && !response.body.singleResult.errors;
          // An answer to GET has the format that its caller asked for.
          if (operation && faultless && request.http?.method === 'POST' && isCacheable(operation))
            response.http.headers.set(...cacheableHeader);
          response.http.headers.set('cache-control', 'no-store');
        },
      };
    },
  };
}
