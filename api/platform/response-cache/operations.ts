import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { getDirective } from '@graphql-tools/utils';
import { Kind, OperationTypeNode } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { isAnonymous } from '../http/cookies';
import { etagOf } from '../http/unless-fresh';
import { cacheableHeader } from './answers';

/**
 * How long shared caches serve an answer by GET. It is as old as `cacheMs` of our own cache at most, then revalidated in
 * the background; a CDN that purges by `Surrogate-Key` is never behind.
 */
const publicAnswer = 'public, max-age=60, stale-while-revalidate=300';
/**
 * What an answer by GET depends on: its format, and whether the caller is anonymous. A token is checked on every path, so
 * no cache may answer a request that carries one.
 */
const varies = 'Accept, Accept-Encoding, Authorization, Cookie';
/** Headers about one caller's budget. */
const callersHeaders = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'x-operation-cost'];

/** The part of a request's context that says who called. */
interface Caller {
  readonly viewer: object | null;
}

type Sending = GraphQLRequestContextWillSendResponse<Caller>;

/** Returns the data of an answer without errors; null otherwise. */
function dataOf({ response: { body, http } }: Sending): object | null {
  if (body.kind !== 'single' || body.singleResult.errors) return null;
  return (http.status ?? 200) === 200 ? (body.singleResult.data ?? null) : null;
}

const callerIsAnonymous = ({ request, contextValue }: Sending) =>
  contextValue.viewer === null &&
  isAnonymous({
    cookie: request.http?.headers.get('cookie'),
    authorization: request.http?.headers.get('authorization'),
  });

/**
 * Marks each answer that is cacheable: one without errors, to a query of root fields marked @cached. By GET, which a CDN
 * can hold, only if the caller is anonymous; every other answer is private.
 */
export function cacheableOperations(schema: GraphQLSchema): ApolloServerPlugin<Caller> {
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
        async willSendResponse(sending) {
          const { operation, request, response } = sending;
          const { headers } = response.http;
          const method = request.http?.method;
          headers.set('cache-control', 'private, no-store');
          if (method === 'GET') headers.set('vary', varies);
          const data = dataOf(sending);
          if (!data || !operation || !isCacheable(operation)) return;
          if (method === 'POST') headers.set(...cacheableHeader);
          else if (method === 'GET' && callerIsAnonymous(sending)) {
            headers.set(...cacheableHeader).set('cache-control', publicAnswer);
            // weak: the same answer has other bytes in each encoding; express answers 304 to If-None-Match
            headers.set('etag', `W/${etagOf(JSON.stringify(data))}`);
            for (const name of callersHeaders) headers.delete(name);
          }
        },
      };
    },
  };
}
