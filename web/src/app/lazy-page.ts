import type { ComponentType } from 'react';

const reloadedKey = 'postloom-reloaded';
const smallFile = '/brand/favicon.svg';

/** A page whose code can't be loaded, because nothing can be reached. */
export class PageUnreachable extends Error {
  override readonly name = 'PageUnreachable';
}

/** Whether our server answers, whatever it says. */
export const serverAnswers = (): Promise<boolean> =>
  fetch(smallFile, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Loads a page's chunk. A release removes the chunks of the one before it: a page opened before the release
 * is then loaded anew, once. Without a connection that would only lead to the browser's own error page.
 * @throws PageUnreachable, or what the chunk throws.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  reload = () => window.location.reload(),
) {
  return async (): Promise<{ Component: ComponentType }> => {
    try {
      const module = await load();
      if (typeof window !== 'undefined') sessionStorage.removeItem(reloadedKey);
      return { Component: module[name] };
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      if (!(await serverAnswers()))
        throw new PageUnreachable('The code of this page could not be loaded.', { cause: error });
      if (sessionStorage.getItem(reloadedKey)) throw error;
      sessionStorage.setItem(reloadedKey, '1');
      reload();
      return new Promise(() => undefined);
    }
  };
}
