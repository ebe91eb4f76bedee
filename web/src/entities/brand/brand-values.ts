import type { Brand } from '../../../../studio/posts/brand';
import type { BrandPartsFragment } from './brands.generated';
import { sharedStorage } from '../../lib/browser-storage';

/** Returns a value without the names of its types, which forms and posts do not know. */
export function withoutTypeNames<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (key, held: unknown) => (key === '__typename' ? undefined : held))) as Value;
}

/** Returns the values of a stored brand, which are copied into posts and edited in a form. */
export function brandOf(stored: BrandPartsFragment): Brand {
  const { id: _id, version: _version, ...values } = withoutTypeNames(stored);
  return values;
}

/** Returns the values of a brand that begins. */
export const newBrand = (): Brand => ({
  name: '',
  logo: { light: null, dark: null, corner: 'TOP_RIGHT' },
  colors: { ground: '#fbf7f0', main: '#5b3df5', second: '#f2a516', accent: '#0b6e70', deep: '#1c1530' },
  fonts: 'GROTESQUE',
  contact: '',
  handle: '',
  buttons: [],
  hashtags: [],
  wordsToUse: [],
  wordsToAvoid: [],
  language: '',
});

const keyOf = (owner: string) => `brand of ${owner}`;

/** Returns the id of the brand that the account made its last design in, in this browser; null for none. */
export const rememberedBrand = (owner: string): string | null => sharedStorage.get(keyOf(owner));

/** Remembers the account's choice in this browser. */
export function rememberBrand(owner: string, id: string | null): void {
  if (id) sharedStorage.set(keyOf(owner), id);
  else sharedStorage.remove(keyOf(owner));
}
