import type { NormalizedCacheObject } from '@apollo/client';

export const pageStateId = 'page-state';
/** Id of the element that lists the files of the app needed after the first interaction. */
export const laterCodeId = 'later-code';
/** Class of the spinner on a page that shows nothing else before the app runs. */
export const beforeScript = 'before-script';

/** Returns the data that the server has loaded for this page, so that it is not requested again. */
export function readPageState(): NormalizedCacheObject | undefined {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : undefined;
}
