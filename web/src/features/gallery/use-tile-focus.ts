import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Gallery } from './use-gallery';

const tileOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-design]')].find(({ dataset }) => dataset['design'] === id);

/** Where to go on when designs are taken away: at the one after the last of them, else at the one before. */
export function successorOf(items: NonNullable<Gallery['items']>, ids: readonly string[]): string | undefined {
  const goes = ({ id }: { id: string }) => ids.includes(id);
  const stays = (item: { id: string }) => !goes(item);
  return (items.slice(items.findLastIndex(goes) + 1).find(stays) ?? items.findLast(stays))?.id;
}

/** Gives a tile the focus as soon as it stands there, and nothing is `covered` by a dialog. */
export function useTileFocus(covered: boolean): (id: string | undefined) => void {
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
