import { useCallback, useState } from 'react';
import type { PostDocument } from '../../../../../studio/posts/document';
import type { Background } from '../../../entities/design-photo/background-field';

/** A copy, with the content that it was made of: a changed post can be copied again. */
interface MadeCopy {
  id: string;
  content: string;
}

/** What was made from a post in this visit, while panels come and go. */
export interface Further {
  /** Decides which looks are proposed. */
  seed: string;
  /** The last copies by what they are copies of. */
  copies: ReadonlyMap<string, MadeCopy>;
  /** Id of the design that is made with another picture; null before one was requested. */
  picture: string | null;
  /** Where another picture is to come from. */
  background: Background;
}

export interface FurtherState extends Further {
  set: (part: Partial<Further>) => void;
  copied: (key: string, post: PostDocument, id: string) => void;
  /** Returns the id of the copy that was made of just this post; null when there is none. */
  copyOf: (key: string, post: PostDocument) => string | null;
}

const painted: Background = { source: 'PAINTED', photo: null };

/** Provides what was made from the post of a design. */
export function useFurther(id: string): FurtherState {
  const [state, setState] = useState<Further>({ seed: id, copies: new Map(), picture: null, background: painted });
  const set = useCallback((part: Partial<Further>) => setState((before) => ({ ...before, ...part })), []);
  const copied = useCallback((key: string, post: PostDocument, copy: string) => {
    const made = { id: copy, content: JSON.stringify(post) };
    setState((before) => ({ ...before, copies: new Map(before.copies).set(key, made) }));
  }, []);
  const copyOf = (key: string, post: PostDocument) => {
    const made = state.copies.get(key);
    return made && made.content === JSON.stringify(post) ? made.id : null;
  };
  return { ...state, set, copied, copyOf };
}
