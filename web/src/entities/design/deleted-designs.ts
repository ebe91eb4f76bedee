import { useSyncExternalStore } from 'react';

let deleted: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function become(next: ReadonlySet<string>): void {
  if (next.size === deleted.size) return;
  deleted = next;
  for (const listener of listeners) listener();
}

/** Notes that designs are out of sight, whichever tab has deleted them. */
export const noteDeleted = (ids: readonly string[]): void => become(new Set([...deleted, ...ids]));

/** Notes that designs are there: brought back, or never deleted after all. */
export const noteThere = (ids: readonly string[]): void =>
  become(new Set([...deleted].filter((id) => !ids.includes(id))));

/** Whether this tab has heard, up to this moment, that a design was deleted. */
export const isDeleted = (id: string): boolean => deleted.has(id);

const none: ReadonlySet<string> = new Set();

/** What this tab has heard to be deleted: lists that still hold it leave it out, and have it in its place when it is back. */
export const useDeletedDesigns = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => deleted,
    () => none,
  );

/** Whether this tab has heard that a design was deleted. */
export const useIsDeleted = (id: string | null): boolean => {
  const all = useDeletedDesigns();
  return id !== null && all.has(id);
};
