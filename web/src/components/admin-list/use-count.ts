import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/**
 * Returns a function that counts the rows of a filter, now and not from the cache. The document asks for the list's
 * `totalItems` alone, so that the API reads no rows.
 * @throws when the API cannot be reached.
 */
export function useCount<Data, Filter>(
  query: TypedDocumentNode<Data, { filter?: Filter | null }>,
  totalOf: (data: Data) => number,
): (filter: Filter) => Promise<number> {
  const client = useApolloClient();
  return async (filter) => {
    const { data } = await client.query({ query, variables: { filter }, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The API answered nothing.');
    return totalOf(data);
  };
}
