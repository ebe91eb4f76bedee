const keyOf = (label: string) => `menu of ${label}`;

/** Returns whether this browser's user left an area's menu open; null before it was changed, or without storage. */
export function rememberedMenu(label: string): boolean | null {
  try {
    const saved = localStorage.getItem(keyOf(label));
    return saved === null ? null : saved === 'open';
  } catch {
    return null;
  }
}

/** Remembers whether an area's menu is open. */
export function rememberMenu(label: string, isOpen: boolean): void {
  try {
    localStorage.setItem(keyOf(label), isOpen ? 'open' : 'closed');
  } catch {
    // a browser that stores nothing forgets it
  }
}
