import { useCallback, useState } from 'react';

/** What was made from a post in this visit, while panels come and go. */
export interface Further {
  /** Decides which looks are proposed. */
  seed: string;
  /** Ids of the copies by what they are copies of. */
  copies: ReadonlyMap<string, string>;
  /** Id of the design that is painted over another picture; null before one was requested. */
  picture: string | null;
}

export interface FurtherState extends Further {
  set: (part: Partial<Further>) => void;
  copied: (key: string, id: string) => void;
}

/** Provides what was made from the post of a design. */
export function useFurther(id: string): FurtherState {
  const [state, setState] = useState<Further>({ seed: id, copies: new Map(), picture: null });
  const set = useCallback((part: Partial<Further>) => setState((before) => ({ ...before, ...part })), []);
  const copied = useCallback(
    (key: string, copy: string) => setState((before) => ({ ...before, copies: new Map(before.copies).set(key, copy) })),
    [],
  );
  return { ...state, set, copied };
}
