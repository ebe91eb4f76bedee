import type { ApolloClient } from '@apollo/client';
import { ShopAppearanceDocument } from '../shop/appearance.generated';
import { MeDocument } from './session.generated';

/** Public fields that stay in the cache after a sign-out. */
const publicFields = [
  'navbarSection',
  'bannerSection',
  'featuresSection',
  'testimonialsSection',
  'footerSection',
  'contactPage',
  'aboutPage',
  'packages',
  'package',
  'countries',
];

/** Removes the account's data from the cache, and updates the screen to the signed-out state. */
export function forgetViewer(client: ApolloClient): void {
  client.cache.writeQuery({ query: MeDocument, data: { me: null } });
  const appearance = client.cache.readQuery({ query: ShopAppearanceDocument });
  const root = client.cache.extract() as Record<string, Record<string, unknown> | undefined>;
  const fields = new Set(Object.keys(root['ROOT_QUERY'] ?? {}).map((name) => name.split(/[(:{]/)[0] ?? name));
  for (const fieldName of fields) {
    if (fieldName !== '__typename' && fieldName !== 'me' && !publicFields.includes(fieldName))
      client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  client.cache.gc();
  // of the settings, an Admin's part is the account's, and how the shop looks is everybody's
  if (appearance) client.cache.writeQuery({ query: ShopAppearanceDocument, data: appearance });
}
