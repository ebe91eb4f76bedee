/** 'idle': nothing live is on the screen. 'lost': something is, and it can't be heard at present. */
export type Connection = 'idle' | 'live' | 'lost';

let state: Connection = 'idle';
const listeners = new Set<() => void>();

/** How live updates reach this tab, for whoever shows it. */
export const connection = {
  get: (): Connection => state,
  say: (next: Connection): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
