import { useEffect, useEffectEvent, useState } from 'react';
import { NetworkStatus } from '@apollo/client';
import type { SavedView } from './use-saved-views';

/** A list whose saved views are counted. */
export interface CountedList<Filter> {
  filterOf: (query: string) => Filter;
  /** Counts the rows of a filter; without it views have no counts. */
  count: ((filter: Filter) => Promise<number>) | undefined;
  /** The filter and the total of the shown page; undefined while it loads. */
  shown: { filter: Filter; totalItems: number } | undefined;
  /** State of the list's query: the views are counted again when it was repeated. */
  networkStatus: NetworkStatus | undefined;
}

/** Number of times that the list's query was repeated, for the same page. */
function useRepetitions(networkStatus: NetworkStatus | undefined): number {
  const isRepeating = networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.poll;
  const [state, setState] = useState({ isRepeating, done: 0 });
  if (state.isRepeating !== isRepeating) setState({ isRepeating, done: isRepeating ? state.done : state.done + 1 });
  return state.done;
}

/** Counts one after the other; what can't be counted is left out. */
async function oneByOne(
  counts: readonly { key: string; total: () => Promise<number> }[],
  isOver: () => boolean,
  onCounted: (key: string, total: number) => void,
): Promise<void> {
  for (const { key, total } of counts) {
    const counted = await total().catch(() => undefined);
    if (isOver()) return;
    if (counted !== undefined) onCounted(key, counted);
  }
}

/**
 * Returns how many rows each view matches, by the view's id, as far as they have been counted. The list comes first:
 * counting starts when its page has loaded, one view after the other, so that an open list never has more than one
 * count at work on the server. A view that can't be counted has no count.
 */
export function useViewCounts<Filter extends object>(
  views: readonly Pick<SavedView, 'id' | 'query'>[],
  { filterOf, count, shown, networkStatus }: CountedList<Filter>,
): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const repetitions = useRepetitions(networkStatus);
  const filters = views.map(({ id, query }) => ({ id, filter: filterOf(query) }));
  // a relative view is counted again when a day begins
  const wanted = JSON.stringify(filters);
  const keyOf = (filter: Filter) => JSON.stringify(filter);
  // later pages and filters do not count again
  const [isReady, setReady] = useState(false);
  if (!isReady && shown && count) setReady(true);

  const toCount = useEffectEvent(() =>
    count ? filters.map(({ filter }) => ({ key: keyOf(filter), total: () => count(filter) })) : [],
  );
  useEffect(() => {
    if (!isReady) return undefined;
    let over = false;
    void oneByOne(
      toCount(),
      () => over,
      (key, total) => setCounts((before) => new Map(before).set(key, total)),
    );
    return () => {
      over = true;
    };
  }, [isReady, wanted, repetitions]);

  return new Map(
    filters.flatMap(({ id, filter }) => {
      const key = keyOf(filter);
      // the shown list and its view name the same number
      const total = shown && keyOf(shown.filter) === key ? shown.totalItems : counts.get(key);
      return total === undefined ? [] : [[id, total] as const];
    }),
  );
}
