import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { useConnection } from '../../components/feedback/connection-note';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { readDraft, writeDraft } from '../../lib/draft';
import { isUnfinished } from '../../entities/design/shown-design';
import { useDesignRowQuery } from './generator.generated';
import type { DesignRowQuery } from './generator.generated';

export const pollMs = 3_000;
const draftName = 'design-row';
/** Maximum size of one page of the API. */
const mostTracked = 40;
const trackedSchema = z.array(z.string()).max(mostTracked);
/** Maximum number of ended designs shown beside the unfinished ones. */
const mostEnded = 12;

const noDesigns: readonly DesignPartsFragment[] = [];

const byAge = (a: DesignPartsFragment, b: DesignPartsFragment) =>
  a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

/** Returns every design once, in the order of the requests. */
function inOrder(me: DesignRowQuery['me'] | undefined): readonly DesignPartsFragment[] {
  if (!me) return noDesigns;
  const byId = new Map([...me.followed.items, ...me.unfinished.items].map((design) => [design.id, design]));
  return [...byId.values()].sort(byAge);
}

/** Returns the ids to track from now on: all unfinished designs, and the last ones that have ended. */
function idsToTrack(row: readonly DesignPartsFragment[]): string[] {
  const ended = row.filter((design) => !isUnfinished(design)).slice(-mostEnded);
  const worth = row.filter((design) => isUnfinished(design) || ended.includes(design));
  return worth.slice(-mostTracked).map(({ id }) => id);
}

/** Has the next generator track a design that was started when no generator was on screen. */
export function trackLater(owner: string, id: string): void {
  const ids = readDraft(draftName, owner, trackedSchema) ?? [];
  writeDraft(draftName, owner, [...ids.filter((one) => one !== id), id].slice(-mostTracked));
}

const sameIds = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * Provides the account's unfinished designs, started in any tab, and the ended ones that this tab has tracked until
 * they are cleared. States come from the server: live, or by polling while the WebSocket is disconnected. The tab
 * stores the tracked ids, so they survive a reload.
 */
export function useDesignRow(owner: string) {
  const [tracked, setTracked] = useState(() => readDraft(draftName, owner, trackedSchema) ?? []);
  const { data, previousData, loading, refetch, startPolling, stopPolling } = useDesignRowQuery({
    variables: { followed: tracked },
    fetchPolicy: 'cache-and-network',
    // An update requests the list again: an answer to an earlier request must not be shared.
    context: { queryDeduplication: false },
  });
  const me = (data ?? previousData)?.me;
  const row = useMemo(
    // hides a cleared design at once, before the next request without it
    () => inOrder(me).filter((design) => isUnfinished(design) || tracked.includes(design.id)),
    [me, tracked],
  );

  // tracks what another tab has started, and drops what was deleted
  const current = data?.me ? idsToTrack(row) : tracked;
  if (!sameIds(current, tracked)) setTracked(current);
  useEffect(() => writeDraft(draftName, owner, tracked.length > 0 ? tracked : null), [tracked, owner]);

  const isLive = useConnection() === 'live';
  const asking = row.some(isUnfinished) && !isLive;
  useEffect(() => {
    if (asking) startPolling(pollMs);
    else stopPolling();
  }, [asking, startPolling, stopPolling]);

  return {
    row,
    /** False while the data may be from the cache of an earlier visit. */
    fresh: !loading && Boolean(me),
    track: (id: string) => setTracked((ids) => (ids.includes(id) ? ids : [...ids, id])),
    untrack: (id: string) => setTracked((ids) => ids.filter((one) => one !== id)),
    clearEnded: () => setTracked(row.filter(isUnfinished).map(({ id }) => id)),
    ask: () => void refetch().catch(() => undefined),
  };
}

export type DesignRow = ReturnType<typeof useDesignRow>;

/**
 * Shows the newest unfinished design again when the user returns, once, unless the address names one. A cached one is
 * shown at once; only the server's answer can say that there is none.
 */
export function usePickUp({ row, fresh }: DesignRow, shownId: string | null, show: (id: string) => void): void {
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    const unfinished = shownId === null ? row.findLast(isUnfinished) : undefined;
    looked.current = fresh || shownId !== null || unfinished !== undefined;
    if (unfinished) show(unfinished.id);
  }, [row, fresh, shownId, show]);
}
