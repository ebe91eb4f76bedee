import { useEffect, useState } from 'react';

/** The time in milliseconds, a second at a time for as long as somebody waits. */
export function useNow(waiting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return now;
}
