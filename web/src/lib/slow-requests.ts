let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Requests that have waited so long for an answer that the user should know of it. */
export const slowRequests = {
  /** Counts one more; returns a function that takes it out again. */
  add: (): (() => void) => {
    change(1);
    return () => change(-1);
  },
  count: (): number => count,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
