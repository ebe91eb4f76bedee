import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { ListFrame } from '../list/use-list-state';
import type { Selection } from './selection';

interface ChangedList {
  /** The root field whose pages are out of date. */
  field: string;
  list: Pick<ListFrame, 'page' | 'size' | 'setPage'>;
  selection: Selection;
  /** Asks for the page that is shown again, and answers how long the list is now. */
  ask: () => Promise<number | undefined>;
}

/** Rows that have gone: these, or whichever of those that are chosen. */
export type Gone = readonly string[] | 'chosen';

/**
 * What a desk does once rows of it have changed or gone: those are no longer chosen, every page is asked for again, and a
 * page that is no longer there gives way to the last one. The focus goes to the page's heading when what had it is gone.
 */
export function useAfterChange({ field, list, selection, ask }: ChangedList): (gone: Gone) => Promise<void> {
  const client = useApolloClient();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes === 0) return;
    // the grid takes a row away in a step of its own
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [changes]);
  return async (gone) => {
    const { chosen } = selection;
    if (gone === 'chosen' || (chosen.kind === 'all' && gone.length > 0)) selection.clear();
    else if (chosen.kind === 'rows') selection.choose(chosen.ids.filter((id) => !gone.includes(id)));
    // the page that is shown keeps its rows until it has others
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: field, broadcast: false });
    const total = await ask().catch(() => undefined);
    const last = Math.max(1, Math.ceil((total ?? 0) / list.size));
    if (total !== undefined && list.page > last) list.setPage(last);
    setChanges((count) => count + 1);
  };
}
