import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import type { Gallery } from './use-gallery';

const parameter = 'design';

/** What stands before and after the large design in the list. */
export interface Neighbours {
  previous: DesignPartsFragment | undefined;
  /** Missing at the end of the list; `loaded` is missing where it has to be asked for first. */
  next: { loaded: DesignPartsFragment | undefined; go: () => Promise<void> } | undefined;
  turnTo: (id: string) => void;
  /** Such as '3 of 61'; null for a design that the list does not hold. */
  place: string | null;
}

export interface ShownDesign {
  id: string | null;
  /** Address that shows a design, the filters kept. */
  addressOf: (id: string) => string;
  turnTo: (id: string) => void;
  close: () => void;
}

/** Which design is shown large stands in the address: it can be shared, and the browser's back button closes it. */
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
      // one step back closes it, however many were looked at
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

/** The neighbours of a design in the list as it is loaded. */
export function neighboursOf(
  { items = [], totalItems, hasMore, more }: Pick<Gallery, 'items' | 'totalItems' | 'hasMore' | 'more'>,
  id: string,
  turnTo: (id: string) => void,
): Neighbours {
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
