import { useCallback, useEffect, useReducer, useRef } from 'react';

type Kind = 'design' | 'post';

const tileOf = (kind: Kind, id: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-${kind}]`)].find(({ dataset }) => dataset[kind] === id);

/** Returns the element to focus after a deletion: the one after the last deleted one, else the one before. */
export function successorOf(items: readonly { id: string }[], ids: readonly string[]): string | undefined {
  const goes = ({ id }: { id: string }) => ids.includes(id);
  const stays = (item: { id: string }) => !goes(item);
  return (items.slice(items.findLastIndex(goes) + 1).find(stays) ?? items.findLast(stays))?.id;
}

/** Whether the user is in a field, from which the focus must not be taken: what is typed next would be lost. */
const isTyping = () => document.activeElement?.matches('input:not([type="checkbox"]), textarea') ?? false;

/**
 * Focuses the tile of a design (`data-design`), or of a post (`data-post`), as soon as it is rendered, unless the user types by then.
 * @param covered a dialog has the focus at this time
 */
export function useTileFocus(covered = false, kind: Kind = 'design'): (id: string | undefined) => void {
  const pending = useRef<string | undefined>(undefined);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (covered || pending.current === undefined) return;
    const tile = tileOf(kind, pending.current);
    if (!tile) return;
    pending.current = undefined;
    if (!isTyping()) tile.focus();
  });
  return useCallback((id) => {
    pending.current = id;
    lookAgain();
  }, []);
}
