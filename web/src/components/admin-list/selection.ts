import { useState } from 'react';

/** What a bulk action is for: some rows, or all that the list's search and filters leave. */
export type Chosen = { kind: 'rows'; ids: readonly string[] } | { kind: 'all'; count: number };

export interface Selection {
  chosen: Chosen;
  count: number;
  choose: (ids: readonly string[]) => void;
  chooseAll: (count: number) => void;
  clear: () => void;
}

const none: Chosen = { kind: 'rows', ids: [] };

/** The rows an Admin has chosen, on however many pages. What was chosen in one list means nothing in another: it goes. */
export function useSelection(listed: object): Selection {
  const shown = JSON.stringify(listed);
  const [state, setState] = useState({ shown, chosen: none });
  const chosen = state.shown === shown ? state.chosen : none;
  const set = (next: Chosen) => setState({ shown, chosen: next });
  return {
    chosen,
    count: chosen.kind === 'all' ? chosen.count : chosen.ids.length,
    choose: (ids) => set({ kind: 'rows', ids: [...ids] }),
    chooseAll: (count) => set({ kind: 'all', count }),
    clear: () => set(none),
  };
}
