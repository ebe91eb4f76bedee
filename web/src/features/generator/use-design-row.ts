import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { useConnection } from '../../components/feedback/connection-note';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { readDraft, writeDraft } from '../../lib/draft';
import { isUnfinished } from './design-stage';
import { useDesignRowQuery } from './generator.generated';
import type { DesignRowQuery } from './generator.generated';

export const pollMs = 3_000;
const draftName = 'design-row';
/** As many as one page of them holds. */
const mostFollowed = 40;
const followedSchema = z.array(z.string()).max(mostFollowed);
/** Ended ones that stay beside those at work. */
const mostEnded = 12;

const noDesigns: readonly DesignPartsFragment[] = [];

const byAge = (a: DesignPartsFragment, b: DesignPartsFragment) =>
  a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

/** Every design once, in the order in which they were asked for. */
function inOrder(me: DesignRowQuery['me'] | undefined): readonly DesignPartsFragment[] {
  if (!me) return noDesigns;
  const byId = new Map([...me.followed.items, ...me.unfinished.items].map((design) => [design.id, design]));
  return [...byId.values()].sort(byAge);
}

/** Those that are to be followed from now on: all at work, and the last ones that have ended. */
function worthFollowing(row: readonly DesignPartsFragment[]): string[] {
  const ended = row.filter((design) => !isUnfinished(design)).slice(-mostEnded);
  const worth = row.filter((design) => isUnfinished(design) || ended.includes(design));
  return worth.slice(-mostFollowed).map(({ id }) => id);
}

/** A design that was begun when no generator was on screen is followed by the next one. */
export function followLater(owner: string, id: string): void {
  const ids = readDraft(draftName, owner, followedSchema) ?? [];
  writeDraft(draftName, owner, [...ids.filter((one) => one !== id), id].slice(-mostFollowed));
}

const sameIds = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * The account's designs at work, begun in whichever tab, and those this tab has seen at work until they are cleared
 * away: the server's own states, live, or by asking where nothing live comes through. The tab remembers which they
 * are, through a reload as well.
 */
export function useDesignRow(owner: string) {
  const [followed, setFollowed] = useState(() => readDraft(draftName, owner, followedSchema) ?? []);
  const { data, previousData, loading, refetch, startPolling, stopPolling } = useDesignRowQuery({
    variables: { followed },
    fetchPolicy: 'cache-and-network',
    // news asks again: an answer that was on its way before them does not do
    context: { queryDeduplication: false },
  });
  const me = (data ?? previousData)?.me;
  const row = useMemo(
    // one that was cleared away goes at once, before the server is asked without it
    () => inOrder(me).filter((design) => isUnfinished(design) || followed.includes(design.id)),
    [me, followed],
  );

  // what another tab has begun is followed as well, and what was deleted is not any more
  const wanted = data?.me ? worthFollowing(row) : followed;
  if (!sameIds(wanted, followed)) setFollowed(wanted);
  useEffect(() => writeDraft(draftName, owner, followed.length > 0 ? followed : null), [followed, owner]);

  const heard = useConnection() === 'live';
  const asking = row.some(isUnfinished) && !heard;
  useEffect(() => {
    if (asking) startPolling(pollMs);
    else stopPolling();
  }, [asking, startPolling, stopPolling]);

  return {
    row,
    /** False while what is shown may be what an earlier visit has left in the cache. */
    fresh: !loading && Boolean(me),
    follow: (id: string) => setFollowed((ids) => (ids.includes(id) ? ids : [...ids, id])),
    unfollow: (id: string) => setFollowed((ids) => ids.filter((one) => one !== id)),
    clearEnded: () => setFollowed(row.filter(isUnfinished).map(({ id }) => id)),
    ask: () => void refetch().catch(() => undefined),
  };
}

export type DesignRow = ReturnType<typeof useDesignRow>;

/**
 * On coming back, once: the newest design at work is shown again, unless the address names one. What the cache knows
 * of is shown at once; that there is none, only the server says.
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
