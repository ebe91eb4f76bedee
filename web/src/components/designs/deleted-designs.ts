import { useSyncExternalStore } from 'react';

const deleted = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Notes that a design is gone for good, whichever tab has deleted it. */
export function noteDeleted(id: string): void {
  deleted.add(id);
  for (const listener of listeners) listener();
}

/** Whether this tab has heard that a design was deleted. */
export const useIsDeleted = (id: string | null): boolean =>
  useSyncExternalStore(
    subscribe,
    () => id !== null && deleted.has(id),
    () => false,
  );
