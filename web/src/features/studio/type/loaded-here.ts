import { paths } from '../../../lib/paths';

const studio = paths.user.studio.getHref('');
const others = [paths.user.brand.getHref(), paths.tryOut.getHref()];

/**
 * Returns whether this document was loaded from an address of the Studio, or of another page that sets words. Only those
 * may run WebAssembly, which shapes the words: a page that leads here without loading anew has the policy of the page
 * before.
 */
export function loadedHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return true;
  const pathname = new URL(navigation.name, window.location.origin).pathname.toLowerCase();
  return pathname.startsWith(studio) || others.includes(pathname.replace(/\/$/, ''));
}

export const loadAnew = (): void => window.location.reload();
