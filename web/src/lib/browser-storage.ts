/** Values by key that outlive a page load where the browser allows it. Nothing here throws. */
export interface BrowserStorage {
  /** Returns null for an unknown key, and on the server. */
  get: (key: string) => string | null;
  /** Returns whether the value outlives this page: false where the browser refuses storage, or has no room left. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

/** Runs the work on a storage; null on the server and where the browser refuses. Reading the global itself may throw. */
function allowed<Result>(name: 'localStorage' | 'sessionStorage', work: (storage: Storage) => Result): Result | null {
  if (typeof window === 'undefined') return null;
  try {
    return work(window[name]);
  } catch {
    return null;
  }
}

/**
 * Wraps a storage that a browser may refuse: with all cookies blocked, by a policy, or in a sandboxed frame. What it
 * refuses is held in memory until the page is left, so that a retry finds its request's id and a form its draft.
 */
function createStorage(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const refused = new Map<string, string>();
  return {
    get: (key) => refused.get(key) ?? allowed(name, (storage) => storage.getItem(key)),
    set: (key, value) => {
      const isStored = allowed(name, (storage) => (storage.setItem(key, value), true)) ?? false;
      if (isStored) refused.delete(key);
      // the server's memory is shared by all its visitors
      else if (typeof window !== 'undefined') refused.set(key, value);
      return isStored;
    },
    remove: (key) => {
      refused.delete(key);
      allowed(name, (storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...refused.keys(), ...(allowed(name, (storage) => Object.keys(storage)) ?? [])])],
  };
}

/** Storage of this tab. */
export const tabStorage = createStorage('sessionStorage');
/** Storage of this browser, shared by its tabs. */
export const sharedStorage = createStorage('localStorage');

/** Returns whether the browser refuses cookies, as far as it says so: without them no session lasts. */
export function cookiesAreRefused(): boolean {
  try {
    return !navigator.cookieEnabled || document.cookie === undefined;
  } catch {
    return true;
  }
}

/** Opens a channel to this browser's other tabs; null where the browser refuses it, as some do together with cookies. */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
