import { sharedStorage } from '../../lib/browser-storage';

const keyOf = (label: string) => `menu of ${label}`;

/** Returns whether this browser's user left an area's menu open; null before it was changed. */
export function rememberedMenu(label: string): boolean | null {
  const saved = sharedStorage.get(keyOf(label));
  return saved === null ? null : saved === 'open';
}

/** Remembers whether an area's menu is open. */
export function rememberMenu(label: string, isOpen: boolean): void {
  sharedStorage.set(keyOf(label), isOpen ? 'open' : 'closed');
}
