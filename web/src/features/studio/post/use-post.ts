import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { PostDocument } from '../../../../../studio/posts/document';
import { historyOf, nextHistory } from './history';

/** Changes a post; `kind` groups changes that follow each other into one step of undo. */
export type ChangePost = (to: (post: PostDocument) => PostDocument, kind?: string) => void;

export interface EditedPost {
  post: PostDocument;
  change: ChangePost;
  adopt: (post: PostDocument) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Holds a post with its history. Ctrl+Z undoes and Shift+Ctrl+Z or Ctrl+Y redoes, also while a field has the focus. */
export function usePost(first: PostDocument): EditedPost {
  const [history, dispatch] = useReducer(nextHistory, first, historyOf);
  const [actions] = useState(() => ({
    change: (to: (post: PostDocument) => PostDocument, kind?: string) =>
      dispatch({ type: 'change', to, kind, at: Date.now() }),
    adopt: (post: PostDocument) => dispatch({ type: 'adopt', post }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  }));
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
    post: history.present,
    change: actions.change,
    adopt: actions.adopt,
    undo: history.past.length > 0 ? actions.undo : null,
    redo: history.future.length > 0 ? actions.redo : null,
  };
}
