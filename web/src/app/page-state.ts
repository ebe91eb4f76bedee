import type { NormalizedCacheObject } from '@apollo/client';

export const pageStateId = 'page-state';
/** Where the page says which files of the app it will need when the reader does something. */
export const laterCodeId = 'later-code';

/** What the server has loaded for this page, so that it isn't asked for again. */
export function readPageState(): NormalizedCacheObject | undefined {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : undefined;
}
