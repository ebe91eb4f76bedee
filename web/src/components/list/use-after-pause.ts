import { useEffect, useEffectEvent } from 'react';
import { settleMs } from '../../lib/settle';

/** Calls `act` after a pause in typing, with the state of that moment and not of the last key press. */
export function useAfterPause(typed: unknown, act: () => void): void {
  const settle = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(() => settle(), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
}
