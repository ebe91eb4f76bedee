import { useCallback, useEffect, useReducer, useRef } from 'react';

const tileOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-design]')].find(({ dataset }) => dataset['design'] === id);

/** Where to go on when designs are taken away: at the one after the last of them, else at the one before. */
export function successorOf(items: readonly { id: string }[], ids: readonly string[]): string | undefined {
  const goes = ({ id }: { id: string }) => ids.includes(id);
  const stays = (item: { id: string }) => !goes(item);
  return (items.slice(items.findLastIndex(goes) + 1).find(stays) ?? items.findLast(stays))?.id;
}

/**
 * Gives the tile of a design (`data-design`) the focus as soon as it stands there.
 * @param covered a dialog has it meanwhile
 */
export function useTileFocus(covered = false): (id: string | undefined) => void {
  const wanted = useRef<string | undefined>(undefined);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (covered || wanted.current === undefined) return;
    const tile = tileOf(wanted.current);
    if (!tile) return;
    wanted.current = undefined;
    tile.focus();
  });
  return useCallback((id) => {
    wanted.current = id;
    lookAgain();
  }, []);
}
