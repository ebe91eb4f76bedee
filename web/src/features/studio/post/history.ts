import type { PostDocument } from '../../../../../studio/posts/document';

/** Changes of one kind, such as letters typed into one field, that follow each other within this time are one step. */
const GROUP_MS = 1_000;

export interface History {
  past: readonly PostDocument[];
  present: PostDocument;
  future: readonly PostDocument[];
  /** The kind of the last change and when it was made. */
  last: { kind: string; at: number } | null;
}

export type HistoryAction =
  /** A change without a kind is a step of its own. */
  | { type: 'change'; to: (post: PostDocument) => PostDocument; kind?: string; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Joins what another window saved: it is no step of this customer. */
  | { type: 'adopt'; post: PostDocument };

export const historyOf = (present: PostDocument): History => ({ past: [], present, future: [], last: null });

/** Returns the history after an action. */
export function nextHistory(history: History, action: HistoryAction): History {
  const { past, present, future, last } = history;
  switch (action.type) {
    case 'change': {
      const next = action.to(present);
      if (next === present) return history;
      const continues =
        action.kind !== undefined && last?.kind === action.kind && action.at - last.at < GROUP_MS && past.length > 0;
      return {
        past: continues ? past : [...past, present],
        present: next,
        future: [],
        last: action.kind === undefined ? null : { kind: action.kind, at: action.at },
      };
    }
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], last: null } : history;
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after ? { past: [...past, present], present: after, future: rest, last: null } : history;
    }
    case 'adopt':
      return { past, present: action.post, future: [], last: null };
  }
}
