import { sharedStorage, tabStorage } from '../lib/browser-storage';

const refusing = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];

/** Makes the browser refuse every storage, cookies included, as with 'Block all cookies'. Returns how to undo that. */
export function refuseStorage(): () => void {
  const refuse = {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  const before = refusing.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of refusing) Object.defineProperty(globalThis, name, refuse);
  Object.defineProperty(document, 'cookie', refuse);
  return () => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(document, 'cookie');
    for (const storage of [tabStorage, sharedStorage]) for (const key of storage.keys()) storage.remove(key);
  };
}
