import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { ListFrame } from '../list/use-list-state';
import type { Selection } from './selection';

/** Moves the focus to the page's heading when the element that had it is gone. Returns the function that cancels it. */
export function focusHeadingWhenLost(): () => void {
  // the grid removes a row one frame later
  const frame = requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}

interface ChangedList {
  /** The root field whose cached pages are out of date. */
  field: string;
  list: Pick<ListFrame, 'page' | 'size' | 'setPage'>;
  selection: Selection;
  /** Loads the shown page again, and returns the new length of the list. */
  ask: () => Promise<number | undefined>;
  /** Counts the rows that still exist among these. */
  countOf?: (filter: { ids: string[] }) => Promise<number>;
}

/** Deleted rows: these, the selected ones, or unknown after a lost answer. */
export type Gone = readonly string[] | 'chosen' | 'unknown';

/**
 * Updates an admin list after rows have changed or gone: they are deselected, all pages are loaded again, and a page
 * that no longer exists is replaced by the last one. The focus moves to the page's heading when its element is gone.
 */
export function useAfterChange({ field, list, selection, ask, countOf }: ChangedList): (gone: Gone) => Promise<void> {
  const client = useApolloClient();
  const [changes, setChanges] = useState(0);
  useEffect(() => (changes === 0 ? undefined : focusHeadingWhenLost()), [changes]);
  /** Returns whether all selected rows still exist, as far as the API knows. */
  const areChosenThere = async (total: number | undefined): Promise<boolean> => {
    const { chosen } = selection;
    if (chosen.kind === 'all') return total === undefined || total === chosen.count;
    if (chosen.ids.length === 0 || !countOf) return true;
    const left = await countOf({ ids: [...chosen.ids] }).catch(() => undefined);
    return left === undefined || left === chosen.ids.length;
  };
  const deselect = (gone: readonly string[] | 'chosen') => {
    const { chosen } = selection;
    if (gone === 'chosen' || (chosen.kind === 'all' && gone.length > 0)) selection.clear();
    else if (chosen.kind === 'rows') selection.choose(chosen.ids.filter((id) => !gone.includes(id)));
  };
  return async (gone) => {
    if (gone !== 'unknown') deselect(gone);
    // the shown page keeps its rows until the new ones have loaded
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: field, broadcast: false });
    const total = await ask().catch(() => undefined);
    if (gone === 'unknown' && !(await areChosenThere(total))) selection.clear();
    const last = Math.max(1, Math.ceil((total ?? 0) / list.size));
    if (total !== undefined && list.page > last) list.setPage(last);
    setChanges((count) => count + 1);
  };
}
