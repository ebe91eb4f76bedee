import { useEffect, useState } from 'react';

/** Returns the time in milliseconds, updated every second while waiting. */
export function useNow(waiting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return now;
}
