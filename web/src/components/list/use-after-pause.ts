import { useEffect, useEffectEvent } from 'react';
import { useIsLeaving } from '../../lib/use-is-leaving';

/** Pause in typing before a filter is applied, in milliseconds. */
export const settleMs = 300;

/**
 * Calls `act` after a pause in typing, with the state of that moment and not of the last key press; not at all when the
 * user has left for another page in the pause.
 */
export function useAfterPause(typed: unknown, act: () => void): void {
  const isLeaving = useIsLeaving();
  const settle = useEffectEvent(() => {
    if (!isLeaving()) act();
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
}
