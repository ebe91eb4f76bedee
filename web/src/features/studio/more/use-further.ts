import { useCallback, useState } from 'react';
import type { Background } from '../../../entities/design-photo/background-field';

/** What was made from a post in this visit, while panels come and go. */
export interface Further {
  /** Decides which looks are proposed. */
  seed: string;
  /** Ids of the copies by what they are copies of. */
  copies: ReadonlyMap<string, string>;
  /** Id of the design that is made with another picture; null before one was requested. */
  picture: string | null;
  /** Where another picture is to come from. */
  background: Background;
}

export interface FurtherState extends Further {
  set: (part: Partial<Further>) => void;
  copied: (key: string, id: string) => void;
}

const painted: Background = { source: 'PAINTED', photo: null };

/** Provides what was made from the post of a design. */
export function useFurther(id: string): FurtherState {
  const [state, setState] = useState<Further>({ seed: id, copies: new Map(), picture: null, background: painted });
  const set = useCallback((part: Partial<Further>) => setState((before) => ({ ...before, ...part })), []);
  const copied = useCallback(
    (key: string, copy: string) => setState((before) => ({ ...before, copies: new Map(before.copies).set(key, copy) })),
    [],
  );
  return { ...state, set, copied };
}
