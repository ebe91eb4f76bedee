import { useSyncExternalStore } from 'react';

let deleted: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function replace(next: ReadonlySet<string>): void {
  if (next.size === deleted.size) return;
  deleted = next;
  for (const listener of listeners) listener();
}

/** Marks designs as deleted, by this tab or another. */
export const markDeleted = (ids: readonly string[]): void => replace(new Set([...deleted, ...ids]));

/** Marks designs as existing: restored, or not deleted after all. */
export const markExisting = (ids: readonly string[]): void =>
  replace(new Set([...deleted].filter((id) => !ids.includes(id))));

/** Returns whether this tab currently knows a design to be deleted. */
export const isDeleted = (id: string): boolean => deleted.has(id);

const none: ReadonlySet<string> = new Set();

/**
 * Returns the designs that this tab knows to be deleted. Lists that still contain them hide them, and show them at
 * their position when they are restored.
 */
export const useDeletedDesigns = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => deleted,
    () => none,
  );

/** Returns whether this tab knows a design to be deleted. */
export const useIsDeleted = (id: string | null): boolean => {
  const all = useDeletedDesigns();
  return id !== null && all.has(id);
};
