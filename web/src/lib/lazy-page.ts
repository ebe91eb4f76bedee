import type { ComponentType } from 'react';
import { tabStorage } from './browser-storage';

const reloadedKey = 'postloom-reloaded';
const smallFile = '/brand/favicon.svg';
/** A line that is dead without an error counts as no answer after this many milliseconds. */
const longestMs = 10_000;

/** The chunk of a page could not be loaded because the server cannot be reached. */
export class PageUnreachable extends Error {
  override readonly name = 'PageUnreachable';
}

/** Returns whether our server answers, with any status. */
export const serverAnswers = (): Promise<boolean> =>
  fetch(smallFile, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(longestMs) }).then(
    () => true,
    () => false,
  );

/**
 * Loads a page's chunk. A release removes the chunks of the previous one, so a page opened before it is reloaded, once.
 * Without a connection that would only lead to the browser's own error page.
 * @throws PageUnreachable, or what the chunk throws.
 */
export function lazyPage<Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  reload = () => window.location.reload(),
) {
  return async (): Promise<{ Component: ComponentType<Props> }> => {
    try {
      const module = await load();
      tabStorage.remove(reloadedKey);
      return { Component: module[name] };
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      if (!(await serverAnswers()))
        throw new PageUnreachable('The code of this page could not be loaded.', { cause: error });
      // without storage the next page would not know of this reload, and reload again
      if (tabStorage.get(reloadedKey) !== null || !tabStorage.set(reloadedKey, '1')) throw error;
      reload();
      return new Promise(() => undefined);
    }
  };
}
