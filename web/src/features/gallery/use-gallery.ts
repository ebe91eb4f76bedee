import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useDeletedDesigns } from '../../entities/design/deleted-designs';
import { onDesignUpdate } from '../../entities/design/design-updates';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { useConnection } from '../../components/feedback/connection-note';
import type { DesignFilter } from '../../gql/schema';
import type { GalleryList } from './gallery-list';
import { useGalleryDesignsQuery } from './gallery.generated';
import { galleryVariables, loadMore, reloadGallery, takeChange, takeTotal } from './cached-gallery';

const pollMs = 5_000;

export interface Gallery {
  /** The loaded designs, newest first; undefined until the first page has arrived. */
  items: readonly DesignPartsFragment[] | undefined;
  totalItems: number;
  /** A request is running. */
  loading: boolean;
  /** Why the last request failed. */
  error: unknown;
  /** The items shown belong to the previous filter. */
  stale: boolean;
  hasMore: boolean;
  /**
   * Loads the next page.
   * @returns everything loaded then; nothing on failure
   */
  more: () => Promise<readonly DesignPartsFragment[]>;
  retry: () => void;
}

/** Running requests of one list, and how the last one ended. */
interface Progress {
  key: string;
  underWay: number;
  error: unknown;
}

/** Counts running requests, and keeps an error until the next request. */
function useProgress(key: string) {
  const [progress, setProgress] = useState<Progress>({ key, underWay: 0, error: null });
  const current = progress.key === key ? progress : { key, underWay: 0, error: null };
  const run = useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
      const of = (before: Progress) => (before.key === key ? before : { key, underWay: 0, error: null });
      setProgress((before) => ({ key, underWay: of(before).underWay + 1, error: null }));
      const { result, error } = await work().then(
        (done) => ({ result: done, error: null as unknown }),
        (reason: unknown) => ({ result: null, error: reason }),
      );
      // an answer for a list that is no longer shown is cached, but reports nothing here
      setProgress((before) =>
        before.key === key ? { key, underWay: Math.max(0, before.underWay - 1), error: error ?? before.error } : before,
      );
      return result;
    },
    [key],
  );
  return { loading: current.underWay > 0, error: current.error, run };
}

/** Runs the work, and again if it was requested during the run; any number of simultaneous requests makes two runs. */
function onceMore(work: () => Promise<void>): () => void {
  let isAtWork = false;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    isAtWork = true;
    do {
      isAskedAgain = false;
      await work().catch(() => undefined);
    } while (isAskedAgain);
    isAtWork = false;
  };
  return () => {
    if (isAtWork) isAskedAgain = true;
    else void run();
  };
}

/** Applies updates of the account's designs while the list is on screen. */
function useUpdates(filter: DesignFilter, list: GalleryList | undefined, reload: () => void) {
  const client = useApolloClient();
  const held = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    held.current = new Set(list?.items.map(({ id }) => id));
  }, [list]);
  useEffect(() => {
    const countAgain = onceMore(() => takeTotal(client, filter));
    return onDesignUpdate(({ design, deletedId }) => {
      // A loaded design removes itself. Of any other it is unknown whether it belonged to the list.
      if (deletedId) countAgain();
      else if (!design) reload();
      // A loaded design's fields update by its id; only a status filter can remove it from the list.
      else if (filter.status || !held.current.has(design.id))
        void takeChange(client, filter, design.id).catch(() => undefined);
    });
  }, [client, filter, reload]);

  const connected = useConnection();
  const before = useRef(connected);
  useEffect(() => {
    // catches up on changes missed while disconnected
    if (before.current === 'lost' && connected === 'live') reload();
    before.current = connected;
  }, [connected, reload]);

  const waits = connected !== 'live' && (list?.items.some(({ finishedAt }) => finishedAt === null) ?? false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(reload, pollMs);
    return () => clearInterval(timer);
  }, [waits, reload]);
}

/** Returns the account's designs that match a filter: cached while the user is on another page, and updated live. */
export function useGallery(wanted: DesignFilter): Gallery {
  const client = useApolloClient();
  const key = JSON.stringify(wanted);
  const filter = useMemo(() => JSON.parse(key) as DesignFilter, [key]);
  const { data } = useGalleryDesignsQuery({ variables: galleryVariables(filter), fetchPolicy: 'cache-only' });
  const { loading, error, run } = useProgress(key);
  const list = data?.me?.designs;
  const [shown, setShown] = useState(list);
  if (list && list !== shown) setShown(list);

  const reload = useCallback(() => void run(() => reloadGallery(client, filter)), [client, filter, run]);
  useEffect(reload, [reload]);
  useUpdates(filter, list, reload);

  const asking = useRef<Promise<readonly DesignPartsFragment[]> | null>(null);
  const more = useCallback(() => {
    asking.current ??= run(() => loadMore(client, filter))
      .then((items) => items ?? [])
      .finally(() => {
        asking.current = null;
      });
    return asking.current;
  }, [client, filter, run]);

  const deleted = useDeletedDesigns();
  const there = list ?? shown;
  const items = useMemo(() => there?.items.filter(({ id }) => !deleted.has(id)), [there, deleted]);
  return {
    items,
    totalItems: there && items ? there.totalItems - (there.items.length - items.length) : 0,
    loading,
    error,
    stale: !list && there !== undefined,
    hasMore: there?.pageInfo.hasNextPage ?? false,
    more,
    retry: reload,
  };
}
