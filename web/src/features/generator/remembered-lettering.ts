import { sharedStorage } from '../../lib/browser-storage';
import type { Lettering } from '../../gql/schema';

const keyOf = (owner: string) => `lettering of ${owner}`;

/** Returns who sets the words, as the account chose last in this browser; Postloom before it chose. */
export const rememberedLettering = (owner: string): Lettering =>
  sharedStorage.get(keyOf(owner)) === 'DRAWN' ? 'DRAWN' : 'SET';

/** Remembers the account's choice in this browser. */
export const rememberLettering = (owner: string, lettering: Lettering): void =>
  void sharedStorage.set(keyOf(owner), lettering);
