import type { ApolloCache } from '@apollo/client';
import { MeDocument } from './session.generated';

/** The signed-in account's own entry in the cache: its lists are fields of it. */
export function viewerEntry(cache: ApolloCache): string | undefined {
  const me = cache.readQuery({ query: MeDocument })?.me;
  return me ? cache.identify({ __typename: 'User', id: me.id }) : undefined;
}

/** Has every page of one of the account's lists asked for again. */
export function forgetList(cache: ApolloCache, fieldName: 'purchases' | 'designs' | 'creditEntries' | 'tickets'): void {
  const id = viewerEntry(cache);
  if (id) cache.evict({ id, fieldName });
}
