import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { SLOTS, type PostDocument, type Slot } from '../../../../../studio/posts/document';
import { afterPause } from '../../../lib/after-pause';
import { historyOf, nextHistory, type History, type HistoryAction } from './history';

/** Changes a post; `kind` groups changes that follow each other into one step of undo. */
export type ChangePost = (to: (post: PostDocument) => PostDocument, kind?: string) => void;

/** Holds a post with its history apart from React's state, so that what draws and stores it waits for no rendering. */
export class PostStore {
  private history: History;
  private readonly listeners = new Set<(action: HistoryAction) => void>();

  constructor(first: PostDocument) {
    this.history = historyOf(first);
  }

  readonly get = (): History => this.history;
  readonly post = (): PostDocument => this.history.present;

  readonly subscribe = (listener: (action: HistoryAction) => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  dispatch(action: HistoryAction): void {
    const next = nextHistory(this.history, action);
    if (next === this.history) return;
    this.history = next;
    for (const listener of this.listeners) listener(action);
  }
}

/** Kind of the changes that typing in a text of the post makes. */
export const typingIn = (slot: Slot): string => `words.${slot}.text`;
const isTyping = (action: HistoryAction): boolean =>
  action.type === 'change' && SLOTS.some((slot) => action.kind === typingIn(slot));

export interface EditedPost {
  /** The newest post. `post` follows it when there is time, while one types. */
  store: PostStore;
  post: PostDocument;
  change: ChangePost;
  adopt: (post: PostDocument) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Holds a post with its history. Ctrl+Z undoes and Shift+Ctrl+Z or Ctrl+Y redoes, also while a field has the focus. */
export function usePost(first: PostDocument): EditedPost {
  const [store] = useState(() => new PostStore(first));
  const [history, setHistory] = useState(store.get);
  const [actions] = useState(() => ({
    change: (to: (post: PostDocument) => PostDocument, kind?: string) =>
      store.dispatch({ type: 'change', to, ...(kind !== undefined && { kind }), at: Date.now() }),
    adopt: (post: PostDocument) => store.dispatch({ type: 'adopt', post }),
    undo: () => store.dispatch({ type: 'undo' }),
    redo: () => store.dispatch({ type: 'redo' }),
  }));
  // before the effects of what is rendered below, which may change the post
  useLayoutEffect(() => {
    const later = afterPause();
    const show = () => setHistory(store.get());
    return store.subscribe((action) => {
      // its field shows the text itself, and the canvas draws it
      if (isTyping(action)) later(() => startTransition(show));
      else show();
    });
  }, [store]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
    const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
    if (!isOurs || isInDialog || event.defaultPrevented) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) actions.redo();
    else actions.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    store,
    post: history.present,
    change: actions.change,
    adopt: actions.adopt,
    undo: history.past.length > 0 ? actions.undo : null,
    redo: history.future.length > 0 ? actions.redo : null,
  };
}
