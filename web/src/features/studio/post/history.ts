import type { PostDocument } from '../../../../../studio/posts/document';
import { changedKeys, takeKeys } from './merge';

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
  /** Joins what another window saved: it is no step of this customer, and undo and redo leave it as it is. */
  | { type: 'adopt'; post: PostDocument };

export const historyOf = (present: PostDocument): History => ({ past: [], present, future: [], last: null });

const isSame = (one: PostDocument, other: PostDocument) => one === other || changedKeys(one, other).length === 0;

/** Returns the history with another window's changes in each of its posts, without steps that change nothing then. */
function joined({ past, present, future }: History, post: PostDocument): History {
  const keys = changedKeys(present, post);
  const withTheirs = (one: PostDocument) => takeKeys(one, post, keys);
  const before = past.map(withTheirs);
  const after = future.map(withTheirs);
  return {
    past: before.filter((one, index) => !isSame(one, before[index + 1] ?? post)),
    present: post,
    future: after.filter((one, index) => !isSame(one, after[index - 1] ?? post)),
    last: null,
  };
}

/** Returns the history after an action. */
export function nextHistory(history: History, action: HistoryAction): History {
  const { past, present, future, last } = history;
  switch (action.type) {
    case 'change': {
      const next = action.to(present);
      // such as the second click of a double click
      if (isSame(next, present)) return history;
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
      return joined(history, action.post);
  }
}
