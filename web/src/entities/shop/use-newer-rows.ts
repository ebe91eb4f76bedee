import { useEffect, useEffectEvent, useState } from 'react';
import type { NewerRows } from '../../components/admin-list/new-rows';
import { useShopActivity } from './shop-activity';

/** A list's filter by the moment of creation. */
interface CreatedFilter {
  createdAt?: { from?: string | null; until?: string | null } | null;
}

interface NewerRowsOptions<Filter extends CreatedFilter> {
  of: 'Purchase' | 'Design' | 'User';
  /** What the list asks for: with another filter or order it is loaded anew, and nothing is newer. */
  variables: { filter: Filter; sort: object };
  /** Counts the rows of a filter (`useCount`). */
  count: (filter: Filter) => Promise<number>;
}

/** Narrows a filter to what was created after a moment; null when nothing can match. */
function after<Filter extends CreatedFilter>(filter: Filter, moment: string | null): Filter | null {
  if (moment === null) return filter;
  // the API's moments are cut to milliseconds
  const next = new Date(Date.parse(moment) + 1).toISOString();
  const { from, until } = filter.createdAt ?? {};
  if (until && until <= next) return null;
  return { ...filter, createdAt: { ...filter.createdAt, from: from && from > next ? from : next } };
}

/**
 * Announces the rows of a list that came since it was shown. The shop's activity says that there may be some, at most
 * once a second; the list's own filter then says how many.
 */
export function useNewerRows<Filter extends CreatedFilter>({
  of,
  variables,
  count,
}: NewerRowsOptions<Filter>): NewerRows {
  const newest = useShopActivity()?.[`newest${of}At`];
  const asked = JSON.stringify([variables.filter, variables.sort]);
  const [shown, setShown] = useState<{ asked: string; until: string | null } | null>(null);
  const [found, setFound] = useState<{ key: string; count: number } | null>(null);
  // the first update counts what the list shows already
  if (newest !== undefined && shown?.asked !== asked) setShown({ asked, until: newest });
  const until = shown?.asked === asked ? shown.until : undefined;
  // a deleted newest row is no new one
  const isNewer = newest != null && until !== undefined && (until === null || newest > until);
  const key = isNewer ? JSON.stringify([asked, until, newest]) : null;

  const countNow = useEffectEvent(async () => {
    const filter = after(variables.filter, until ?? null);
    return filter ? count(filter) : 0;
  });
  useEffect(() => {
    if (key === null) return undefined;
    let isOver = false;
    void countNow().then(
      (rows) => isOver || setFound({ key, count: rows }),
      // what was announced before stays
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [key]);

  return {
    // the last count stays while the next one is under way
    count: isNewer && found ? found.count : 0,
    onShow: () => {
      setFound(null);
      if (newest !== undefined) setShown({ asked, until: newest });
    },
  };
}
