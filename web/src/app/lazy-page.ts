import type { ComponentType } from 'react';

const reloadedKey = 'postloom-reloaded';

/**
 * Loads a page's chunk. A release removes the chunks of the one before it: a page opened before the release
 * is then loaded anew, once.
 */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async (): Promise<{ Component: ComponentType }> => {
    try {
      const module = await load();
      if (typeof window !== 'undefined') sessionStorage.removeItem(reloadedKey);
      return { Component: module[name] };
    } catch (error) {
      if (typeof window === 'undefined' || sessionStorage.getItem(reloadedKey)) throw error;
      sessionStorage.setItem(reloadedKey, '1');
      window.location.reload();
      return new Promise(() => undefined);
    }
  };
}
