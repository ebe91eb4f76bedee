import type { ApolloCache } from '@apollo/client';
import { MeDocument } from './session.generated';

/** Returns the cache id of the signed-in account, whose fields are its lists. */
export function viewerEntry(cache: ApolloCache): string | undefined {
  const me = cache.readQuery({ query: MeDocument })?.me;
  return me ? cache.identify({ __typename: 'User', id: me.id }) : undefined;
}

/** Evicts all cached pages of one of the account's lists, so that they are loaded again. */
export function forgetList(cache: ApolloCache, fieldName: 'purchases' | 'designs' | 'creditEntries' | 'tickets'): void {
  const id = viewerEntry(cache);
  if (id) cache.evict({ id, fieldName });
}
