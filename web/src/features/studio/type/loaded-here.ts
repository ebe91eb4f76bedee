import { paths } from '../../../lib/paths';

const folder = paths.user.studio.getHref('');

/**
 * Returns whether this document was loaded from an address of the Studio. Only those may run WebAssembly, which shapes
 * the words: a page that leads here without loading anew has the policy of the page before.
 */
export function loadedHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name, window.location.origin).pathname.startsWith(folder);
}

export const loadAnew = (): void => window.location.reload();
