import type { ApolloClient, ApolloCache } from '@apollo/client';
import schemaTypes from '../../gql/possible-types';
import { ShopAppearanceDocument } from '../shop/appearance.generated';
import { MeDocument } from './session.generated';

/** Public fields that stay in the cache after a sign-out, beside the sections of the public site. */
const publicFields = ['packages', 'package', 'countries'];
const sectionTypes: readonly string[] = schemaTypes.possibleTypes.SectionBody;
const isSection = (value: unknown) =>
  sectionTypes.includes(String((value as { __typename?: unknown } | null)?.__typename));

/** Removes the account's data from the cache, and updates the screen to the signed-out state. */
export function forgetViewer(client: ApolloClient): void {
  client.cache.writeQuery({ query: MeDocument, data: { me: null } });
  forgetAnswers(client);
}

/** Removes what was answered to an account from the cache, except for who is signed in. */
export function forgetAnswers(client: ApolloClient): void {
  const appearance = client.cache.readQuery({ query: ShopAppearanceDocument });
  const root = client.cache.extract() as Record<string, Record<string, unknown> | undefined>;
  const fields = new Map(
    Object.entries(root['ROOT_QUERY'] ?? {}).map(([name, value]) => [name.split(/[(:{]/)[0] ?? name, value]),
  );
  for (const [fieldName, value] of fields) {
    if (!['__typename', 'me', ...publicFields].includes(fieldName) && !isSection(value))
      client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  client.cache.gc();
  // of the settings, an Admin's part belongs to the account, and the shop's look is public
  if (appearance) client.cache.writeQuery({ query: ShopAppearanceDocument, data: appearance });
}

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

const stale = (_value: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE as never;

/** Marks the account's orders and credit entries as stale, in lists and in open details. */
export function invalidateSales(cache: ApolloCache): void {
  cache.modify({ id: viewerEntry(cache), fields: { purchases: stale, creditEntries: stale } });
  cache.modify({ fields: { purchase: stale } });
}
