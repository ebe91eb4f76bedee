import { useState } from 'react';

/** The target of a bulk action: some rows, or all that match the list's search and filters. */
export type Chosen = { kind: 'rows'; ids: readonly string[] } | { kind: 'all'; count: number };

export interface Selection {
  chosen: Chosen;
  count: number;
  choose: (ids: readonly string[]) => void;
  chooseAll: (count: number) => void;
  clear: () => void;
}

const none: Chosen = { kind: 'rows', ids: [] };

/** Provides the rows selected by an Admin, across pages. A change of the list's filters clears the selection. */
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
