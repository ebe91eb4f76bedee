import { useCallback, useMemo, useRef, useState } from 'react';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';

export interface Selection {
  /** What is chosen, in the list's order; what has gone meanwhile is not. */
  chosen: readonly DesignPartsFragment[];
  has: (id: string) => boolean;
  /** Chooses one or lets it go; with `range`, everything from the one before to this one is chosen. */
  toggle: (id: string, range: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Designs that something is to be done with together. */
export function useSelection(items: readonly DesignPartsFragment[]): Selection {
  const [ids, setIds] = useState(none);
  const anchor = useRef<string | null>(null);
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]);

  const toggle = useCallback(
    (id: string, range: boolean) => {
      const order = items.map((item) => item.id);
      const [from, to] = [order.indexOf(anchor.current ?? ''), order.indexOf(id)];
      anchor.current = id;
      setIds((before) => {
        const next = new Set(before);
        if (range && from >= 0 && to >= 0)
          for (const one of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
        else if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    [items],
  );
  return {
    chosen,
    has: useCallback((id: string) => ids.has(id), [ids]),
    toggle,
    chooseAll: useCallback(() => setIds(new Set(items.map(({ id }) => id))), [items]),
    clear: useCallback(() => setIds(none), []),
  };
}
