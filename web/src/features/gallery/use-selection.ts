import { useCallback, useMemo, useRef, useState } from 'react';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';

export interface Selection {
  /** The selected designs in the list's order, without deleted ones. */
  chosen: readonly DesignPartsFragment[];
  has: (id: string) => boolean;
  /** Selects or deselects a design; with `range`, selects everything from the previous one to this one. */
  toggle: (id: string, range: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Provides the selection of designs for bulk actions. */
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
