import { sharedStorage } from '../../lib/browser-storage';

const keyOf = (owner: string) => `brand of ${owner}`;

/** Returns the id of the brand that the account made its last design in, in this browser; null for none. */
export const rememberedBrand = (owner: string): string | null => sharedStorage.get(keyOf(owner));

/** Remembers the account's choice in this browser. */
export function rememberBrand(owner: string, id: string | null): void {
  if (id) sharedStorage.set(keyOf(owner), id);
  else sharedStorage.remove(keyOf(owner));
}
