/** 'idle': no live component is mounted. 'lost': one is, but the connection is interrupted. */
export type Connection = 'idle' | 'live' | 'lost';

let state: Connection = 'idle';
const listeners = new Set<() => void>();

/** State of the connection for live updates, for components that show it. */
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
