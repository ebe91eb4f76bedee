import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import type { Gallery } from './use-gallery';

const parameter = 'design';

/** The designs before and after the large one in the list. */
export interface AdjacentDesigns {
  previous: DesignPartsFragment | undefined;
  /** Undefined at the end of the list; `loaded` is undefined while it has to be requested first. */
  next: { loaded: DesignPartsFragment | undefined; go: () => Promise<void> } | undefined;
  turnTo: (id: string) => void;
  /** Such as '3 of 61'; null for a design that is not in the list. */
  place: string | null;
}

export interface ShownDesign {
  id: string | null;
  /** Returns the address of a design's large view, with the current filters. */
  addressOf: (id: string) => string;
  turnTo: (id: string) => void;
  close: () => void;
}

/** Reads the design shown large from the address: it can be shared, and the browser's back button closes it. */
export function useShownDesign(): ShownDesign {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as { opened?: boolean } | null;
  const opened = state?.opened === true;
  const addressOf = useCallback(
    (id: string) => {
      const next = new URLSearchParams(parameters);
      next.set(parameter, id);
      return `?${next.toString()}`;
    },
    [parameters],
  );
  const set = (id: string | null) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set(parameter, id);
        else next.delete(parameter);
        return next;
      },
      // one step back closes it, however many designs were viewed
      { replace: true, preventScrollReset: true, state: id ? state : null },
    );
  return {
    id: parameters.get(parameter),
    addressOf,
    turnTo: set,
    close: () => {
      if (opened) void navigate(-1);
      else set(null);
    },
  };
}

/** Returns the designs before and after a design in the loaded list. */
export function adjacentDesignsOf(
  { items = [], totalItems, hasMore, more }: Pick<Gallery, 'items' | 'totalItems' | 'hasMore' | 'more'>,
  id: string,
  turnTo: (id: string) => void,
): AdjacentDesigns {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) return { previous: undefined, next: undefined, turnTo, place: null };
  const loaded = items[index + 1];
  const go = async () => {
    const now = loaded ? items : await more();
    const place = now.findIndex((item) => item.id === id);
    const next = place < 0 ? undefined : now[place + 1];
    if (next) turnTo(next.id);
  };
  return {
    previous: items[index - 1],
    next: loaded || hasMore ? { loaded, go } : undefined,
    turnTo,
    place: `${index + 1} of ${totalItems}`,
  };
}
