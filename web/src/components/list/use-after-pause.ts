import { useEffect, useEffectEvent } from 'react';
import { settleMs } from '../../lib/settle';

/** Acts when somebody who types has paused; as things are by then, not as they were with the last key. */
export function useAfterPause(typed: unknown, act: () => void): void {
  const settle = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(() => settle(), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
}
