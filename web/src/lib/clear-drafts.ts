import { sharedStorage, tabStorage } from './browser-storage';
import type { BrowserStorage } from './browser-storage';

/** Keys of the drafts in this tab, see draft.ts. */
export const draftPrefix = 'postloom-draft';
/** Keys of the drafts in this browser, see lasting-draft.ts. */
export const lastingDraftPrefix = 'postloom-lasting-draft';

function deleteKeys(storage: BrowserStorage, start: string): void {
  for (const key of storage.keys()) if (key.startsWith(start)) storage.remove(key);
}

/**
 * Deletes every draft of this tab, and the lasting ones of the account, after a sign-out. It has a file of its own,
 * because every page needs it, and the validation of drafts only pages with forms.
 */
export function clearDrafts(owner: string | undefined): void {
  if (owner !== undefined) deleteKeys(sharedStorage, `${lastingDraftPrefix}:${owner}:`);
  deleteKeys(tabStorage, `${draftPrefix}:`);
}
